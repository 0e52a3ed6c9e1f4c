// The lines of a cart as the browser keeps them (spec 3, "Cart line kinds"). Prices in a line are what the visitor
// was shown; the server prices every line again and never trusts them (spec decisions 3).

import type { Owner } from '../merchandise/owner.ts';
import type { Cents } from '../money.ts';
import type { ClockTime, Day, MuseumDateTime } from '../museum-time.ts';
import type { TicketMode } from '../tickets/event.ts';
import type { GivenAnswer } from '../tours/tour.ts';
import type { VoucherCodeKind } from '../vouchers/voucher-code.ts';

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

export type TourLineTicket = {
  readonly id: string;
  readonly name: string;
  readonly price: Cents;
  readonly vat_value: number;
  readonly count: number;
  readonly subtickets: readonly LineSubticket[];
};

/** An entry of the price list and how many tours, groups or persons of it. */
export type TourLineTour = {
  readonly id: string;
  readonly name: string;
  readonly price: Cents;
  readonly vat_value: number;
  readonly count: number;
};

/** One booking of a guided tour at one time. */
export type TourLine = {
  readonly type: 'guidedTour';
  /** The time slot's id. */
  readonly id: string;
  readonly tourId: string;
  readonly name: string;
  readonly eventName: string;
  readonly langIdentifier: string;
  readonly langName: string;
  readonly venue: string;
  readonly meeting_point: string;
  readonly date: Day;
  readonly time: ClockTime;
  readonly datetime_end: MuseumDateTime;
  readonly answers: readonly GivenAnswer[];
  readonly tickets: readonly TourLineTicket[];
  readonly tours: readonly TourLineTour[];
  /** How this line is booked: single places (1, 0), a whole tour (0, 1), or a group among others (0, 0). */
  readonly single_ticketing: 0 | 1;
  readonly book_complete_tour: 0 | 1;
  readonly participants: number;
  /** Places that it takes, of the tour's. */
  readonly places: number;
  /** Participants of single places; else tours. */
  readonly totalCount: number;
  /** The first chosen entry of the price list; '' and 0 when places come with tickets alone. */
  readonly priceId: string;
  readonly price: Cents;
  readonly vat_value: number;
  readonly totalPrice: Cents;
  readonly withdrawal_days: number;
  readonly picture?: string;
};

/** Pieces of an article, or annual passes, one owner each. */
export type MerchandiseLine = {
  readonly type: 'merchandise';
  readonly id: string;
  readonly name: string;
  readonly product_kind: number;
  readonly count: number;
  readonly price: Cents;
  readonly vat_value: number;
  readonly totalPrice: Cents;
  readonly owners: readonly Owner[];
  /** Grams of one piece, packing included. */
  readonly weight_g: number;
  /** Sent by post: shipping is added. */
  readonly shipped: boolean;
  /** Of a pass, else 0. */
  readonly valid_months: number;
  readonly withdrawal_days: number;
  readonly picture?: string;
};

/** Vouchers of one amount, bought as a product. */
export type VoucherLine = {
  readonly type: 'voucher';
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** What each costs and is worth. */
  readonly price: Cents;
  readonly vat_value: number;
  readonly totalPrice: Cents;
  readonly variable_amount: 0 | 1;
  readonly greeting: string;
  readonly withdrawal_days: number;
  readonly picture?: string;
};

/** A code to redeem. What it takes off depends on the rest of the cart: `withDiscounts`. */
export type VoucherCodeLine = {
  readonly type: 'voucherCode';
  readonly id: string;
  readonly barcode: string;
  readonly name: string;
  readonly kind: VoucherCodeKind;
  readonly totalCount: 1;
  readonly amount: Cents;
  readonly used_amount: Cents;
  readonly valid_from: string;
  readonly valid_to: string;
  /** What it takes off this cart, and what then stays on it. */
  readonly discount: Cents;
  readonly remaining: Cents;
  /** Minus `discount`. */
  readonly totalPrice: Cents;
};

export type CartLine =
  | TicketLine
  | DayTicketLine
  | TourLine
  | MerchandiseLine
  | VoucherLine
  | VoucherCodeLine;
/** A line that is bought. */
export type BoughtLine = Exclude<CartLine, VoucherCodeLine>;
export type CartLineType = CartLine['type'];
