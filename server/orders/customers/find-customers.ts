// Customers that fit what somebody typed: through their orders, which are found by names also misspelt, addresses, telephone
// numbers and numbers (ADR 113), and accounts by address, telephone number and family name, also misspelt, with or without orders.
import type { FoundCustomer } from '../../../domain/office/customers/customers-contract.ts';
import { fitsName } from '../../../domain/office/search/fits-name.ts';
import { foldName } from '../../../domain/office/search/fold-name.ts';
import { halvesOf } from '../../../domain/office/search/halves-of.ts';
import { phoneKey } from '../../../domain/office/search/phone-key.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { searchOrders } from '../search/search-orders.ts';
import {
  accountsByPhone,
  accountsLike,
  accountsWithHalves,
  bookingsOfCustomer,
  customerState,
  customersOfOrders,
  type FoundCustomerRow,
  mergedInto,
  readFound,
} from './customers-store.ts';

const MOST = 20;
const SHORTEST_NAME = 3;
const MOST_WORDS = 5;
/** Of those whose name begins or ends like a word. */
const MOST_LOOKED_AT = 2000;

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
  const phone = phoneKey(text);
  const [accounts, byPhone, misspelt, byOrders] = await Promise.all([
    accountsLike(database, typed, typed.length < SHORTEST_NAME ? '' : typed, MOST),
    phone ? accountsByPhone(database, phone, MOST) : nothing(),
    accountsNamedLike(database, typed),
    customersOfOrders(
      database,
      orders.map(({ booking_id }) => booking_id),
    ),
  ]);
  const ids = [...new Set([...byOrders, ...accounts, ...byPhone, ...misspelt])].slice(0, MOST);
  return (await readFound(database, ids)).map((row) => presentFound(row, clock));
}

/** Accounts with or without orders; each typed word may have a wrong letter. */
async function accountsNamedLike(sql: Sql, typed: string): Promise<string[]> {
  if (typed.includes('@')) return [];
  const halves = typed.split(/\s+/).flatMap((word) => halvesOf(word) ?? []);
  const found = await accountsWithHalves(sql, halves.slice(0, MOST_WORDS), MOST_LOOKED_AT);
  const words = foldName(typed);
  return found.flatMap(({ id, names }) => (fitsName(words, foldName(names)) ? [id] : []));
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
