// Exhibitions put up and changed by forms, over the office's calls.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { carryOutImport } from '../carry-out-import.ts';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9"/></svg>';
let keys = 0;
const key = () => {
  keys += 1;
  return `act-of-a-form-${String(keys).padStart(6, '0')}`;
};

describe.each(oneDatabase())('forms on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let ada: StaffClient;
  let draft: number;
  beforeEach(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder);
    await carryOutImport(shop.database, { folder: museum.folder, tried: false, user: 'root' }, shop.now());
    ada = await signIn(shop, 'programme', { language: 'en' });
    draft = (await ada.post('office/programme', { reason: 'Herbst', key: key() })).body.data.number;
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const open = async (id: string) => (await ada.get(`office/programme/${draft}/events/${id}`)).body.data;
  const save = (id: string, form: object, version: number) =>
    ada.post(`office/programme/${draft}/events/${id}`, { form, version, key: key() });
  const textOf = async (path: string) => {
    const zip = await shop.app.inject({ url: `/office/programme/${draft}.zip`, headers: ada.headers });
    const file = unzipSync(zip.rawPayload)[path];
    return file && strFromU8(file);
  };

  test('a new exhibition has what the others have in common, and is published like any other', async () => {
    const { form, version, id } = await open('new');
    expect([id, form.venue, form.tickets[0].vat]).toEqual(['', 'haus', 7]);
    const content = Buffer.from(PICTURE).toString('base64');
    const { hash } = (await ada.post('office/programme/files', { content })).body.data;
    const other = Buffer.from(PICTURE.replace('9"/>', '8"/>')).toString('base64');
    const hall = (await ada.post('office/programme/files', { content: other })).body.data.hash;
    const de = (text: string) => ({ de: text });
    const ticket = { ...form.tickets[0], name: de('Erwachsene'), price: 1450 };
    const filled = {
      ...form,
      ...{
        name: de('Blaue Stunde'),
        subtitle: de('Licht'),
        teaser: de('Ein Satz.'),
        description: de('A\n\nB'),
      },
      ...{ start: '2026-11-20', end: '2027-02-28' },
      times: { ...form.times, last: '19:45', every: 15, capacity: 30 },
      pictures: [
        { file: 'Blaue Stunde.SVG', alt: de('Blau'), hash, focus: { x: 20, y: 75 } },
        { file: 'Halle.svg', alt: de('Halle'), hash: hall, focus: null },
      ],
      tickets: [
        ticket,
        { ...ticket, name: de('Ermäßigt'), price: 900 },
        { ...ticket, name: de('Kind'), price: 0 },
      ],
    };
    const saved = await save('new', filled, version);
    expect(saved.body.data).toEqual({ id: 'blaue-stunde', wrong: 0 });
    expect(await textOf('images/blaue-stunde.svg')).toBe(PICTURE);
    const read = await open('blaue-stunde');
    expect(read.form.pictures).toEqual([
      { file: 'blaue-stunde.svg', alt: de('Blau'), hash: '', focus: { x: 20, y: 75 } },
      { file: 'halle.svg', alt: de('Halle'), hash: '', focus: null },
    ]);
    const shown = await shop.app.inject({
      url: `/office/programme/${draft}/images/halle.svg`,
      headers: ada.headers,
    });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(shown.headers['content-security-policy']).toContain('sandbox');
    expect((await shop.app.inject(`/office/programme/${draft}/images/halle.svg`)).statusCode).toBe(404);
    const now = { version: read.version, key: key() };
    const published = await ada.post(`office/programme/${draft}/publish`, now);
    expect(published.body.data.wrong).toEqual([]);
    const { rows } = await shop.database.executeSql(
      `select t.id, t.price from ticket t join event e on e.id = t.event_id where e.id = 'blaue-stunde' order by t.price`,
    );
    expect(rows).toEqual([
      { id: 'blaue-stunde-kind', price: 0 },
      { id: 'blaue-stunde-ermaessigt', price: 900 },
      { id: 'blaue-stunde-erwachsene', price: 1450 },
    ]);
    const sold = async () => (await shop.get('/api/de/ticket/collect/event/blaue-stunde')).body.data?.event;
    await expect.poll(sold).toMatchObject({
      picture: { focus: { x: 20, y: 75 } },
      more_pictures: [{ alt: 'Halle' }],
    });
  });

  test('an exhibition whose file has the line ends of old Macs is read and changed like every other', async () => {
    const before = (await open('flut')).form;
    const path = join(museum.folder, 'events', 'flut.yaml');
    museum.put('events/flut.yaml', readFileSync(path, 'utf8').replaceAll('\n', '\r'));
    await carryOutImport(shop.database, { folder: museum.folder, tried: false, user: 'root' }, shop.now());
    draft = (await ada.post('office/programme', { reason: 'Winter', key: key() })).body.data.number;
    const { form, version } = await open('flut');
    expect(form).toEqual(before);
    const saved = await save('flut', { ...form, subtitle: { de: 'Neu' } }, version);
    expect(saved.body.data).toMatchObject({ id: 'flut', wrong: 0 });
    expect((await open('flut')).form).toEqual({ ...before, subtitle: { de: 'Neu' } });
  });

  test('what the check finds is said at the field, and nothing that was typed is lost', async () => {
    const { form, version } = await open('flut');
    const tickets = form.tickets.map((ticket: object) => ({ ...ticket, price: null }));
    const saved = await save('flut', { ...form, end: '2020-01-01', tickets }, version);
    expect(saved.body.data.wrong).toBeGreaterThan(0);
    const read = await open('flut');
    const fields = read.wrong.map(({ field }: { field: string }) => field);
    expect(fields.some((field: string) => field.startsWith('ticket-0'))).toBe(true);
    expect(read.form.end).toBe('2020-01-01');
    const { rows } = (await ada.get(`office/programme/${draft}/events`)).body.data;
    expect(rows.find(({ id }: { id: string }) => id === 'flut').problems).toBe(read.wrong.length);
  });

  test('whoever has not seen a colleague’s change does not overwrite it', async () => {
    const { form, version } = await open('flut');
    await save('flut', { ...form, name: { de: 'Ebbe' } }, version);
    const late = await save('flut', form, version);
    expect([late.status, late.body.code]).toEqual([409, 'OFFICE_CHANGED_MEANWHILE']);
    expect((await open('flut')).form.name).toEqual({ de: 'Ebbe' });
  });

  test('an exhibition is taken out of the draft, and only of a draft', async () => {
    const { version } = await open('flut');
    const path = `office/programme/${draft}/events/flut/remove`;
    expect((await ada.post(path, { version, key: key() })).status).toBe(200);
    expect((await ada.get(`office/programme/${draft}/events/flut`)).status).toBe(404);
    const [live] = (await ada.get('office/programme')).body.data.rows.slice(1);
    const other = await ada.get(`office/programme/${live.number}/events/flut`);
    const saved = await ada.post(`office/programme/${live.number}/events/flut`, {
      ...{ form: other.body.data.form, version: other.body.data.version, key: key() },
    });
    expect(saved.body.code).toBe('PROGRAMME_STATE');
  });
});
