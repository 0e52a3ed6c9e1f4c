// A debit takes up to fourteen business days, so hundreds of payments are undecided at a time, and a round of
// reconciliation asks about 200. Each that was asked about waits longer for the next time, so that one whose visitor did not
// come back gets its turn (spec decisions 3).
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { reconcilePayments } from './reconcile.ts';

const TICKETS = [{ type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 1 }];
const MANY = 450;
const ROUNDS = 3;
/** Less than a round asks about, and more than half of it. */
const OLDER = 150;
/** Far more than debits take in their fourteen days; all have been asked about, and come again within a day. */
const ASKED_BEFORE = 10_000;
const LOOKS_OF_DAYS = 12;
const DAY = 24 * 3600;

describe.each(testDatabases())('With hundreds of undecided payments, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeEach(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, { HOLD_SECONDS: String(DAY) });
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const start = async (): Promise<string> =>
    (await shop.post('/api/de/checkout/initPayment', purchase(TICKETS))).body.data.cartId;
  /** Rows like one that there is, under other ids. */
  const repeat = (table: string, ids: string, cart: string, count: number) =>
    shop.database.executeSql(
      `insert into ${table} overriding system value select (jsonb_populate_record(row, ${ids})).*
        from ${table} row, generate_series(1, ${count}) n where row.id = $1`,
      [cart],
    );
  const stateOf = async (cart: string): Promise<string> =>
    (await shop.database.executeSql('select state from cart where id = $1', [cart])).rows[0].state;

  const startPaid = async (): Promise<string> => {
    const paid = await start();
    await shop.database.executeSql(`update demo_bank_payment set state = 'paid' where id = $1`, [paid]);
    return paid;
  };
  /** The carts whose payments the bank is asked about in a round, in order. It answers for some alone. */
  const askedInARound = async (answers: (cart: string) => boolean = () => true): Promise<string[]> => {
    const asked: string[] = [];
    const bank = shop.shop.payments.providers.demoBank;
    const { lookUp } = bank;
    const spy = vi.spyOn(bank, 'lookUp').mockImplementation(async (reference) => {
      asked.push(reference);
      if (!answers(reference)) throw new Error('the bank does not answer');
      return lookUp(reference);
    });
    await reconcilePayments(shop.shop.payments);
    spy.mockRestore();
    return asked;
  };

  const startPending = async (count: number, asked = ''): Promise<void> => {
    const pending = await start();
    await shop.database.executeSql(`update demo_bank_payment set state = 'pending' where id = $1`, [pending]);
    await repeat('cart', `jsonb_build_object('id', row.id || n)`, pending, count);
    await repeat('demo_bank_payment', `jsonb_build_object('id', row.id || n)`, pending, count);
    await repeat(
      'payment',
      `jsonb_build_object('id', row.id || n, 'cart_id', row.id || n, 'reference', row.id || n,
        'number', (select max(number) from payment) + 1000 + n ${asked})`,
      pending,
      count,
    );
  };

  it('one that was paid, and whose visitor and webhook stayed away, becomes an order all the same', async () => {
    await startPending(MANY);
    shop.pass(60);
    const paid = await startPaid();
    shop.pass(60);
    for (let round = 0; round < ROUNDS; round += 1) await reconcilePayments(shop.shop.payments);
    expect(await stateOf(paid)).toBe('confirmed');
  });

  it('one that was just paid waits for a single round beside ten thousand that were asked before', async () => {
    await startPending(
      ASKED_BEFORE,
      `, 'looks', ${LOOKS_OF_DAYS}, 'next_look_at', row.created_at + n * interval '1 day' / ${ASKED_BEFORE}`,
    );
    const paid = await startPaid();
    shop.pass(60);
    await reconcilePayments(shop.shop.payments);
    expect(await stateOf(paid)).toBe('confirmed');
  });

  it('one that was just paid waits for a single round while ten thousand are due, and is asked about first', async () => {
    await startPending(ASKED_BEFORE);
    shop.pass(60);
    const paid = await startPaid();
    shop.pass(60);
    const asked = await askedInARound();
    expect(asked[0]).toBe(paid);
    expect(await stateOf(paid)).toBe('confirmed');
  });

  it('one that has waited longer gets its turn, although more begin before each round than it asks about', async () => {
    await startPending(OLDER);
    shop.pass(60);
    const paid = await startPaid();
    for (let round = 0; round < ROUNDS; round += 1) {
      shop.pass(60);
      await startPending(MANY);
      shop.pass(60);
      await reconcilePayments(shop.shop.payments);
    }
    expect(await stateOf(paid)).toBe('confirmed');
  });

  it('the one that has waited longest is asked about although its provider does not answer for new ones', async () => {
    const paid = await startPaid();
    shop.pass(60);
    await startPending(MANY);
    shop.pass(60);
    await askedInARound((reference) => reference === paid);
    expect(await stateOf(paid)).toBe('confirmed');
  });
});
