// The SQL of carts (table `cart`).
import type { Language } from '../../domain/language.ts';
import type { CartState } from '../../domain/orders/cart-state.ts';
import type { Sql, Statement } from '../platform/database/sql.ts';
import { type CartContent, readContent, storedContent } from './cart-content.ts';

export type NewCart = {
  readonly id: string;
  readonly language: Language;
  readonly customer_id: string | null;
  readonly quote: CartContent;
  readonly total: number;
  readonly payart: number;
  readonly continue_url: string;
  readonly cancel_url: string;
  readonly hold_count: number;
  readonly expires_at: Date;
};

const insertCartsStatement: Statement<{ id: string }> = {
  name: 'insert-carts',
  text: `
    insert into cart (id, state, language, customer_id, quote, total, payart, continue_url, cancel_url, hold_count, expires_at)
    select id, 'held', language, customer_id, quote, total, payart, continue_url, cancel_url, hold_count, expires_at
    from jsonb_to_recordset($1::text::jsonb) as c (id text, language text, customer_id text, quote jsonb, total int,
      payart int, continue_url text, cancel_url text, hold_count int, expires_at timestamptz)
    where (select catalogue_version from museum) = $2
    returning id`,
};

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
  /** Set once the cart is an order. */
  booking_id: string | null;
};

const columns = `c.id, c.state, c.language, c.customer_id, c.quote, c.total, c.payart, c.continue_url, c.cancel_url,
  c.hold_count, c.expires_at, o.booking_id`;

const findCartStatement: Statement<CartRow> = {
  name: 'find-cart',
  text: `select ${columns} from cart c left join placed_order o on o.cart_id = c.id where c.id = $1`,
};

const lockCartStatement: Statement<never> = {
  name: 'lock-cart',
  text: 'select id from cart where id = $1 for no key update',
};

const setStateStatement: Statement<never> = {
  name: 'set-cart-state',
  text: 'update cart set state = $2 where id = $1',
};

const setHoldCountStatement: Statement<never> = {
  name: 'set-cart-hold-count',
  text: 'update cart set hold_count = (select count(*) from hold where cart_id = $1) where id = $1',
};

const lapsedCartsStatement: Statement<{ id: string }> = {
  name: 'lapsed-carts',
  text: `select id from cart where state = 'held' and expires_at <= $1 order by expires_at limit 200`,
};

const unconfirmedCartsStatement: Statement<{ id: string }> = {
  name: 'unconfirmed-carts',
  text: `select id from cart where state = 'paid' and expires_at <= $1 order by expires_at limit 200`,
};

const rememberCartStatement: Statement<never> = {
  name: 'remember-cart',
  text: 'update cart set forgotten_at = null, expires_at = $2 where id = $1 and forgotten_at is not null',
};

/** Writes held carts; answers how many. None are written when the catalogue is no longer of that version. */
export async function insertCarts(
  sql: Sql,
  carts: readonly NewCart[],
  catalogueVersion: number,
): Promise<number> {
  const stored = carts.map((cart) => ({ ...cart, quote: storedContent(cart.quote) }));
  return (await sql.named(insertCartsStatement, [JSON.stringify(stored), catalogueVersion])).length;
}

/** A cart as it stands. */
export async function findCart(sql: Sql, id: string): Promise<CartRow | undefined> {
  const [cart] = await sql.named(findCartStatement, [id]);
  return cart && { ...cart, quote: readContent(cart.quote) };
}

/**
 * A cart that stays as it is until the end of the transaction: whoever decides about it comes through here. Locked
 * first and read after, or a transaction that had to wait would not see the order that it waited for.
 */
export async function lockCart(sql: Sql, id: string): Promise<CartRow | undefined> {
  const [, cart] = await Promise.all([sql.named(lockCartStatement, [id]), findCart(sql, id)]);
  return cart;
}

export async function setCartState(sql: Sql, id: string, state: CartState): Promise<void> {
  await sql.named(setStateStatement, [id, state]);
}

/** Counts again what the cart holds, after its places were taken again. */
export async function recountHolds(sql: Sql, id: string): Promise<void> {
  await sql.named(setHoldCountStatement, [id]);
}

/** Held carts whose time is over. */
export async function lapsedCarts(sql: Sql, now: Date): Promise<string[]> {
  return (await sql.named(lapsedCartsStatement, [now])).map(({ id }) => id);
}

/** Paid carts that their visitors did not confirm in time. */
export async function unconfirmedCarts(sql: Sql, now: Date): Promise<string[]> {
  return (await sql.named(unconfirmedCartsStatement, [now])).map(({ id }) => id);
}

/** A forgotten cart that somebody is known to have paid for: it is forgotten again in its time. */
export async function rememberCart(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.named(rememberCartStatement, [id, now]);
}
