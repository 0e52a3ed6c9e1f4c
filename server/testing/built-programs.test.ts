// Tests start shops that are built (ADR 161), and never one that is older than the source.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TEST_RUN } from '../platform/database/test-databases.ts';
import { buildOnce, sourceFingerprint } from './built-programs.ts';

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

/** A build into a cache of its own: it begins at once and ends when it is told to. */
function startBuild(name: string, run = 'one') {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  vi.stubEnv(TEST_RUN, run);
  const built = buildOnce(join(folder, 'cache', name), async (draft) => {
    mkdirSync(draft, { recursive: true });
    await promise;
    writeFileSync(join(draft, 'main.js'), run);
  });
  vi.unstubAllEnvs();
  return { built, end: resolve, fail: reject };
}

test('whoever waits for a build that fails learns it', async () => {
  const first = startBuild('programs-a');
  const second = startBuild('programs-a');
  first.fail(new Error('no'));
  const said = await Promise.allSettled([first.built, second.built]);
  expect(said.map((each) => each.status === 'rejected' && each.reason.message)).toEqual([
    'no',
    expect.stringContaining('could not'),
  ]);
});

test('a cache in which nothing can be made is named at once', async () => {
  mkdirSync(join(folder, 'cache'));
  await expect(startBuild('x'.repeat(300)).built).rejects.toThrow('ENAMETOOLONG');
});

test('of two runs that build at the same time, one serves both', async () => {
  const [first, second] = [startBuild('programs-a', 'one'), startBuild('programs-a', 'two')];
  first.end();
  second.end();
  await Promise.all([first.built, second.built]);
  expect(readdirSync(join(folder, 'cache'))).toEqual(['programs-a']);
});

test('programs are kept for a day after their last use', async () => {
  const longAgo = new Date(Date.now() - 30 * 3600_000);
  for (const name of ['programs-used', 'programs-old']) {
    const path = join(folder, 'cache', name);
    mkdirSync(path, { recursive: true });
    utimesSync(path, longAgo, longAgo);
  }
  await startBuild('programs-used').built;
  const fresh = startBuild('programs-new');
  fresh.end();
  await fresh.built;
  expect(readdirSync(join(folder, 'cache'))).toEqual(['programs-new', 'programs-used']);
});
