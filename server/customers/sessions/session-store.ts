// The SQL of sessions (table `customer_session`): who is signed in, and until when.
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, text } from '../../platform/database/sql-type.ts';
import { build, statement } from '../../platform/database/statement.ts';

export type SessionRow = {
  readonly id: string;
  readonly customer_id: string;
  readonly is_guest: boolean;
  readonly signed_in_at: Date;
};

const insertSessionStatement = statement(
  'insert-session',
  { id: text(), customer_id: text(), signed_in_at: instant(), expires_at: instant() },
  (session) => build.insertInto('customer_session').values(session),
);

const findSessionStatement = statement('find-session', { id: text(), now: instant() }, ({ id, now }) =>
  build
    .selectFrom('customer_session as session')
    .innerJoin('customer', 'customer.id', 'session.customer_id')
    .select(['session.id', 'session.customer_id', 'customer.is_guest', 'session.signed_in_at'])
    .where('session.id', '=', id)
    .where('session.expires_at', '>', now)
    .where('customer.deleted_at', 'is', null),
);

const shareCustomerStatement = statement('share-customer', { id: text() }, ({ id }) =>
  build.selectFrom('customer').select('id').where('id', '=', id).forShare(),
);

const shortenSessionStatement = statement('shorten-session', { id: text(), at: instant() }, ({ id, at }) =>
  build
    .updateTable('customer_session')
    .set(({ fn, ref }) => ({ expires_at: fn<Date>('least', [ref('expires_at'), at]) }))
    .where('id', '=', id)
    .returning('id'),
);

const deleteSessionStatement = statement('delete-session', { id: text() }, ({ id }) =>
  build.deleteFrom('customer_session').where('id', '=', id),
);

const deleteSessionsStatement = statement(
  'delete-sessions-of-customer',
  { customer: text() },
  ({ customer }) => build.deleteFrom('customer_session').where('customer_id', '=', customer),
);

const sweepSessionsStatement = statement('sweep-sessions', { now: instant(), most: int() }, ({ now, most }) =>
  build
    .deleteFrom('customer_session')
    .where('id', 'in', (db) =>
      db
        .selectFrom('customer_session as ended')
        .select('ended.id')
        .where('ended.expires_at', '<=', now)
        .orderBy('ended.expires_at')
        .limit(most),
    )
    .where('expires_at', '<=', now)
    .returning('id'),
);

export async function insertSession(
  sql: Sql,
  session: { id: string; customer_id: string; signed_in_at: Date; expires_at: Date },
): Promise<void> {
  await sql.run(insertSessionStatement, session);
}

/** The session, while it is valid and its customer exists. */
export async function findSession(sql: Sql, id: string, now: Date): Promise<SessionRow | undefined> {
  return sql.first(findSessionStatement, { id, now });
}

/** Keeps the customer unchanged until this transaction ends: a change that also ends their sessions waits for it. */
export async function shareCustomer(sql: Sql, customerId: string): Promise<void> {
  await sql.run(shareCustomerStatement, { id: customerId });
}

/** Lets a session end at an instant, if it does not end before; false when it is gone. */
export async function shortenSession(sql: Sql, id: string, at: Date): Promise<boolean> {
  return (await sql.first(shortenSessionStatement, { id, at })) !== undefined;
}

export async function deleteSession(sql: Sql, id: string): Promise<void> {
  await sql.run(deleteSessionStatement, { id });
}

/** Ends every session of a customer, wherever they are signed in. */
export async function deleteSessionsOf(sql: Sql, customerId: string): Promise<void> {
  await sql.run(deleteSessionsStatement, { customer: customerId });
}

/** Forgets what has ended. Answers how many, at most `most`. */
export async function sweepSessions(sql: Sql, now: Date, most: number): Promise<number> {
  return (await sql.all(sweepSessionsStatement, { now, most })).length;
}
