// Staff forget a customer who asks for it (GDPR art. 17), as customers do by themselves: the sign-in and all details end at once,
// orders stay with the names that their papers must show, for as long as book-keeping needs them.
import { forgetCustomers } from '../../customers/forget-customers.ts';
import { forgetRequestsOf } from '../../group-requests/requests-of-person.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { customerObject } from '../../staff/acts/begin-act.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { searchOrdersAgain } from '../search/index-orders.ts';
import { type AskedCustomerAct, actOnCustomer, type CustomerActed } from './act-on-customer.ts';
import { bookingsOfCustomer, customerState, visitsAhead } from './customers-store.ts';

export type ForgettingShop = {
  readonly database: Database;
  readonly now: () => Date;
  readonly clock: Pick<MuseumClock, 'now'>;
};

/** Orders with visits that are ahead. */
export function aheadOf(
  { database, clock }: { readonly database: Sql; readonly clock: Pick<MuseumClock, 'now'> },
  id: string,
) {
  return visitsAhead(database, id, clock.now());
}

const VERB = 'customer.forgotten';

/** `result` is false where visits are ahead, or a purchase is under way, and nobody has confirmed that. */
export function forgetCustomer(
  { database, now, clock }: ForgettingShop,
  asked: AskedCustomerAct & { readonly confirmed: boolean },
): Promise<CustomerActed<boolean>> {
  return actOnCustomer(database, asked, VERB, async (sql, { id, email }) => {
    const ahead = await visitsAhead(sql, id, clock.now());
    const { open } = await customerState(sql, id, now());
    if (!asked.confirmed && ahead.length + open > 0) return false;
    const bookings = await bookingsOfCustomer(sql, id);
    await forgetCustomers(sql, [id], now());
    if (email) await forgetRequestsOf(sql, email);
    // They are no longer found by a telephone number that nobody has any more.
    await searchOrdersAgain(sql, bookings);
    const { by, key } = asked;
    const after = { orders: bookings.length };
    await writeAct(sql, { by, verb: VERB, on: customerObject(id), key, after }, now());
    return true;
  });
}
