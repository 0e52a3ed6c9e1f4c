// How many come once the offer is paid (ADR 130): what a group changes then is given back of the orders that it has, or is one
// more order. Only people who are sold one by one are changed so; a party that takes a tour for itself, the museum changes.
import { orderedKind } from '../ordered-kinds.ts';
import type { OrderLine } from '../product-kinds.ts';
import { isTourOrderLine } from '../tours/tour-order-line.ts';
import { numberPlaces, type OfferItem, type OfferNumbers } from './offer-numbers.ts';

/** A place of `numberPlaces` in the lines of an order. */
export type OrderedPlace = { readonly key: string; readonly line: number; readonly part: number };

/** What an order of the offer was made of: items with their numbers, each at its index in the offer. */
export type OrderedItem = { readonly index: number; readonly item: OfferItem };

/**
 * Where in an order the people of an offer are. Lines that the museum has moved or that are given back as one are left out.
 * @param ordered in the order of the lines
 */
export function orderedPlaces(ordered: readonly OrderedItem[], lines: readonly OrderLine[]): OrderedPlace[] {
  return ordered.flatMap(({ index, item }, line) => {
    const bought = lines[line];
    if (!bought || !isSoldByPerson(bought) || whenOf(bought) !== (item.datetime ?? '')) return [];
    const { parties } = orderedKind(bought.type).returns(bought);
    const members = new Set(parties.flatMap((party) => party.members));
    const parts = bought.parts.flatMap((_, part) => (members.has(part) ? [] : [part]));
    const entries = entriesOf(item);
    if (parts.length !== entries.length) return [];
    return numberPlaces([item]).flatMap(({ id }) => {
      const part = parts[entries.indexOf(id)];
      return part === undefined ? [] : [{ key: `${index}:${id}`, line, part }];
    });
  });
}

/** Each ticket or price of an item, as its order line has them: those without anybody are not there. */
function entriesOf(item: OfferItem): string[] {
  const counted = (entries: readonly { readonly id: string; readonly count: number }[]) =>
    entries.filter(({ count }) => count > 0).map(({ id }) => id);
  if (item.type === 'ticket') return [item.id];
  if (item.type === 'dayTicket') return counted(item.dayTickets);
  return counted([...(item.tickets ?? []), ...(item.prices ?? [])]);
}

/**
 * The items of the offer of which the museum has moved people to another time, at their indexes in the offer: their number cannot
 * be told from those who stayed. A line that a move has added is of every item that is sold like it.
 * @param left how many a line still has: who was given back since is nowhere
 */
export function movedItems(
  ordered: readonly OrderedItem[],
  lines: readonly OrderLine[],
  left: (line: number) => number,
): number[] {
  return lines.flatMap((line, at) => {
    if (left(at) === 0) return [];
    const own = ordered[at];
    if (own) return whenOf(line) === (own.item.datetime ?? '') ? [] : [own.index];
    return ordered.flatMap(({ index }, place) => (isSoldLike(lines[place], line) ? [index] : []));
  });
}

/** A tour may have been moved to another language of it. */
function isSoldLike(line: OrderLine | undefined, other: OrderLine): boolean {
  return line?.type === other.type && (isTourOrderLine(other) || line.id === other.id);
}

function isSoldByPerson(line: OrderLine): boolean {
  if (isTourOrderLine(line) && line.tour.tours > 0) return false;
  return orderedKind(line.type).returns(line).by === 'pieces';
}

function whenOf(line: OrderLine): string {
  return 'datetime' in line ? line.datetime : '';
}

/** How many of a key an order still has. */
export type PlaceLeft = OrderedPlace & { readonly left: number };

/** How many of each key there are, over all orders. */
export function numbersLeft(orders: readonly (readonly PlaceLeft[])[]): OfferNumbers {
  const sums: Record<string, number> = {};
  for (const { key, left } of orders.flat()) sums[key] = (sums[key] ?? 0) + left;
  return sums;
}

export type PaidChange = {
  /** What is given back, by the index of the order. */
  readonly fewer: readonly {
    readonly order: number;
    readonly line: number;
    readonly part: number;
    readonly count: number;
  }[];
  /** How many more of each key. */
  readonly more: OfferNumbers;
};

/**
 * What has to be done for these numbers to come: who came to it last, goes first.
 * @param orders the oldest first
 * @param wanted by keys; a key that is left out stays as it is
 */
export function changeOfPaid(orders: readonly (readonly PlaceLeft[])[], wanted: OfferNumbers): PaidChange {
  const now = numbersLeft(orders);
  const fewer: PaidChange['fewer'][number][] = [];
  const more: Record<string, number> = {};
  for (const [key, count] of Object.entries(wanted)) {
    const difference = count - (now[key] ?? 0);
    if (difference > 0) more[key] = difference;
    if (difference < 0) fewer.push(...takenFrom(orders, key, -difference));
  }
  return { fewer, more };
}

function takenFrom(
  orders: readonly (readonly PlaceLeft[])[],
  key: string,
  count: number,
): PaidChange['fewer'][number][] {
  let open = count;
  return orders
    .flatMap((places, order) => places.map((place) => ({ ...place, order })))
    .filter((place) => place.key === key)
    .toReversed()
    .flatMap(({ order, line, part, left }) => {
      const taken = Math.min(left, open);
      open -= taken;
      return taken > 0 ? [{ order, line, part, count: taken }] : [];
    });
}

/** The items of one more order: those who come besides, and nobody else. */
export function itemsForMore(items: readonly OfferItem[], more: OfferNumbers): OrderedItem[] {
  return items.flatMap((item, index) => {
    const moreOf = (id: string) => more[`${index}:${id}`] ?? 0;
    const ids = numberPlaces([item]).map(({ id }) => id);
    return ids.some((id) => moreOf(id) > 0) ? [{ index, item: onlyMore(item, moreOf) }] : [];
  });
}

function onlyMore(item: OfferItem, moreOf: (id: string) => number): OfferItem {
  const counted = <One extends { readonly id: string; readonly count: number }>(entries: readonly One[]) =>
    entries.map((entry) => ({ ...entry, count: moreOf(entry.id) })).filter(({ count }) => count > 0);
  if (item.type === 'ticket') return { ...item, count: moreOf(item.id) };
  if (item.type === 'dayTicket') return { ...item, dayTickets: counted(item.dayTickets) };
  const { participants: _all, tickets, prices, ...rest } = item;
  return {
    ...rest,
    ...(tickets && { tickets: counted(tickets) }),
    ...(prices && { prices: counted(prices) }),
  };
}
