// Lines of tickets in the cart (spec 3, "Cart line kinds"). Prices in a line are what the visitor was shown; the server
// prices every line again and never trusts them (spec decisions 3).
import type { Cents } from '../money.ts';
import type { Typed } from '../products/product-kind.ts';
import type { VisitTimes } from '../visit/visit-schemas.ts';
import type { TicketMode } from './event.ts';

export type LineSubticket = {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly price: Cents;
  readonly vat_value: number;
};

/** Timed tickets of one kind for one slot, or open-date ones (then `datetime` is a day or ''). */
export type TicketLine = {
  readonly type: 'ticket';
  readonly id: string;
  readonly eventId: string;
  readonly eventName: string;
  readonly name: string;
  readonly mode: TicketMode;
  readonly datetime: string;
  readonly datetime_end: string;
  /** Absent in carts that an older version of the shop has kept. */
  readonly times?: VisitTimes;
  readonly totalCount: number;
  /** Per ticket, without its subtickets. */
  readonly price: Cents;
  readonly totalPrice: Cents;
  /** VAT in percent (the specification's name for it on ticket lines). */
  readonly tax: number;
  readonly bookWithCost: 0 | 1;
  readonly bookWithCostWarning: string;
  readonly print_separately: 0 | 1;
  readonly subtickets: readonly LineSubticket[];
  readonly withdrawal_days: number;
  readonly picture?: string;
};

export type DayTicketEntry = {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly price: Cents;
  readonly tax: number;
  readonly totalPrice: Cents;
  readonly subtickets: readonly LineSubticket[];
};

/** All day tickets of one event for one day. */
export type DayTicketLine = {
  readonly type: 'dayTicket';
  readonly eventId: string;
  readonly eventName: string;
  /** `YYYY-MM-DD`, or '' when any day of the run will do. */
  readonly datetime: string;
  readonly dayTickets: readonly DayTicketEntry[];
  readonly totalCount: number;
  readonly totalPrice: Cents;
  readonly withdrawal_days: number;
  readonly picture?: string;
};

/** What an entry of a line costs: its own price times its count, and its subtickets' prices times theirs. */
export function entryPrice(entry: {
  readonly price: Cents;
  readonly count: number;
  readonly subtickets: readonly LineSubticket[];
}): Cents {
  return entry.price * entry.count + entry.subtickets.reduce((sum, part) => sum + part.price * part.count, 0);
}

/** Another count of a plain ticket line. A line with subtickets is left as it is. */
export function withCount(line: TicketLine, totalCount: number): TicketLine {
  return line.subtickets.length > 0 ? line : { ...line, totalCount, totalPrice: line.price * totalCount };
}

/** A day line of these entries, added up; entries with count 0 are left out. */
export function withEntries(line: DayTicketLine, entries: readonly DayTicketEntry[]): DayTicketLine {
  const dayTickets = entries
    .filter(({ count }) => count > 0)
    .map((entry) => ({ ...entry, totalPrice: entryPrice(entry) }));
  return {
    ...line,
    dayTickets,
    totalCount: dayTickets.reduce((sum, entry) => sum + entry.count, 0),
    totalPrice: dayTickets.reduce((sum, entry) => sum + entry.totalPrice, 0),
  };
}

/** Is it a line of tickets, for a slot, a day or an open date? */
export function isAdmissionLine(line: Typed): line is TicketLine | DayTicketLine {
  return line.type === 'ticket' || line.type === 'dayTicket';
}
