// What nothing of a draft names any more is shown and taken out; what something names stays.
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { FONTS } from '../../testing/test-look.ts';
import { makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { carryOutImport } from '../carry-out-import.ts';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9"/></svg>';

describe.each(oneDatabase())('pictures and faces that nothing names on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let ada: StaffClient;
  let draft: number;
  beforeEach(async () => {
    museum = makeTestMuseum();
    for (const name of ['alt', 'zitiert', 'steg-gross']) museum.put(`images/${name}.svg`, PICTURE);
    museum.put('fonts/alt.woff2', FONTS.text);
    museum.put('events/flut.yaml', `# Früher: alt.svg\n${SLOT_EVENT_YAML}`);
    museum.put('pages/imprint.de.md', '# Impressum\n\nBild: zitiert.svg\n');
    shop = await openTestShop(engine, museum.folder);
    await carryOutImport(shop.database, { folder: museum.folder, tried: false, user: 'root' }, shop.now());
    ada = await signIn(shop, 'programme', { language: 'en' });
    draft = await newDraft();
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const newDraft = async () =>
    (await ada.post('office/programme', { reason: 'Ordnung', key: randomId() })).body.data.number;
  const unused = async () => (await ada.get(`office/programme/${draft}/unused`)).body.data;
  const pathsOf = async () => (await unused()).rows.map(({ path }: { path: string }) => path);
  const remove = async (paths: string[], more: object = {}) =>
    ada.post(`office/programme/${draft}/unused/remove`, {
      version: (await unused()).version,
      key: randomId(),
      paths,
      ...more,
    });
  const filesOf = async (number = draft) => {
    const zip = await shop.app.inject({ url: `/office/programme/${number}.zip`, headers: ada.headers });
    return Object.keys(unzipSync(zip.rawPayload));
  };

  test('are those that stand in no value and in no text; a comment and a longer name are no use', async () => {
    expect(await unused()).toMatchObject({
      state: 'draft',
      rows: [
        { path: 'fonts/alt.woff2', size: FONTS.text.length },
        { path: 'images/alt.svg', size: PICTURE.length },
        { path: 'images/steg-gross.svg' },
      ],
    });
    expect((await ada.get('office/programme/999/unused')).status).toBe(404);
  });

  test('are taken out of the draft once, and are there again in the revision before', async () => {
    const before = Number(draft) - 1;
    const { version } = await unused();
    const key = randomId();
    const [gone] = ['images/alt.svg'];
    for (const _ of ['first', 'again'])
      expect((await remove([gone as string, 'fonts/alt.woff2'], { key, version })).body.data).toEqual({});
    expect(await pathsOf()).toEqual(['images/steg-gross.svg']);
    expect(await filesOf()).not.toContain(gone);
    expect(await filesOf()).toContain('images/steg.svg');
    const { version: seen } = await unused();
    const published = await ada.post(`office/programme/${draft}/publish`, { version: seen, key: randomId() });
    expect(published.body.data).toEqual({ wrong: [] });
    expect(await filesOf(before)).toContain(gone);
    const back = await ada.post(`office/programme/${before}/take-back`, { reason: 'Doch', key: randomId() });
    expect(await filesOf(back.body.data.number)).toContain(gone);
    const { rows } = await shop.database.executeSql(
      `select after from act where verb = 'programme.changed' and object_id = '${draft}'`,
    );
    expect(rows).toEqual([{ after: { files: ['fonts/alt.woff2', 'images/alt.svg'] } }]);
  });

  test('are not taken out where something names them, or somebody has changed the draft since', async () => {
    expect((await remove(['images/steg.svg'])).body.code).toBe('OFFICE_CHANGED_MEANWHILE');
    expect((await remove(['events/flut.yaml'])).body.code).toBe('OFFICE_CHANGED_MEANWHILE');
    const { version } = await unused();
    await remove(['images/alt.svg']);
    expect((await remove(['fonts/alt.woff2'], { version })).body.code).toBe('OFFICE_CHANGED_MEANWHILE');
    expect(await filesOf()).toEqual(expect.arrayContaining(['images/steg.svg', 'fonts/alt.woff2']));
    draft -= 1;
    expect((await remove(['fonts/alt.woff2'])).body.code).toBe('PROGRAMME_STATE');
  });
});
