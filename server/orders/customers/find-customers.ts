// Customers that fit what somebody typed: through their orders, which are found by names also misspelt, addresses, telephone
// numbers and numbers (ADR 113), and accounts by address and family name, also those without orders.
import type { FoundCustomer } from '../../../domain/office/customers/customers-contract.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { searchOrders } from '../search/search-orders.ts';
import {
  accountsLike,
  bookingsOfCustomer,
  customerState,
  customersOfOrders,
  type FoundCustomerRow,
  mergedInto,
  readFound,
} from './customers-store.ts';

const MOST = 20;
const SHORTEST_NAME = 3;

export type FindingShop = {
  readonly database: Sql;
  readonly clock: Pick<MuseumClock, 'today' | 'fromInstant'>;
};

export async function findCustomers(
  { database, clock }: FindingShop,
  text: string,
): Promise<FoundCustomer[]> {
  const nothing = () => Promise.resolve<string[]>([]);
  const found = await searchOrders(database, text, clock.today(), {
    byReference: nothing,
    byVoucherCode: nothing,
  });
  // A day or an amount says nothing about whom one looks for.
  const orders = found.orders.filter(({ by }) => by !== 'day' && by !== 'amount');
  const typed = text.trim().toLowerCase();
  const [accounts, byOrders] = await Promise.all([
    accountsLike(database, typed, typed.length < SHORTEST_NAME ? '' : typed, MOST),
    customersOfOrders(
      database,
      orders.map(({ booking_id }) => booking_id),
    ),
  ]);
  const ids = [...new Set([...byOrders, ...accounts])].slice(0, MOST);
  return (await readFound(database, ids)).map((row) => presentFound(row, clock));
}

/** A customer as lists show them; undefined for one who is not there any more. */
export async function foundCustomer(
  sql: Sql,
  id: string,
  clock: FindingShop['clock'],
): Promise<FoundCustomer | undefined> {
  const [row] = await readFound(sql, [id]);
  return row && presentFound(row, clock);
}

function presentFound(row: FoundCustomerRow, clock: FindingShop['clock']): FoundCustomer {
  const { id, is_guest, name, company, email, phone, orders, last_at } = row;
  const last = last_at ? clock.fromInstant(last_at) : '';
  return { id, kind: is_guest ? 'guest' : 'account', name, company, email, phone, orders, last };
}

/** Purchases under way, and sessions. */
export function stateOfCustomer(sql: Sql, id: string, now: Date) {
  return customerState(sql, id, now);
}

/** The orders of a customer. */
export function ordersOfCustomer(sql: Sql, id: string): Promise<string[]> {
  return bookingsOfCustomer(sql, id);
}

/** Who remains of a customer who was merged; the customer themselves otherwise. */
export async function remainingCustomer(sql: Sql, id: string): Promise<string> {
  return (await mergedInto(sql, id)) ?? id;
}
