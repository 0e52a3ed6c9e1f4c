// What may be booked of a guided tour, and what it takes and costs (spec 5, "Guided tour"). Browser and server ask the
// same functions, so that the form offers what the server accepts.
//
// Three flags make three kinds of booking. `places`: single places on a tour that others join (single_ticketing).
// `whole`: a tour for the party alone, which takes all its places (book_complete_tour). `group`: neither flag; a party
// pays by the group and takes as many places as it has people, so that other groups may come along. Where
// booking_without_tickets is set, people are counted and no tickets are asked for.
import type { Cents } from '../money.ts';
import { partsWithinBounds, personsOf, priceOf, type SubticketCounts } from '../tickets/ticket-counts.ts';
import type { Tour, TourOffer, TourPrice, TourTicket } from './tour.ts';

export type BookingKind = 'places' | 'whole' | 'group';

export type TourFlags = Pick<Tour, 'single_ticketing' | 'book_complete_tour' | 'booking_without_tickets'>;
export type TourTerms = TourFlags & Pick<Tour, 'max_participants' | 'min_participants' | 'state'>;

/** What a booking is priced with: the tour's terms, its tickets, and the price list of the day. */
export type TourTariff = {
  readonly detail: TourTerms;
  readonly tickets: readonly TourTicket[];
  readonly priceList: readonly TourPrice[];
};

type Counts = Readonly<Record<string, number>>;

/** The counts that a visitor has chosen. Those that the kind of booking does not use are ignored. */
export type TourCounts = {
  /** Per entry of the price list: whole tours or groups, or persons. */
  readonly tours: Counts;
  /** Per ticket without subtickets. */
  readonly tickets: Counts;
  /** Per ticket with subtickets. */
  readonly parts: Readonly<Record<string, SubticketCounts>>;
  /** People of a party that books as a group. */
  readonly participants: number;
};

/** What a booking takes of its time: single places, and whole tours or groups. */
export type TourDemand = { readonly places: number; readonly tours: number };

/** The places left at a time; `guides` where each tour needs its own guide. */
export type TourRoom = { readonly places: number; readonly guides?: number | undefined };

/** Why a booking is not possible. Numbers are of people. */
export type BookingProblem =
  | { readonly code: 'NOT_BOOKABLE' }
  | { readonly code: 'KIND_UNKNOWN' }
  | { readonly code: 'COUNT_INVALID' }
  | { readonly code: 'TOURS_MISSING' }
  | { readonly code: 'PARTICIPANTS_MISSING' }
  | { readonly code: 'SUBTICKETS_INVALID' }
  | { readonly code: 'TICKETS_DIFFER'; readonly participants: number; readonly tickets: number }
  | { readonly code: 'TOO_MANY'; readonly most: number }
  | { readonly code: 'TOO_FEW'; readonly least: number };

/** The most of one entry, ticket or part, and the most people of a party, as the schema of the item allows. */
export const MOST_OF_ONE = 1_000;

/** The kinds of booking that a tour offers: `places` and `whole` where both flags are set. */
export function bookingKinds(flags: TourFlags): readonly BookingKind[] {
  if (flags.single_ticketing && flags.book_complete_tour) return ['places', 'whole'];
  if (flags.single_ticketing) return ['places'];
  return [flags.book_complete_tour ? 'whole' : 'group'];
}

/** Entries of the price list that a kind of booking is counted by: none for places that come with tickets. */
export function pricesOf({ detail, priceList }: TourTariff, kind: BookingKind): readonly TourPrice[] {
  if (kind === 'places' && !detail.booking_without_tickets) return [];
  return priceList
    .filter(({ per }) => per === (kind === 'places' ? 'person' : 'tour'))
    .toSorted((a, b) => a.sequence_no - b.sequence_no);
}

/** Tickets that a booking asks for, in their order. */
export function ticketsOf({ detail, tickets }: TourTariff): readonly TourTicket[] {
  return detail.booking_without_tickets ? [] : tickets.toSorted((a, b) => a.sequence_no - b.sequence_no);
}

/** How many tours are booked; a party that joins others takes part in one. */
export function tourCount(tariff: TourTariff, kind: BookingKind, counts: TourCounts): number {
  return kind === 'places' ? 1 : countedPrices(tariff, kind, counts);
}

function countedPrices(tariff: TourTariff, kind: BookingKind, { tours }: TourCounts): number {
  return pricesOf(tariff, kind).reduce((sum, { id }) => sum + (tours[id] ?? 0), 0);
}

/** How many people the chosen tickets bring. */
export function ticketPersons(ticket: TourTicket, { tickets, parts }: Pick<TourCounts, 'tickets' | 'parts'>) {
  return personsOf(ticket, tickets[ticket.id] ?? 0, parts[ticket.id] ?? {});
}

/** How many tickets are chosen, a family's members counted each (spec: ticketCount). */
export function ticketCount(tariff: TourTariff, counts: TourCounts): number {
  return ticketsOf(tariff).reduce((sum, ticket) => sum + ticketPersons(ticket, counts), 0);
}

/** How many people take part. */
export function participantCount(tariff: TourTariff, kind: BookingKind, counts: TourCounts): number {
  if (kind !== 'places') return counts.participants;
  return tariff.detail.booking_without_tickets
    ? countedPrices(tariff, kind, counts)
    : ticketCount(tariff, counts);
}

/** Most people: the places of the tours that are booked (spec 4, "Ticket counts are capped"). */
export function mostParticipants(tariff: TourTariff, kind: BookingKind, counts: TourCounts): number {
  return tariff.detail.max_participants * tourCount(tariff, kind, counts);
}

export function demandOf(tariff: TourTariff, kind: BookingKind, counts: TourCounts): TourDemand {
  const tours = kind === 'places' ? 0 : tourCount(tariff, kind, counts);
  return {
    tours,
    places:
      kind === 'whole' ? tours * tariff.detail.max_participants : participantCount(tariff, kind, counts),
  };
}

/** Whole tours that can still be had, or groups that can still come along. */
export function toursLeft(
  detail: TourFlags & Pick<Tour, 'max_participants'>,
  { places, guides = Number.POSITIVE_INFINITY }: TourRoom,
): number {
  if (places <= 0) return 0;
  const tours = detail.book_complete_tour
    ? Math.floor(places / detail.max_participants)
    : detail.single_ticketing
      ? 0
      : Math.ceil(places / detail.max_participants);
  return Math.max(0, Math.min(tours, guides));
}

/** True while anything that the tour offers is available at a time. */
export function isBookable(
  detail: TourFlags & Pick<Tour, 'min_participants'>,
  room: Pick<TourRoom, 'places'> & { readonly tours: number },
): boolean {
  return bookingKinds(detail).some((kind) => {
    if (kind === 'places') return room.places > 0;
    return room.tours > 0 && (kind === 'whole' || room.places >= detail.min_participants);
  });
}

/** What a booking costs in cents. */
export function bookingPrice(tariff: TourTariff, kind: BookingKind, counts: TourCounts): Cents {
  return (
    pricesOf(tariff, kind).reduce((sum, { id, price }) => sum + price * (counts.tours[id] ?? 0), 0) +
    ticketsOf(tariff).reduce(
      (sum, ticket) => sum + priceOf(ticket, counts.tickets[ticket.id] ?? 0, counts.parts[ticket.id] ?? {}),
      0,
    )
  );
}

/** Undefined when the booking keeps every rule of the tour; whether there is room is another question. */
export function bookingProblem(
  tariff: TourTariff,
  kind: BookingKind,
  counts: TourCounts,
): BookingProblem | undefined {
  const { detail } = tariff;
  if (detail.state === 'not-bookable' || detail.state === 'no-tickets') return { code: 'NOT_BOOKABLE' };
  if (!bookingKinds(detail).includes(kind)) return { code: 'KIND_UNKNOWN' };
  const invalid = countsProblem(tariff, kind, counts);
  if (invalid) return invalid;
  if (tourCount(tariff, kind, counts) < 1) return { code: 'TOURS_MISSING' };
  const participants = participantCount(tariff, kind, counts);
  if (participants < 1) return { code: 'PARTICIPANTS_MISSING' };
  const tickets = ticketCount(tariff, counts);
  if (!detail.booking_without_tickets && tickets !== participants)
    return { code: 'TICKETS_DIFFER', participants, tickets };
  const most = mostParticipants(tariff, kind, counts);
  if (participants > most) return { code: 'TOO_MANY', most };
  const least = leastParticipants(tariff, kind, counts);
  return participants < least ? { code: 'TOO_FEW', least } : undefined;
}

function countsProblem(
  tariff: TourTariff,
  kind: BookingKind,
  counts: TourCounts,
): BookingProblem | undefined {
  const tickets = ticketsOf(tariff);
  const numbers = [
    counts.participants,
    ...pricesOf(tariff, kind).map(({ id }) => counts.tours[id] ?? 0),
    ...tickets.map(({ id }) => counts.tickets[id] ?? 0),
    ...tickets.flatMap(({ id }) => Object.values(counts.parts[id] ?? {})),
  ];
  if (!numbers.every(isCount)) return { code: 'COUNT_INVALID' };
  const parted = tickets.filter((ticket) => ticket.subtickets.length > 0 && isChosen(ticket, counts));
  if (parted.some((ticket) => !partsWithinBounds(ticket, counts.parts[ticket.id] ?? {})))
    return { code: 'SUBTICKETS_INVALID' };
  return undefined;
}

function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= MOST_OF_ONE;
}

function isChosen(ticket: TourTicket, { parts }: TourCounts): boolean {
  return Object.values(parts[ticket.id] ?? {}).some((count) => count > 0);
}

/** Fewest people: a group's minimum size, and at least one on every tour; single places have no minimum. */
function leastParticipants(tariff: TourTariff, kind: BookingKind, counts: TourCounts): number {
  return kind === 'places' ? 1 : Math.max(tariff.detail.min_participants, tourCount(tariff, kind, counts));
}

/** The tariff of a tour's offer, with the price list of the day. */
export function tariffOf({ detail, tickets, priceList }: TourOffer): TourTariff {
  return {
    detail,
    tickets,
    priceList,
  };
}
