// An order whose money a bank has taken back is paid again at the museum (ADR 149), through the office's calls and on both
// engines: noted once, kept in the books, and never kept twice.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readAttention } from '../../attention/read-attention.ts';
import { checkLedger } from '../../ledger/books/check/check-ledger.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { disputeAsStaff } from '../demo-bank/demo-bank-staff.ts';
import { findPayment } from '../payment-store.ts';
import { refundPayment } from '../refunds/refund-payment.ts';
import { settlePayment } from '../settle-payment.ts';
import { notePaidAgain } from './note-paid-again.ts';

const TICKETS = [{ type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 2 }];

describe.each(oneDatabase())('an order that is paid again, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let service: StaffClient;
  beforeEach(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder);
    service = await signIn(shop, 'service');
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const rows = async (query: string, ...values: unknown[]) =>
    (await shop.database.executeSql(query, values)).rows;
  const bought = async () => {
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase(TICKETS))).body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id: id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    const [{ number }] = await rows('select number from placed_order where booking_id = $1', id);
    return { cartId: String(cartId), id: String(id), at: `office/orders/${number}` };
  };
  /** An order whose money the payer's bank has taken back, or some cents of it. */
  const lost = async (part?: number) => {
    const order = await bought();
    await bankDecides(order.cartId, 'lost', part);
    return order;
  };
  const bankDecides = async (cartId: string, state: 'open' | 'won' | 'lost', part?: number) => {
    await disputeAsStaff(shop.shop.payments.bank, cartId, state, part);
    const payment = await findPayment(shop.database, cartId);
    if (!payment) throw new Error('there is no such payment');
    await settlePayment(shop.shop.payments, payment, { visitorConfirms: false, askAgain: true });
  };
  const taken = { means: 'register', receipt: 'K1-000417', amount: 2400 };
  const note = (at: string, more: object = {}) =>
    service.post(`${at}/note-paid-again`, { ...taken, key: randomId(), ...more });
  const preview = async (at: string) => (await service.post(`${at}/note-paid-again/preview`)).body.data;
  const cancelOne = async (at: string) => {
    const selection = {
      pieces: [{ line: 0, part: 0, count: 1 }],
      shipping: false,
      fee: 0,
      to: 'the-way-it-came',
    };
    const { version } = (await service.post(`${at}/cancel/preview`, { selection })).body.data;
    const asked = { selection, reason: 'One is ill', key: randomId(), version };
    expect((await service.post(`${at}/cancel`, asked)).status).toBe(200);
  };
  const review = async (id: string) => (await shop.get(`/api/de/order/review?id=${id}`)).body.data;
  const kinds = async () => (await readAttention(shop.database, shop.now())).map(({ kind }) => kind);
  const books = () => checkLedger(shop.database, shop.now());
  const payments = () => rows('select provider, state, amount, given_back from payment order by number');

  test('is noted once for a key and once for two colleagues; then nothing is open any more', async () => {
    const { cartId, id, at } = await lost();
    expect(await review(id)).toMatchObject({ taken_back: 2400 });
    expect([await preview(at), await kinds()]).toEqual([{ due: 2400, problem: '' }, ['charged-back']]);
    expect((await books()).open).toEqual([expect.stringContaining('its payer owes 24.00')]);
    const key = randomId();
    const answers = await Promise.all([
      note(at, { key }),
      note(at, { key }),
      note(at, { key }),
      note(at),
      note(at),
    ]);
    const [once, refused] = [200, 422].map((status) => answers.filter((one) => one.status === status));
    // Whoever came first: the one key, or one of the others.
    expect([1, 3]).toContain(once?.length);
    expect(refused?.map(({ body }) => [body.code, body.problem])).toEqual(
      refused?.map(() => ['OFFICE_PAYMENT_NOT_NOTED', 'nothingOpen']),
    );
    expect(await payments()).toEqual([
      { provider: 'demo', state: 'charged-back', amount: 2400, given_back: 0 },
      { provider: 'register', state: 'paid', amount: 2400, given_back: 0 },
    ]);
    expect(
      await rows("select account, amount from ledger_posting where account = 'provider:register'"),
    ).toEqual([{ account: 'provider:register', amount: 2400 }]);
    expect(await rows("select actor_id, after from act where verb = 'payment.received-again'")).toEqual([
      { actor_id: service.staffId, after: taken },
    ]);
    expect(await books()).toEqual({ differences: [], open: [] });
    expect([await kinds(), await preview(at)]).toEqual([[], { due: 0, problem: 'nothingOpen' }]);
    expect(await review(id)).not.toHaveProperty('taken_back');
    const whole = (await service.get(at)).body.data;
    const shown = whole.payments.map(({ provider, state }: Record<string, string>) => [provider, state]);
    expect(shown.toSorted()).toEqual([
      ['demo', 'charged-back'],
      ['register', 'paid'],
    ]);
    expect(whole.history).toContainEqual(
      expect.objectContaining({ kind: 'act', verb: 'payment.received-again' }),
    );
    const [{ reference }] = await rows('select reference from payment where id = $1', cartId);
    for (const q of [reference, taken.receipt])
      expect((await service.post('office/search', { q })).body.data.orders).toHaveLength(1);
  });

  test('two colleagues who note it at the same moment note it once', async () => {
    const by = { kind: 'command', user: 'kim' } as const;
    for (let round = 0; round < 3; round += 1) {
      const { at } = await lost();
      const asked = { ...taken, means: 'register', number: at.replace('office/orders/', ''), by } as const;
      const noted = await Promise.all(
        Array.from({ length: 4 }, () => notePaidAgain(shop.shop.payments, { ...asked, key: randomId() })),
      );
      expect(noted.map(({ state }) => state).toSorted()).toEqual(['done', 'refused', 'refused', 'refused']);
    }
    expect(await rows("select count(*)::int as count from payment where provider = 'register'")).toEqual([
      { count: 3 },
    ]);
    expect(await books()).toEqual({ differences: [], open: [] });
  });

  test.each([
    ['less than is open', { amount: 2300 }, 'FIELDS_INVALID'],
    ['more than is open', { amount: 2500 }, 'FIELDS_INVALID'],
    ['by no known means', { means: 'cheque' }, 'REQUEST_MALFORMED'],
  ])('is refused: %s', async (_, more, code) => {
    const { at } = await lost();
    expect((await note(at, more)).body.code).toBe(code);
    expect(await payments()).toHaveLength(1);
  });

  const needs = async () =>
    (await readAttention(shop.database, shop.now())).map(({ kind, amount }) => [kind, amount]);

  describe('of which a bank has taken a part alone', () => {
    test('is noted with that part; then both payments are the order’s, and all of it goes back to each', async () => {
      const { cartId, id, at } = await lost(1000);
      expect([await preview(at), await needs()]).toEqual([
        { due: 1000, problem: '' },
        [['charged-back', 1000]],
      ]);
      expect((await note(at)).body.code).toBe('FIELDS_INVALID');
      expect((await note(at, { amount: 1000 })).status).toBe(200);
      expect([await preview(at), await needs()]).toEqual([{ due: 0, problem: 'nothingOpen' }, []]);
      expect(await review(id)).not.toHaveProperty('taken_back');
      expect(await books()).toEqual({ differences: [], open: [] });
      expect((await service.post('office/search', { q: taken.receipt })).body.data.orders).toHaveLength(1);
      await cancelOne(at);
      await cancelOne(at);
      expect((await review(id)).state).toBe('refunded');
      await refundPayment(shop.shop.payments, cartId);
      expect(
        await rows('select provider, amount, state from refund order by provider, requested_at'),
      ).toEqual([
        { provider: 'demo', amount: 200, state: 'done' },
        { provider: 'demo', amount: 1200, state: 'done' },
        { provider: 'register', amount: 1000, state: 'due' },
      ]);
      expect(await needs()).toEqual([['to-return-elsewhere', 1000]]);
      const [{ id: refund }] = await rows("select id from refund where provider = 'register'");
      const returned = await service.post(`${at}/note-returned`, {
        refund,
        receipt: 'K1-9',
        key: randomId(),
      });
      expect(returned.status).toBe(200);
      expect([await needs(), await books()]).toEqual([[], { differences: [], open: [] }]);
    });

    test('and later another part, which is noted like the first one', async () => {
      const { cartId, at } = await lost(1000);
      await note(at, { amount: 1000 });
      await bankDecides(cartId, 'lost', 1500);
      expect([await preview(at), await needs()]).toEqual([
        { due: 500, problem: '' },
        [['charged-back', 500]],
      ]);
      expect((await note(at, { amount: 500, means: 'terminal', receipt: 'T-1' })).status).toBe(200);
      expect([await needs(), await books()]).toEqual([[], { differences: [], open: [] }]);
      await cancelOne(at);
      await cancelOne(at);
      await refundPayment(shop.shop.payments, cartId);
      expect(
        await rows('select provider, sum(amount)::int as amount from refund group by 1 order by 1'),
      ).toEqual([
        { provider: 'demo', amount: 900 },
        { provider: 'register', amount: 1000 },
        { provider: 'terminal', amount: 500 },
      ]);
      expect((await books()).differences).toEqual([]);
    });

    test('is left: what is given back of its price is what the payer has already', async () => {
      const { id, at } = await lost(1000);
      const selection = {
        pieces: [],
        shipping: false,
        fee: 0,
        to: 'the-way-it-came',
        amount: { cents: 1000 },
      };
      const before = (await service.post(`${at}/cancel/preview`, { selection })).body.data;
      expect(before.effect).toMatchObject({ money: 1000, waits: 0, taken: 1000 });
      const asked = { selection, reason: 'Aus Kulanz', key: randomId(), version: before.version };
      expect((await service.post(`${at}/cancel`, asked)).status).toBe(200);
      expect(await rows('select amount from refund')).toEqual([]);
      expect(await review(id)).not.toHaveProperty('taken_back');
      expect([await needs(), await books()]).toEqual([[], { differences: [], open: [] }]);
      expect((await preview(at)).problem).toBe('nothingOpen');
    });

    test('is canceled while the bank decides: the part waits, the rest goes out, and what is won goes back, too', async () => {
      const { cartId, id, at } = await bought();
      await bankDecides(cartId, 'open', 1000);
      expect(await needs()).toEqual([['dispute-open', 1000]]);
      expect(await review(id)).not.toHaveProperty('taken_back');
      await cancelOne(at);
      await cancelOne(at);
      expect(await needs()).toEqual([['refunded-while-disputed', 1000]]);
      await refundPayment(shop.shop.payments, cartId);
      expect(await payments()).toEqual([
        { provider: 'demo', state: 'disputed', amount: 2400, given_back: 1400 },
      ]);
      await bankDecides(cartId, 'won');
      await refundPayment(shop.shop.payments, cartId);
      expect(await payments()).toEqual([
        { provider: 'demo', state: 'refunded', amount: 2400, given_back: 2400 },
      ]);
      expect([await needs(), await books()]).toEqual([[], { differences: [], open: [] }]);
    });

    test('before a refund was sent that the rest is enough for: it goes out, and the part is owed', async () => {
      const { cartId, at } = await bought();
      await cancelOne(at);
      await bankDecides(cartId, 'lost', 1000);
      await refundPayment(shop.shop.payments, cartId);
      expect(await rows('select amount, state from refund')).toEqual([{ amount: 1200, state: 'done' }]);
      expect([await preview(at), await needs()]).toEqual([
        { due: 1000, problem: '' },
        [['charged-back', 1000]],
      ]);
    });
  });

  test('what the bank gives back after all belongs to the payer, who has paid twice then', async () => {
    const { cartId, at } = await lost();
    await note(at);
    await bankDecides(cartId, 'won');
    await refundPayment(shop.shop.payments, cartId);
    await bankDecides(cartId, 'won');
    expect(await payments()).toEqual([
      { provider: 'demo', state: 'refunded', amount: 2400, given_back: 2400 },
      { provider: 'register', state: 'paid', amount: 2400, given_back: 0 },
    ]);
    expect(await kinds()).toEqual(['paid-twice']);
    expect(await books()).toEqual({ differences: [], open: [] });
  });

  test('somebody is told of that however long ago it was first paid', async () => {
    const { cartId, at } = await lost();
    await note(at);
    shop.pass(70 * 24 * 3600);
    await bankDecides(cartId, 'won');
    expect(await kinds()).toContain('paid-twice');
  });

  test('what was to go back when the bank took all of it is not owed', async () => {
    const { cartId, at } = await bought();
    await cancelOne(at);
    await bankDecides(cartId, 'lost');
    expect(await preview(at)).toEqual({ due: 1200, problem: '' });
    expect((await note(at, { amount: 1200 })).status).toBe(200);
    expect(await books()).toEqual({ differences: [], open: [] });
    await bankDecides(cartId, 'won');
    await refundPayment(shop.shop.payments, cartId);
    expect(await payments()).toEqual([
      { provider: 'demo', state: 'refunded', amount: 2400, given_back: 2400 },
      { provider: 'register', state: 'paid', amount: 1200, given_back: 0 },
    ]);
    expect((await books()).differences).toEqual([]);
  });

  test('only what was not given back meanwhile is owed, and a part given back later goes back from the new payment', async () => {
    const { cartId, at } = await lost();
    await cancelOne(at);
    expect(await preview(at)).toEqual({ due: 1200, problem: '' });
    expect((await note(at, { amount: 1200 })).status).toBe(200);
    expect(await books()).toEqual({ differences: [], open: [] });
    await cancelOne(at);
    expect(await rows('select amount, provider from refund')).toEqual([
      { amount: 1200, provider: 'register' },
    ]);
    expect((await note(at)).body.problem).toBe('givenBack');
    await bankDecides(cartId, 'won');
    await refundPayment(shop.shop.payments, cartId);
    expect(await rows("select amount, state from refund where provider = 'demo'")).toEqual([
      { amount: 2400, state: 'done' },
    ]);
    expect((await books()).differences).toEqual([]);
  });
});
