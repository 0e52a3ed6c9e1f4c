import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MerchandiseLine } from '../merchandise/merchandise-line.ts';
import type { CartLine } from '../product-kinds.ts';
import type { DayTicketLine, LineSubticket, TicketLine } from '../tickets/ticket-line.ts';
import { exampleTourLine } from '../tours/tour-line-examples.ts';
import type { VoucherCodeLine } from '../vouchers/voucher-code-line.ts';
import { cartTotals, withDiscounts } from './cart-totals.ts';

function tickets(
  totalCount: number,
  price: number,
  tax: number,
  subtickets: LineSubticket[] = [],
): TicketLine {
  return {
    type: 'ticket',
    id: `t-${price}-${tax}`,
    eventId: 'e1',
    eventName: 'Tide Lines',
    name: 'Adult',
    mode: 1,
    datetime: '2026-12-24 10:00',
    datetime_end: '2026-12-24 11:00',
    totalCount,
    price,
    totalPrice: price * totalCount + subtickets.reduce((sum, part) => sum + part.price * part.count, 0),
    tax,
    bookWithCost: 0,
    bookWithCostWarning: '',
    print_separately: 0,
    subtickets,
    withdrawal_days: 0,
  };
}

function dayTickets(...entries: [count: number, price: number, tax: number][]): DayTicketLine {
  return {
    type: 'dayTicket',
    eventId: 'e2',
    eventName: 'Pump House',
    datetime: '2026-12-24',
    dayTickets: entries.map(([count, price, tax], at) => ({
      id: `d${at}`,
      name: 'Day ticket',
      count,
      price,
      tax,
      totalPrice: count * price,
      subtickets: [],
    })),
    totalCount: entries.reduce((sum, [count]) => sum + count, 0),
    totalPrice: entries.reduce((sum, [count, price]) => sum + count * price, 0),
    withdrawal_days: 0,
  };
}

describe('what a cart costs', () => {
  it('an empty cart costs nothing and has no VAT', () => {
    expect(cartTotals([])).toEqual({ goods: 0, shipping: 0, discounts: [], total: 0, vat: [], count: 0 });
  });

  it.each([
    {
      cart: '5 tickets at 100.00 with 19 %',
      lines: [tickets(5, 10000, 19)],
      total: 50000,
      vat: [{ vat_value: 19, gross: 50000, net: 42017, tax: 7983 }],
    },
    {
      cart: '5 tickets at 99.98 with 19 %',
      lines: [tickets(5, 9998, 19)],
      total: 49990,
      vat: [{ vat_value: 19, gross: 49990, net: 42008, tax: 7982 }],
    },
    {
      cart: '1 ticket at 23.00 with 7 %',
      lines: [tickets(1, 2300, 7)],
      total: 2300,
      vat: [{ vat_value: 7, gross: 2300, net: 2150, tax: 150 }],
    },
    {
      cart: '5 single lines at 99.98 with 19 %: VAT is taken once, on the sum',
      lines: Array.from({ length: 5 }, () => tickets(1, 9998, 19)),
      total: 49990,
      vat: [{ vat_value: 19, gross: 49990, net: 42008, tax: 7982 }],
    },
    {
      cart: 'rates side by side, highest first',
      lines: [tickets(1, 2300, 7), tickets(2, 1500, 19), tickets(1, 800, 0)],
      total: 6100,
      vat: [
        { vat_value: 19, gross: 3000, net: 2521, tax: 479 },
        { vat_value: 7, gross: 2300, net: 2150, tax: 150 },
        { vat_value: 0, gross: 800, net: 800, tax: 0 },
      ],
    },
    {
      cart: 'a family: the ticket itself and each member at their own rate',
      lines: [
        tickets(1, 500, 7, [
          { id: 's1', name: 'Adult', count: 2, price: 1200, vat_value: 7 },
          { id: 's2', name: 'Catalogue', count: 1, price: 1900, vat_value: 19 },
        ]),
      ],
      total: 4800,
      vat: [
        { vat_value: 19, gross: 1900, net: 1597, tax: 303 },
        { vat_value: 7, gross: 2900, net: 2710, tax: 190 },
      ],
    },
    {
      cart: 'day tickets of several kinds on one line',
      lines: [dayTickets([2, 1400, 7], [3, 700, 7])],
      total: 4900,
      vat: [{ vat_value: 7, gross: 4900, net: 4579, tax: 321 }],
    },
    {
      cart: 'two tours of 90.00 without VAT, and a ticket for each of five people, three of them a family',
      lines: [exampleTourLine()],
      total: 18000 + 2400 + 2500 + 900,
      vat: [
        { vat_value: 7, gross: 5800, net: 5421, tax: 379 },
        { vat_value: 0, gross: 18000, net: 18000, tax: 0 },
      ],
    },
    {
      cart: 'a tour beside other tickets of its rate',
      lines: [exampleTourLine({ tours: [], totalPrice: 5800 }), tickets(1, 2300, 7)],
      total: 8100,
      vat: [{ vat_value: 7, gross: 8100, net: 7570, tax: 530 }],
    },
    {
      cart: 'free admission, which has no VAT to name',
      lines: [tickets(3, 0, 7)],
      total: 0,
      vat: [],
    },
  ])('$cart', ({ lines, total, vat }) => {
    const nothingElse = { shipping: 0, discounts: [] };
    expect(cartTotals(lines)).toEqual({ goods: total, ...nothingElse, total, vat, count: lines.length });
  });

  describe('with something to send and a code', () => {
    const poster: MerchandiseLine = {
      type: 'merchandise',
      id: 'poster',
      name: 'Poster',
      product_kind: 1,
      count: 1,
      price: 1900,
      vat_value: 19,
      totalPrice: 1900,
      owners: [],
      weight_g: 320,
      shipped: true,
      valid_months: 0,
      withdrawal_days: 14,
    };
    const code: VoucherCodeLine = {
      type: 'voucherCode',
      id: 'code-1',
      barcode: 'STROM-50',
      name: 'Voucher',
      kind: 'value',
      totalCount: 1,
      amount: 2000,
      used_amount: 0,
      valid_from: '',
      valid_to: '',
      discount: 0,
      remaining: 0,
      totalPrice: 0,
    };

    it('shipping belongs to the total, and the code pays for it too', () => {
      expect(cartTotals([poster, code], 549)).toMatchObject({ goods: 1900, shipping: 549, total: 449 });
      expect(withDiscounts([code, poster], 549)).toEqual([
        { ...code, discount: 2000, remaining: 0, totalPrice: -2000 },
        poster,
      ]);
    });

    it('a cost that is known no longer counts once nothing is sent', () => {
      expect(cartTotals([{ ...poster, shipped: false }, code], 549)).toMatchObject({ shipping: 0, total: 0 });
    });

    it('without goods a code takes nothing and keeps all of its value', () => {
      expect(withDiscounts([code])).toEqual([{ ...code, discount: 0, remaining: 2000, totalPrice: 0 }]);
    });
  });

  it('is never below 0', () => {
    expect(cartTotals([{ ...tickets(1, 2300, 7), totalPrice: -5000 }]).total).toBe(0);
  });
});

describe('any cart', () => {
  const count = fc.integer({ min: 0, max: 100 });
  const price = fc.integer({ min: 0, max: 100_000 });
  const rate = fc.constantFrom(0, 2.1, 5.5, 7, 10, 19, 21, 25);
  const subticket = fc.record({ id: fc.string(), name: fc.string(), count, price, vat_value: rate });
  const party = fc
    .tuple(subticket, fc.array(subticket, { maxLength: 4 }))
    .map(([one, subtickets]) => ({ ...one, subtickets }));
  const line: fc.Arbitrary<CartLine> = fc.oneof(
    fc
      .tuple(count, price, rate, fc.array(subticket, { maxLength: 4 }))
      .map(([n, p, r, parts]) => tickets(n, p, r, parts)),
    fc
      .array(fc.tuple(count, price, rate), { minLength: 1, maxLength: 4 })
      .map((entries) => dayTickets(...entries)),
    fc
      .tuple(fc.array(subticket, { maxLength: 3 }), fc.array(party, { maxLength: 3 }))
      .map(([tours, entries]) => {
        const parts = [...tours, ...entries, ...entries.flatMap(({ subtickets }) => subtickets)];
        const totalPrice = parts.reduce((sum, part) => sum + part.price * part.count, 0);
        return exampleTourLine({ tours, tickets: entries, totalPrice });
      }),
  );

  it('adds up: the rates to the total, net and tax to the gross, all whole cents', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const { total, vat } = cartTotals(lines);
        expect(vat.reduce((sum, part) => sum + part.gross, 0)).toBe(total);
        for (const part of vat) {
          expect(part.net + part.tax).toBe(part.gross);
          expect(Number.isInteger(part.net) && Number.isInteger(part.tax)).toBe(true);
          expect(part.tax).toBeGreaterThanOrEqual(0);
          expect(part.net).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('costs the same in any order', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 10 }), (lines) => {
        expect(cartTotals(lines.toReversed())).toEqual(cartTotals(lines));
      }),
    );
  });

  it('names each rate once, and its tax is within half a cent of the exact one', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 10 }), (lines) => {
        const { vat } = cartTotals(lines);
        expect(new Set(vat.map(({ vat_value }) => vat_value)).size).toBe(vat.length);
        for (const { vat_value, gross, tax } of vat)
          expect(Math.abs(tax - (gross * vat_value) / (100 + vat_value))).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});
