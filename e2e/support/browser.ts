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
    // Pages live for seconds: what compiling their hottest functions costs, they never win back.
    '--js-flags=--no-maglev,--no-opt',
    // One visitor at a time needs no page in reserve, and no process of its own for what a processor draws.
    '--renderer-process-limit=1',
    '--in-process-gpu',
  ],
} satisfies LaunchOptions;
