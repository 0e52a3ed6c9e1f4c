import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, withNode24 } from './node-24.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

const stampFile = join(root, 'node_modules', '.foyer-installed');
const lockFile = join(root, 'package-lock.json');
const installedFile = join(root, 'node_modules', '.package-lock.json');

/** Installs the packages of package-lock.json into `node_modules`, unless they are there already. */
export async function install(node) {
  if (read(stampFile) !== lockHash()) await oneAtATime(() => installStale(node));
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}

function installStale(node) {
  const hash = lockHash();
  if (read(stampFile) === hash) return;
  if (!isInstalledByHand()) {
    console.log('Installing the packages that Foyer needs; this happens once.');
    npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], withNode24(node));
  }
  writeFileSync(stampFile, hash);
}

/** Whether someone ran `npm install` already: then npm's own record agrees with the lock file. */
function isInstalledByHand() {
  if (!existsSync(installedFile)) return false;
  const installed = JSON.parse(read(installedFile)).packages;
  return Object.entries(JSON.parse(read(lockFile)).packages).every(
    ([path, wanted]) => path === '' || wanted.optional || installed[path]?.version === wanted.version,
  );
}
