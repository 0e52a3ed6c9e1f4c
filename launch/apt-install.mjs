// Installs Debian packages for the tests, all of them at once. Tests start servers by themselves, on ports of their own: those
// that Debian starts with a package would only take each other's port 80, and stay on the machine.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { findProgram, searchedFolders } from './find-program.mjs';

/** Debian asks this program before a package starts its server; 101 is no. */
const POLICY = '/usr/sbin/policy-rc.d';
const SIGNATURE = '# By the tests of Foyer';

let listed = false;

/** Installs Debian packages, but only as root on Debian. Returns whether all of them are there. */
export function aptInstall(...names) {
  if (names.length === 0) return true;
  if (!isRootOnDebian()) return false;
  console.log(`Installing ${names.join(', ')} for the tests.`);
  if (!listed) listed = apt('update');
  const install = (...some) => apt('install', '--no-install-recommends', ...some);
  // A package that this Debian does not have keeps the others away.
  return withoutServers(() => install(...names) || names.map((name) => install(name)).every(Boolean));
}

function apt(...args) {
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    // It refuses to work where it does not find the programs that only root needs.
    env: { ...process.env, PATH: searchedFolders().join(delimiter), DEBIAN_FRONTEND: 'noninteractive' },
  };
  return spawnSync('apt-get', ['-qq', '-y', ...args], options).status === 0;
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && !!findProgram('apt-get');
}

/**
 * While packages are installed, none of them starts its server. A machine with a policy of its own keeps that, as containers
 * do. Left behind by a run that was killed, ours forbids nothing, and the next run replaces it.
 */
export function withoutServers(install, policy = POLICY) {
  if (existsSync(policy) && !readFileSync(policy, 'utf8').includes(SIGNATURE)) return install();
  const rule = `kill -0 ${process.pid} 2>/dev/null && exit 101`;
  try {
    writeFileSync(policy, `#!/bin/sh\n${SIGNATURE}, while they install packages.\n${rule}\nexit 0\n`, {
      mode: 0o755,
    });
  } catch {
    // Where nothing can be written, such as in a container, nothing is installed either, and the tests go on without.
    return false;
  }
  try {
    return install();
  } finally {
    rmSync(policy, { force: true });
  }
}
