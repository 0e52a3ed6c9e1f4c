import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether an installed package is the one whose hash is known; removes it when it is not. npm has compared the hash in its
 * record with what it downloaded, and has run nothing of it.
 * @param folder where npm has installed it
 * @param integrity as lockfiles write it, `sha512-…`
 */
export function keepIfPublished(folder, name, integrity) {
  if (recordedIntegrity(folder, name) === integrity) return true;
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  return false;
}

function recordedIntegrity(folder, name) {
  try {
    const record = JSON.parse(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8'));
    return record.packages[`node_modules/${name}`].integrity;
  } catch {
    return undefined;
  }
}
