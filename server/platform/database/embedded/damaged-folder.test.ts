import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainFailedStart } from '../../../http/explain-failed-start.ts';
import { layEmbeddedDatabase } from '../test-databases.ts';
import { whyUnmade, whyUnopened } from './damaged-folder.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';

let data: string;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'foyer-damaged-'));
  await layEmbeddedDatabase(join(data, 'whole'));
}, 60_000);
afterAll(() => rmSync(data, { recursive: true, force: true }));

async function openDamaged(name: string, damage: (folder: string) => void): Promise<string | undefined> {
  const folder = join(data, name);
  cpSync(join(data, 'whole', 'database'), folder, { recursive: true });
  damage(folder);
  const opened = openEmbeddedDatabase(folder).then(async (database) => {
    await database.close();
    return undefined;
  });
  return opened.catch(explainFailedStart);
}

test.each(['PG_VERSION', 'global/pg_control', 'pg_wal', 'base'])(
  'a database without its %s is refused in a sentence, and nothing new is made in its place',
  { timeout: 60_000 },
  async (part) => {
    const folder = join(data, part.replace('/', '-'));
    const said = await openDamaged(part.replace('/', '-'), () =>
      rmSync(join(folder, part), { recursive: true }),
    );
    expect(said).toBe(
      `The database in ${folder} is damaged or incomplete: ${part} is missing. Was a backup cut off? Put a whole one in its place, see docs/operations/backup.md.`,
    );
    expect(existsSync(join(folder, part))).toBe(false);
  },
);

const ASKED =
  'Is the disk full, is there too little memory, do its files belong to another user, or was it made by another version? If none of these, restore a backup, see docs/operations/backup.md; keep a copy of the folder first.';

test('one whose log is cut off does not open', { timeout: 60_000 }, async () => {
  const said = await openDamaged('log', (folder) => {
    const log = join(folder, 'pg_wal');
    for (const name of readdirSync(log).filter((entry) => /^[0-9A-F]{24}$/.test(entry)))
      writeFileSync(join(log, name), '');
  });
  expect(said).toMatch(/^The database in \S+log does not open \(.*checkpoint.*\)\. Is the disk full/);
});

test('one of another version is whole, and nobody is told to put a backup over it', {
  timeout: 60_000,
}, async () => {
  const said = await openDamaged('older', (folder) => writeFileSync(join(folder, 'PG_VERSION'), '15\n'));
  const folder = join(data, 'older');
  expect(said).toBe(
    `The database in ${folder} does not open (database files are incompatible with server). ${ASKED}`,
  );
});

test('an error of the engine that nobody has named is told as it is', () => {
  const problem = new RangeError('WebAssembly.Memory(): could not allocate memory');
  expect(explainFailedStart(whyUnopened('/srv/data/database', problem, undefined))).toBe(
    `The database in /srv/data/database does not open (${problem.message}). ${ASKED}`,
  );
  const refused = Object.assign(new Error('no'), { code: 'ENOSPC' });
  expect(whyUnopened('/srv/data/database', refused, 'could not write')).toBe(refused);
});

test.each([
  [
    'no room',
    { name: 'ErrnoError', errno: 51 },
    'The disk is full (/srv/data/database). Foyer needs space in DATA_DIR.',
  ],
  [
    'no right to write',
    { name: 'ErrnoError', errno: 2 },
    /^\/srv\/data\/database cannot be written\. Foyer needs to write in DATA_DIR/,
  ],
  [
    'something else',
    { name: 'ErrnoError', errno: 29 },
    /^No database could be made in \S+ \(ErrnoError 29\)\. Is the disk/,
  ],
  [
    'too little memory',
    new RangeError('Array buffer allocation failed'),
    /\(Array buffer allocation failed\)\. Is the disk/,
  ],
])('a first start that finds %s says so', (_, problem, said) => {
  expect(explainFailedStart(whyUnmade('/srv/data/database', problem, undefined))).toMatch(said);
});

test('a first start that the engine does not survive says so, and the next begins again, beside what a volume has from its beginning', {
  timeout: 60_000,
}, async () => {
  const folder = join(data, 'first');
  mkdirSync(join(folder, 'lost+found'), { recursive: true });
  const broken = new Error('no more');
  const opened = openEmbeddedDatabase(folder, () => {
    throw broken;
  });
  expect(await opened.then(() => 'opened', explainFailedStart)).toBe(
    `No database could be made in ${folder} (no more). Is the disk full, is there too little memory, or may the user who runs Foyer not write there? The next start begins again.`,
  );
  for (let start = 0; start < 2; start += 1) {
    const database = await openEmbeddedDatabase(folder);
    expect((await database.executeSql('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
  }
  expect(existsSync(join(folder, 'lost+found'))).toBe(true);
});
