// A ticket's line for tests.
import type { TicketLine } from './ticket-line.ts';

/** Two grown-ups on Christmas Eve, 14 euros each. */
export function exampleTicketLine(changes: Partial<TicketLine> = {}): TicketLine {
  return {
    type: 'ticket',
    id: 'adult',
    eventId: 'tide-lines',
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
    ...changes,
  };
}
