// A shop does not open on a database of which a part is missing: what whoever restored it reads.
import { describe, expect, test } from 'vitest';
import { explainFailedStart } from '../../http/explain-failed-start.ts';
import { openEmbeddedCopy, openPostgresCopy } from './test-databases.ts';
import { migrateWhole } from './whole-database.ts';

const PARTS: readonly [what: string, damage: string, said: RegExp][] = [
  ['a table', 'drop table group_offer cascade', /: these tables are missing: group_offer\. Was a backup/],
  [
    'several tables',
    'drop table museum, event, hold, slot, cart, ticket, pool cascade',
    /: these tables are missing: \w+(, \w+){4} and \d+ more\. /,
  ],
  [
    'the list of its migrations',
    'drop table migration',
    /Foyer’s names \(.* and \d+ more\), .* migration, .* is missing\. /,
  ],
  ['what is in that list', 'delete from migration', /the table migration, .* is empty\. /],
  [
    'a key',
    'alter table look_file drop constraint look_file_pkey cascade',
    /: these tables have no primary key: look_file\. /,
  ],
  ['the queue of jobs', 'drop table pgboss.queue cascade', /: these tables are missing: pgboss\.queue\. /],
  ['the version of the queue', 'drop table pgboss.version', /: these tables are missing: pgboss\.version\. /],
  [
    'what refers to other tables',
    `do $$ declare item record; begin
      for item in select conrelid::regclass as name, conname from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace loop
        execute format('alter table %s drop constraint %I', item.name, item.conname);
      end loop;
    end $$`,
    /: its foreign keys are missing\. /,
  ],
];

const server = process.env['TEST_DATABASE_URL'];
/** Of its own for each test: no other can use what is left of one. */
const DATABASES = [
  { name: 'embedded', open: openEmbeddedCopy },
  ...(server ? [{ name: 'postgres', open: () => openPostgresCopy(server) }] : []),
];

/** Every table and index, with what changed it last. */
const STATE =
  "select oid, xmin, relname from pg_class where relnamespace in (select oid from pg_namespace where nspname !~ '^pg_') order by oid";

describe.each(DATABASES)('a database of $name', ({ open }) => {
  test('that is whole has nothing to complain of', async () => {
    const { database } = await open();
    expect(await migrateWhole(database)).toEqual([]);
    await database.close();
  });

  test.each(PARTS.slice(0, 1))(
    'that lacks %s is refused in a sentence, and stays as it is',
    async (_, damage, said) => {
      const { database } = await open();
      await database.executeSql(damage);
      const before = await database.executeSql(STATE);
      expect(await migrateWhole(database).catch(explainFailedStart)).toMatch(said);
      expect(await database.executeSql(STATE)).toEqual(before);
      await database.close();
    },
  );
});

// What is missing is found by the same statements on both.
describe.each(DATABASES.slice(-1))('a database of $name', ({ open }) => {
  test.each(PARTS.slice(1))(
    'that lacks %s is refused in a sentence, and stays as it is',
    async (_, damage, said) => {
      const { database } = await open();
      await database.executeSql(damage);
      const before = await database.executeSql(STATE);
      expect(await migrateWhole(database).catch(explainFailedStart)).toMatch(said);
      expect(await database.executeSql(STATE)).toEqual(before);
      await database.close();
    },
  );

  test('that a newer version has changed may have other tables', async () => {
    const { database } = await open();
    await database.executeSql(
      `drop table group_offer cascade; alter table look_file drop constraint look_file_pkey cascade;
       drop table pgboss.version; insert into migration (name) values ('9999-newer.sql')`,
    );
    expect(await migrateWhole(database)).toEqual([]);
    await database.close();
  });

  test('whose tables another program has changed says which migration fails', async () => {
    const { database } = await open();
    await database.executeSql(`delete from migration where name like '0122%'`);
    expect(await migrateWhole(database).catch(explainFailedStart)).toMatch(
      /^The migration 0122-mail-answers\.sql failed: .*already exists\. Nothing of it was changed\. /,
    );
    await database.close();
  });
});
