// `customer/orders`: what a customer has bought, the newest first, short enough for a list.
import type { MuseumDateTime } from '../../domain/museum-time.ts';
import type { CustomerOrder } from '../../domain/orders/customer-orders-contract.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { type ListedOrderRow, listOrdersOf } from './customer-orders-store.ts';

/** More than a customer reads through; `customer/export` has them all. */
export const MOST_ORDERS = 200;

/** At most `MOST_ORDERS` of a customer's orders. */
export async function listCustomerOrders(
  sql: Sql,
  customerId: string,
  clock: MuseumClock,
): Promise<CustomerOrder[]> {
  const rows = await listOrdersOf(sql, customerId, MOST_ORDERS);
  return rows.map((row) => ({
    booking_id: row.booking_id,
    number: row.number,
    date: clock.fromInstant(row.confirmed_at),
    state: row.state,
    total: row.total,
    names: [...new Set(row.lines.map(({ title }) => title))],
    next_visit: nextVisit(row, clock.now()),
  }));
}

function nextVisit({ state, lines }: ListedOrderRow, now: MuseumDateTime): string {
  if (state !== 'confirmed') return '';
  const visits = lines.filter(
    ({ datetime, datetime_end }) => datetime !== '' && isAhead(datetime_end || datetime, now),
  );
  return visits.map(({ datetime }) => datetime).sort()[0] ?? '';
}

/** A visit that has begun is still the next one until it ends; a day lasts until its end. */
function isAhead(until: MuseumDateTime, now: MuseumDateTime): boolean {
  return until >= now.slice(0, until.length);
}
