// From the sale of a voucher to its last cent, of both kinds: what is sold is taxed once (Directive 2006/112/EC, Art. 30b and
// 73a; ADR 145).
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderLine } from '../product-kinds.ts';
import { codeLapsed } from './code-entries.ts';
import { type Entry, sumOf } from './entry.ts';
import { orderGivenBack, orderSold } from './sale-entries.ts';
import { balance, line, order } from './sale-examples.ts';
import { soldOf } from './sold.ts';

const AT = new Date('2026-11-18T09:00:00Z');
const RATES = [7, 19] as const;

type Voucher = { readonly amount: number; readonly vat_value: number };
type Spending = { readonly lines: readonly OrderLine[]; readonly codes: readonly number[] };

const vouchers = fc.array(
  fc.record({ amount: fc.integer({ min: 1, max: 9_000 }), vat_value: fc.constantFrom(0, ...RATES) }),
  { minLength: 1, maxLength: 3 },
);
const bought = fc
  .tuple(
    fc.constantFrom<OrderLine['type']>('ticket', 'merchandise'),
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 1, max: 4_000 }),
    fc.constantFrom(...RATES),
  )
  .map(([type, count, price, rate]) => line(type, [[count, price, rate]]));
const spendings = fc.array(
  fc.record({
    lines: fc.array(bought, { minLength: 1, maxLength: 3 }),
    codes: fc.uniqueArray(fc.nat(2), { minLength: 1, maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 5 },
);

/** Sells the vouchers, spends them order by order, and lets lapse what is left. */
function lifeOf(sold: readonly Voucher[], spent: readonly Spending[]) {
  const codes = sold.map(({ amount, vat_value }, index) => ({
    barcode: `V${index}-0-0`,
    kind: 'value' as const,
    amount,
    used_amount: 0,
    ...(vat_value > 0 && { vat_value }),
  }));
  const sale = order(sold.map(({ amount, vat_value }) => line('voucher', [[1, amount, vat_value]])));
  const entries: Entry[] = [
    orderSold({ booking_id: 'sale', payment_id: 'p', at: AT }, soldOf(sale.sold, sale.total, sale.issued)),
  ];
  const returns: Entry[] = [];
  for (const [index, { lines, codes: chosen }] of spent.entries()) {
    const used = chosen.flatMap((at) => codes[at] ?? []);
    const { sold: placed, total } = order(lines, 0, used);
    for (const { barcode, discount } of placed.codes)
      for (const code of codes) if (code.barcode === barcode) code.used_amount += discount;
    const of = { booking_id: `b${index}`, payment_id: null, at: AT };
    entries.push(orderSold(of, soldOf(placed, total, [])));
    returns.push(orderGivenBack(of, soldOf(placed, total, [])));
  }
  const lapsed = codes
    .filter(({ amount, used_amount }) => used_amount < amount)
    .map(({ barcode, amount, used_amount, vat_value }) =>
      codeLapsed({ code: barcode, amount: amount - used_amount, vat_value }, 'night', AT),
    );
  return { entries, returns, lapsed, codes };
}

const grossOf = (lines: readonly OrderLine[], rate: number) =>
  lines
    .flatMap(({ parts }) => parts)
    .filter(({ vat_value }) => vat_value === rate)
    .reduce((sum, { count, price }) => sum + count * price, 0);

describe('a voucher from its sale to its last cent', () => {
  test('what is sold is taxed once: with the voucher, or with what it pays for', () => {
    fc.assert(
      fc.property(vouchers, spendings, (sold, spent) => {
        const { entries, codes } = lifeOf(sold, spent);
        for (const rate of RATES) {
          const atRate = codes.filter(({ vat_value }) => vat_value === rate);
          const left = atRate.reduce((sum, { amount, used_amount }) => sum + amount - used_amount, 0);
          // All that visitors got at this rate, and what of its vouchers they can still spend.
          const supplied = spent.reduce((sum, { lines }) => sum + grossOf(lines, rate), 0) + left;
          const tax = 0 - balance(entries, 'vat', { vat_value: rate });
          expect(tax - balance(entries, 'sales', { vat_value: rate })).toBe(supplied);
          // VAT is rounded once for each order.
          expect(Math.abs(tax - (supplied * rate) / (100 + rate))).toBeLessThanOrEqual(entries.length / 2);
        }
      }),
    );
  });

  test('no cent appears or vanishes, and what is left on a code is what can be spent', () => {
    fc.assert(
      fc.property(vouchers, spendings, (sold, spent) => {
        const { entries, lapsed, codes } = lifeOf(sold, spent);
        for (const entry of [...entries, ...lapsed]) {
          expect(sumOf(entry.postings)).toBe(0);
          expect(balance([entry], 'corrections')).toBe(0);
        }
        for (const { barcode, amount, used_amount } of codes) {
          expect(0 - balance(entries, 'vouchers', { code: barcode })).toBe(amount - used_amount);
          expect(balance([...entries, ...lapsed], 'vouchers', { code: barcode })).toBe(0);
        }
        // Owed is what multi-purpose ones can still pay for, and nothing for the others.
        const owed = codes.reduce(
          (sum, { amount, used_amount, vat_value }) =>
            sum + (vat_value === undefined ? amount - used_amount : 0),
          0,
        );
        expect(0 - balance(entries, 'vouchers')).toBe(owed);
        expect(0 - balance([...entries, ...lapsed], 'vouchers-lapsed')).toBe(owed);
      }),
    );
  });

  test('given back, every order leaves what the sale of the vouchers left', () => {
    fc.assert(
      fc.property(vouchers, spendings, (sold, spent) => {
        const { entries, returns } = lifeOf(sold, spent);
        const [sale, ...others] = entries;
        for (const { account, ...of } of [...others, ...returns].flatMap(({ postings }) => postings)) {
          const { vat_value, code, product, item } = of;
          expect(balance([...others, ...returns], account, { vat_value, code, product, item })).toBe(0);
        }
        expect(sale && sumOf(sale.postings)).toBe(0);
      }),
    );
  });
});
