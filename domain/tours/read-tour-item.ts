// From the item of a guided tour as it was sent (spec 7, last paragraph) back to a booking. Only ids and counts are
// trusted; the kind of booking follows from what is counted. An entry that the booking would not count is refused, not
// ignored, because the caller believes that it has been booked.
import { ticketCount as countOfTicket, type SubticketCounts } from '../tickets/ticket-counts.ts';
import type { TourTicket } from './tour.ts';
import {
  type BookingKind,
  bookingKinds,
  pricesOf,
  type TourCounts,
  type TourTariff,
  ticketCount,
  ticketsOf,
} from './tour-booking.ts';
import type { TourItem } from './tour-item.ts';
import type { Answers } from './tour-questions.ts';

/** What an item books. `bookingProblem` checks it against the tour's rules. */
export type ReadTourItem = {
  readonly kind: BookingKind;
  readonly counts: TourCounts;
  readonly answers: Answers;
};

type Counted = { readonly id: string; readonly count: number };
type ItemTicket = NonNullable<TourItem['tickets']>[number];

/**
 * The booking of an item under the tour's tariff of that time. `ITEM_UNKNOWN`: it names a price, a ticket or subtickets
 * that are not the tour's, or counts something that its kind of booking does not.
 */
export function readTourItem(item: TourItem, tariff: TourTariff): ReadTourItem | 'ITEM_UNKNOWN' {
  const { prices = [], tickets = [] } = item;
  const kind = kindOf(tariff, prices);
  const counted = prices.filter(({ count }) => count > 0);
  const known =
    prices.every((price) => isOneOf(tariff.priceList, price)) &&
    tickets.every((ticket) => isOneOf(tariff.tickets, ticket)) &&
    counted.every((price) => isOneOf(pricesOf(tariff, kind), price));
  const read = known ? ticketCounts(ticketsOf(tariff), tickets) : 'ITEM_UNKNOWN';
  if (read === 'ITEM_UNKNOWN') return 'ITEM_UNKNOWN';
  const counts = { ...read, tours: countsOf(counted), participants: 0 };
  return {
    kind,
    counts: { ...counts, participants: item.participants ?? ticketCount(tariff, counts) },
    answers: Object.fromEntries((item.answers ?? []).map(({ qId, value }) => [qId, value])),
  };
}

/** An entry for tours makes it a private tour; an item without counts is of the first kind that the tour offers. */
function kindOf({ detail, priceList }: TourTariff, prices: readonly Counted[]): BookingKind {
  const perTour = priceList.filter(({ per }) => per === 'tour');
  if (prices.some((price) => price.count > 0 && isOneOf(perTour, price)))
    return detail.book_complete_tour ? 'whole' : 'group';
  return bookingKinds(detail)[0] ?? 'places';
}

function isOneOf(known: readonly { readonly id: string }[], { id }: Counted): boolean {
  return known.some((one) => one.id === id);
}

type TicketCounts = Pick<TourCounts, 'tickets' | 'parts'>;

function ticketCounts(
  tickets: readonly TourTicket[],
  entries: readonly ItemTicket[],
): TicketCounts | 'ITEM_UNKNOWN' {
  const plain: Counted[] = [];
  const parts = new Map<string, SubticketCounts>();
  for (const entry of entries.filter(({ count, subtickets = [] }) => count > 0 || subtickets.length > 0)) {
    const ticket = tickets.find(({ id }) => id === entry.id);
    if (!ticket || !isTicketEntry(ticket, entry) || parts.has(ticket.id)) return 'ITEM_UNKNOWN';
    if (ticket.subtickets.length === 0) plain.push(entry);
    else if (entry.count > 0) parts.set(ticket.id, partsOf(entry));
  }
  return { tickets: countsOf(plain), parts: Object.fromEntries(parts) };
}

/** A ticket with subtickets has count 1; a plain one has no subtickets. */
function isTicketEntry(ticket: TourTicket, entry: ItemTicket): boolean {
  const parts = partsOf(entry);
  return ticket.subtickets.length === 0
    ? Object.keys(parts).length === 0
    : entry.count === countOfTicket(ticket, entry.count, parts);
}

function partsOf({ subtickets = [] }: ItemTicket): SubticketCounts {
  return countsOf(subtickets);
}

/** Counts per id; repeated ids add up. */
function countsOf(entries: readonly Counted[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const { id, count } of entries) counts.set(id, (counts.get(id) ?? 0) + count);
  return Object.fromEntries(counts);
}
