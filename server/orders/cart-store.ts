// The SQL of carts (table `cart`).
import { sql as raw } from 'kysely';
import type { Language } from '../../domain/language.ts';
import type { CartState } from '../../domain/orders/cart-state.ts';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, instant, int, jsonb, list, nullable, text } from '../platform/database/sql-type.ts';
import { any, build, byHand, plannedOnce, statement } from '../platform/database/statement.ts';
import type { CartContent } from './content/cart-content.ts';
import { readContent, storedContent } from './content/stored-content.ts';

export type NewCart = {
  readonly id: string;
  readonly language: Language;
  readonly customer_id: string | null;
  readonly quote: CartContent;
  readonly total: number;
  /** It costs nothing, and the buyer confirms it by a link in a mail. Its payment says so, not its row. */
  readonly byLink: boolean;
  readonly payart: number;
  readonly continue_url: string;
  readonly cancel_url: string;
  readonly hold_count: number;
  readonly expires_at: Date;
  /** How many people it is for. */
  readonly places: number;
  /** A digest of the network that it comes from; null for the shop itself. */
  readonly network: string | null;
};

// By hand: carts that were held together are written together, and only while the catalogue is the one they were priced by.
const insertCartsStatement = plannedOnce(
  byHand(
    'insert-carts',
    {
      ids: list(text()),
      languages: list(text<Language>()),
      customers: list(nullable(text())),
      quotes: list(jsonb()),
      totals: list(int()),
      payarts: list(int()),
      continue_urls: list(text()),
      cancel_urls: list(text()),
      hold_counts: list(int()),
      expire: list(instant()),
      places: list(int()),
      networks: list(nullable(text())),
      catalogue_version: bigint(),
    },
    { id: text() },
    (carts) => raw`
    insert into cart (id, state, language, customer_id, quote, total, payart, continue_url, cancel_url, hold_count, expires_at,
      places, network)
    select id, 'held', language, customer_id, quote, total, payart, continue_url, cancel_url, hold_count, expires_at,
      places, network
    from unnest(${carts.ids}, ${carts.languages}, ${carts.customers}, ${carts.quotes}, ${carts.totals},
        ${carts.payarts}, ${carts.continue_urls}, ${carts.cancel_urls}, ${carts.hold_counts}, ${carts.expire},
        ${carts.places}, ${carts.networks})
      as c (id, language, customer_id, quote, total, payart, continue_url, cancel_url, hold_count, expires_at, places, network)
    where (select catalogue_version from museum) = ${carts.catalogue_version}
    returning id`,
  ),
);

export type CartRow = {
  id: string;
  state: CartState;
  language: Language;
  customer_id: string | null;
  quote: CartContent;
  total: number;
  payart: number;
  continue_url: string;
  cancel_url: string;
  hold_count: number;
  expires_at: Date;
  /** Set where the visitor placed the order before its money came. */
  ordered_at: Date | null;
  /** Set once the cart is an order, or has paid the difference of one. */
  booking_id: string | null;
  /** The order of whose move it holds the new places (ADR 128); null for the cart of an order. */
  supplements: string | null;
};

const findCartsStatement = plannedOnce(
  statement('find-carts', { ids: list(text()) }, ({ ids }) =>
    build
      .selectFrom('cart as c')
      .leftJoin('placed_order as o', 'o.cart_id', 'c.id')
      .leftJoin('order_supplement as s', 's.cart_id', 'c.id')
      .select([
        'c.id',
        'c.state',
        'c.language',
        'c.customer_id',
        'c.quote',
        'c.total',
        'c.payart',
        'c.continue_url',
        'c.cancel_url',
        'c.hold_count',
        'c.expires_at',
        'c.ordered_at',
        's.booking_id as supplements',
      ])
      .select(({ fn, eb }) =>
        fn
          .coalesce(
            'o.booking_id',
            eb.case().when('s.paid_at', 'is not', null).then(eb.ref('s.booking_id')).end(),
          )
          .as('booking_id'),
      )
      .where('c.id', '=', any(ids))
      .$narrowType<Pick<CartRow, 'language' | 'quote'>>(),
  ),
);

const insertHeldStatement = statement(
  'insert-held-cart',
  {
    id: text(),
    language: text<Language>(),
    quote: jsonb(),
    total: int(),
    payart: int(),
    expires_at: instant(),
  },
  (row) =>
    build.insertInto('cart').values({
      ...row,
      state: 'held',
      customer_id: null,
      continue_url: '',
      cancel_url: '',
      hold_count: 0,
      places: 0,
      network: null,
    }),
);

const lockCartsStatement = plannedOnce(
  statement('lock-carts', { ids: list(text()) }, ({ ids }) =>
    build.selectFrom('cart').select('id').where('id', '=', any(ids)).orderBy('id').forNoKeyUpdate(),
  ),
);

const setQuoteStatement = statement('set-cart-quote', { id: text(), quote: jsonb() }, ({ id, quote }) =>
  build.updateTable('cart').set({ quote }).where('id', '=', id),
);

const setPriceStatement = statement(
  'set-cart-price',
  { id: text(), quote: jsonb(), total: int() },
  ({ id, quote, total }) => build.updateTable('cart').set({ quote, total }).where('id', '=', id),
);

const setExpiryStatement = statement(
  'set-cart-expiry',
  { id: text(), expires_at: instant() },
  ({ id, expires_at }) => build.updateTable('cart').set({ expires_at }).where('id', '=', id),
);

// No cart becomes `held` again, and only held carts are counted by their network.
const setStatesStatement = plannedOnce(
  statement('set-cart-states', { ids: list(text()), state: text<CartState>() }, ({ ids, state }) =>
    build.updateTable('cart').set({ state, network: null }).where('id', '=', any(ids)),
  ),
);

const setOrderedStatement = plannedOnce(
  statement('set-cart-ordered', { id: text(), now: instant() }, ({ id, now }) =>
    build.updateTable('cart').set({ ordered_at: now }).where('id', '=', id).where('ordered_at', 'is', null),
  ),
);

const setHoldCountStatement = plannedOnce(
  statement('set-cart-hold-count', { id: text() }, ({ id }) =>
    build
      .updateTable('cart')
      .set(({ selectFrom }) => ({
        hold_count: selectFrom('hold')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('cart_id', '=', id),
      }))
      .where('id', '=', id),
  ),
);

const lapsedCartsStatement = statement('lapsed-carts', { now: instant() }, ({ now }) =>
  build
    .selectFrom('cart')
    .select('id')
    .where('state', '=', 'held')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(200),
);

const unconfirmedCartsStatement = statement('unconfirmed-carts', { now: instant() }, ({ now }) =>
  build
    .selectFrom('cart')
    .select('id')
    .where('state', '=', 'paid')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(200),
);

const rememberCartStatement = statement('remember-cart', { id: text(), now: instant() }, ({ id, now }) =>
  build
    .updateTable('cart')
    .set({ forgotten_at: null, expires_at: now })
    .where('id', '=', id)
    .where('forgotten_at', 'is not', null),
);

/** Writes held carts; answers how many. None are written when the catalogue's version has changed. */
export async function insertCarts(
  sql: Sql,
  carts: readonly NewCart[],
  catalogueVersion: number,
): Promise<number> {
  const inserted = await sql.all(insertCartsStatement, {
    ids: carts.map(({ id }) => id),
    languages: carts.map(({ language }) => language),
    customers: carts.map(({ customer_id }) => customer_id),
    quotes: carts.map(({ quote }) => storedContent(quote)),
    totals: carts.map(({ total }) => total),
    payarts: carts.map(({ payart }) => payart),
    continue_urls: carts.map(({ continue_url }) => continue_url),
    cancel_urls: carts.map(({ cancel_url }) => cancel_url),
    hold_counts: carts.map(({ hold_count }) => hold_count),
    expire: carts.map(({ expires_at }) => expires_at),
    places: carts.map(({ places }) => places),
    networks: carts.map(({ network }) => network),
    catalogue_version: catalogueVersion,
  });
  return inserted.length;
}

/** Writes a cart of nobody's browser, which holds places for an order. */
export async function insertHeldCart(
  sql: Sql,
  cart: Pick<CartRow, 'id' | 'language' | 'quote' | 'total' | 'payart' | 'expires_at'>,
): Promise<void> {
  await sql.run(insertHeldStatement, { ...cart, quote: storedContent(cart.quote) });
}

/** A cart, without a lock. */
export async function findCart(sql: Sql, id: string): Promise<CartRow | undefined> {
  return (await findCarts(sql, [id])).get(id);
}

async function findCarts(sql: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, CartRow>> {
  const carts = await sql.all(findCartsStatement, { ids });
  return new Map(
    carts.map((cart) => [cart.id, { ...cart, quote: readContent('cart', cart.id, cart.quote) }]),
  );
}

/**
 * Locks carts until the end of the transaction, in one order; every decision about a cart starts here. They are locked
 * first and then read, or a transaction that had to wait would not see the changes it waited for.
 * @returns the carts that exist, by their ids
 */
export async function lockCarts(sql: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, CartRow>> {
  const [, carts] = await Promise.all([sql.run(lockCartsStatement, { ids }), findCarts(sql, ids)]);
  return carts;
}

export async function lockCart(sql: Sql, id: string): Promise<CartRow | undefined> {
  return (await lockCarts(sql, [id])).get(id);
}

export function setCartState(sql: Sql, id: string, state: CartState): Promise<void> {
  return setCartStates(sql, [id], state);
}

export async function setCartStates(sql: Sql, ids: readonly string[], state: CartState): Promise<void> {
  await sql.run(setStatesStatement, { ids, state });
}

/** What a locked cart says from now on. */
export async function setCartQuote(sql: Sql, id: string, quote: CartContent): Promise<void> {
  await sql.run(setQuoteStatement, { id, quote: storedContent(quote) });
}

/** What a locked cart says and costs from now on. */
export async function setCartPrice(sql: Sql, id: string, quote: CartContent, total: number): Promise<void> {
  await sql.run(setPriceStatement, { id, quote: storedContent(quote), total });
}

/** Until when a locked cart is held. Its holds are the capacity's. */
export async function setCartExpiry(sql: Sql, id: string, expires_at: Date): Promise<void> {
  await sql.run(setExpiryStatement, { id, expires_at });
}

/** Its visitor has placed the order, whenever the money comes; the first time counts. */
export async function setCartOrdered(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.run(setOrderedStatement, { id, now });
}

/** Counts again what the cart holds, after its places were taken again. */
export async function recountHolds(sql: Sql, id: string): Promise<void> {
  await sql.run(setHoldCountStatement, { id });
}

/** Held carts whose time is over. */
export async function lapsedCarts(sql: Sql, now: Date): Promise<string[]> {
  return (await sql.all(lapsedCartsStatement, { now })).map(({ id }) => id);
}

/** Paid carts that their visitors did not confirm in time. */
export async function unconfirmedCarts(sql: Sql, now: Date): Promise<string[]> {
  return (await sql.all(unconfirmedCartsStatement, { now })).map(({ id }) => id);
}

/** Marks a forgotten cart as not forgotten, because a payer became known: it will be forgotten again later. */
export async function rememberCart(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.run(rememberCartStatement, { id, now });
}
