// Annual passes as staff look after them, on both engines: found and listed by state; blocked, extended and that taken back, each
// once; what a blocked or extended pass shows its owner; mails that only say what stayed so.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../domain/museum-time.ts';
import { hasPoppler, textOf } from '../../documents/pdf/read-pdf.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { refundInDatabase } from '../../returns/command/refund-in-database.ts';
import { openShop } from '../../site/open-shop.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { addTestRetail } from '../../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { PASS_CHANGED, type PassChanged, passToTell } from './change-pass.ts';
import { findPasses } from './note-passes.ts';

const HOME = { name: 'Ada Lovelace', street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };
const NOWHERE = { street: '', zip: '', city: '', country: '' };

describe.each(oneDatabase())('annual passes in the office on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let kim: StaffClient;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    shop = await openTestShop(engine, museum.folder);
    kim = await signIn(shop, 'service');
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const buy = async (...names: string[]) => {
    const owners = names.map((name) => ({ name, address: NOWHERE, send_to_custom_addr: false }));
    const items = [{ type: 'merchandise', id: 'jahr', count: names.length, owners }];
    const { body } = await shop.post('/api/de/checkout/initPayment', purchase(items, { shipping: HOME }));
    await shop.bank(body.data.cartId, 'pay');
    const booked = await shop.post('/api/de/checkout/execPayment', { cartId: body.data.cartId });
    return review(booked.body.data.booking_id);
  };
  const review = async (id: string) => (await shop.get(`/api/de/order/review?id=${id}`)).body.data;
  const find = async (q: string) => (await kim.post('office/passes/find', { q })).body.data;
  const list = async (query = '') => (await kim.get(`office/passes${query}`)).body.data;
  const whole = async (number: number) => (await kim.get(`office/passes/${number}`)).body.data;
  const act = async (number: number, name: string, body: object = {}) => {
    const { version } = await whole(number);
    const asked = { reason: 'lost', mail: true, key: randomId(), version, ...body };
    return kim.post(`office/passes/${number}/${name}`, asked);
  };
  const waiting = async () =>
    (await shop.shop.jobs.unfinished(PASS_CHANGED)).map(({ data }) => data as PassChanged);

  test('are found by owner, also misspelt, by order and by code, a former one too, and listed by state', async () => {
    const order = await buy('Rosalind Franklin', 'Lise Meitner');
    const [franklin, meitner] = order.admissions;
    for (const q of ['franklin', 'Rosalimd Franklyn', order.number])
      expect((await find(q)).map(({ owner }: { owner: string }) => owner)).toContain('Rosalind Franklin');
    expect(await find(meitner.barcode)).toMatchObject([{ owner: 'Lise Meitner', order: order.number }]);
    expect(await find('Curie')).toEqual([]);
    const [{ number, valid_to, valid_from }] = await find(franklin.barcode);
    expect(valid_to > addDays(valid_from, 363)).toBe(true);
    const { version } = await whole(number);
    const again = { line: 0, number: 1, owner: 'Rosalind Franklin', reason: 'lost', send: false };
    await kim.post(`office/orders/${order.number}/passes/replace`, { ...again, version, key: randomId() });
    expect(await find(franklin.barcode)).toEqual(await find(order.number));
    expect(await whole(number)).toMatchObject({
      owner: 'Rosalind Franklin',
      retired: [{ barcode: franklin.barcode }],
      acts: [{ verb: 'pass.replaced', reason: 'lost' }],
    });
    expect((await list()).rows.map(({ number: one }: { number: number }) => one)).toContain(number);
    expect((await list('?state=ended')).rows).toEqual([]);
    expect((await list('?state=ending')).rows).toEqual([]);
    expect((await kim.get('office/passes?cursor=x')).status).toBe(400);
    const [newest, ...others] = (await list()).rows;
    const cursor = `${newest.valid_to}_${newest.number}`;
    expect((await list(`?cursor=${cursor}`)).rows).toEqual(others);
  });

  test('one that is blocked lets nobody in and shows no code, until it is unblocked', async () => {
    const { booking_id, admissions } = await buy('Emmy Noether', 'Ada Lovelace');
    const [{ number }] = await find(admissions[0].barcode);
    const key = randomId();
    const done = await act(number, 'block', { key, reason: ' Karte verloren ' });
    expect(done.body.data).toMatchObject({ state: 'blocked', mail_waits: true });
    expect((await act(number, 'block', { key })).body.data).toMatchObject({ state: 'blocked' });
    expect((await act(number, 'block')).body).toMatchObject({
      code: 'PASS_NOT_CHANGEABLE',
      obstacle: 'blockedAlready',
    });
    const shown = await review(booking_id);
    expect(shown.admissions).toMatchObject([
      { name: 'Emmy Noether', blocked: true },
      { name: 'Ada Lovelace' },
    ]);
    expect(shown.admissions[1]).not.toHaveProperty('blocked');
    const searched = (await kim.post('office/search', { q: admissions[0].barcode })).body.data;
    expect(searched.codes).toMatchObject([{ kind: 'admission', valid: false }]);
    if (hasPoppler) {
      const { rawPayload } = await shop.app.inject(`/documents/${booking_id}/passes.pdf`);
      expect(textOf(rawPayload)).toContain('Ada Lovelace');
      expect(textOf(rawPayload)).not.toContain('Emmy Noether');
    }
    expect((await list('?state=blocked')).rows).toMatchObject([{ number }]);
    const lifted = await act(number, 'unblock');
    expect(lifted.body.data).toMatchObject({ state: 'valid', blocked_at: null, mail_waits: false });
    expect((await review(booking_id)).admissions[0]).not.toHaveProperty('blocked');
    expect((await whole(number)).acts.map(({ verb }: { verb: string }) => verb)).toEqual([
      'pass.unblocked',
      'pass.blocked',
    ]);
    const said = await shop.database.executeSql(
      "select after::text as said from act where verb like 'pass.%'",
    );
    expect(JSON.stringify(said.rows)).not.toMatch(/Noether/);
  });

  test('one that is extended is valid for longer wherever it is shown, and that is taken back', async () => {
    const { booking_id, admissions } = await buy('Marie Curie');
    const [{ number, valid_to }] = await find(admissions[0].barcode);
    const done = await act(number, 'extend', { days: 14 });
    const longer = addDays(valid_to, 14);
    expect(done.body.data).toMatchObject({ valid_to: longer, sold_to: valid_to });
    expect((await review(booking_id)).admissions).toMatchObject([{ valid_to: longer }]);
    expect((await act(number, 'extend', { days: 3 })).body.data.valid_to).toBe(addDays(valid_to, 17));
    expect((await act(number, 'shorten')).body.data).toMatchObject({ valid_to, sold_to: valid_to });
    expect((await act(number, 'shorten')).body).toMatchObject({ obstacle: 'notExtended' });
    for (const [body, field] of [
      [{ days: 0 }, 'days'],
      [{ days: 1101 }, 'days'],
      [{ days: 3, reason: ' ' }, 'reason'],
    ] as const)
      expect(Object.keys((await act(number, 'extend', body)).body.errors)).toEqual([field]);
  });

  test('a mail leaves about the last change alone, and none about what was undone before', async () => {
    const { admissions } = await buy('Sophie Germain');
    const [{ number }] = await find(admissions[0].barcode);
    const own = async () => (await waiting()).filter(({ pass }) => pass === number);
    await act(number, 'block');
    await act(number, 'unblock');
    const [undone] = await own();
    expect(await own()).toHaveLength(1);
    expect(await passToTell(shop.database, undone as PassChanged)).toBeUndefined();
    await act(number, 'extend', { days: 5 });
    const last = (await own()).find(({ change }) => change === 3);
    // A mail server that is away is tried again.
    for (const _try of [1, 2])
      expect(await passToTell(shop.database, last as PassChanged)).toMatchObject({ pass: number });
    expect((await whole(number)).mail_waits).toBe(false);
    await act(number, 'shorten');
    expect((await own()).map(({ change }) => change)).toContain(4);
    await act(number, 'extend', { days: 5, mail: false });
    expect((await own()).map(({ change }) => change)).not.toContain(5);
  });

  test('two people who change the same pass at once change it once', async () => {
    const { admissions } = await buy('Hypatia');
    const [{ number }] = await find(admissions[0].barcode);
    // All of them have seen the same: one who looked later would rightly change it once more.
    const { version } = await whole(number);
    const answers = await Promise.all([1, 2, 3].map(() => act(number, 'extend', { days: 10, version })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('nothing can be done with one that was given back, or that is none', async () => {
    const { number: order, admissions } = await buy('Mary Anning');
    const [{ number }] = await find(admissions[0].barcode);
    await refundInDatabase(shop.database, order, shop.now);
    expect((await whole(number)).state).toBe('returned');
    expect((await list('?state=returned')).rows).toMatchObject([{ number }]);
    expect((await act(number, 'block')).body).toMatchObject({ obstacle: 'returned' });
    expect((await kim.get('office/passes/999999')).status).toBe(404);
  });

  test('those of orders from before are found once, with their days', async () => {
    const before = (await list()).rows.length;
    const { valid_to, owner } = (await list('?state=valid')).rows.at(-1);
    await shop.database.executeSql('delete from pass');
    await shop.database.executeSql('delete from pass_beginning');
    const opened = await openShop(shop.shop);
    await findPasses(opened);
    await findPasses(opened);
    // All but the one that was given back.
    expect((await list()).rows).toHaveLength(before - 1);
    expect((await find(owner))[0]).toMatchObject({ valid_to });
  });
});
