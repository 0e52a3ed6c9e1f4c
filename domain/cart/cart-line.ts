// The lines of a cart as the browser keeps them (spec 3, "Cart line kinds"). Prices in a line are what the visitor
// was shown; the server prices every line anew and never trusts them (decisions 3).
import type { Cents } from '../money.ts';
import type { TicketMode } from '../tickets/event.ts';

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

/** A line whose product kind is sold today. Further kinds join this union with their module. */
export type CartLine = TicketLine | DayTicketLine;
export type CartLineType = CartLine['type'];
