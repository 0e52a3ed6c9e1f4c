// A first start may be cut off at any moment: what it leaves is nothing, or something that the next one completes.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolderOnce } from './durable-folder.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-once-'));
  folder = join(root, 'database');
});
afterEach(() => rmSync(root, { recursive: true }));

let filled = 0;
const fill = async (path: string) => {
  filled += 1;
  mkdirSync(join(path, 'base'));
  writeFileSync(join(path, 'base', '1'), '');
  writeFileSync(join(path, 'PG_VERSION'), '17');
};
const fillHalf = async (path: string) => {
  writeFileSync(join(path, 'half'), '');
  throw new Error('killed');
};
const makeTwice = async () => {
  filled = 0;
  for (let start = 0; start < 2; start += 1) await makeFolderOnce(folder, fill);
  return filled;
};

const BEGINNINGS: readonly [what: string, begin: () => void, found: string[]][] = [
  ['no folder', () => {}, []],
  ['an empty folder', () => mkdirSync(folder), []],
  ['a volume', () => mkdirSync(join(folder, 'lost+found'), { recursive: true }), ['lost+found']],
];

test.each(BEGINNINGS)('%s is filled once, also after a start that was cut off', async (_, begin, found) => {
  begin();
  await expect(makeFolderOnce(folder, fillHalf)).rejects.toThrow('killed');
  expect(existsSync(join(folder, 'half'))).toBe(false);
  expect(await makeTwice()).toBe(1);
  expect(readdirSync(folder).sort()).toEqual(['PG_VERSION', 'base', ...found]);
  expect(readdirSync(join(folder, 'base'))).toEqual(['1']);
});

test('what a start had made whole in a volume, and not yet moved up, is moved by the next', async () => {
  mkdirSync(join(folder, '.whole'), { recursive: true });
  await fill(join(folder, '.whole'));
  renameSync(join(folder, '.whole', 'base'), join(folder, 'base'));
  expect(await makeTwice()).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['PG_VERSION', 'base']);
});

test('a folder with something in it is left as it is', async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'PG_VERSION'), '17');
  expect(await makeTwice()).toBe(0);
  expect(readdirSync(folder)).toEqual(['PG_VERSION']);
});
