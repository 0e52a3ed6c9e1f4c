import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root } from './node-24.mjs';

const folder = join(root, '.node', 'launching');
const ownerFile = join(folder, 'pid');
const PATIENCE_MS = 10 * 60_000;

/** Foyer may be started several times at once in one folder: one process installs and builds, the others wait for it. */
export async function oneAtATime(work) {
  mkdirSync(join(root, '.node'), { recursive: true });
  const since = Date.now();
  while (!take()) {
    await sleep(200);
    if (!ownerRuns()) rmSync(folder, { recursive: true, force: true });
    else if (Date.now() - since > PATIENCE_MS)
      giveUp(`Another Foyer process seems to be installing. If none is running, delete ${folder}.`);
  }
  const letGo = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', letGo);
  try {
    return await work();
  } finally {
    process.off('exit', letGo);
    letGo();
  }
}

function take() {
  try {
    mkdirSync(folder);
    writeFileSync(ownerFile, String(process.pid));
    return true;
  } catch {
    return false;
  }
}

function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function ownerRuns() {
  try {
    const pid = Number(readFileSync(ownerFile, 'utf8'));
    return pid === 0 || process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
