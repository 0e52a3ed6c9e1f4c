// Nobody is decided on before they were asked (ADR 133): however late a mail leaves, its reader has time to answer after it, and
// what the museum chose waits for it; but nobody’s money is kept for ever because no mail reaches them.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deliverClosing } from '../documents/closings/deliver-closing.ts';
import { checkLedger } from '../ledger/books/check/check-ledger.ts';
import { onOne, testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { openShop } from '../site/open-shop.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { carryOn } from './carry-on.ts';
import { closingSecret } from './closing-link.ts';

const START = new Date('2026-11-18T08:00:00Z');
/** The end of the 19th in the museum, 39 hours later. */
const DEADLINE = new Date('2026-11-19T23:00:00Z');
const DAY = '2026-11-20';
const LATER = '2026-11-24 11:00';
const HOUR = 3600;

describe.each(testDatabases())('being told before it is decided on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let staff: StaffClient;
  let order: { readonly number: string; readonly total: number; readonly booking_id: string };
  beforeEach(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, {}, START);
    staff = await signIn(shop, 'admin', { language: 'en' });
    order = await buy();
  });
  afterEach(async () => {
    expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
    await shop.close();
    museum.remove();
  });

  const buy = async () => {
    const item = { type: 'ticket', id: 'flut-normal', datetime: `${DAY} 11:00`, count: 1 };
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase([item]))).body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data;
  };
  const begin = async (unanswered = 'money') => {
    const asked = { kind: 'closure', pools: ['event:flut'], from: DAY, to: DAY, times: ['11:00'] };
    const { seen } = (await staff.post('office/places/decisions/preview', asked)).body.data;
    const made = await staff.post('office/places/decisions', { ...asked, key: randomId(), seen });
    const choice = { offers: ['other-time', 'money'], unanswered, until: '2026-11-19', sentences: [] };
    await staff.post('office/closings', { ...choice, decision: made.body.data.id, key: randomId() });
  };
  const pass = async (hours: number) => {
    shop.pass(hours * HOUR);
    staff = await signIn(shop, 'admin', { language: 'en' });
  };
  const press = (what: 'stop' | 'resume') => staff.post(`office/closings/1/${what}`, { key: randomId() });
  const closings = async () => ({ ...shop.shop, ...(await openShop(shop.shop)) });
  const run = async () => carryOn(await closings(), new AbortController().signal);
  const rows = async (text: string) => (await shop.database.executeSql(text)).rows;
  /** Runs the jobs that were written, as a process that works on jobs does. */
  const deliver = async () => {
    const open = await closings();
    const jobs = await rows("select data ->> 'id' as id from pgboss.job where name = 'closing-told'");
    for (const { id } of jobs) await deliverClosing(open, { id });
  };
  const mails = () => shop.outbox().filter((name) => name.includes('closing-told'));
  const found = async () =>
    (await rows('select outcome, decided_by, back, problem, until from closing_order'))[0];
  const link = async () => {
    const [row] = await rows('select id from closing_order');
    return closingSecret(shop.shop.payments.linkKey, row.id);
  };
  const answer = async (body: object) =>
    (await shop.post('/api/de/closed-visit/answer', { link: await link(), ...body })).body.data;
  const hoursFromNow = (hours: number) => new Date(shop.now().getTime() + hours * HOUR * 1000);

  test('resumed after the deadline, whoever was not written to has as long to answer as all would have had', async () => {
    await begin();
    await press('stop');
    await run();
    await pass(60);
    await press('resume');
    await run();
    expect(await found()).toMatchObject({ outcome: null });
    await deliver();
    await run();
    expect(mails()).toHaveLength(1);
    expect(await found()).toMatchObject({ outcome: null, until: hoursFromNow(39) });
    expect(shop.mail(mails()[0] ?? '')).toContain('22. November');
    const moved = await answer({ choice: 'other-time', datetime: LATER });
    expect(moved).toMatchObject({ state: 'moved', moved_to: LATER });
  });

  test('a mail server that is away until the deadline is waited for', async () => {
    await begin();
    await run();
    await pass(60);
    await run();
    expect(await found()).toMatchObject({ outcome: null });
    await deliver();
    await run();
    expect(mails()).toHaveLength(1);
    expect(await found()).toMatchObject({ outcome: null, until: hoursFromNow(39) });
    expect(await answer({ choice: 'money' })).toMatchObject({ state: 'money', back: order.total });
  });

  onOne(engine, () => {
    test('whoever was found in time and written to after the deadline is decided on once that time is over', async () => {
      await begin();
      await run();
      await press('stop');
      await deliver();
      await pass(60);
      await press('resume');
      await run();
      await deliver();
      await pass(38);
      await run();
      expect(await found()).toMatchObject({ outcome: null });
      await pass(1);
      await run();
      expect(await found()).toMatchObject({ outcome: 'money', decided_by: 'deadline', back: order.total });
    });

    test('the minutes that mails take to leave move nobody’s deadline', async () => {
      await begin();
      shop.pass(60);
      await run();
      shop.pass(0.8 * HOUR);
      await deliver();
      expect(await found()).toMatchObject({ until: DEADLINE });
      await pass(39);
      await run();
      expect(await found()).toMatchObject({ outcome: 'money', decided_by: 'deadline' });
    });

    test('whom no mail reaches for two weeks gets the money back', async () => {
      await begin();
      await run();
      await pass(14 * 24 - 1);
      await run();
      expect(await found()).toMatchObject({ outcome: null });
      await pass(1);
      await run();
      expect(await found()).toMatchObject({ outcome: 'money', decided_by: 'deadline', back: order.total });
      await deliver();
      expect(mails()).toEqual([]);
    });

    test('no voucher is sent in place of money to whom no mail reaches: a person sees to them', async () => {
      await begin('voucher');
      await run();
      await pass(14 * 24);
      await run();
      expect(await found()).toMatchObject({ outcome: 'listed', problem: 'no-mail', back: 0 });
    });

    test('who was told and does not answer gets the voucher that the museum chose', async () => {
      await begin('voucher');
      await run();
      await deliver();
      await pass(40);
      await run();
      expect(await found()).toMatchObject({ outcome: 'voucher', back: order.total });
    });

    test.each([
      [
        'given back',
        'cancel',
        {
          selection: { pieces: 'everything', shipping: true, fee: 0, to: 'the-way-it-came' },
          reason: '',
          version: 0,
        },
      ],
      ['moved', 'move', { line: 0, datetime: LATER, money: 'the-way-it-came', version: 0 }],
    ])('an order that the desk has %s before its mail left is not waited for', async (_, act, body) => {
      await begin();
      await run();
      await press('stop');
      await deliver();
      const done = await staff.post(`office/orders/${order.number}/${act}`, { ...body, key: randomId() });
      expect(done.status).toBe(200);
      await press('resume');
      await run();
      await deliver();
      await pass(60);
      await run();
      expect(await found()).toMatchObject({ outcome: 'elsewhere', back: 0 });
      expect(mails()).toEqual([]);
    });
  });
});
