// Journeys through the built shop in a real browser. `npm test` and `npm run test:e2e` run them.
import { defineConfig } from '@playwright/test';
import { addressOf, type ShopName } from './servers.ts';
import { browserOptions } from './support/browser.ts';

function shop(name: ShopName, workers: number, testMatch: string, testIgnore: string[] = []) {
  return {
    name,
    workers,
    testMatch,
    testIgnore,
    use: { baseURL: addressOf(name) },
  };
}

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // Journeys wait for their pages about half of the time.
  workers: 4,
  // On a busy shared machine a journey may time out. It is tried again there, and reported as flaky.
  retries: process.env['CI'] ? 2 : 0,
  // Long timeouts, because the machine may be busy with other work.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // The visitor's language and time zone must not depend on the machine's settings.
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: browserOptions,
    // One journey after the other in the same tab, emptied between them: what the browser has read of the scripts stays.
    reuseContext: true,
  },
  projects: [
    // These wait for holds and turns to end, for most of their time: one of them runs beside the others from the beginning.
    shop('hasty', 1, '{hold,waiting-room}*.spec.ts'),
    shop('confirm', 1, '{con{firm,sent}*,pauses,look}.spec.ts'),
    shop('shop', 3, '*.spec.ts', [
      'con{firm,sent}*.spec.ts',
      '{pauses,look}.spec.ts',
      '{hold,waiting-room}*.spec.ts',
    ]),
  ],
  webServer: {
    name: 'shops',
    command: `"${process.execPath}" "${import.meta.dirname}/serve-all.ts"`,
    wait: { stdout: /All shops are open/ },
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
  },
});
