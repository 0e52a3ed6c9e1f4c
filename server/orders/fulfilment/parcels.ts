// What the museum has to send (spec decisions 3), for the list of parcels. Refunded orders are left out.

import { addDays, type Day, dayOf } from '../../../domain/museum-time.ts';
import { type OrderedParcel, parcelsOf } from '../../../domain/orders/parcels/parcels-of.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { type ParcelOrderRow, readParcelOrders } from './parcels-store.ts';

export type Parcel = Omit<OrderedParcel, 'part'> & {
  readonly number: string;
  /** When it was ordered. */
  readonly day: Day;
  /** Whom to ask about it; the recipient may be another person. */
  readonly buyer: { readonly name: string; readonly email: string; readonly phone: string };
};

/** Parcels of the orders from the first to the last day, both included, by the time of the order. */
export async function parcels(
  sql: Sql,
  first: Day,
  last: Day,
  clock: Pick<MuseumClock, 'fromInstant' | 'toInstant'>,
): Promise<Parcel[]> {
  const rows = await readParcelOrders(sql, clock.toInstant(first), clock.toInstant(addDays(last, 1)));
  return rows.flatMap((row) => ofOrder(row, clock));
}

function ofOrder(row: ParcelOrderRow, clock: Pick<MuseumClock, 'fromInstant'>): Parcel[] {
  const { buyer, number, phone, returned } = row;
  return parcelsOf({ ...row, returns: returned.map((parts) => ({ parts })) }).map(
    ({ part: _part, ...parcel }) => ({
      ...parcel,
      number,
      day: dayOf(clock.fromInstant(row.confirmed_at)),
      buyer: { name: buyer.name, email: buyer.email, phone },
    }),
  );
}
