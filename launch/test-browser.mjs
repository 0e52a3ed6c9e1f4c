import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// Chromium without windows shows the same pages in two thirds of the time.
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

let listed = false;

/** A program's path, or undefined. */
export function findProgram(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(runs);
}

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs a Debian package, but only as root on Debian. Returns whether it succeeded. */
export function aptInstall(name) {
  if (!isRootOnDebian()) return false;
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-y', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  console.log(`Installing ${name} for the tests.`);
  if (!listed) listed = apt('update');
  return apt('install', '--no-install-recommends', name);
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && !!findProgram('apt-get');
}

/** The path of a Chromium for the journeys. Installs one where possible; returns undefined if there is none. */
export function findBrowser() {
  return (
    process.env.CHROMIUM_PATH ||
    (findShell() ?? findInstalled() ?? (aptInstall('chromium') ? findInstalled() : undefined))
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
  return (
    process.platform !== 'linux' ||
    LIBERATION.some((folder) => existsSync(folder)) ||
    aptInstall('fonts-liberation')
  );
}

function findShell() {
  return findProgram(SHELL) ?? (aptInstall(SHELL) ? findProgram(SHELL) : undefined);
}

function findInstalled() {
  return NAMES.map(findProgram).find(Boolean) ?? PLACES.find(existsSync);
}
