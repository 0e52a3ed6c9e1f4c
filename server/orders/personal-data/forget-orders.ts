// Makes orders anonymous after their retention period, and carts that never became orders (GDPR art. 5(1)(e) and
// 17(3)(b)). Each function does one batch in one transaction and may run again: it no longer finds what it has done.
import { dropForgotten } from '../../customers/forget-customers.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import { forgetActs } from '../acts/order-acts-store.ts';
import { forgetParcels } from '../parcels/parcel-store.ts';
import { forgetReasons } from '../returns/order-returns.ts';
import { searchOrdersAgain } from '../search/index-orders.ts';
import { forgetContent, linesWithNames } from './forget-content.ts';
import {
  findOldestOrders,
  findOldOrders,
  forgetCartRows,
  forgetOrderRows,
  forgetWithdrawalRows,
  lockCartsOfOrders,
  lockOldCarts,
  type OldCartRow,
} from './forget-store.ts';

export type ForgottenOrders = {
  /** How many, at most `most`. */
  readonly forgotten: number;
  /** Of which somebody holds a cart: they are left out. */
  readonly held: readonly string[];
};

/**
 * Makes orders anonymous whose documents are all older than an instant, together with their carts, payments, invoices
 * and the names on passes: of the `most` oldest, without those that were found to be held before.
 */
export function forgetOrders(
  database: Database,
  { before, without }: { readonly before: Date; readonly without: readonly string[] },
  now: Date,
  most: number,
): Promise<ForgottenOrders> {
  return database.transaction(async (sql) => {
    const oldest = await findOldestOrders(sql, before, without, most);
    if (oldest.length === 0) return { forgotten: 0, held: [] };
    const locked = await lockCartsOfOrders(sql, oldest);
    const orders = await findOldOrders(
      sql,
      before,
      locked.map(({ id }) => id),
    );
    const bookings = orders.map(({ booking_id }) => booking_id);
    const carts = locked.filter(({ booking_id }) => bookings.includes(booking_id));
    await forgetCartsOf(sql, carts, now);
    await forgetOrderRows(
      sql,
      orders.map(({ booking_id, content, invoices }) => ({
        booking_id,
        content: forgetContent(content),
        invoices: invoices.map(({ number, content: said }) => ({ number, content: forgetContent(said) })),
      })),
      orders.flatMap(({ booking_id, content }) =>
        linesWithNames(content.lines).map((line) => ({ booking_id, line })),
      ),
      now,
    );
    await forgetReasons(sql, bookings);
    await forgetActs(sql, bookings);
    await forgetParcels(sql, bookings);
    await searchOrdersAgain(sql, bookings);
    await dropForgotten(sql, customersOf([...carts, ...orders]));
    return { forgotten: orders.length, held: oldest.filter((id) => !bookings.includes(id)) };
  });
}

async function forgetCartsOf(sql: Sql, carts: readonly OldCartRow[], now: Date): Promise<void> {
  await forgetCartRows(
    sql,
    carts.map(({ id, quote }) => ({ id, quote: forgetContent(quote) })),
    now,
  );
}

function customersOf(rows: readonly { readonly customer_id: string | null }[]): string[] {
  return [...new Set(rows.flatMap(({ customer_id }) => customer_id ?? []))];
}

/**
 * Makes carts anonymous that ended before an instant without becoming orders.
 * @returns how many, at most `most`
 */
export function forgetCarts(database: Database, before: Date, now: Date, most: number): Promise<number> {
  return database.transaction(async (sql) => {
    const carts = await lockOldCarts(sql, before, most);
    if (carts.length === 0) return 0;
    await forgetCartsOf(sql, carts, now);
    await dropForgotten(sql, customersOf(carts));
    return carts.length;
  });
}

/** Forgets declarations of withdrawal from before an instant: they are kept as long as orders. */
export function forgetWithdrawals(database: Database, before: Date, most: number): Promise<number> {
  return forgetWithdrawalRows(database, before, most);
}
