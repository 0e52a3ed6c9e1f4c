import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals } from './cart-totals.ts';
import { readLines } from './read-lines.ts';

const TICKET = {
  type: 'ticket',
  id: 'adult',
  eventId: 'e1',
  eventName: 'Tide Lines',
  name: 'Adult',
  mode: 1,
  datetime: '2026-12-24 10:00',
  datetime_end: '2026-12-24 11:00',
  totalCount: 2,
  price: 1400,
  totalPrice: 2800,
  tax: 7,
  bookWithCost: 0,
  bookWithCostWarning: '',
  print_separately: 0,
  subtickets: [],
  withdrawal_days: 0,
};

describe('a cart from storage', () => {
  it('comes back as it was', () => {
    expect(readLines(JSON.parse(JSON.stringify([TICKET])))).toEqual([TICKET]);
  });

  it.each([
    ['nothing', undefined],
    ['a number', 7],
    ['an object', { lines: [TICKET] }],
    ['a line without a price', [{ ...TICKET, price: undefined }]],
    ['a line of a negative count', [{ ...TICKET, totalCount: -2 }]],
    ['a line of half a cent', [{ ...TICKET, totalPrice: 0.5 }]],
    ['a kind that the shop does not sell', [{ ...TICKET, type: 'spaceship' }]],
    ['subtickets that are none', [{ ...TICKET, subtickets: [{ id: 's1' }] }]],
    ['day tickets without entries', [{ ...TICKET, type: 'dayTicket' }]],
  ])('is empty when it holds %s', (_, stored) => {
    expect(readLines(stored)).toEqual([]);
  });

  it('keeps the lines that are whole', () => {
    expect(readLines([null, TICKET, 'x'])).toEqual([TICKET]);
  });

  it('never makes the shop fail, and what it keeps can be added up', () => {
    const almost = fc
      .record(
        Object.fromEntries(
          Object.entries(TICKET).map(([key, value]) => [key, fc.oneof(fc.constant(value), fc.jsonValue())]),
        ),
      )
      .map((line) => line as unknown);
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.oneof(almost, fc.jsonValue()))), (stored) => {
        const { total } = cartTotals(readLines(stored));
        expect(Number.isInteger(total) && total >= 0).toBe(true);
      }),
    );
  });
});
