import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importMuseum } from '../museum-import/import-museum.ts';
import type { Database } from '../platform/database/sql.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { loadShopCatalogue } from './shop-catalogue.ts';
import { loadMuseum } from './site-store.ts';
import { CONTENT_VERSION } from './stored-museum.ts';

describe.each(testDatabases())('what an import has stored on $name', (engine) => {
  let museum: TestMuseum;
  let database: Database;
  beforeEach(async () => {
    museum = makeTestMuseum();
    database = await engine.open();
    await importMuseum(database, museum.folder, new Date('2026-11-20T12:00:00Z'));
  });
  afterEach(async () => {
    await database.close();
    museum.remove();
  });

  test('is read as it was written, with its version', async () => {
    expect((await loadMuseum(database)).settings.siteName).toBe('Steg-Shop');
    expect((await loadShopCatalogue(database, 'de')).events).toHaveLength(3);
  });

  test('by an earlier version of the shop is read, too', async () => {
    await database.executeSql('update museum set content_version = 1');
    expect((await loadMuseum(database)).settings.siteName).toBe('Steg-Shop');
  });

  test('by a later version of the shop is not guessed at', async () => {
    await database.executeSql(`update museum set content_version = ${CONTENT_VERSION + 1}`);
    await expect(loadMuseum(database)).rejects.toThrow('newer version of the shop (3, this one knows 2)');
  });

  test('is refused with its place when it is broken, instead of breaking a page', async () => {
    await database.executeSql(`update event set picture = picture - 'src' where id = 'flut'`);
    await expect(loadShopCatalogue(database, 'de')).rejects.toThrow(/row \d of event .*\/picture/);
    await database.executeSql(`update museum set settings = settings - 'venues'`);
    await expect(loadMuseum(database)).rejects.toThrow(
      'the museum’s settings in the database cannot be read',
    );
  });
});
