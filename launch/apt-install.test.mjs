// While the tests install packages, Debian starts none of the servers in them; afterwards the machine is as it was.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withoutServers } from './apt-install.mjs';

const FORBIDDEN = 101;

let folder;
let policy;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-apt-'));
  policy = join(folder, 'policy-rc.d');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What Debian's packages are answered before they start their server. */
function mayStart() {
  return spawnSync(policy, ['caddy', 'start']).status;
}

test.skipIf(process.platform !== 'linux')('servers are not started while packages are installed', () => {
  expect(withoutServers(mayStart, policy)).toBe(FORBIDDEN);
  expect(existsSync(policy)).toBe(false);
});

test('nothing stays behind when the installation fails', () => {
  const fail = () => {
    throw new Error('no network');
  };
  expect(() => withoutServers(fail, policy)).toThrow('no network');
  expect(existsSync(policy)).toBe(false);
});

test.skipIf(process.platform !== 'linux')('what a killed run left behind forbids nothing, and goes', () => {
  const written = withoutServers(() => readFileSync(policy, 'utf8'), policy);
  const dead = spawnSync('true').pid;
  writeFileSync(policy, written.replaceAll(String(process.pid), String(dead)), { mode: 0o755 });
  expect(mayStart()).toBe(0);
  expect(withoutServers(mayStart, policy)).toBe(FORBIDDEN);
  expect(existsSync(policy)).toBe(false);
});

test('on a machine that cannot be written to, nothing is installed and nothing fails', () => {
  const install = () => {
    throw new Error('it is not even tried');
  };
  expect(withoutServers(install, join(folder, 'nowhere', 'policy-rc.d'))).toBe(false);
});

test('a policy of the machine’s own is kept', () => {
  writeFileSync(policy, '#!/bin/sh\nexit 0\n');
  expect(withoutServers(() => readFileSync(policy, 'utf8'), policy)).toBe('#!/bin/sh\nexit 0\n');
  expect(readFileSync(policy, 'utf8')).toBe('#!/bin/sh\nexit 0\n');
});
