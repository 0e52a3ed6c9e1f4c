// The SQL that takes names out of carts, orders, invoices, admissions and payments. Carts are locked before anything else,
// as whoever decides about them does, and what is locked is left for the next day.
import { json, type Sql, type Statement } from '../platform/database/sql.ts';
import type { CartContent } from './cart-content.ts';
import type { InvoiceContent } from './invoice-content.ts';
import type { OrderContent } from './order-store.ts';

export type OldCartRow = { id: string; quote: CartContent; customer_id: string | null };

// A cart whose money is on its way back keeps the address that is told so.
const lockOldCartsStatement: Statement<OldCartRow> = {
  name: 'lock-old-carts',
  text: `
    select c.id, c.quote, c.customer_id from cart c
    where c.state in ('canceled', 'expired') and c.forgotten_at is null and c.expires_at <= $1
      and not exists (select from payment p where p.cart_id = c.id and p.state = 'refund-due')
    order by c.expires_at limit $2
    for no key update skip locked`,
};

const isOld = `
  o.forgotten_at is null and o.confirmed_at < $1 and (o.refunded_at is null or o.refunded_at < $1)`;

const lockCartsOfOldOrdersStatement: Statement<OldCartRow> = {
  name: 'lock-carts-of-old-orders',
  text: `
    select c.id, c.quote, c.customer_id from placed_order o join cart c on c.id = o.cart_id
    where ${isOld}
    order by o.confirmed_at limit $2
    for no key update of c skip locked`,
};

export type OldOrderRow = {
  booking_id: string;
  cart_id: string;
  customer_id: string | null;
  content: OrderContent;
  invoices: { number: string; content: InvoiceContent }[];
};

const oldOrdersStatement: Statement<OldOrderRow> = {
  name: 'old-orders',
  text: `
    select o.booking_id, o.cart_id, o.customer_id, o.content,
      coalesce((
        select jsonb_agg(jsonb_build_object('number', i.number, 'content', i.content))
        from invoice i where i.booking_id = o.booking_id
      ), '[]') as invoices
    from placed_order o where ${isOld} and o.cart_id = any ($2::text[])`,
};

// A cart of nobody can never become an order: an expired one is canceled, so that money for it goes back.
const forgetCartsStatement: Statement<never> = {
  name: 'forget-carts',
  text: `
    update cart c set quote = r.quote, customer_id = null, forgotten_at = $2,
      state = case c.state when 'expired' then 'canceled' else c.state end
    from jsonb_to_recordset($1::text::jsonb) as r (id text, quote jsonb) where c.id = r.id`,
};

const forgetPayersStatement: Statement<never> = {
  name: 'forget-payers',
  text: 'update payment set payer = null where cart_id = any ($1::text[]) and payer is not null',
};

const forgetOrdersStatement: Statement<never> = {
  name: 'forget-orders',
  text: `
    update placed_order o set content = r.content, customer_id = null, forgotten_at = $2
    from jsonb_to_recordset($1::text::jsonb) as r (booking_id text, content jsonb) where o.booking_id = r.booking_id`,
};

const forgetInvoicesStatement: Statement<never> = {
  name: 'forget-invoices',
  text: `
    update invoice i set content = r.content
    from jsonb_to_recordset($1::text::jsonb) as r (number text, content jsonb) where i.number = r.number`,
};

const forgetAdmissionsStatement: Statement<never> = {
  name: 'forget-admissions',
  text: `
    update admission a set name = ''
    from jsonb_to_recordset($1::text::jsonb) as r (booking_id text, line int)
    where a.booking_id = r.booking_id and a.line = r.line`,
};

const forgetWithdrawalsStatement: Statement<{ id: string }> = {
  name: 'forget-withdrawals',
  text: `
    delete from withdrawal
    where id in (select id from withdrawal where received_at < $1 order by received_at limit $2)
    returning id`,
};

/** Carts that never became an order and ended before an instant. */
export function lockOldCarts(sql: Sql, before: Date, most: number): Promise<OldCartRow[]> {
  return sql.named(lockOldCartsStatement, [before, most]);
}

/** The carts of orders whose last paper is older than an instant. */
export function lockCartsOfOldOrders(sql: Sql, before: Date, most: number): Promise<OldCartRow[]> {
  return sql.named(lockCartsOfOldOrdersStatement, [before, most]);
}

/** Of orders whose carts are locked, those that are old indeed. */
export function findOldOrders(sql: Sql, before: Date, cartIds: readonly string[]): Promise<OldOrderRow[]> {
  return sql.named(oldOrdersStatement, [before, cartIds]);
}

/** Writes carts without their names, and forgets who paid for them. */
export async function forgetCartRows(
  sql: Sql,
  carts: readonly Pick<OldCartRow, 'id' | 'quote'>[],
  now: Date,
): Promise<void> {
  await sql.named(forgetCartsStatement, [json(carts), now]);
  await sql.named(forgetPayersStatement, [carts.map(({ id }) => id)]);
}

/**
 * Writes orders and their invoices without names.
 * @param named the lines whose admissions carry the name of a person
 */
export async function forgetOrderRows(
  sql: Sql,
  orders: readonly Pick<OldOrderRow, 'booking_id' | 'content' | 'invoices'>[],
  named: readonly { readonly booking_id: string; readonly line: number }[],
  now: Date,
): Promise<void> {
  const contents = orders.map(({ booking_id, content }) => ({ booking_id, content }));
  await sql.named(forgetOrdersStatement, [json(contents), now]);
  const invoices = orders.flatMap((order) => order.invoices);
  if (invoices.length > 0) await sql.named(forgetInvoicesStatement, [json(invoices)]);
  if (named.length > 0) await sql.named(forgetAdmissionsStatement, [json(named)]);
}

/** Deletes declarations of withdrawal from before an instant; answers how many, at most `most`. */
export async function forgetWithdrawalRows(sql: Sql, before: Date, most: number): Promise<number> {
  return (await sql.named(forgetWithdrawalsStatement, [before, most])).length;
}
