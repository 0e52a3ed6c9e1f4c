import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importMuseum } from '../museum-import/import-museum.ts';
import type { Database } from '../platform/database/sql.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { emptyMemory, openShop, type SiteShop } from './open-shop.ts';
import { CONTENT_VERSION } from './stored-museum.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

describe.each(testDatabases())('a process and the imports of others on $name', (engine) => {
  let museum: TestMuseum;
  let database: Database;
  let logged: string[];
  let shop: SiteShop;
  beforeEach(async () => {
    museum = makeTestMuseum();
    database = await engine.open();
    logged = [];
    const log = {
      error: (details: object, text: string) => logged.push(`${text} ${JSON.stringify(details)}`),
    };
    shop = { database, now: () => NOW, memory: emptyMemory(), log };
    await importMuseum(database, museum.folder, NOW);
  });
  afterEach(async () => {
    await database.close();
    museum.remove();
  });

  const importAs = async (name: string) => {
    museum.put('museum.yaml', MUSEUM_YAML.replace('Steg-Shop', name));
    await importMuseum(database, museum.folder, NOW);
  };
  const importByNewerShop = async () => {
    await importAs('Newer');
    await database.executeSql(`update museum set content_version = ${CONTENT_VERSION + 1}`);
    // What it stores may have any shape.
    await database.executeSql(`update event set picture = '[]'`);
  };
  /** Opens the shop as if the second were over in which the version is trusted. */
  const look = async (stale: number) => (await openShop(shop, stale)).museum.settings.siteName;

  test('the next import is shown', async () => {
    expect((await openShop(shop)).version).toBe(1);
    await importAs('Second');
    expect(await look(1)).toBe('Second');
    expect(logged).toEqual([]);
  });

  test('an import by a newer shop is left to newer processes: this one shows what it knew, and says so once', async () => {
    await openShop(shop);
    await importByNewerShop();
    expect([await look(1), await look(1)]).toEqual(['Steg-Shop', 'Steg-Shop']);
    expect((await openShop(shop)).version).toBe(1);
    expect(logged).toEqual([expect.stringMatching(/cannot be read; .*"version":2,"shown":1/)]);
    await importAs('Third');
    expect(await look(1)).toBe('Third');
  });

  test('a process that starts on such an import refuses it, and says why', async () => {
    await importByNewerShop();
    await expect(openShop(shop)).rejects.toThrow('imported by a newer version of the shop');
  });
});
