import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addLine } from '../cart/add-line.ts';
import { cartTotals } from '../cart/cart-totals.ts';
import { readLines } from '../cart/read-lines.ts';
import { toCartItem } from '../cart/to-cart-item.ts';
import { exampleTicketLine } from '../tickets/ticket-line-examples.ts';
import { toVoucherCodeLine } from '../vouchers/make-voucher-line.ts';
import { roundUp, toDonationLine } from './make-donation-line.ts';

const offer = { id: 'house', name: 'For the house', min_amount: 100, max_amount: 5000, round_up_step: 500 };

function donation(amount: number) {
  const line = toDonationLine(offer, amount);
  if (!line) throw new Error(`${amount} cannot be given`);
  return line;
}

test.each([
  ['28 euros', 2800, { to: 3000, amount: 200 }],
  ['29.50, of which less than a euro is missing', 2950, { to: 3500, amount: 550 }],
  ['a round total', 3000, { to: 3500, amount: 500 }],
  ['a total that lacks just the least', 2900, { to: 3000, amount: 100 }],
  ['one cent', 1, { to: 500, amount: 499 }],
  ['nothing', 0, undefined],
])('%s is rounded up', (_, total, rounded) => {
  expect(roundUp(total, offer)).toEqual(rounded);
});

test('what rounds up is always round, within the limits, and less than the least and one step', () => {
  const limits = fc.record({
    min_amount: fc.integer({ min: 1, max: 2000 }),
    max_amount: fc.integer({ min: 2000, max: 100_000 }),
    round_up_step: fc.integer({ min: 10, max: 5000 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), limits, (total, asked) => {
      const rounded = roundUp(total, asked);
      if (!rounded) {
        expect(asked.min_amount + asked.round_up_step).toBeGreaterThan(asked.max_amount);
        return;
      }
      expect(rounded.to % asked.round_up_step).toBe(0);
      expect(rounded.amount).toBe(rounded.to - total);
      expect(rounded.amount).toBeGreaterThanOrEqual(asked.min_amount);
      expect(rounded.amount).toBeLessThan(asked.min_amount + asked.round_up_step);
      expect(rounded.amount).toBeLessThanOrEqual(asked.max_amount);
    }),
  );
});

test.each([
  ['less than the least', 99],
  ['more than the most', 5001],
  ['nothing', 0],
  ['less than nothing', -500],
  ['what is no amount', undefined],
])('%s cannot be given', (_, amount) => {
  expect(toDonationLine(offer, amount)).toBeUndefined();
});

test('a donation adds to the total, has no VAT and is not paid by voucher codes', () => {
  const code = toVoucherCodeLine({
    id: 'c',
    name: 'Voucher',
    barcode: 'CODE',
    kind: 'value',
    amount: 10_000,
    used_amount: 0,
    valid_from: '',
    valid_to: '',
  });
  const totals = cartTotals([exampleTicketLine(), donation(500), code]);
  expect(totals).toMatchObject({ goods: 3300, total: 500, discounts: [{ discount: 2800 }] });
  expect(totals.vat.map(({ vat_value, gross }) => [vat_value, gross])).toEqual([[7, 2800]]);
});

test('a cart has one donation: a new amount takes the place of the last', () => {
  expect(addLine(addLine([], donation(500)), donation(200))).toEqual([donation(200)]);
});

test('a donation comes back from storage, and is sent with its amount', () => {
  expect(readLines(JSON.parse(JSON.stringify([donation(500)])))).toEqual([donation(500)]);
  expect(
    readLines([
      { ...donation(500), totalPrice: -500 },
      { type: 'donation', totalPrice: 5 },
    ]),
  ).toEqual([]);
  expect(toCartItem(donation(500))).toEqual({ type: 'donation', id: 'house', amount: 500, totalPrice: 500 });
});
