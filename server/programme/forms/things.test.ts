// Everything that the folder holds, put up and changed by forms, over the office's calls: what was written is published, and sold.
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ListedThing } from '../../../domain/programme/things-contract.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { FONTS, LOGO_SVG } from '../../testing/test-look.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { addTestRetail } from '../../testing/test-retail.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { addTestTours } from '../../testing/test-tours.ts';
import { carryOutImport } from '../carry-out-import.ts';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9"/></svg>';
let keys = 0;
const key = () => {
  keys += 1;
  return `act-of-a-thing-${String(keys).padStart(6, '0')}`;
};
const de = (text: string) => ({ de: text });

describe.each(oneDatabase())('forms of all kinds on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let ada: StaffClient;
  let draft: number;
  beforeEach(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    addTestTours(museum);
    museum.put('pages/terms.de.md', '# AGB\n\nEin Absatz.\n');
    shop = await openTestShop(engine, museum.folder);
    await carryOutImport(shop.database, { folder: museum.folder, tried: false, user: 'root' }, shop.now());
    ada = await signIn(shop, 'programme', { language: 'en' });
    draft = (await ada.post('office/programme', { reason: 'Herbst', key: key() })).body.data.number;
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const at = (kind: string, id: string) => `office/programme/${draft}/things/${kind}/${id}`;
  const open = async (kind: string, id: string) => (await ada.get(at(kind, id))).body.data;
  const save = async (kind: string, id: string, change: object) => {
    const { value, version } = await open(kind, id);
    return ada.post(at(kind, id), { value: { ...value, ...change }, version, key: key() });
  };
  const filesOf = async () => {
    const zip = await shop.app.inject({ url: `/office/programme/${draft}.zip`, headers: ada.headers });
    return unzipSync(zip.rawPayload);
  };
  const textOf = async (path: string) => {
    const file = (await filesOf())[path];
    return file && strFromU8(file);
  };
  const publish = async () => {
    const { version } = await open('settings', 'houses');
    return (await ada.post(`office/programme/${draft}/publish`, { version, key: key() })).body.data;
  };
  const send = async (picture: string) => {
    const content = Buffer.from(picture).toString('base64');
    return (await ada.post('office/programme/files', { content })).body.data.hash as string;
  };

  test('a new article has what its format begins with, and is published like any other', async () => {
    const hash = await send(PICTURE);
    const saved = await save('article', 'new', {
      ...{ name: de('Eisbuch'), subtitle: de('Bilder'), description: de('Ein Absatz.') },
      ...{
        price: 2450,
        vat_value: 7,
        images: [{ file: 'Buch.svg', alt: de('Ein Buch'), hash, focus: { x: 10, y: 20 } }],
      },
      ...{ maker: { name: 'Verlag', address: 'Am Kai 1', email: 'verlag@example.org' } },
    });
    expect(saved.body.data).toEqual({ id: 'eisbuch', wrong: 0 });
    expect((await publish()).wrong).toEqual([]);
    const { rows } = await shop.database.executeSql(
      `select price, images->0->'focus' as focus from article where id = 'eisbuch'`,
    );
    expect(rows).toEqual([{ price: 2450, focus: { x: 10, y: 20 } }]);
  });

  test('a voucher’s amount, a tour’s length and a parcel’s price are changed, and sold so', async () => {
    expect((await save('voucher', 'frei', { variable: { min: 2000, max: 30_000 } })).body.data.wrong).toBe(0);
    const { rows: tours } = (await ada.get(`office/programme/${draft}/things/tour`)).body.data;
    const [tour] = tours as { id: string }[];
    expect((await save('tour', tour?.id ?? '', { duration_minutes: 75 })).body.data.wrong).toBe(0);
    const { value } = await open('shipping', 'parcels');
    const [zone, ...others] = value.zones;
    const steps = zone.steps.map((step: object, index: number) =>
      index === 0 ? { ...step, price: 333 } : step,
    );
    const zones = [{ ...zone, steps }, ...others];
    expect((await save('shipping', 'parcels', { zones })).body.data.wrong).toBe(0);
    expect((await publish()).wrong).toEqual([]);
    const { rows } = await shop.database.executeSql(
      `select (select min_amount from voucher where id = 'frei') as least,
        (select max(duration_minutes) from tour where duration_minutes = 75) as minutes`,
    );
    expect(rows).toEqual([{ least: 2000, minutes: 75 }]);
    expect(await textOf('shipping.yaml')).toContain('333');
  });

  test('a house’s opening hours are changed in museum.yaml, and nothing else of it', async () => {
    const before = (await textOf('museum.yaml')) ?? '';
    const { value, sections } = await open('settings', 'houses');
    expect(sections[0].fields.map(({ name }: { name: string }) => name)).toEqual([
      'venues',
      'closing_days',
      'horizon_days',
    ]);
    const [house, ...others] = value.venues;
    const venues = [{ ...house, hours: { ...house.hours, de: 'Täglich 9 bis 20 Uhr' } }, ...others];
    expect((await save('settings', 'houses', { venues })).body.data).toEqual({ id: 'houses', wrong: 0 });
    const after = (await textOf('museum.yaml')) ?? '';
    expect(after).toContain('Täglich 9 bis 20 Uhr');
    const changed = after.split('\n').filter((line) => !before.includes(line.trim()));
    expect(changed).toHaveLength(1);
  });

  test('a page of text is written in one language more, made and taken out', async () => {
    const { value } = await open('page', 'terms');
    expect(value).toEqual({ title: de('AGB'), markdown: de('Ein Absatz.') });
    const title = { de: 'AGB', en: 'Terms' };
    await save('page', 'terms', { title, markdown: { de: 'Ein Absatz.', en: 'A paragraph.\n\nAnother.' } });
    expect(await textOf('pages/terms.de.md')).toBe('# AGB\n\nEin Absatz.\n');
    expect(await textOf('pages/terms.en.md')).toBe('# Terms\n\nA paragraph.\n\nAnother.\n');
    const made = await save('page', 'new', { title: de('Über uns'), markdown: de('Wir.') });
    expect(made.body.data).toEqual({ id: 'ueber-uns', wrong: 0 });
    // To the page on data protection the checkout leads: it is chosen, whatever its title is.
    const fresh = await open('page', 'new');
    const [which] = fresh.sections[0].fields;
    const offered = which.shape.options.map(({ value }: { value: string }) => value);
    expect(offered).toEqual(['data_protection', 'accessibility_statement', 'shipping']);
    const chosen = { page: 'data_protection', title: de('Datenschutz'), markdown: de('Nichts.') };
    expect((await save('page', 'new', chosen)).body.data).toEqual({ id: 'data_protection', wrong: 0 });
    const invented = { page: '../evil', title: de('Noch eine'), markdown: de('Wir.') };
    expect((await save('page', 'new', invented)).body.data.id).toBe('noch-eine');
    const { version } = await open('page', 'terms');
    expect((await ada.post(`${at('page', 'terms')}/remove`, { version, key: key() })).status).toBe(200);
    const pages = Object.keys(await filesOf()).filter((path) => path.startsWith('pages/'));
    expect(pages.map((path) => path.slice('pages/'.length))).toEqual([
      'data_protection.de.md',
      'imprint.de.md',
      'imprint.en.md',
      'noch-eine.de.md',
      'ueber-uns.de.md',
    ]);
  });

  test('a code is given out with letters that nobody guesses, changed, found and taken out', async () => {
    const fresh = (await open('code', 'new')).value;
    expect(fresh).toMatchObject({ kind: 'value', barcode: expect.stringMatching(/^[A-Z0-9]{12}$/) });
    const before = (await textOf('voucher-codes.yaml')) ?? '';
    const given = { name: de('Dank an Helfer'), barcode: fresh.barcode, amount: 2500 };
    expect((await save('code', 'new', given)).body.data).toEqual({ id: 'dank-an-helfer', wrong: 0 });
    expect((await textOf('voucher-codes.yaml'))?.startsWith(before)).toBe(true);
    const twin = await save('code', 'new', { ...given, amount: 0 });
    expect(twin.body.data).toEqual({ id: 'dank-an-helfer-2', wrong: 2 });
    const { wrong } = await open('code', 'dank-an-helfer-2');
    expect(wrong.map(({ field }: { field: string }) => field).sort()).toEqual(['amount', 'barcode']);
    expect((await open('code', 'dank-an-helfer')).wrong).toEqual([]);
    const { rows } = (await ada.get(`office/programme/${draft}/things/code?q=dank`)).body.data;
    expect(rows.map(({ name, problems }: ListedThing) => [name, problems])).toEqual([
      [`${fresh.barcode} · Dank an Helfer`, 0],
      [`${fresh.barcode} · Dank an Helfer`, 2],
    ]);
    const { version } = await open('code', 'dank-an-helfer-2');
    expect((await ada.post(`${at('code', 'dank-an-helfer-2')}/remove`, { version, key: key() })).status).toBe(
      200,
    );
    // A code is as good as money: who makes the programme alone does not give one out.
    const seen = { version: (await open('code', 'dank-an-helfer')).version, key: key() };
    const refused = await ada.post(`office/programme/${draft}/publish`, seen);
    expect(refused.body.code).toBe('PROGRAMME_GUARDED');
    const admin = await signIn(shop, 'admin', { language: 'en' });
    const published = await admin.post(`office/programme/${draft}/publish`, { ...seen, key: key() });
    expect(published.body.data.wrong).toEqual([]);
    const found = await shop.database.executeSql('select amount from voucher_code where barcode = $1', [
      fresh.barcode,
    ]);
    expect(found.rows).toEqual([{ amount: 2500 }]);
  });

  test('codes are listed a hundred at a time', async () => {
    const codes = Array.from(
      { length: 250 },
      (_, index) => `- {id: c${index}, barcode: CODE-${index}, name: {de: C}, kind: value, amount: 100}`,
    );
    museum.put('voucher-codes.yaml', `${codes.join('\n')}\n`);
    await carryOutImport(shop.database, { folder: museum.folder, tried: false, user: 'root' }, shop.now());
    draft = (await ada.post('office/programme', { reason: 'Viele', key: key() })).body.data.number;
    const list = async (after: string) =>
      (await ada.get(`office/programme/${draft}/things/code${after}`)).body.data;
    const first = await list('');
    expect([first.rows.length, first.next]).toEqual([100, '100']);
    const last = await list('?after=200');
    expect([last.rows.length, last.rows[49].name, last.next]).toEqual([50, 'CODE-249 · C', null]);
  });

  test('a logo is sent, shown and taken out again; what is none is said at its field', async () => {
    const hash = await send(LOGO_SVG);
    const sent = { file: 'Unser Logo.svg', hash };
    expect((await save('logo', 'logo', { logo_svg: sent })).body.data).toEqual({ id: 'logo', wrong: 0 });
    expect(await textOf('logo.svg')).toBe(LOGO_SVG);
    expect((await open('logo', 'logo')).value.logo_svg).toEqual({ file: 'logo.svg', hash: '' });
    const shown = await shop.app.inject({
      url: `/office/programme/${draft}/logo/logo.svg`,
      headers: ada.headers,
    });
    expect([shown.statusCode, shown.body]).toEqual([200, LOGO_SVG]);
    const guest = await shop.app.inject({ url: `/office/programme/${draft}/logo/logo.svg` });
    expect(guest.statusCode).toBe(404);
    const icon = { file: 'icon.png', hash };
    expect((await save('logo', 'logo', { favicon_png: icon })).body.data.wrong).toBe(1);
    const { wrong } = await open('logo', 'logo');
    expect(wrong).toEqual([{ field: 'favicon_png', reason: expect.stringContaining('is no PNG') }]);
    const empty = { file: '', hash: '' };
    expect((await save('logo', 'logo', { favicon_png: empty })).body.data.wrong).toBe(0);
    expect(await textOf('favicon.png')).toBeUndefined();
    expect((await publish()).wrong).toEqual([]);
    const { rows } = await shop.database.executeSql(`select name from look_file where name like 'logo%svg'`);
    expect(rows).toEqual([{ name: expect.stringMatching(/^logo\.[0-9a-f]{8}\.svg$/) }]);
  });

  test('a font is sent, lies in fonts/ and is named in the theme', async () => {
    const face = FONTS.text;
    const hash = (await ada.post('office/programme/files', { content: face.toString('base64') })).body.data
      .hash as string;
    const theme = { faces: { text: { file: 'Unsere Schrift.woff2', hash } } };
    expect((await save('settings', 'look', { theme })).body.data).toEqual({ id: 'look', wrong: 0 });
    expect(await textOf('museum.yaml')).toContain('text: unsere-schrift.woff2');
    expect(Object.keys(await filesOf())).toContain('fonts/unsere-schrift.woff2');
    const none = { faces: { text: { file: 'keine.woff2', hash: '' } } };
    expect((await save('settings', 'look', { theme: none })).body.data.wrong).toBe(1);
    const { wrong } = await open('settings', 'look');
    expect(wrong.map(({ field }: { field: string }) => field)).toEqual(['theme-faces-text']);
  });

  test('what the check finds is said at the field; a picture that was not sent is refused', async () => {
    const saved = await save('voucher', 'fest', { price: undefined, valid_months: 0 });
    expect(saved.body.data.wrong).toBeGreaterThan(0);
    const fields = (await open('voucher', 'fest')).wrong.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(expect.arrayContaining(['price', 'valid_months']));
    const lost = await save('voucher', 'frei', {
      picture: { file: 'x.svg', alt: {}, hash: 'f'.repeat(64), focus: null },
    });
    expect([lost.status, lost.body.code]).toEqual([422, 'FIELDS_INVALID']);
  });

  test('what a form has no field for never comes into a file, whatever is sent', async () => {
    await save('voucher', 'fest', { smuggled: 'x', picture: 7, withdrawal_days: '14' });
    const text = await textOf('vouchers/fest.yaml');
    expect(text).not.toContain('smuggled');
    expect((await open('voucher', 'fest')).value.smuggled).toBeUndefined();
  });

  test('there is no form for what is not there, and settings are not taken out', async () => {
    for (const [kind, id] of [
      ['tour', 'x'],
      ['settings', 'x'],
      ['settings', 'new'],
      ['page', '../x'],
      ['shipping', 'x'],
    ] as const)
      expect((await ada.get(at(kind, encodeURIComponent(id)))).status, `${kind} ${id}`).toBe(404);
    const { version } = await open('settings', 'museum');
    expect((await ada.post(`${at('settings', 'museum')}/remove`, { version, key: key() })).status).toBe(404);
  });
});
