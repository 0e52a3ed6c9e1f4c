// The browser that journeys use.
import type { LaunchOptions } from '@playwright/test';

export const browserOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Letters as wide as they are drawn, as on phones: Linux would round each to a whole pixel, the stand-in's otherwise
    // than ours, and lines would wrap anew when ours arrive.
    '--font-render-hinting=none',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
} satisfies LaunchOptions;
