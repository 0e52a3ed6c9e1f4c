// `customer/orders`: what a customer has bought, the newest first, short enough for a list.
import type { CustomerOrder } from '../../domain/orders/customer-orders-contract.ts';
import { isAhead } from '../../domain/orders/visit-line.ts';
import { type ListedOrderRow, listOrdersOf } from './customer-orders-store.ts';
import { type StrandedShop, strandedAmong } from './fulfilment/stranded-visits.ts';

/** More than a customer reads through; `customer/export` has them all. */
export const MOST_ORDERS = 200;

/** At most `MOST_ORDERS` of a customer's orders. */
export async function listCustomerOrders(shop: StrandedShop, customerId: string): Promise<CustomerOrder[]> {
  const { database, clock } = shop;
  const rows = await listOrdersOf(database, customerId, MOST_ORDERS);
  const ahead = rows.filter(
    ({ state, lines }) => state === 'confirmed' && visitsAhead(lines, clock).length > 0,
  );
  const stranded = await strandedAmong(shop, ahead);
  return rows.map((row) => ({
    booking_id: row.booking_id,
    number: row.number,
    date: clock.fromInstant(row.confirmed_at),
    state: row.state,
    total: row.total,
    names: [...new Set(row.lines.map(({ title }) => title))],
    next_visit: row.state === 'confirmed' ? (visitsAhead(row.lines, clock)[0] ?? '') : '',
    ...(stranded.has(row.booking_id) && { stranded: true }),
  }));
}

function visitsAhead(lines: ListedOrderRow['lines'], clock: StrandedShop['clock']): string[] {
  return lines
    .filter((line) => isAhead(line, clock.now()))
    .map(({ datetime }) => datetime)
    .sort();
}
