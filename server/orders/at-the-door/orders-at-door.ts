// What the door knows of orders (operations 6, ADR 137): their lines, and what each barcode admits to.
import type { Day } from '../../../domain/museum-time.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import { readContent } from '../content/stored-content.ts';
import type { OrderContent } from '../order-store.ts';
import { ANY_DAY } from '../search/searched-order.ts';
import { owedOfOrders } from '../taken-back/taken-back.ts';
import {
  type AdmissionAtDoor,
  type ChangeRow,
  findBookingByNumber,
  findBookingOfBarcode,
  findBookings,
  findChanges,
  findLastChange,
  lockBarcode,
  readAtDoor,
  sweepChanges,
} from './orders-at-door-store.ts';

export { type AdmissionAtDoor, type ChangeRow, findChanges, findLastChange, lockBarcode, sweepChanges };

export type OrderAtDoor = {
  readonly booking_id: string;
  readonly number: string;
  readonly confirmed_at: Date;
  /** The buyer's; '' for none. */
  readonly holder: string;
  /** A bank has taken money of it back for good, or of a difference, and it is owed. */
  readonly is_taken_back: boolean;
  readonly lines: readonly OrderLine[];
  readonly admissions: readonly AdmissionAtDoor[];
};

const PORTION = 400;

/** The facet of orders with a visit on a day. */
export function dayFacet(day: Day): string {
  return `day:${day}`;
}

/** The facets of orders that open the door on many days; `products` are those of orders from before these had one. */
export function anyDayFacets(products: readonly string[]): string[] {
  return [ANY_DAY, ...products];
}

/** Orders with any of these facets, in portions, so that nobody waits for all of them. */
export async function* ordersByFacets(sql: Sql, facets: readonly string[]): AsyncGenerator<OrderAtDoor[]> {
  let after = '';
  for (;;) {
    const ids = await findBookings(sql, facets, after, PORTION);
    if (ids.length === 0) return;
    yield await ordersByIds(sql, ids);
    after = ids.at(-1) ?? '';
  }
}

export async function ordersByIds(sql: Sql, ids: readonly string[]): Promise<OrderAtDoor[]> {
  const rows = await readAtDoor(sql, ids);
  const owed = await owedOfOrders(
    sql,
    rows.filter(({ is_taken_back }) => is_taken_back).map(({ booking_id }) => booking_id),
  );
  return rows.map(({ content, ...row }) => {
    const { buyer, lines } = readContent<OrderContent>('order', row.booking_id, content);
    return { ...row, is_taken_back: owed.has(row.booking_id), holder: buyer.name, lines };
  });
}

/** The order of a barcode, also of one that was replaced. */
export async function orderOfBarcode(sql: Sql, barcode: string): Promise<OrderAtDoor | undefined> {
  const id = await findBookingOfBarcode(sql, barcode);
  return id === undefined ? undefined : (await ordersByIds(sql, [id]))[0];
}

export async function orderAtDoor(sql: Sql, number: string): Promise<OrderAtDoor | undefined> {
  const id = await findBookingByNumber(sql, number);
  return id === undefined ? undefined : (await ordersByIds(sql, [id]))[0];
}

const KEPT_MS = 3 * 86_400_000;
const SWEPT_AT_ONCE = 5_000;

/** Changes that no device can have missed any more: older ones read the whole list again. */
export async function forgetChanges(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  while (!signal?.aborted && (await sweepChanges(database, before, SWEPT_AT_ONCE)) === SWEPT_AT_ONCE);
}
