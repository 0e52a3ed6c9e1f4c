// Money that was taken elsewhere (ADR 118), through the office's calls and on both engines: a reserved order is placed by it once,
// nothing is paid twice silently, and what goes back is noted as well.
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readAttention } from '../../attention/read-attention.ts';
import { backfill } from '../../ledger/books/backfill.ts';
import { checkLedger } from '../../ledger/books/check/check-ledger.ts';
import { postMissedReturns } from '../../ledger/books/post-missed-returns.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { bearing } from '../../testing/test-accounts.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { camt } from '../../testing/transfers/camt.ts';
import { ACCOUNT, BY_TRANSFER, FIRST_SLOT, transferMuseum } from '../../testing/transfers/transfer-museum.ts';
import { reconcilePayments } from '../reconcile.ts';
import { refundPayment } from '../refunds/refund-payment.ts';
import { settleArrived } from '../settle-arrived.ts';
import { bookLines } from '../transfer/statements/book-lines.ts';
import { readStatement } from '../transfer/statements/read-statement.ts';

const DAY = 24 * 3600;
const CARD = 166;
const ALL = { pieces: 'everything', shipping: true, fee: 0, to: 'the-way-it-came' };
const unposted = (refund: string) => `
  alter table ledger_entry disable trigger user; alter table ledger_posting disable trigger user;
  delete from ledger_posting where entry_id in (select id from ledger_entry where key = 'refund-accepted:${refund}');
  delete from ledger_entry where key = 'refund-accepted:${refund}';
  alter table ledger_entry enable trigger user; alter table ledger_posting enable trigger user`;

describe.each(oneDatabase())('a payment taken elsewhere, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let service: StaffClient;
  const open = async (settings: Record<string, string> = {}) => {
    shop = await openTestShop(engine, museum.folder, settings);
    service = await signIn(shop, 'service');
  };
  beforeEach(() => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', transferMuseum());
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const rows = async (query: string, ...values: unknown[]) =>
    (await shop.database.executeSql(query, values)).rows;
  /** An order that waits, and its number in the office. */
  const ask = async (payart = BY_TRANSFER, count = 2) => {
    const { body } = await shop.post(
      '/api/de/checkout/initPayment',
      purchase(
        [{ type: 'ticket', id: 'flut-normal', datetime: FIRST_SLOT, count }],
        { request_invoice: true },
        payart,
      ),
      bearing(
        await shop.guest({
          company: 'Grundschule am Hafen',
          street: 'Schulweg 1',
          zip: '10115',
          city: 'Berlin',
        }),
      ),
    );
    const { cartId } = body.data;
    const [{ number }] = await rows('select number from payment where id = $1', cartId);
    return { cartId: String(cartId), at: `office/reserved/${number}` };
  };
  const taken = { means: 'register', receipt: 'K1-000417', amount: 2400 };
  const note = (at: string, more: object = {}) =>
    service.post(`${at}/note-payment`, { ...taken, key: randomId(), ...more });
  const mailsAre = (count: number) =>
    vi.waitFor(() => expect(shop.outbox()).toHaveLength(count), { timeout: 150_000, interval: 50 });
  const kinds = async () => (await readAttention(shop.database, shop.now())).map(({ kind }) => kind);
  const differences = async () => (await checkLedger(shop.database, shop.now())).differences;

  test('places the order once for its key: tickets, invoice, books and journal as from any payment, and no mail that it came too late', async () => {
    await open({ JOBS: 'on' });
    const { cartId, at } = await ask();
    const list = await service.get('office/reserved?q=hafen');
    expect(list.body.data.rows).toMatchObject([
      // Held to the end of that day: the museum's midnight is no day more.
      { state: 'waits', company: 'Grundschule am Hafen', total: 2400, held: '2026-11-30' },
    ]);
    expect((await service.post(`${at}/note-payment/preview`)).body.data).toEqual({
      due: 2400,
      problem: '',
      lapsed: false,
      mail_to: 'ada@example.org',
      invoice: true,
      closes: [],
      received: 0,
    });
    await mailsAre(1);
    const key = randomId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => note(at, { key })));
    const [order, ...others] = [...new Set(answers.map(({ body }) => body.data.order))];
    expect([others, answers.map(({ status }) => status)]).toEqual([[], Array(5).fill(200)]);
    expect(await rows('select provider, state, amount, charge_id from payment order by number')).toEqual([
      { provider: 'transfer', state: 'canceled', amount: 2400, charge_id: null },
      { provider: 'register', state: 'paid', amount: 2400, charge_id: 'K1-000417' },
    ]);
    expect(await rows("select account, amount from ledger_posting where account like 'provider:%'")).toEqual([
      { account: 'provider:register', amount: 2400 },
    ]);
    expect(
      await rows("select actor_id, object_id, after from act where verb = 'payment.received-elsewhere'"),
    ).toEqual([{ actor_id: service.staffId, object_id: order, after: taken }]);
    const whole = (await service.get(`office/orders/${order}`)).body.data;
    expect(whole.order).toMatchObject({
      payment: { name: 'Kasse im Museum' },
      invoice_number: expect.any(String),
    });
    expect(whole.history).toContainEqual(
      expect.objectContaining({ kind: 'act', verb: 'payment.received-elsewhere' }),
    );
    expect((await service.get(at)).body.data).toMatchObject({ state: 'paid', order });
    expect((await service.get('office/reserved')).body.data.rows).toEqual([]);
    expect((await shop.post('/api/de/checkout/execPayment', { cartId })).body.data.has_tickets).toBe(true);
    expect(await differences()).toEqual([]);
    await mailsAre(2);
    shop.pass(20 * DAY);
    await reconcilePayments(shop.shop.payments);
    const mails = await Promise.all(shop.outbox().map((name) => PostalMime.parse(shop.mail(name))));
    // Both are of the same moment.
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringContaining('Bitte überweisen Sie'),
      expect.stringContaining('Ihre Tickets für Flut'),
    ]);
  });

  test.each([
    ['less than is due', { amount: 2300 }, 'FIELDS_INVALID'],
    ['more than is due', { amount: 2500 }, 'FIELDS_INVALID'],
    ['by no known means', { means: 'cheque' }, 'REQUEST_MALFORMED'],
  ])('is refused: %s', async (_, more, code) => {
    await open();
    const { at } = await ask();
    expect((await note(at, more)).body.code).toBe(code);
    expect(await rows('select state from cart')).toEqual([{ state: 'held' }]);
    expect(await rows('select provider from payment')).toEqual([{ provider: 'transfer' }]);
  });

  test('is refused to whoever may not, and much of it without the second factor', async () => {
    museum.put('museum.yaml', `${transferMuseum()}staff:\n  money_limit: 2399\n`);
    await open();
    const { at } = await ask();
    const door = await signIn(shop, 'door');
    expect((await door.post(`${at}/note-payment`, { ...taken, key: randomId() })).status).toBe(403);
    const without = await signIn(shop, 'service', { factor: false });
    const asked = { ...taken, key: randomId() };
    expect((await without.post(`${at}/note-payment`, asked)).body.code).toBe('STAFF_FACTOR_NEEDED');
  });

  test('finds money that came meanwhile at the provider’s page, and is not noted beside it', async () => {
    await open();
    const { cartId, at } = await ask(CARD);
    await shop.bank(cartId, 'pay');
    const noted = await note(at);
    expect([noted.status, noted.body.code, noted.body.problem]).toEqual([
      422,
      'OFFICE_PAYMENT_NOT_NOTED',
      'paidAlready',
    ]);
    expect(await rows('select provider, state from payment')).toEqual([{ provider: 'demo', state: 'paid' }]);
  });

  test('is shown as paid twice where the provider could not be asked, and its money goes back', async () => {
    await open();
    const { cartId, at } = await ask(CARD);
    const { demoBank } = shop.shop.payments.providers;
    const away = vi.spyOn(demoBank, 'cancel').mockRejectedValue(new Error('away'));
    expect((await note(at)).status).toBe(200);
    await shop.bank(cartId, 'pay');
    away.mockRestore();
    shop.pass(60);
    await reconcilePayments(shop.shop.payments);
    expect(await rows('select provider, state from payment order by number')).toEqual([
      { provider: 'demo', state: 'refunded' },
      { provider: 'register', state: 'paid' },
    ]);
    expect(await kinds()).toEqual(['paid-twice']);
    expect(await differences()).toEqual([]);
  });

  test('and money that arrives at the same moment place the order once', async () => {
    await open();
    for (let round = 0; round < 5; round += 1) {
      const { cartId, at } = await ask(CARD, 1);
      const { demoBank } = shop.shop.payments.providers;
      const away = vi.spyOn(demoBank, 'cancel').mockRejectedValue(new Error('away'));
      const [payment] = await rows('select * from payment where id = $1', cartId);
      const [noted, arrived] = await Promise.all([
        note(at, { amount: 1200 }),
        settleArrived(shop.shop.payments, {
          payment,
          outcome: { state: 'paid' },
          visitorConfirms: true,
        }),
      ]);
      away.mockRestore();
      const paid = await rows("select provider from payment where cart_id = $1 and state = 'paid'", cartId);
      expect(paid).toHaveLength(1);
      expect([noted.status, arrived.state]).toEqual(
        paid[0].provider === 'register' ? [200, 'refunded'] : [422, 'confirmed'],
      );
    }
    expect(await differences()).toEqual([]);
  });

  test('places an order whose time is over while its places are free, and notes nothing once they are sold', async () => {
    await open();
    const [first, second] = [await ask(), await ask()];
    shop.pass(13 * DAY);
    await reconcilePayments(shop.shop.payments);
    service = await signIn(shop, 'service');
    expect((await service.get('office/reserved?lapsed=1')).body.data.rows).toHaveLength(2);
    expect((await note(first.at)).status).toBe(200);
    await rows('update slot set capacity = taken where id in (select slot_id from hold)');
    const noted = await note(second.at);
    expect([noted.status, noted.body.problem]).toEqual([422, 'placesGone']);
    expect(await rows('select provider, state from payment where cart_id = $1', second.cartId)).toEqual([
      { provider: 'transfer', state: 'canceled' },
    ]);
    expect((await service.get(second.at)).body.data.state).toBe('lapsed');
  });

  test('goes back where it was taken: staff note it, once', async () => {
    await open();
    const { at } = await ask();
    const { order } = (await note(at)).body.data;
    const selection = {
      pieces: [{ line: 0, part: 0, count: 1 }],
      shipping: false,
      fee: 0,
      to: 'the-way-it-came',
    };
    const { version } = (await service.post(`office/orders/${order}/cancel/preview`, { selection })).body
      .data;
    const canceling = { selection, reason: 'One is ill', key: randomId(), version };
    expect((await service.post(`office/orders/${order}/cancel`, canceling)).status).toBe(200);
    const [{ id, payment_id }] = await rows('select id, payment_id from refund');
    await refundPayment(shop.shop.payments, payment_id);
    expect(await rows('select state from refund')).toEqual([{ state: 'sent' }]);
    expect(await kinds()).toEqual(['to-return-elsewhere']);
    const toGiveBack = async () => (await service.get('office/money-back')).body.data;
    expect(await toGiveBack()).toMatchObject({
      rows: [{ id, reason: 'refund', order, iban: '' }],
      next: null,
    });
    const returning = { refund: id, receipt: 'K1-000420', key: randomId() };
    const returned = () => service.post(`office/orders/${order}/note-returned`, returning);
    expect((await Promise.all([returned(), returned()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await toGiveBack()).rows).toEqual([]);
    expect(
      (await service.post(`office/orders/${order}/note-returned`, { ...returning, key: randomId() })).status,
    ).toBe(404);
    expect(await rows('select state from refund')).toEqual([{ state: 'done' }]);
    expect(await rows("select after from act where verb = 'payment.returned-elsewhere'")).toEqual([
      { after: { refund: id, receipt: 'K1-000420', amount: 1200 } },
    ]);
    expect(await kinds()).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  test('stays in the register until staff have given it back: the day’s count is right before and after', async () => {
    await open();
    const { at } = await ask();
    const { order } = (await note(at)).body.data;
    const selection = { pieces: 'everything', shipping: true, fee: 0, to: 'the-way-it-came' };
    const { version } = (await service.post(`office/orders/${order}/cancel/preview`, { selection })).body
      .data;
    const canceling = { selection, reason: '', key: randomId(), version };
    expect((await service.post(`office/orders/${order}/cancel`, canceling)).status).toBe(200);
    const [{ id, payment_id }] = await rows('select id, payment_id from refund');
    await refundPayment(shop.shop.payments, payment_id);
    const register = async (day: string) => {
      const finance = await signIn(shop, 'finance');
      return (await finance.get(`office/day-closings/${day}`)).body.data.register;
    };
    expect(await register('2026-11-18')).toBe(2400);
    expect(await differences()).toEqual([]);
    shop.pass(DAY);
    service = await signIn(shop, 'service');
    const returning = { refund: id, receipt: 'K1-000420', key: randomId() };
    expect((await service.post(`office/orders/${order}/note-returned`, returning)).status).toBe(200);
    expect([await register('2026-11-18'), await register('2026-11-19')]).toEqual([2400, -2400]);
    expect(await differences()).toEqual([]);
  });

  test('is posted as given back also where an older process noted it, once and on that day', async () => {
    await open();
    const { at } = await ask();
    const { order } = (await note(at)).body.data;
    const { version } = (await service.post(`office/orders/${order}/cancel/preview`, { selection: ALL })).body
      .data;
    const canceling = { selection: ALL, reason: '', key: randomId(), version };
    await service.post(`office/orders/${order}/cancel`, canceling);
    const [{ id, payment_id }] = await rows('select id, payment_id from refund');
    await refundPayment(shop.shop.payments, payment_id);
    // Everything that was sold before there was a ledger has been posted.
    const fill = () => backfill({ database: shop.database, now: shop.now });
    await fill();
    shop.pass(2 * DAY);
    await fill();
    service = await signIn(shop, 'service');
    await service.post(`office/orders/${order}/note-returned`, { refund: id, receipt: '', key: randomId() });
    // An older process has posted it before, where it was also the one to send it.
    await rows(unposted(id));
    expect(await differences()).toHaveLength(1);
    shop.pass(DAY);
    for (let run = 0; run < 2; run += 1) {
      await fill();
      await postMissedReturns(shop);
      expect(await differences()).toEqual([]);
    }
    expect(await rows('select day::text from ledger_entry where key = $1', `refund-accepted:${id}`)).toEqual([
      { day: '2026-11-20' },
    ]);
  });

  test('leaves a transfer’s line of a statement to a person where staff saw the money before', async () => {
    await open();
    const { cartId, at } = await ask();
    const { reference } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body;
    expect((await note(at, { means: 'transfer', receipt: '' })).status).toBe(200);
    const lines = readStatement(Buffer.from(camt([{ amount: '24.00', said: reference }])), ACCOUNT);
    expect(await bookLines(shop.shop.payments, lines, ACCOUNT)).toMatchObject({ matched: 0, open: 1 });
    expect(await rows('select state, why from bank_line')).toEqual([{ state: 'open', why: 'perhaps-noted' }]);
    expect(
      await rows("select account from ledger_posting where account in ('bank', 'payers') and amount > 0"),
    ).toContainEqual({ account: 'bank' });
    expect(await differences()).toEqual([]);
  });
});
