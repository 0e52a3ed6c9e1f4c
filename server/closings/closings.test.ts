// Closing what was sold, through the whole shop: everybody is written to once, whatever stops the writing;
// each answer is done once; who does not answer gets what the museum chose; and cents and places agree afterwards.
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
const DAY = '2026-11-20';
const TIME = `${DAY} 11:00`;
const POOL = 'event:flut';
const OFFERS = ['other-time', 'voucher', 'money'];

describe.each(testDatabases())('closing what was sold on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let staff: StaffClient;
  beforeEach(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, {}, START);
    staff = await signIn(shop, 'admin', { language: 'en' });
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const buy = async (count: number, language = 'de', datetime = TIME) => {
    const item = { type: 'ticket', id: 'flut-normal', datetime, count };
    const { cartId } = (await shop.post(`/api/${language}/checkout/initPayment`, purchase([item]))).body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post(`/api/${language}/checkout/execPayment`, { cartId })).body.data;
    return review(booking_id);
  };
  const review = async (id: string) => (await shop.get(`/api/de/order/review?id=${id}`)).body.data;
  const close = async (times = ['11:00']) => {
    const asked = { kind: 'closure', pools: [POOL], from: DAY, to: DAY, times };
    const { seen } = (await staff.post('office/places/decisions/preview', asked)).body.data;
    return (await staff.post('office/places/decisions', { ...asked, key: randomId(), seen })).body.data.id;
  };
  const begin = (decision: string, more: object = {}) =>
    staff.post('office/closings', {
      decision,
      offers: OFFERS,
      unanswered: 'money',
      until: '2026-11-25',
      sentences: [],
      key: randomId(),
      ...more,
    });
  const closings = async () => ({ ...shop.shop, ...(await openShop(shop.shop)) });
  const run = async (change: object = {}) =>
    carryOn({ ...(await closings()), ...change }, new AbortController().signal);
  const rows = async (text: string) => (await shop.database.executeSql(text)).rows;
  const told = () =>
    rows("select data ->> 'id' as id from pgboss.job where name = 'closing-told' order by 1");
  /** Runs the jobs that were written, as a process that works on jobs does. */
  const deliver = async () => {
    const open = await closings();
    for (const { id } of await told()) await deliverClosing(open, { id });
  };
  const linkOf = async (number: string) => {
    const [row] = await rows(`select id from closing_order where number = '${number}'`);
    return closingSecret(shop.shop.payments.linkKey, row.id);
  };
  const answer = async (link: string, body: object) =>
    (await shop.post('/api/de/closed-visit/answer', { link, ...body })).body;
  const whole = async (number = 1) => (await staff.get(`office/closings/${number}`)).body.data;
  const isRight = async () => {
    const wrong = await rows(`select s.id from slot s left join hold h on h.slot_id = s.id
      group by s.id having s.taken <> coalesce(sum(h.quantity), 0)`);
    expect(wrong).toEqual([]);
    expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
  };

  test('a process that dies while it writes leaves nobody out and writes to nobody twice', async () => {
    for (let count = 0; count < 3; count += 1) await buy(1);
    await begin(await close());
    const { jobs } = shop.shop;
    const dying = {
      ...jobs,
      writeAll: async (...written: Parameters<typeof jobs.writeAll>) => {
        await jobs.writeAll(...written);
        throw new Error('killed');
      },
    };
    await expect(run({ jobs: dying })).rejects.toThrow('killed');
    expect(await told()).toEqual([]);
    await Promise.all([run(), run(), run()]);
    const written = await told();
    expect(written).toHaveLength(3);
    expect(new Set(written.map(({ id }) => id)).size).toBe(3);
  });

  test('a visitor gets the money once, however often and from however many pages it is asked for', async () => {
    const order = await buy(2);
    await begin(await close());
    await run();
    const link = await linkOf(order.number);
    const preview = await shop.post('/api/de/closed-visit/preview', { link, choice: 'money' });
    expect(preview.body.data).toMatchObject({ problem: '', money: order.total, voucher: 0 });
    const answers = await Promise.all([1, 2, 3].map(() => answer(link, { choice: 'money' })));
    for (const { data } of answers) expect(data).toMatchObject({ state: 'money', back: order.total });
    expect((await answer(link, { choice: 'voucher' })).data).toMatchObject({ state: 'money', problem: '' });
    expect(await rows('select id from order_return')).toHaveLength(1);
    expect((await whole()).outcomes).toMatchObject([
      { outcome: 'money', by: 'visitor', orders: 1, people: 2, back: order.total },
    ]);
    await isRight();
  });

  test('after the deadline nobody can choose, and who did not answer gets what the museum chose, once', async () => {
    const [one, two] = [await buy(1), await buy(2)];
    await begin(await close());
    await run();
    await deliver();
    await answer(await linkOf(one.number), { choice: 'voucher' });
    shop.pass(8 * 24 * 3600);
    const link = await linkOf(two.number);
    expect((await answer(link, { choice: 'voucher' })).data.state).toBe('late');
    await Promise.all([run(), run()]);
    expect((await shop.post('/api/de/closed-visit', { link })).body.data).toMatchObject({
      state: 'money',
      back: two.total,
    });
    staff = await signIn(shop, 'admin', { language: 'en' });
    expect(await whole()).toMatchObject({ state: 'done', open: 0 });
    expect(await rows('select id from order_return')).toHaveLength(2);
    await isRight();
  });

  test('whoever pays while the time is being closed is written to as well, with as long to answer', async () => {
    await buy(1);
    const item = { type: 'ticket', id: 'flut-normal', datetime: TIME, count: 1 };
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase([item]))).body.data;
    await begin(await close());
    await run();
    expect(await told()).toHaveLength(1);
    await shop.bank(cartId, 'pay');
    await shop.post('/api/de/checkout/execPayment', { cartId });
    await run();
    expect(await told()).toHaveLength(2);
    expect((await shop.post('/api/de/checkout/initPayment', purchase([item]))).status).toBe(422);
  });

  onOne(engine, () => {
    test('everybody who has bought the time gets one mail, in their own language, with the museum’s sentences', async () => {
      const [one, two] = [await buy(2), await buy(1, 'fr')];
      await buy(1, 'de', `${DAY} 12:00`);
      const decision = await close();
      const affected = (await staff.get(`office/closings/affected?decision=${decision}`)).body.data;
      expect(affected).toMatchObject({ orders: 2, people: 3, begun: null });
      const sentences = [{ language: 'fr', text: ' La tempête est trop forte. ' }];
      const begun = await begin(decision, { sentences });
      expect([begun.status, begun.body.data]).toEqual([200, { number: 1 }]);
      await run();
      await run();
      expect(await told()).toHaveLength(2);
      expect(await whole()).toMatchObject({
        orders: 2,
        people: 3,
        queued: 2,
        open: 2,
        amount: affected.amount,
      });
      await deliver();
      expect(await whole()).toMatchObject({ written: 2, state: 'answering' });
      const mails = shop
        .outbox()
        .filter((name) => name.includes('closing-told'))
        .map(shop.mail);
      expect(mails).toHaveLength(2);
      expect(mails.filter((mail) => mail.includes('La temp'))).toHaveLength(1);
      for (const { number } of [one, two])
        expect(await rows(`select number from closing_order where number = '${number}'`)).toHaveLength(1);
    });

    test('begun again as it is, it is the same closing; with other settings, who asks is told of the one that runs', async () => {
      await buy(1);
      const decision = await close();
      const sentences = [{ language: 'de', text: 'Sturm.' }];
      const all = await Promise.all([1, 2].map(() => begin(decision, { sentences })));
      // Whichever was first has the number that it took.
      const number = all[0]?.body.data.number;
      expect(all.map(({ status, body }) => [status, body.data])).toEqual([
        [200, { number }],
        [200, { number }],
      ]);
      expect((await begin(decision, { sentences, offers: OFFERS.toReversed() })).status).toBe(200);
      const others = [
        { offers: ['money'] },
        { unanswered: 'list' },
        { until: '2026-11-26' },
        { sentences: [] },
      ];
      for (const other of others) {
        const { status, body } = await begin(decision, { sentences, ...other });
        expect([status, body.code, body.number]).toEqual([409, 'CLOSING_BEGUN', number]);
      }
      expect(await whole(number)).toMatchObject({ unanswered: 'money', until: '2026-11-25', sentences });
    });

    test('stopped, nothing is written and nothing happens at the deadline; resumed, it goes on where it was', async () => {
      await buy(2);
      await begin(await close());
      const key = randomId();
      expect((await staff.post('office/closings/1/stop', { key })).body.data.state).toBe('stopped');
      await run();
      expect(await told()).toEqual([]);
      expect((await staff.post('office/closings/1/resume', { key: randomId() })).status).toBe(200);
      await run();
      expect(await told()).toHaveLength(1);
      await staff.post('office/closings/1/stop', { key: randomId() });
      await deliver();
      expect(await rows("select kind from mail where kind = 'closing-told'")).toEqual([]);
      await staff.post('office/closings/1/resume', { key: randomId() });
      await run();
      await deliver();
      expect(await rows("select kind from mail where kind = 'closing-told'")).toHaveLength(1);
    });

    test('a visitor takes a voucher, another one comes at another time at the price that was paid', async () => {
      const [one, two] = [await buy(2), await buy(3)];
      await begin(await close());
      await run();
      const voucher = await answer(await linkOf(one.number), { choice: 'voucher' });
      expect(voucher.data).toMatchObject({ state: 'voucher', back: one.total });
      const link = await linkOf(two.number);
      const { times } = (await shop.post('/api/de/closed-visit/times', { link })).body.data;
      expect(times).toContain(`${DAY} 12:00`);
      expect(times).not.toContain(TIME);
      const refused = await answer(link, { choice: 'other-time', datetime: TIME });
      expect(refused.data).toMatchObject({ state: 'open', problem: 'not-possible' });
      const moved = await answer(link, { choice: 'other-time', datetime: `${DAY} 12:00` });
      expect(moved.data).toMatchObject({ state: 'moved', moved_to: `${DAY} 12:00` });
      expect((await review(two.booking_id)).lines[0]).toMatchObject({ datetime: `${DAY} 12:00` });
      expect((await whole()).open).toBe(0);
      await isRight();
    });

    test('what became of an order meanwhile is not done again, and is said', async () => {
      const order = await buy(1);
      await begin(await close());
      await run();
      const link = await linkOf(order.number);
      const selection = { pieces: 'everything', shipping: true, fee: 0, to: 'the-way-it-came' };
      const body = { selection, reason: '', key: randomId(), version: 0 };
      expect((await staff.post(`office/orders/${order.number}/cancel`, body)).status).toBe(200);
      expect((await shop.post('/api/de/closed-visit', { link })).body.data.state).toBe('elsewhere');
      expect((await answer(link, { choice: 'voucher' })).data.state).toBe('elsewhere');
      expect(await rows('select id from order_return')).toHaveLength(1);
      expect((await whole()).outcomes).toMatchObject([{ outcome: 'elsewhere', back: 0 }]);
      await isRight();
    });

    test('nobody loses a visit that takes place after all: who did not answer is on the list', async () => {
      const order = await buy(1);
      const decision = await close();
      await begin(decision);
      await run();
      await deliver();
      const path = `office/places/decisions/${decision}/take-back`;
      const { seen } = (await staff.post(`${path}/preview`)).body.data;
      expect((await staff.post(path, { key: randomId(), seen })).status).toBe(200);
      shop.pass(8 * 24 * 3600);
      await run();
      const [row] = await rows(`select outcome, problem from closing_order where number = '${order.number}'`);
      expect(row).toEqual({ outcome: 'listed', problem: 'open-again' });
      expect(await rows('select id from order_return')).toEqual([]);
    });

    test('an order that waits for a person is counted until somebody has seen to it, which is noted once', async () => {
      const [order, other] = [await buy(1), await buy(1)];
      await begin(await close(), { unanswered: 'list' });
      await run();
      await deliver();
      const seenTo = (number: string, key: string) =>
        staff.post(`office/closings/1/orders/${number}/seen-to`, { key });
      expect((await seenTo(order.number, randomId())).status).toBe(404);
      shop.pass(8 * 24 * 3600);
      await run();
      staff = await signIn(shop, 'admin', { language: 'en' });
      expect(await whole()).toMatchObject({ state: 'by-hand', listed: 2 });
      const onToday = async () => (await staff.get('office/today')).body.data.closings.first;
      expect(await onToday()).toMatchObject([{ number: 1, open: 0, listed: 2 }]);
      const key = randomId();
      const answers = await Promise.all([seenTo(order.number, key), seenTo(order.number, key)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await whole()).toMatchObject({ listed: 1 });
      const waiting = (await staff.get('office/closings/1/orders?only=listed')).body.data.rows;
      expect(waiting.map(({ number }: { number: string }) => number)).toEqual([other.number]);
      const acts = await rows(`select after from act where verb = 'closing.seen-to'`);
      expect(acts).toEqual([{ after: { order: order.number } }]);
      await seenTo(other.number, randomId());
      expect(await whole()).toMatchObject({ state: 'done', listed: 0 });
      expect(await onToday()).toEqual([]);
    });

    test('a link that is none of ours opens nothing, and a form with mistakes says where', async () => {
      const nobody = await shop.post('/api/de/closed-visit', { link: 'x.y' });
      expect(nobody.status).toBe(404);
      await buy(1);
      const decision = await close();
      const wrong = await begin(decision, { offers: [], until: '2026-11-18' });
      expect([wrong.status, Object.keys(wrong.body.errors ?? wrong.body.fields ?? {})]).toEqual([
        422,
        ['offers', 'until'],
      ]);
      expect((await begin('nothing')).status).toBe(404);
      const service = await signIn(shop, 'guide', { language: 'en' });
      expect((await service.get('office/closings/1')).status).toBe(403);
    });
  });
});
