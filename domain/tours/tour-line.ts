// The line of a guided tour in the cart (spec 3, "Cart line kinds"). Prices in a line are what the visitor was shown.
import type { Cents } from '../money.ts';
import type { ClockTime, Day, MuseumDateTime } from '../museum-time.ts';
import type { Typed } from '../products/product-kind.ts';
import type { LineSubticket } from '../tickets/ticket-line.ts';
import type { GivenAnswer } from './tour.ts';

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

export function isTourLine(line: Typed): line is TourLine {
  return line.type === 'guidedTour';
}
