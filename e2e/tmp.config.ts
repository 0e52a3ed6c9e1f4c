import config from './playwright.config.ts';
export default {
  ...config,
  webServer: undefined,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: { ...config.use, actionTimeout: 60_000, navigationTimeout: 90_000 },
};
