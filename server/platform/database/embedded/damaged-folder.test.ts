import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainFailedStart } from '../../../http/explain-failed-start.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';

let data: string;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'foyer-damaged-'));
  await (await openEmbeddedDatabase(join(data, 'whole'))).close();
}, 60_000);
afterAll(() => rmSync(data, { recursive: true, force: true }));

async function openDamaged(name: string, damage: (folder: string) => void): Promise<string | undefined> {
  const folder = join(data, name);
  cpSync(join(data, 'whole'), folder, { recursive: true });
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

test('one whose log is cut off is refused in a sentence, too', { timeout: 60_000 }, async () => {
  const said = await openDamaged('log', (folder) => {
    const log = join(folder, 'pg_wal');
    for (const name of readdirSync(log).filter((entry) => /^[0-9A-F]{24}$/.test(entry)))
      writeFileSync(join(log, name), '');
  });
  expect(said).toContain('is damaged or incomplete: it does not open.');
});
