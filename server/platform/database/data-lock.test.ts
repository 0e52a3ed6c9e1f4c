import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './data-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const HOLDER = `
  import { lockDataFolder } from ${JSON.stringify(new URL('./data-lock.ts', import.meta.url).href)};
  try {
    lockDataFolder(process.argv[1]);
    console.log('taken');
    setTimeout(() => {}, 60_000);
  } catch (error) {
    console.log(error.name);
  }`;

async function startHolder() {
  const holder = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<string>((resolve) =>
    createInterface({ input: holder.stdout }).once('line', resolve),
  );
  const gone = new Promise((resolve) => holder.once('exit', resolve));
  return { holder, said, gone };
}

test('a folder in use is refused, naming the owner', async () => {
  const { holder, said, gone } = await startHolder();
  expect(said).toBe('taken');
  expect(() => lockDataFolder(folder)).toThrow(`process ${holder.pid}`);
  holder.kill('SIGKILL');
  await gone;
});

test('the lock of a killed process is taken over, by exactly one of many', async () => {
  const first = await startHolder();
  first.holder.kill('SIGKILL');
  await first.gone;
  const next = await Promise.all(Array.from({ length: 5 }, startHolder));
  expect(next.map(({ said }) => said).sort()).toEqual([...Array(4).fill('DataFolderInUseError'), 'taken']);
  for (const { holder } of next) holder.kill('SIGKILL');
  await Promise.all(next.map(({ gone }) => gone));
});

test('a lock left by an earlier process with the same number is stale', () => {
  const lockFile = join(folder, 'foyer.lock');
  lockDataFolder(folder);
  const owner = JSON.parse(readFileSync(lockFile, 'utf8'));
  writeFileSync(lockFile, JSON.stringify({ ...owner, birth: 'before/1' }));
  const unlock = lockDataFolder(folder);
  unlock();
  expect(existsSync(lockFile)).toBe(false);
});

test('the lock of another container counts as long as it is kept alive', () => {
  const lockFile = join(folder, 'foyer.lock');
  writeFileSync(lockFile, JSON.stringify({ pid: 1, birth: '', namespace: 'pid:[1]' }));
  expect(() => lockDataFolder(folder)).toThrow('process 1');
  const aMinuteAgo = new Date(Date.now() - 60_000);
  utimesSync(lockFile, aMinuteAgo, aMinuteAgo);
  lockDataFolder(folder)();
});

test('the same process does not take it twice', () => {
  const unlock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(`process ${process.pid}`);
  unlock();
  lockDataFolder(folder)();
});
