// A paid offer as it is now (ADR 130): its orders with what is left of them, whoever has given something back, and those who are to
// come besides and are not paid.
import type { OfferLine } from '../../domain/group-requests/group-offers-contract.ts';
import {
  itemsWithNumbers,
  numberPlaces,
  type OfferNumbers,
} from '../../domain/group-requests/offer-numbers.ts';
import {
  itemsForMore,
  movedItems,
  numbersLeft,
  type OrderedItem,
  orderedPlaces,
  type PlaceLeft,
} from '../../domain/group-requests/paid-numbers.ts';
import { orderLeft } from '../../domain/returns/order-values.ts';
import { type CartRow, findCart, lockCarts } from '../orders/decide-cart.ts';
import { orderNumberOfCart } from '../orders/paid-order.ts';
import type { Sql } from '../platform/database/sql.ts';
import { type LockedOrder, lockOrdersTogether, lockReturnable } from '../returns/read-returnable.ts';
import { type MoreRow, moreOfOffer } from './changes-store.ts';
import type { OfferRow } from './offer-store.ts';
import type { OffersShop } from './offers-shop.ts';

export type OfferOrder = {
  readonly number: string;
  readonly places: readonly PlaceLeft[];
  /** What is left of it, in cents and in lines. */
  readonly value: number;
  readonly lines: readonly OfferLine[];
  /** The items of the offer of which people were moved to another time. */
  readonly moved: readonly number[];
};

export type PaidOffer = {
  /** The oldest first. */
  readonly orders: readonly OfferOrder[];
  /** By the keys of what can be changed: of whom some were moved, the museum changes. */
  readonly numbers: OfferNumbers;
  readonly total: number;
  /** One more order that is held and not paid. */
  readonly open: { readonly more: MoreRow; readonly cart: CartRow } | undefined;
};

export function readPaidOffer({ database, now }: OffersShop, row: OfferRow): Promise<PaidOffer> {
  return database.transaction((sql) => lockPaidOffer(sql, row, now()));
}

/**
 * Locks the carts and orders of an offer; not those that another window adds meanwhile.
 * @param slots that are to be taken besides
 */
export async function lockPaidOffer(
  sql: Sql,
  row: OfferRow,
  now: Date,
  slots: readonly number[] = [],
): Promise<PaidOffer> {
  await lockCarts(sql, [row.cart_id, ...(await moreOfOffer(sql, row.id)).map(({ cart_id }) => cart_id)]);
  const more = await moreOfOffer(sql, row.id);
  const first = { cart_id: row.cart_id, ordered: orderedItems(row) };
  const further = more.map(({ cart_id, numbers }) => ({
    cart_id,
    ordered: itemsForMore(row.items, numbers),
  }));
  const placed: { readonly number: string; readonly ordered: readonly OrderedItem[] }[] = [];
  for (const { cart_id, ordered } of [first, ...further]) {
    const number = await orderNumberOfCart(sql, cart_id);
    if (number !== undefined) placed.push({ number, ordered });
  }
  await lockOrdersTogether(
    sql,
    placed.map(({ number }) => number),
    slots,
  );
  const orders: OfferOrder[] = [];
  for (const { number, ordered } of placed) {
    const order = await lockReturnable(sql, number, now, slots);
    if (order) orders.push({ number, ...leftOf(order, ordered) });
  }
  const total = orders.reduce((sum, { value }) => sum + value, 0);
  const open = await openOf(sql, more, now);
  return { ...countable(row, orders, open), total, open };
}

/** The orders with the people who can be counted, and how many they are. */
function countable(
  { items }: OfferRow,
  found: readonly OfferOrder[],
  open: PaidOffer['open'],
): Pick<PaidOffer, 'orders' | 'numbers'> {
  const moved = new Set(found.flatMap((order) => order.moved).map(String));
  const isCounted = (key: string) => !moved.has(lineOf(key));
  const orders = found.map((order) => ({
    ...order,
    places: order.places.filter(({ key }) => isCounted(key)),
  }));
  // Other numbers would replace those who are to come besides, and these cannot be named: first they are paid, or lapse.
  if (open && !Object.keys(open.more.numbers).every(isCounted)) return { orders, numbers: {} };
  // Anybody can be added to a line of which people can be counted.
  const keys = orders.flatMap(({ places }) => places);
  const lines = new Set((orders[0]?.places ?? []).map(({ key }) => lineOf(key)));
  const none = numberPlaces(items).filter(({ line }) => lines.has(String(line)));
  return {
    orders,
    numbers: { ...Object.fromEntries(none.map(({ key }) => [key, 0])), ...numbersLeft([keys]) },
  };
}

function orderedItems({ items, numbers }: OfferRow): OrderedItem[] {
  return itemsWithNumbers(items, numbers).map((item, index) => ({ index, item }));
}

function lineOf(key: string): string {
  return key.slice(0, key.indexOf(':'));
}

function leftOf(order: LockedOrder, ordered: readonly OrderedItem[]) {
  const { returnable } = order;
  const { parts } = orderLeft(returnable);
  const partOf = (line: number, part: number) => parts.find((one) => one.line === line && one.part === part);
  const places = orderedPlaces(ordered, returnable.lines).map((place) => ({
    ...place,
    left: partOf(place.line, place.part)?.left ?? 0,
  }));
  const lines = returnable.lines.map(
    (line, index): OfferLine => ({
      title: line.title,
      datetime: 'datetime' in line ? line.datetime : '',
      parts: line.parts
        .map(({ name, price }, part) => ({ name, price, count: partOf(index, part)?.left ?? 0 }))
        .filter(({ count }) => count > 0),
      total: parts.reduce((sum, one) => (one.line === index ? sum + one.value : sum), 0),
    }),
  );
  return {
    places,
    value: parts.reduce((sum, { value }) => sum + value, 0),
    moved: movedItems(ordered, returnable.lines, (line) =>
      parts.reduce((sum, one) => (one.line === line ? sum + one.left : sum), 0),
    ),
    lines: lines.filter(({ parts: some }) => some.length > 0),
  };
}

async function openOf(sql: Sql, more: readonly MoreRow[], now: Date): Promise<PaidOffer['open']> {
  for (const one of more.toReversed()) {
    const cart = await findCart(sql, one.cart_id);
    if (cart?.state === 'held' && cart.expires_at > now) return { more: one, cart };
  }
  return undefined;
}
