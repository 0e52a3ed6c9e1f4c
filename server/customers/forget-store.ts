// The SQL that forgets customers (tables `customer`, `customer_session`, `customer_link`). A row to which orders or
// carts refer is emptied, and deleted when none refers to it any more.
import { type Expression, sql as raw } from 'kysely';
import type { MuseumDateTime } from '../../domain/museum-time.ts';
import type { Sql } from '../platform/database/sql.ts';
import { instant, int, type JsonText, list, text } from '../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../platform/database/statement.ts';

const lapsed = { before: instant(), now: instant(), most: int() };

/** The customer has no valid session, and no cart that waits for its money. */
function isIdle(now: Expression<Date>) {
  return raw`
    not exists (select from customer_session s where s.customer_id = c.id and s.expires_at > ${now})
    and not exists (select from cart b where b.customer_id = c.id and b.state in ('held', 'paid'))`;
}

// By hand: what keeps a guest is a condition on the lines of their orders, which are JSON.
const lockOldGuestsStatement = byHand(
  'lock-old-guests',
  { ...lapsed, visits_before: text() },
  { id: text() },
  ({ before, now, most, visits_before }) => raw`
    select c.id from customer c
    where c.is_guest and c.deleted_at is null and c.created_at < ${before} and ${isIdle(now)}
      and not exists (
        select from placed_order o
        where o.customer_id = c.id and (o.confirmed_at >= ${before} or o.state = 'confirmed' and exists (
          select from jsonb_array_elements(o.content -> 'lines') line
          where line ->> 'datetime' collate "C" >= ${visits_before}
        ))
      )
    order by c.created_at limit ${most}
    for update skip locked`,
);

// By hand, because it shares a condition with the statement above.
const lockUnconfirmedStatement = byHand(
  'lock-unconfirmed-customers',
  lapsed,
  { id: text() },
  ({ before, now, most }) => raw`
    select c.id from customer c
    where not c.is_guest and c.confirmed_at is null and c.deleted_at is null and c.created_at < ${before}
      and ${isIdle(now)}
      and not exists (select from customer_link l where l.customer_id = c.id and l.expires_at > ${now})
      and not exists (select from placed_order o where o.customer_id = c.id)
    order by c.created_at limit ${most}
    for update skip locked`,
);

const emptyStatement = statement('empty-customers', { ids: list(text()), now: instant() }, ({ ids, now }) =>
  build
    .updateTable('customer')
    .set({
      details: raw<JsonText>`'{}'`,
      email: null,
      password_hash: null,
      confirmed_at: null,
      newsletter_at: null,
      deleted_at: now,
    })
    .where('id', '=', any(ids)),
);

const dropSessionsStatement = statement('drop-sessions-of-customers', { ids: list(text()) }, ({ ids }) =>
  build.deleteFrom('customer_session').where('customer_id', '=', any(ids)),
);

const dropLinksStatement = statement('drop-links-of-customers', { ids: list(text()) }, ({ ids }) =>
  build.deleteFrom('customer_link').where('customer_id', '=', any(ids)),
);

const mergedStatement = statement('set-merged-into', { id: text(), into: text() }, ({ id, into }) =>
  build
    .updateTable('customer')
    .set({ merged_into: into })
    .where(({ or, eb }) => or([eb('id', '=', id), eb('merged_into', '=', id)])),
);

const dropStatement = statement('drop-forgotten-customers', { ids: list(text()) }, ({ ids }) =>
  build
    .deleteFrom('customer as c')
    .where('c.id', '=', any(ids))
    .where('c.deleted_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('placed_order as o').select('o.number').whereRef('o.customer_id', '=', 'c.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('cart as b').select('b.id').whereRef('b.customer_id', '=', 'c.id'))),
    ),
);

/**
 * Guests who registered, last ordered and last visited before an instant.
 * @param visitsBefore the same instant in museum time
 */
export async function lockOldGuests(
  sql: Sql,
  before: Date,
  visitsBefore: MuseumDateTime,
  now: Date,
  most: number,
): Promise<string[]> {
  const values = { before, now, most, visits_before: visitsBefore };
  return (await sql.all(lockOldGuestsStatement, values)).map(({ id }) => id);
}

/** Registrations from before an instant that were never confirmed and never ordered. */
export async function lockUnconfirmed(sql: Sql, before: Date, now: Date, most: number): Promise<string[]> {
  return (await sql.all(lockUnconfirmedStatement, { before, now, most })).map(({ id }) => id);
}

/** Leaves only the ids of these customers; their tokens and links become invalid. */
export async function emptyCustomers(sql: Sql, ids: readonly string[], now: Date): Promise<void> {
  await sql.run(emptyStatement, { ids, now });
  await sql.run(dropSessionsStatement, { ids });
  await sql.run(dropLinksStatement, { ids });
}

/** Says who remains, also of those who were merged into this one before. */
export function setMergedInto(sql: Sql, id: string, into: string): Promise<void> {
  return sql.run(mergedStatement, { id, into });
}

/** Deletes those of the customers who are empty and to whom nothing refers. */
export async function dropEmptyCustomers(sql: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql.run(dropStatement, { ids });
}
