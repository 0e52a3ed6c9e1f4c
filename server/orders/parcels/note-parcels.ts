// Parcels are written with their orders, and are none any more once nothing of them is left (ADR 124). A job brings in those of
// the weeks before there were any, and what older processes sell during an upgrade.
import { parcelsOf } from '../../../domain/orders/parcels/parcels-of.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import { readParcelOrders } from '../fulfilment/parcels-store.ts';
import type { NewOrder } from '../order-store.ts';
import { readBeginning } from './parcel-beginning-store.ts';
import { insertParcels, readParcelsOf, voidParcels } from './parcel-store.ts';
import { parcelIn } from './present-parcel.ts';

const DAY_MS = 24 * 3600_000;
/** Older ones were packed by the list. */
const DAYS_BEFORE = 30;
/** For as long older processes may be at work. */
const DAYS_AFTER = 2;

/** Those of orders that are written in this transaction. */
export function noteNewParcels(sql: Sql, orders: readonly NewOrder[]): Promise<void> {
  return insertParcels(
    sql,
    orders.flatMap(({ booking_id, content, confirmed_at }) =>
      parcelsOf(content).map(({ part }) => ({ booking_id, part, ordered_at: confirmed_at })),
    ),
  );
}

/** After something of a locked order was given back. */
export async function noteReturnedParcels(sql: Sql, bookingId: string, now: Date): Promise<void> {
  const rows = await readParcelsOf(sql, bookingId);
  if (rows.length === 0) return;
  const left = rows.filter((row) => parcelIn(row) !== undefined).map(({ part }) => part);
  await voidParcels(sql, { booking_id: bookingId, left, now });
}

/** The job that finds parcels of orders that were written without. */
export async function findParcels({ database, now }: { database: Database; now: () => Date }): Promise<void> {
  const began = await readBeginning(database);
  const until = new Date((began?.getTime() ?? 0) + DAYS_AFTER * DAY_MS);
  if (!began || now() > until) return;
  const orders = await readParcelOrders(database, new Date(began.getTime() - DAYS_BEFORE * DAY_MS), until);
  await insertParcels(
    database,
    orders.flatMap((row) =>
      parcelsOf({ ...row, returns: row.returned.map((parts) => ({ parts })) }).map(({ part }) => ({
        booking_id: row.booking_id,
        part,
        ordered_at: row.confirmed_at,
      })),
    ),
  );
}
