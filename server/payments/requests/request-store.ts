// The SQL of payment requests (table `payment_request`). To write one, lock its cart first.
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, text } from '../../platform/database/sql-type.ts';
import { build, statement } from '../../platform/database/statement.ts';

export type RequestRow = {
  readonly id: string;
  readonly cart_id: string;
  readonly amount: number;
  readonly asked_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
};

const COLUMNS = ['id', 'cart_id', 'amount', 'asked_at', 'expires_at', 'ended_at'] as const;

const insertStatement = statement(
  'insert-payment-request',
  { id: text(), cart_id: text(), amount: int(), asked_at: instant(), expires_at: instant() },
  (row) => build.insertInto('payment_request').values(row),
);

const endStatement = statement('end-payment-requests', { cart: text(), now: instant() }, ({ cart, now }) =>
  build
    .updateTable('payment_request')
    .set({ ended_at: now })
    .where('cart_id', '=', cart)
    .where('ended_at', 'is', null),
);

const findStatement = statement('find-payment-request', { id: text() }, ({ id }) =>
  build.selectFrom('payment_request').select(COLUMNS).where('id', '=', id),
);

const ofCartStatement = statement('payment-requests-of-cart', { cart: text() }, ({ cart }) =>
  build.selectFrom('payment_request').select(COLUMNS).where('cart_id', '=', cart).orderBy('asked_at'),
);

const amountStatement = statement(
  'set-payment-request-amount',
  { cart: text(), amount: int() },
  ({ cart, amount }) =>
    build
      .updateTable('payment_request')
      .set({ amount })
      .where('cart_id', '=', cart)
      .where('ended_at', 'is', null),
);

/** The link that asks for a locked cart's money asks for another amount; there may be none. */
export async function setRequestedAmount(sql: Sql, cart: string, amount: number): Promise<void> {
  await sql.run(amountStatement, { cart, amount });
}

/** Writes a request; the one before is over. */
export async function replaceRequest(sql: Sql, row: Omit<RequestRow, 'ended_at'>): Promise<void> {
  await sql.run(endStatement, { cart: row.cart_id, now: row.asked_at });
  await sql.run(insertStatement, row);
}

export function findRequest(sql: Sql, id: string): Promise<RequestRow | undefined> {
  return sql.first(findStatement, { id });
}

/** The requests of an order, the oldest first. */
export function requestsOfCart(sql: Sql, cartId: string): Promise<RequestRow[]> {
  return sql.all(ofCartStatement, { cart: cartId });
}
