import { existsSync } from 'node:fs';
import { aptInstall } from './apt-install.mjs';
import { findProgram } from './find-program.mjs';

// Chromium without windows shows the same pages in two thirds of the time.
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Debian packages that the journeys are best run with, of those that this machine does not have. */
export function packagesOfBrowser() {
  const hasBrowser = process.env.CHROMIUM_PATH || findProgram(SHELL);
  return [...(hasBrowser ? [] : [SHELL]), ...(hasStandIn() ? [] : ['fonts-liberation'])];
}

/** The path of a Chromium for the journeys. Installs a whole one where that is the only way; undefined if there is none. */
export function findBrowser() {
  return (
    process.env.CHROMIUM_PATH ||
    (findProgram(SHELL) ?? findInstalled() ?? (aptInstall('chromium') ? findInstalled() : undefined))
  );
}

const LIBERATION = ['liberation', 'liberation2', 'liberation-sans'].flatMap((name) => [
  `/usr/share/fonts/truetype/${name}`,
  `/usr/share/fonts/${name}`,
]);

/**
 * Whether Chromium has a face to stand in until the shop's own have arrived (`ui/faces.css`), as visitors' systems have. A
 * bare Linux has none: there lines wrap anew when the shop's faces arrive, and journeys see the page move.
 */
export function hasStandIn() {
  return process.platform !== 'linux' || LIBERATION.some((folder) => existsSync(folder));
}

function findInstalled() {
  return NAMES.map(findProgram).find(Boolean) ?? PLACES.find(existsSync);
}
