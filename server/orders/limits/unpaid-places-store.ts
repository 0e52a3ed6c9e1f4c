// The SQL of places that are held and not paid for yet (table `cart`).
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, list, text } from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';

// By hand: locks that belong to no table, of whoever asks. All are taken in one order, before any other lock, so that two
// carts of the same customer or network are counted one after the other, in whichever process they are.
const lockAskersStatement = byHand(
  'lock-askers',
  { askers: list(text()) },
  { locked: text() },
  ({ askers }) => raw`
    select pg_advisory_xact_lock(a.key)::text as locked
    from (select distinct hashtextextended(asker, 0) as key from unnest(${askers}) as given (asker) order by key) a`,
);

// By hand: customers and networks of many carts are counted in one round.
const unpaidPlacesStatement = byHand(
  'unpaid-places',
  { customers: list(text()), networks: list(text()), now: instant() },
  { asker: text(), places: int(), next_lapse: instant() },
  ({ customers, networks, now }) => raw`
    select customer_id as asker, sum(places)::int as places, min(expires_at) as next_lapse from cart
    where customer_id = any (${customers}) and state = 'held' and expires_at > ${now}
    group by customer_id
    union all
    select network, sum(places)::int, min(expires_at) from cart
    where network = any (${networks}) and network is not null and state = 'held' and expires_at > ${now}
    group by network`,
);

const unpaidCartsStatement = statement(
  'unpaid-carts-of-customer',
  { customer: text(), now: instant(), before: instant() },
  ({ customer, now, before }) =>
    build
      .selectFrom('cart')
      .select('id')
      .where('customer_id', '=', customer)
      .where('state', '=', 'held')
      .where('expires_at', '>', now)
      .where('expires_at', '<=', before)
      .orderBy('expires_at')
      .limit(20),
);

export type Askers = { readonly customers: readonly string[]; readonly networks: readonly string[] };

/** What a customer or a network holds unpaid, and when the first of it lapses. */
export type UnpaidRow = { asker: string; places: number; next_lapse: Date };

/** Lets nobody else hold anything for these customers and networks until the end of the transaction. */
export async function lockAskers(sql: Sql, { customers, networks }: Askers): Promise<void> {
  await sql.run(lockAskersStatement, { askers: [...customers, ...networks] });
}

/** What each of them holds unpaid; those who hold nothing are left out. */
export function unpaidPlaces(sql: Sql, { customers, networks }: Askers, now: Date): Promise<UnpaidRow[]> {
  return sql.all(unpaidPlacesStatement, { customers, networks, now });
}

/**
 * The carts of a customer that are held and not paid for, those that lapse first before the others.
 * @param before leaves out what is held longer: an order that waits for a transfer
 */
export async function unpaidCartsOf(sql: Sql, customer: string, now: Date, before: Date): Promise<string[]> {
  return (await sql.all(unpaidCartsStatement, { customer, now, before })).map(({ id }) => id);
}
