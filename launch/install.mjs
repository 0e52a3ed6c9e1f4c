import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bringNode24, npm, root, withNode24 } from './node-24.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { isRelease, systemName } from './released.mjs';

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await install(bringNode24());

/** Installs the packages of package-lock.json into `node_modules`, unless they are there already. */
export async function install(node) {
  if (!isInstalled()) await oneAtATime(() => installMissing(node));
}

/**
 * Installs the packages of a release for this system, as its package-lock.json there names them, and notes for which
 * system they are: on another one they are fetched at the first start.
 */
export function installReleased(node, folder) {
  npm(['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', ...QUIET], withNode24(node), folder);
  writeFileSync(stampOf(folder), `${lockHash(folder)} ${systemName()}`);
}

/** What was installed: the lockfile's hash, and in a release for which system. */
function stampOf(folder) {
  return join(folder, 'node_modules', '.foyer-installed');
}

function isInstalled() {
  const [hash, system] = read(stampOf(root)).split(' ');
  return hash === lockHash(root) && (!system || system === systemName());
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function lockHash(folder) {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
}

function installMissing(node) {
  if (isInstalled()) return;
  if (isRelease) {
    console.log(`Fetching packages for ${systemName()}; this happens once.`);
    installReleased(node, root);
    return;
  }
  if (!isInstalledByHand()) {
    console.log('Installing the packages that Foyer needs; this happens once.');
    npm(['ci', '--include=dev', ...QUIET], withNode24(node));
  }
  writeFileSync(stampOf(root), lockHash(root));
}

/** Whether someone ran `npm install` already: then npm's own record agrees with the lock file. */
function isInstalledByHand() {
  const installedFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = JSON.parse(read(installedFile)).packages;
  return Object.entries(JSON.parse(read(join(root, 'package-lock.json'))).packages).every(
    ([path, wanted]) => path === '' || wanted.optional || installed[path]?.version === wanted.version,
  );
}
