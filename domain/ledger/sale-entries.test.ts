import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderLine } from '../product-kinds.ts';
import { sumOf } from './entry.ts';
import { orderGivenBack, orderSold } from './sale-entries.ts';
import { balance, line, order } from './sale-examples.ts';
import { soldOf } from './sold.ts';

const AT = new Date('2026-11-18T09:00:00Z');
const ORDER = { booking_id: 'b', payment_id: 'p', at: AT };

describe('what an order posts', () => {
  test('tickets, a book that is sent, a voucher and a donation, paid by card and a code', () => {
    const { sold, total, issued } = order(
      [
        line('ticket', [[2, 1400, 7]]),
        line('merchandise', [[1, 2380, 19]]),
        line('voucher', [[1, 5000, 0]]),
        line('donation', [[1, 300, 0]]),
      ],
      490,
      [{ barcode: 'NEU-50', kind: 'value', amount: 1000 }],
    );
    expect(orderSold(ORDER, soldOf(sold, total, issued))).toEqual({
      key: 'order-sold:b',
      cause: 'order-sold',
      at: AT,
      booking_id: 'b',
      payment_id: 'p',
      postings: [
        { account: 'payers', amount: 9970 },
        { account: 'vouchers', amount: 1000, code: 'NEU-50' },
        { account: 'sales', amount: -2617, product: 'ticket', item: 'ticket', vat_value: 7 },
        { account: 'sales', amount: -2000, product: 'merchandise', item: 'merchandise', vat_value: 19 },
        { account: 'sales', amount: -412, product: 'shipping', vat_value: 19 },
        { account: 'sales', amount: -300, product: 'donation', item: 'donation', vat_value: undefined },
        { account: 'vat', amount: -458, vat_value: 19 },
        { account: 'vat', amount: -183, vat_value: 7 },
        { account: 'vouchers', amount: -5000, code: 'V2-0-0' },
      ],
    });
  });

  test('a discount is a sale below zero, with its share of the VAT', () => {
    const { sold, total } = order([line('ticket', [[1, 1070, 7]])], 0, [
      { barcode: 'MINUS', kind: 'discount', amount: 107 },
    ]);
    const entry = orderSold(ORDER, soldOf(sold, total, []));
    expect(balance([entry], 'sales', { product: 'ticket' })).toBe(-1000);
    expect(balance([entry], 'sales', { product: 'discount' })).toBe(100);
    expect(balance([entry], 'vat')).toBe(-63);
  });

  test('a single-purpose voucher is sold with its VAT: nothing is owed for it, and its code can be spent', () => {
    const { sold, total, issued } = order([line('voucher', [[1, 1070, 7]])]);
    expect(orderSold(ORDER, soldOf(sold, total, issued)).postings).toEqual([
      { account: 'payers', amount: 1070 },
      { account: 'sales', amount: -1000, product: 'voucher', item: 'voucher', vat_value: 7 },
      { account: 'vat', amount: -70, vat_value: 7 },
      { account: 'vouchers', amount: -1070, code: 'V0-0-0', vat_value: 7 },
      { account: 'vouchers', amount: 1070, vat_value: 7 },
    ]);
  });

  test('what a single-purpose code pays for was sold with the voucher, and has no VAT again', () => {
    const { sold, total } = order([line('ticket', [[2, 1070, 7]])], 0, [
      { barcode: 'EINS', kind: 'value', amount: 1070, vat_value: 7 },
    ]);
    expect(orderSold(ORDER, soldOf(sold, total, [])).postings).toEqual([
      { account: 'payers', amount: 1070 },
      { account: 'vouchers', amount: 1070, code: 'EINS', vat_value: 7 },
      { account: 'vouchers', amount: -1070, vat_value: 7 },
      { account: 'sales', amount: -2000, product: 'ticket', item: 'ticket', vat_value: 7 },
      { account: 'sales', amount: 1000, product: 'voucher', vat_value: 7 },
      { account: 'vat', amount: -70, vat_value: 7 },
    ]);
  });

  test('an old order whose VAT its lines do not explain is posted by its VAT, and named `other`', () => {
    const sold = {
      lines: [line('ticket', [[1, 1000, 7]])],
      shipping: null,
      codes: [],
      vat: [{ vat_value: 7, gross: 1070, net: 1000, tax: 70 }],
    };
    const entry = orderSold(ORDER, soldOf(sold, 1070, []));
    expect(balance([entry], 'sales', { product: 'other' })).toBe(-65);
    expect(balance([entry], 'sales')).toBe(-1000);
    expect(balance([entry], 'corrections')).toBe(0);
  });

  test('an order whose total nothing explains is posted all the same; the rest is a correction', () => {
    const sold = { lines: [line('ticket', [[1, 1000, 0]])], shipping: null, codes: [], vat: [] };
    expect(balance([orderSold(ORDER, soldOf(sold, 900, []))], 'corrections')).toBe(100 - 1000);
  });
});

const rate = fc.constantFrom(0, 5.5, 7, 19, 20);
const parts = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 30_000 }), rate), {
  minLength: 1,
  maxLength: 3,
});
const lines = fc.array(
  fc.oneof(
    fc
      .tuple(fc.constantFrom<OrderLine['type']>('ticket', 'dayTicket', 'guidedTour', 'merchandise'), parts)
      .map(([type, of]) => line(type, of)),
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 20_000 }), rate)
      .map(([count, price, vat]) => line('voucher', [[count, price, vat]])),
    fc.integer({ min: 1, max: 9999 }).map((amount) => line('donation', [[1, amount, 0]])),
  ),
  { minLength: 1, maxLength: 6 },
);
const codes = fc
  .array(
    fc.record({
      kind: fc.constantFrom('value' as const, 'discount' as const),
      amount: fc.integer({ min: 1, max: 40_000 }),
      rate: fc.option(fc.constantFrom(7, 19)),
    }),
    {
      maxLength: 3,
    },
  )
  .map((some) =>
    some.map(({ rate, ...code }, index) => ({
      ...code,
      barcode: `C${index}`,
      ...(rate !== null && code.kind === 'value' && { vat_value: rate }),
    })),
  );
const anyOrder = fc
  .tuple(lines, fc.integer({ min: 0, max: 2_000 }), codes)
  .map(([bought, shipping, spent]) => order(bought, shipping, spent));

describe('whatever is bought', () => {
  test('the postings sum to zero, need no correction, and say what payer and codes paid', () => {
    fc.assert(
      fc.property(anyOrder, ({ sold, total, issued }) => {
        const entry = orderSold(ORDER, soldOf(sold, total, issued));
        expect(sumOf(entry.postings)).toBe(0);
        expect(balance([entry], 'corrections')).toBe(0);
        expect(balance([entry], 'payers')).toBe(total);
        for (const { barcode, kind, discount } of sold.codes)
          expect(balance([entry], 'vouchers', { code: barcode })).toBe(kind === 'value' ? discount : 0);
        for (const { barcode, amount } of issued)
          expect(balance([entry], 'vouchers', { code: barcode })).toBe(-amount);
      }),
    );
  });

  test('VAT per rate is the order’s, and net sales are what VAT leaves', () => {
    fc.assert(
      fc.property(anyOrder, ({ sold, total, issued }) => {
        const entry = orderSold(ORDER, soldOf(sold, total, issued));
        for (const { vat_value, tax, net } of sold.vat) {
          expect(0 - balance([entry], 'vat', { vat_value })).toBe(tax);
          // Vouchers without a rate are owed, and no sale.
          const owed = issued
            .filter((code) => vat_value === 0 && sold.lines[code.line]?.parts[0]?.vat_value === 0)
            .reduce((sum, { amount }) => sum + amount, 0);
          expect(0 - balance([entry], 'sales', { vat_value })).toBe(net - owed);
        }
        const tax = sold.vat.reduce((sum, each) => sum + each.tax, 0);
        expect(0 - balance([entry], 'vat')).toBe(tax);
        expect(balance([entry], 'sales', { product: 'other' })).toBe(0);
      }),
    );
  });

  test('given back whole, nothing is left of it on any account', () => {
    fc.assert(
      fc.property(anyOrder, ({ sold, total, issued }) => {
        const whole = soldOf(sold, total, issued);
        const both = [orderSold(ORDER, whole), orderGivenBack(ORDER, whole)];
        for (const { account, vat_value, product, code } of both.flatMap(({ postings }) => postings))
          expect(balance(both, account, { vat_value, product, code })).toBe(0);
      }),
    );
  });

  test('a part that is given back has a key of its own', () => {
    const { sold, total, issued } = order([line('ticket', [[1, 1070, 7]])]);
    const whole = soldOf(sold, total, issued);
    expect(orderGivenBack(ORDER, whole).key).toBe('order-given-back:b');
    expect(orderGivenBack(ORDER, whole, 'r1').key).toBe('order-given-back:b:r1');
  });
});
