// How many of an offer come (ADR 139). A group changes counts of tickets and people; what is made of named parts, such as a
// family, and how many tours are booked, the museum changes with a new offer.
import type { CartItem } from '../product-kinds.ts';
import type { DayTicketItem, TicketItem } from '../tickets/ticket-item.ts';
import type { TourItem } from '../tours/tour-item.ts';

export type OfferItem = Extract<
  CartItem,
  { type: TicketItem['type'] | DayTicketItem['type'] | TourItem['type'] }
>;

/** How many, by `LINE:ID`: the item's index, and its ticket, its entry of a price list, or `people`. */
export type OfferNumbers = Readonly<Record<string, number>>;

export type NumberPlace = {
  readonly key: string;
  readonly line: number;
  readonly id: string;
  readonly count: number;
};

/** The people of a party that books as a group. */
export const PEOPLE = 'people';
export const MOST_OF_ONE = 1000;

export function isOfferItem(item: CartItem): item is OfferItem {
  return item.type === 'ticket' || item.type === 'dayTicket' || item.type === 'guidedTour';
}

/** What of the items can be changed, in their order. */
export function numberPlaces(items: readonly OfferItem[]): NumberPlace[] {
  return items.flatMap((item, line) =>
    countsIn(item).map(({ id, count }) => ({ key: `${line}:${id}`, line, id, count })),
  );
}

/** The numbers with which an offer is made. */
export function firstNumbers(items: readonly OfferItem[]): OfferNumbers {
  return Object.fromEntries(numberPlaces(items).map(({ key, count }) => [key, count]));
}

/** The keys of numbers that cannot be: not whole, too large, of nothing in the offer, or nobody left on a line. */
export function numberProblems(items: readonly OfferItem[], numbers: OfferNumbers): string[] {
  const places = numberPlaces(items);
  const wrong = places.filter(({ key }) => !isCount(numbers[key])).map(({ key }) => key);
  const unknown = Object.keys(numbers).filter((key) => !places.some((place) => place.key === key));
  const empty = items.flatMap((_, line) => {
    const own = places.filter((place) => place.line === line);
    return own.length > 0 && own.every(({ key }) => numbers[key] === 0) ? own.map(({ key }) => key) : [];
  });
  return [...new Set([...wrong, ...unknown, ...empty])];
}

function isCount(count: number | undefined): boolean {
  return count !== undefined && Number.isInteger(count) && count >= 0 && count <= MOST_OF_ONE;
}

/** The items with these numbers, for which `numberProblems` has none; what nobody comes with is left out. */
export function itemsWithNumbers(items: readonly OfferItem[], numbers: OfferNumbers): OfferItem[] {
  return items.map((item, line) => withCounts(item, (id, count) => numbers[`${line}:${id}`] ?? count));
}

type Counted = {
  readonly id: string;
  readonly count: number;
  readonly subtickets?: readonly object[] | undefined;
};

function countsIn(item: OfferItem): { readonly id: string; readonly count: number }[] {
  if (item.type === 'ticket') return isPlain(item) ? [item] : [];
  if (item.type === 'dayTicket') return item.dayTickets.filter(isPlain);
  const tickets = (item.tickets ?? []).filter(isPlain);
  if (tickets.length > 0) return tickets;
  if (item.participants !== undefined) return [{ id: PEOPLE, count: item.participants }];
  return item.prices ?? [];
}

function withCounts(item: OfferItem, countOf: (id: string, count: number) => number): OfferItem {
  const counted = <One extends Counted>(entries: readonly One[]): One[] =>
    entries
      .map((entry) => (isPlain(entry) ? { ...entry, count: countOf(entry.id, entry.count) } : entry))
      .filter((entry) => !isPlain(entry) || entry.count > 0);
  if (item.type === 'ticket') return isPlain(item) ? { ...item, count: countOf(item.id, item.count) } : item;
  if (item.type === 'dayTicket') return { ...item, dayTickets: counted(item.dayTickets) };
  return withTourCounts(item, counted, countOf);
}

/** People of a party have a ticket each where tickets are asked for. */
function withTourCounts(
  item: TourItem,
  counted: <One extends Counted>(entries: readonly One[]) => One[],
  countOf: (id: string, count: number) => number,
): TourItem {
  const { tickets = [], participants, prices = [] } = item;
  if (tickets.some(isPlain)) {
    const now = counted(tickets);
    const sum = (entries: readonly Counted[]) => entries.reduce((all, { count }) => all + count, 0);
    const people = participants === undefined ? {} : { participants: participants + sum(now) - sum(tickets) };
    return { ...item, tickets: now, ...people };
  }
  if (participants !== undefined) return { ...item, participants: countOf(PEOPLE, participants) };
  return { ...item, prices: counted(prices) };
}

function isPlain({ subtickets }: { readonly subtickets?: readonly object[] | undefined }): boolean {
  return subtickets === undefined || subtickets.length === 0;
}
