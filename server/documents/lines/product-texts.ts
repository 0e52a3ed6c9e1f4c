// What documents and mails say of a kind of product. Nothing has a default: a kind that forgets an answer does not
// compile.
import type { Day, MuseumDateTime } from '../../../domain/museum-time.ts';
import type { IssuedVoucher } from '../../../domain/orders/order.ts';
import type { OrderLinePart } from '../../../domain/products/order-line-fields.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';
import type { Labelled } from '../text/labelled.ts';
import { oneLine } from '../text/one-line.ts';

export type LineTime = {
  /** '' where there is nothing to say. */
  readonly main: string;
  readonly detail: string;
  /** It is at a time of day. */
  readonly timed: boolean;
};

/** What is known once a cart has become an order. */
export type PlacedOrder = {
  readonly date: Day | MuseumDateTime;
  readonly vouchers: readonly IssuedVoucher[];
};

export type LineContext = {
  /** The line's index in its order. */
  readonly index: number;
  /** Undefined for a cart that never became an order. */
  readonly order: PlacedOrder | undefined;
  readonly museum: DocumentMuseum;
  readonly i18n: DocumentI18n;
};

/** What a party should know of its visit besides title, place and time. */
export type Booking = {
  /** Under the title: "Guided tour, German"; '' for nothing. */
  readonly subtitle: string;
  readonly meetingPoint: Labelled | undefined;
  readonly exhibition: Labelled | undefined;
  /** For how many it is booked. */
  readonly party: Labelled | undefined;
  /** What the visitor answered to the museum's questions. Only mails say it: others get to see a ticket. */
  readonly answers: readonly Labelled[];
};

/** Why a part has no VAT: it is exempt, a voucher for several rates, or a gift. */
export type Untaxed = 'exempt' | 'multi' | 'gift';

export type ProductTexts<Line> = {
  /** When a line can be used or arrives: the time of a visit, the months of a pass, the years of a voucher, by post. */
  when(line: Line, context: LineContext): LineTime;
  booking(line: Line, i18n: DocumentI18n): Booking;
  /** The row of a part in the mail, before its price: "2 × Adults". */
  partText(part: OrderLinePart, i18n: DocumentI18n): string;
  /** The same where no price follows: a donation says its amount. */
  partWithoutPrice(part: OrderLinePart, i18n: DocumentI18n): string;
  /** More facts for the mail. Those without a value are left out. */
  facts(line: Line, i18n: DocumentI18n): readonly Labelled[];
  /** Is an admission always for a group, even for a group of one? */
  isForGroup(line: Line): boolean;
  /** Does the price of an admission pay for all persons whom it admits? */
  paysForAll(line: Line): boolean;
  readonly untaxed: Untaxed;
};

/** Most products: title, place and time say it all. */
export const NO_BOOKING: Booking = {
  subtitle: '',
  meetingPoint: undefined,
  exhibition: undefined,
  party: undefined,
  answers: [],
};

/** A part by its count and name. */
export function countedPart({ count, name }: OrderLinePart, { formats }: DocumentI18n): string {
  return `${formats.number(count)} × ${oneLine(name)}`;
}

/** A time that is one text, without a time of day. */
export function plainTime(main: string): LineTime {
  return { main, detail: '', timed: false };
}
