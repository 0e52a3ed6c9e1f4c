import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// Chromium without its windows: the same pages in two thirds of the time.
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** A program's path, or undefined. */
export const findProgram = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(runs);

const isRootOnDebian = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && !!findProgram('apt-get');

let listed = false;

/** Installs a Debian package where that is ours to do; answers whether it is there. */
export const aptInstall = (name) => {
  if (!isRootOnDebian()) return false;
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-y', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  console.log(`Installing ${name} for the tests.`);
  if (!listed) listed = apt('update');
  return apt('install', '--no-install-recommends', name);
};

const shell = () => findProgram(SHELL) ?? (aptInstall(SHELL) ? findProgram(SHELL) : undefined);

const known = () => NAMES.map(findProgram).find(Boolean) ?? PLACES.find(existsSync);

/** A Chromium for the visitors' journeys, installed where that is possible; undefined when there is none. */
export const findBrowser = () =>
  process.env.CHROMIUM_PATH || (shell() ?? known() ?? (aptInstall('chromium') ? known() : undefined));
