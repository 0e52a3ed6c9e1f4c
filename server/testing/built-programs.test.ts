// Tests start shops that are built (ADR 161), and never one that is older than the source.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceFingerprint } from './built-programs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-source-'));
  for (const name of ['server/tickets', 'domain/wording']) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['vite.server.config.ts', 'vite.test-server.config.ts', 'package-lock.json']) put(name);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(name: string, text = ''): void {
  writeFileSync(join(folder, name), text);
}

test.each([
  'server/main.ts',
  'server/tickets/price.ts',
  'domain/wording/en.ts',
  'vite.server.config.ts',
  'vite.test-server.config.ts',
  'package-lock.json',
])('shops are built again when %s has changed', (name) => {
  put(name, 'before');
  const before = sourceFingerprint(folder);
  expect(sourceFingerprint(folder)).toBe(before);
  put(name, 'after');
  expect(sourceFingerprint(folder)).not.toBe(before);
});

test('shops are built again when a file is renamed', () => {
  put('server/one.ts', 'same');
  const before = sourceFingerprint(folder);
  rmSync(join(folder, 'server/one.ts'));
  put('server/two.ts', 'same');
  expect(sourceFingerprint(folder)).not.toBe(before);
});

test('shops are not built again for a test', () => {
  const before = sourceFingerprint(folder);
  put('server/tickets/price.test.ts', 'a test');
  expect(sourceFingerprint(folder)).toBe(before);
});
