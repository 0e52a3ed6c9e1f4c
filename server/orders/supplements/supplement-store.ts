// The SQL of differences that are asked for (table `order_supplement`). To write, lock the order's cart first.
import type { CartState } from '../../../domain/orders/cart-state.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, jsonb, text } from '../../platform/database/sql-type.ts';
import { build, statement } from '../../platform/database/statement.ts';
import { readSupplement, type SupplementContent, storedSupplement } from './supplement-content.ts';

export type SupplementRow = {
  readonly id: string;
  readonly booking_id: string;
  readonly cart_id: string;
  readonly key: string;
  readonly at: Date;
  readonly amount: number;
  readonly content: SupplementContent;
  /** Null while it is not paid, and nobody has moved. */
  readonly payment_id: string | null;
  readonly paid_at: Date | null;
  /** Of its cart: when the places of the new time are free again, and whether they are. */
  readonly state: CartState;
  readonly expires_at: Date;
};

export type NewSupplement = Omit<SupplementRow, 'payment_id' | 'paid_at' | 'state' | 'expires_at'>;

const insertStatement = statement(
  'insert-supplement',
  {
    id: text(),
    booking_id: text(),
    cart_id: text(),
    key: text(),
    at: instant(),
    amount: int(),
    content: jsonb(),
  },
  (row) => build.insertInto('order_supplement').values(row),
);

const ofOrderStatement = statement('supplements-of-order', { booking_id: text() }, ({ booking_id }) =>
  supplements().where('s.booking_id', '=', booking_id).orderBy('s.place'),
);

const ofCartStatement = statement('supplement-of-cart', { cart: text() }, ({ cart }) =>
  supplements()
    .innerJoin('placed_order as o', 'o.booking_id', 's.booking_id')
    .select('o.number')
    .where('s.cart_id', '=', cart),
);

const payStatement = statement(
  'pay-supplement',
  { id: text(), payment_id: text(), paid_at: instant(), content: jsonb() },
  ({ id, ...changes }) =>
    build
      .updateTable('order_supplement')
      .set(changes)
      .where('id', '=', id)
      .where('payment_id', 'is', null)
      .returning('id'),
);

const setPaymentStatement = statement(
  'set-payment-of-supplement',
  { cart_id: text(), from: text(), to: text() },
  ({ cart_id, from, to }) =>
    build
      .updateTable('order_supplement')
      .set({ payment_id: to })
      .where('cart_id', '=', cart_id)
      .where('payment_id', '=', from)
      .returning('id'),
);

function supplements() {
  return build
    .selectFrom('order_supplement as s')
    .innerJoin('cart as c', 'c.id', 's.cart_id')
    .select([
      's.id',
      's.booking_id',
      's.cart_id',
      's.key',
      's.at',
      's.amount',
      's.content',
      's.payment_id',
      's.paid_at',
      'c.state',
      'c.expires_at',
    ])
    .$narrowType<{ content: SupplementContent; expires_at: Date }>();
}

export async function writeSupplement(sql: Sql, row: NewSupplement): Promise<void> {
  await sql.run(insertStatement, { ...row, content: storedSupplement(row.content) });
}

/** The oldest first. */
export async function readSupplements(sql: Sql, bookingId: string): Promise<SupplementRow[]> {
  return (await sql.all(ofOrderStatement, { booking_id: bookingId })).map(checked);
}

/** With the number of its order. */
export async function readSupplementOfCart(
  sql: Sql,
  cartId: string,
): Promise<(SupplementRow & { readonly number: string }) | undefined> {
  const row = await sql.first(ofCartStatement, { cart: cartId });
  return row && checked(row);
}

/** False where it was paid before. */
export async function paySupplement(
  sql: Sql,
  { id, content }: Pick<SupplementRow, 'id' | 'content'>,
  payment_id: string,
  paid_at: Date,
): Promise<boolean> {
  const changes = { id, payment_id, paid_at, content: storedSupplement(content) };
  return (await sql.first(payStatement, changes)) !== undefined;
}

/** False where the cart's difference has another payment, or there is none. */
export async function setPaymentOfSupplement(
  sql: Sql,
  change: { readonly cart_id: string; readonly from: string; readonly to: string },
): Promise<boolean> {
  return (await sql.first(setPaymentStatement, change)) !== undefined;
}

function checked<Row extends SupplementRow>(row: Row): Row {
  return { ...row, content: readSupplement(row.id, row.content) };
}
