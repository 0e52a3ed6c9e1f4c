// Whatever is bought, redeemed and given back in parts, in whatever order: no cent appears or vanishes, the VAT per rate is
// that of the lines, and no code is worth more than it was. Over the real app, on both engines.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderLeft } from '../../domain/returns/order-values.ts';
import { checkLedger } from '../ledger/books/check/check-ledger.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { type Act, acts, partsTaken, returns } from '../testing/ledger/acts.ts';
import { type MoneyMuseum, openMoneyMuseum } from '../testing/ledger/play-acts.ts';
import { readOrder } from './give-back.ts';

const RETURN = {
  act: 'give-back',
  count: 1,
  amount: undefined,
  shipping: false,
  fee: 0,
  to: 'the-way-it-came',
} as const;

/** The first series: an order that two codes paid for in part, given back piece by piece in every way. */
const EVERY_WAY: Act[] = [
  { act: 'buy', items: [3], codes: [], how: 'pay' },
  { act: 'pass', hours: 1 },
  { act: 'buy', items: [0, 1, 2], codes: [0, 1], how: 'pay' },
  { ...RETURN, order: 1, line: 0 },
  { ...RETURN, order: 1, line: 1, shipping: true, fee: 150, to: 'voucher' },
  { ...RETURN, order: 1, line: 2, amount: 100 },
  { act: 'pass', hours: 1 },
  { ...RETURN, order: 1, line: 2, to: 'kept' },
  { ...RETURN, order: 1, line: 0 },
  { ...RETURN, order: 0, line: 0 },
  { act: 'refund', order: 1 },
  { act: 'pass', hours: 1 },
];

/** A bank takes a part, of which some is canceled and some paid again; it takes more, and gives all of it back. */
const PARTS_TAKEN: Act[] = [
  { act: 'buy', items: [0, 1], codes: [], how: 'pay' },
  { act: 'dispute', payment: 0, dispute: 'open', percent: 40 },
  { act: 'dispute', payment: 0, dispute: 'lost', percent: 40 },
  { ...RETURN, order: 0, line: 2, amount: 100 },
  { act: 'pay-again', order: 0 },
  { act: 'dispute', payment: 0, dispute: 'lost', percent: 70 },
  { act: 'pay-again', order: 0 },
  { ...RETURN, order: 0, line: 0 },
  { act: 'dispute', payment: 0, dispute: 'won', percent: 70 },
  { act: 'refund', order: 0 },
  { act: 'pass', hours: 1 },
];

describe.each(testDatabases())('a museum that gives parts back, on $name', (engine) => {
  let museum: MoneyMuseum;
  beforeAll(async () => {
    museum = await openMoneyMuseum(engine);
  });
  afterAll(() => museum.close());

  test('agrees with its ledger after every act, and every cent is somewhere', async () => {
    const act = fc.oneof(
      { weight: 3, arbitrary: acts },
      { weight: 2, arbitrary: returns },
      { weight: 1, arbitrary: partsTaken },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 14 }), async (series) => {
        await playAll(series);
      }),
      { numRuns: 8, endOnFailure: true, examples: [[EVERY_WAY]] },
    );
    const ways = await museum.rows('select distinct destination from order_return order by destination');
    expect(ways.map(({ destination }) => destination)).toEqual(['kept', 'the-way-it-came', 'voucher']);
  }, 240_000);

  test('agrees while a bank takes parts of a payment, which are canceled for, paid again and won back', async () => {
    const before = museum;
    museum = await openMoneyMuseum(engine);
    await playAll(PARTS_TAKEN);
    const kept = await museum.rows(`select provider, state, amount, given_back from payment order by number`);
    expect(kept.map(({ provider, state }) => [provider, state])).toEqual([
      ['demo', 'refunded'],
      ['register', 'refund-due'],
      ['register', 'refund-due'],
    ]);
    expect(kept.map(({ amount, given_back }) => amount - given_back)).toEqual([0, 0, 0]);
    await museum.close();
    museum = before;
  }, 60_000);

  async function playAll(series: readonly Act[]) {
    for (const now of series) {
      await museum.play(now);
      const { differences } = await checkLedger(museum.shop.database, museum.shop.now());
      expect({ after: now, differences }).toEqual({ after: now, differences: [] });
    }
    expect(await vatThatDiffers()).toEqual([]);
    expect(await codesWorthMore()).toEqual([]);
    expect(await codesThatDiffer()).toEqual([]);
    expect(await centsNowhere()).toEqual([]);
    expect(await moneyThatDiffers()).toEqual([]);
  }

  /** The VAT of an order in the ledger, by rate, is that of its lines less what its returns have taken back. */
  function vatThatDiffers() {
    return museum.rows(`
      with posted as (
        select e.booking_id, p.vat_value as rate, -sum(p.amount)::int as tax
        from ledger_posting p join ledger_entry e on e.id = p.entry_id where p.account = 'vat' group by 1, 2
      ), sold as (
        select booking_id, rate, sum(tax)::int as tax from (
          select booking_id, (v ->> 'vat_value')::numeric as rate, (v ->> 'tax')::int as tax
          from placed_order, jsonb_array_elements(content -> 'vat') v
          union all
          select booking_id, (v ->> 'vat_value')::numeric, -(v ->> 'tax')::int
          from order_return, jsonb_array_elements(content -> 'vat') v
        ) each group by 1, 2
      )
      select * from posted full join sold using (booking_id, rate)
      where coalesce(posted.tax, 0) <> coalesce(sold.tax, 0)`);
  }

  /** What can still be spent of a code is never more than it was sold for. */
  function codesWorthMore() {
    return museum.rows(`
      select c.barcode from voucher_code c join slot s on s.pool_id = c.pool_id
        left join hold h on h.slot_id = s.id and h.expires_at = 'infinity'
      group by c.barcode, c.amount, s.capacity
      having s.capacity - coalesce(sum(h.quantity), 0) > c.amount or coalesce(sum(h.quantity), 0) > s.capacity`);
  }

  /** What is gone from a code is what orders took of it, less what their returns have put back on it. */
  function codesThatDiffer() {
    return museum.rows(`
      with gone as (
        select c.barcode, coalesce(sum(h.quantity), 0)::int as gone from voucher_code c join slot s on s.pool_id = c.pool_id
          left join hold h on h.slot_id = s.id and h.expires_at = 'infinity'
        group by c.barcode
      ), taken as (
        select barcode, sum(amount)::int as taken from (
          select v ->> 'barcode' as barcode, (v ->> 'discount')::int as amount
          from placed_order, jsonb_array_elements(content -> 'codes') v
          union all
          select v ->> 'barcode', -(v ->> 'amount')::int from order_return, jsonb_array_elements(content -> 'toCodes') v
        ) each group by barcode
      )
      select * from gone left join taken using (barcode) where gone <> coalesce(taken, 0)`);
  }

  /** What is left of an order's payments and codes is what is left of its price, whatever banks have of it. */
  async function moneyThatDiffers() {
    const orders = await museum.rows(`
      select number from placed_order o where not exists (select from refund r join payment p on p.id = r.payment_id
        where p.cart_id = o.cart_id and r.reason = 'made-at-provider') order by number`);
    const found = [];
    for (const { number } of orders) {
      const order = await readOrder(museum.shop.shop.payments, number);
      if (!order) throw new Error(`there is no order ${number}`);
      const { returnable, returns: made } = order;
      const spent = returnable.codes.filter(({ kind }) => kind === 'value').map(({ discount }) => discount);
      const money = sum(returnable.payments.map(({ left }) => left)) + sum(spent);
      const onCodes = made.flatMap(({ content }) => content.toCodes.map(({ amount }) => amount));
      const vouchers = made.map(({ content }) => content.voucher?.amount ?? 0);
      const left = orderLeft(returnable);
      const worth = sum([...left.parts, ...left.shipping].map(({ value, kept }) => value + kept));
      if (money - sum(onCodes) - sum(vouchers) !== worth)
        found.push({ number, money, onCodes, vouchers, worth });
    }
    return found;
  }

  /** What money and codes have paid for an order is what its returns gave back and what its lines are still worth. */
  async function centsNowhere() {
    const orders = await museum.rows('select number, total from placed_order order by number');
    const found = [];
    for (const { number, total } of orders) {
      const order = await readOrder(museum.shop.shop.payments, number);
      if (!order) throw new Error(`there is no order ${number}`);
      const { returnable, returns: made } = order;
      const byCodes = returnable.codes.filter(({ kind }) => kind === 'value');
      const left = orderLeft(returnable);
      const worth = [...left.parts, ...left.shipping].map(({ value, kept }) => value + kept);
      const paid = total + sum(byCodes.map(({ discount }) => discount));
      const somewhere = sum(worth) + sum(made.map(({ amount }) => amount));
      if (paid !== somewhere) found.push({ number, paid, somewhere });
    }
    return found;
  }
});

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
