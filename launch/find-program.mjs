import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps servers where only root looks, and not even root who has come by `su`. */
const SERVERS = process.platform === 'linux' ? ['/usr/local/sbin', '/usr/sbin', '/sbin'] : [];

/** A program's path, or undefined. */
export function findProgram(name) {
  return searchedFolders()
    .map((folder) => join(folder, name))
    .find(runs);
}

export function searchedFolders() {
  return [...(process.env.PATH ?? '').split(delimiter), ...SERVERS];
}

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
