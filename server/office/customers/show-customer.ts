// `office/customers/:id`: a customer whole. One who was merged is shown as the one who remains.
import type { CustomerWhole } from '../../../domain/office/customers/customers-contract.ts';
import { findKnownCustomer } from '../../customers/known-customer.ts';
import { presentCustomer } from '../../customers/register-guest.ts';
import {
  ordersOfCustomer,
  remainingCustomer,
  stateOfCustomer,
} from '../../orders/customers/find-customers.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { customerObject, versionOf } from '../../staff/acts/begin-act.ts';
import { presentListed } from '../orders/listed-order.ts';
import { listedOrders } from '../orders/listed-orders-store.ts';
import { passesOfCustomer, vouchersOfCustomer } from './customer-facts-store.ts';

const MOST_ORDERS = 200;

export type ShowCustomerShop = {
  readonly database: Sql;
  readonly clock: MuseumClock;
  readonly now: () => Date;
};

/** Undefined where there is no such customer, or no longer. */
export async function showCustomer(
  { database, clock, now }: ShowCustomerShop,
  asked: string,
): Promise<CustomerWhole | undefined> {
  const id = await remainingCustomer(database, asked);
  const known = await findKnownCustomer(database, id);
  if (!known) return undefined;
  const bookings = await ordersOfCustomer(database, id);
  const [version, state, orders, passes, vouchers] = await Promise.all([
    versionOf(database, customerObject(id)),
    stateOfCustomer(database, id, now()),
    listedOrders(database, bookings.slice(0, MOST_ORDERS)),
    passesOfCustomer(database, id),
    vouchersOfCustomer(database, id),
  ]);
  return {
    id,
    version,
    kind: known.is_guest ? 'guest' : 'account',
    customer: presentCustomer(known),
    language: known.language,
    registered: clock.fromInstant(known.created_at),
    newsletter_since: known.newsletter_at ? clock.fromInstant(known.newsletter_at) : '',
    sessions: state.sessions,
    orders: orders.map((row) => presentListed(row, clock)),
    passes,
    vouchers,
  };
}
