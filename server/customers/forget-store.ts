// The SQL that forgets customers (tables `customer`, `customer_session`, `customer_link`). A row that orders or carts name
// stays, empty, until they name it no more.
import type { MuseumDateTime } from '../../domain/museum-time.ts';
import type { Sql, Statement } from '../platform/database/sql.ts';

type Found = { id: string };

/** Nobody is in the middle of something: no token lives, no cart waits for its money. */
const isIdle = `
  not exists (select from customer_session s where s.customer_id = c.id and s.expires_at > $2)
  and not exists (select from cart b where b.customer_id = c.id and b.state in ('held', 'paid'))`;

const lockOldGuestsStatement: Statement<Found> = {
  name: 'lock-old-guests',
  text: `
    select c.id from customer c
    where c.is_guest and c.deleted_at is null and c.created_at < $1 and ${isIdle}
      and not exists (
        select from placed_order o
        where o.customer_id = c.id and (o.confirmed_at >= $1 or o.state = 'confirmed' and exists (
          select from jsonb_array_elements(o.content -> 'lines') line where line ->> 'datetime' collate "C" >= $4
        ))
      )
    order by c.created_at limit $3
    for update skip locked`,
};

const lockUnconfirmedStatement: Statement<Found> = {
  name: 'lock-unconfirmed-customers',
  text: `
    select c.id from customer c
    where not c.is_guest and c.confirmed_at is null and c.deleted_at is null and c.created_at < $1 and ${isIdle}
      and not exists (select from customer_link l where l.customer_id = c.id and l.expires_at > $2)
      and not exists (select from placed_order o where o.customer_id = c.id)
    order by c.created_at limit $3
    for update skip locked`,
};

const emptyStatement: Statement<never> = {
  name: 'empty-customers',
  text: `
    update customer set details = '{}', email = null, password_hash = null, confirmed_at = null, newsletter_at = null,
      deleted_at = $2
    where id = any ($1::text[])`,
};
const dropSessionsStatement: Statement<never> = {
  name: 'drop-sessions-of-customers',
  text: 'delete from customer_session where customer_id = any ($1::text[])',
};
const dropLinksStatement: Statement<never> = {
  name: 'drop-links-of-customers',
  text: 'delete from customer_link where customer_id = any ($1::text[])',
};

const dropStatement: Statement<never> = {
  name: 'drop-forgotten-customers',
  text: `
    delete from customer c
    where c.id = any ($1::text[]) and c.deleted_at is not null
      and not exists (select from placed_order o where o.customer_id = c.id)
      and not exists (select from cart b where b.customer_id = c.id)`,
};

/**
 * Guests who came, last ordered and last visited before an instant.
 * @param visitsBefore the same instant in museum time
 */
export async function lockOldGuests(
  sql: Sql,
  before: Date,
  visitsBefore: MuseumDateTime,
  now: Date,
  most: number,
): Promise<string[]> {
  return (await sql.named(lockOldGuestsStatement, [before, now, most, visitsBefore])).map(({ id }) => id);
}

/** Registrations from before an instant whose address never answered, and who never ordered. */
export async function lockUnconfirmed(sql: Sql, before: Date, now: Date, most: number): Promise<string[]> {
  return (await sql.named(lockUnconfirmedStatement, [before, now, most])).map(({ id }) => id);
}

/** Nothing is left of these customers but their ids; their tokens and links are dead. */
export async function emptyCustomers(sql: Sql, ids: readonly string[], now: Date): Promise<void> {
  await sql.named(emptyStatement, [ids, now]);
  await sql.named(dropSessionsStatement, [ids]);
  await sql.named(dropLinksStatement, [ids]);
}

/** Deletes those of these customers who are empty and whom nothing names. */
export async function dropEmptyCustomers(sql: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql.named(dropStatement, [ids]);
}
