import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayTicketLine, LineSubticket, TicketLine } from '../tickets/ticket-line.ts';
import { withCount, withEntries } from '../tickets/ticket-line.ts';
import { exampleTourLine } from '../tours/tour-line-examples.ts';
import { addLine } from './add-line.ts';
import { cartTotals } from './cart-totals.ts';

function ticket(changes: Partial<TicketLine> = {}): TicketLine {
  const line: TicketLine = {
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
    totalPrice: 0,
    tax: 7,
    bookWithCost: 0,
    bookWithCostWarning: '',
    print_separately: 0,
    subtickets: [],
    withdrawal_days: 0,
    ...changes,
  };
  const parts = line.subtickets.reduce((sum, part) => sum + part.price * part.count, 0);
  return { ...line, totalPrice: line.price * line.totalCount + parts };
}
const child: LineSubticket = { id: 'child', name: 'Child', count: 2, price: 500, vat_value: 7 };

function entry(id: string, count: number, price = 1400) {
  return {
    id,
    name: id,
    count,
    price,
    tax: 7,
    totalPrice: count * price,
    subtickets: [],
  };
}
function day(entries: ReturnType<typeof entry>[], datetime = '2026-12-24'): DayTicketLine {
  return {
    type: 'dayTicket',
    eventId: 'e2',
    eventName: 'Pump House',
    datetime,
    dayTickets: entries,
    totalCount: entries.reduce((sum, { count }) => sum + count, 0),
    totalPrice: entries.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
    withdrawal_days: 0,
  };
}

describe('adding to the cart', () => {
  it('makes one line of the same ticket for the same time', () => {
    expect(addLine([ticket()], ticket({ totalCount: 3 }))).toEqual([ticket({ totalCount: 5 })]);
  });

  it.each([
    ['another time', { datetime: '2026-12-24 11:00' }],
    ['another ticket', { id: 'student' }],
    ['subtickets', { totalCount: 1, subtickets: [child] }],
  ] as [string, Partial<TicketLine>][])('keeps a ticket with %s on a line of its own', (_, changes) => {
    expect(addLine([ticket()], ticket(changes))).toHaveLength(2);
  });

  it('keeps two families apart', () => {
    const family = ticket({ id: 'family', totalCount: 1, subtickets: [child] });
    expect(addLine([family], family)).toEqual([family, family]);
  });

  it('keeps two bookings of the same tour and time apart: each is a party of its own', () => {
    const tour = exampleTourLine();
    expect(addLine([tour], tour)).toEqual([tour, tour]);
    expect(addLine([tour, ticket()], ticket())).toEqual([tour, ticket({ totalCount: 4 })]);
    expect(addLine([ticket({ id: tour.id }), day([])], tour)).toHaveLength(3);
  });

  it('prices a merged line as it was seen last', () => {
    expect(addLine([ticket()], ticket({ totalCount: 1, price: 1500 }))).toEqual([
      ticket({ totalCount: 3, price: 1500 }),
    ]);
  });

  it('gathers the day tickets of one event and day on one line', () => {
    expect(addLine([day([entry('adult', 1)])], day([entry('adult', 2), entry('child', 1, 700)]))).toEqual([
      day([entry('adult', 3), entry('child', 1, 700)]),
    ]);
  });

  it('keeps day tickets for another day apart', () => {
    expect(addLine([day([entry('adult', 1)])], day([entry('adult', 1)], '2026-12-25'))).toHaveLength(2);
  });

  it('costs the sum of both after any addition', () => {
    const any = fc.oneof(
      fc
        .record({ id: fc.constantFrom('a', 'b'), totalCount: fc.integer({ min: 1, max: 9 }) })
        .map((changes) => ticket(changes)),
      fc
        .array(fc.tuple(fc.constantFrom('a', 'b'), fc.integer({ min: 1, max: 9 })), {
          minLength: 1,
          maxLength: 3,
        })
        .map((entries) => day(entries.map(([id, count]) => entry(id, count)))),
      fc.constant(exampleTourLine()),
    );
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (added) => {
        const lines = added.reduce(addLine, [] as ReturnType<typeof addLine>);
        expect(cartTotals(lines).total).toBe(added.reduce((sum, line) => sum + line.totalPrice, 0));
        expect(cartTotals(lines).vat.reduce((sum, part) => sum + part.gross, 0)).toBe(
          cartTotals(lines).total,
        );
      }),
    );
  });
});

describe('changing a line', () => {
  it('prices another count', () => {
    expect(withCount(ticket(), 4)).toEqual(ticket({ totalCount: 4 }));
  });

  it('leaves a family as it is', () => {
    const family = ticket({ totalCount: 1, subtickets: [child] });
    expect(withCount(family, 4)).toEqual(family);
  });

  it('leaves out the kinds of day tickets of which none is wanted', () => {
    const line = day([entry('adult', 1), entry('child', 2, 700)]);
    expect(withEntries(line, [entry('adult', 0), entry('child', 2, 700)])).toEqual(
      day([entry('child', 2, 700)]),
    );
  });
});
