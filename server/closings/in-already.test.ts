// A house is shut while some are in it (ADR 133), on both engines: a closing writes to those who have not come yet, and leaves
// whoever was let in to a person.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deliverClosing } from '../documents/closings/deliver-closing.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { openShop } from '../site/open-shop.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { carryOn } from './carry-on.ts';
import { closingSecret } from './closing-link.ts';

const START = new Date('2026-11-18T08:00:00Z');
const DAY = '2026-11-20';
const TIME = `${DAY} 11:00`;

type Bought = { readonly number: string; readonly booking_id: string; readonly total: number };

describe.each(testDatabases())('closing a time when some are in already, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let staff: StaffClient;
  beforeEach(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, {}, START);
    staff = await signIn(shop, 'admin', { language: 'en' });
    await shop.database.executeSql(
      `insert into door_device (id, name, houses, may_force, token_hash, paired_at, contact_at)
       values ('D1', 'Door', '{}', false, 'hash', now(), now())`,
    );
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const buy = async (...times: string[]): Promise<Bought> => {
    const items = times.map((datetime) => ({ type: 'ticket', id: 'flut-normal', datetime, count: 2 }));
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase(items))).body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data;
  };
  const note = (kind: 'in' | 'undo', { booking_id }: Bought, line: number, nonce: string, undoes = '') =>
    shop.database.executeSql(
      `insert into check_in (nonce, device_id, kind, persons, undoes, at, received_at, barcode, booking_id)
       select $1, 'D1', $2, 1, $3, $4, $4, barcode, booking_id from admission
       where booking_id = $5 and line = $6 order by number limit 1`,
      [nonce, kind, undoes, shop.now(), booking_id, line],
    );
  const letIn = async (order: Bought, line = 0) => {
    const nonce = randomId();
    await note('in', order, line, nonce);
    return nonce;
  };
  const close = async (): Promise<string> => {
    const asked = { kind: 'closure', pools: ['event:flut'], from: DAY, to: DAY, times: ['11:00'] };
    const { seen } = (await staff.post('office/places/decisions/preview', asked)).body.data;
    return (await staff.post('office/places/decisions', { ...asked, key: randomId(), seen })).body.data.id;
  };
  const affected = async (decision: string) =>
    (await staff.get(`office/closings/affected?decision=${decision}`)).body.data;
  const begin = async (decision: string) => {
    const settings = {
      offers: ['money', 'other-time'],
      unanswered: 'money',
      until: '2026-11-25',
      sentences: [],
    };
    expect((await staff.post('office/closings', { decision, ...settings, key: randomId() })).status).toBe(
      200,
    );
  };
  /** The job that carries on, and those of its mails. */
  const run = async () => {
    const open = { ...shop.shop, ...(await openShop(shop.shop)) };
    await carryOn(open, new AbortController().signal);
    const { rows } = await shop.database.executeSql(
      "select data ->> 'id' as id from pgboss.job where name = 'closing-told'",
    );
    for (const { id } of rows) await deliverClosing(open, { id });
    await carryOn(open, new AbortController().signal);
  };
  const pastTheDeadline = async () => {
    shop.pass(9 * 24 * 3600);
    staff = await signIn(shop, 'admin', { language: 'en' });
    await run();
  };
  const orders = async () => (await staff.get('office/closings/1/orders')).body.data.rows;
  const whole = async () => (await staff.get('office/closings/1')).body.data;

  test('they are counted apart, get no mail and no money, and wait for a person', async () => {
    const [inside, ahead] = [await buy(TIME), await buy(TIME)];
    await letIn(inside);
    const decision = await close();
    expect(await affected(decision)).toMatchObject({
      ...{ orders: 1, people: 2, amount: ahead.total },
      came_in: { orders: 1, people: 2, amount: inside.total },
    });
    await begin(decision);
    await run();
    expect(await whole()).toMatchObject({
      state: 'answering',
      orders: 2,
      came_in: 1,
      to_write: 1,
      written: 1,
      open: 1,
      listed: 1,
      unreachable: 0,
    });
    await pastTheDeadline();
    expect(await orders()).toMatchObject([
      { number: inside.number, outcome: 'listed', problem: 'came-in', written: false, back: 0 },
      { number: ahead.number, outcome: 'money', written: true, back: ahead.total },
    ]);
    expect(await whole()).toMatchObject({ state: 'by-hand', listed: 1 });
    const seen = `office/closings/1/orders/${inside.number}/seen-to`;
    expect((await staff.post(seen, { key: randomId() })).status).toBe(200);
    expect((await whole()).state).toBe('done');
  });

  test('an entry that was taken back, or was to another time, is none', async () => {
    const [undone, elsewhere] = [await buy(TIME), await buy(`${DAY} 12:00`, TIME)];
    await note('undo', undone, 0, randomId(), await letIn(undone));
    await letIn(elsewhere, 0);
    expect(await affected(await close())).toMatchObject({
      orders: 2,
      came_in: { orders: 0, people: 0, amount: 0 },
    });
  });

  test('whoever is heard of after the mail gets no money without an answer either', async () => {
    const order = await buy(TIME);
    await begin(await close());
    await run();
    await letIn(order);
    await pastTheDeadline();
    expect(await orders()).toMatchObject([{ outcome: 'listed', problem: 'came-in', written: true, back: 0 }]);
    expect(await whole()).toMatchObject({ orders: 1, came_in: 0, to_write: 1, written: 1 });
  });

  test.each(['money', 'other-time'])('nor do they get what their link offers: %s', async (choice) => {
    const order = await buy(TIME);
    await begin(await close());
    await run();
    await letIn(order);
    const { rows } = await shop.database.executeSql('select id from closing_order');
    const link = closingSecret(shop.shop.payments.linkKey, rows[0].id);
    expect((await shop.post('/api/de/closed-visit', { link })).body.data.state).toBe('listed');
    expect((await shop.post('/api/de/closed-visit/times', { link })).body.data.times).toEqual([]);
    const answer = { link, choice, ...(choice === 'other-time' && { datetime: `${DAY} 12:00` }) };
    expect((await shop.post('/api/de/closed-visit/preview', answer)).body.data).toMatchObject({
      problem: 'not-possible',
      money: 0,
    });
    const { data } = (await shop.post('/api/de/closed-visit/answer', answer)).body;
    expect(data).toMatchObject({ state: 'listed', back: 0, problem: '' });
    expect(await orders()).toMatchObject([{ outcome: 'listed', problem: 'came-in', by: 'visitor', back: 0 }]);
    expect((await shop.get(`/api/de/order/review?id=${order.booking_id}`)).body.data.lines).toMatchObject([
      { datetime: TIME },
    ]);
  });
});
