// The SQL of sessions (table `customer_session`): who is signed in, and until when.
import type { Sql, Statement } from '../platform/database/sql.ts';

export type SessionRow = {
  readonly id: string;
  readonly customer_id: string;
  readonly is_guest: boolean;
  readonly signed_in_at: Date;
};

const insertSessionStatement: Statement<never> = {
  name: 'insert-session',
  text: `
    insert into customer_session (id, customer_id, signed_in_at, expires_at) values ($1, $2, $3, $4)`,
};

const findSessionStatement: Statement<SessionRow> = {
  name: 'find-session',
  text: `
    select session.id, session.customer_id, customer.is_guest, session.signed_in_at
    from customer_session session join customer on customer.id = session.customer_id
    where session.id = $1 and session.expires_at > $2 and customer.deleted_at is null`,
};

const shareCustomerStatement: Statement<never> = {
  name: 'share-customer',
  text: 'select id from customer where id = $1 for share',
};

const shortenSessionStatement: Statement<{ id: string }> = {
  name: 'shorten-session',
  text: 'update customer_session set expires_at = least(expires_at, $2) where id = $1 returning id',
};

const deleteSessionStatement: Statement<never> = {
  name: 'delete-session',
  text: 'delete from customer_session where id = $1',
};

const deleteSessionsStatement: Statement<never> = {
  name: 'delete-sessions-of-customer',
  text: 'delete from customer_session where customer_id = $1',
};

const sweepSessionsStatement: Statement<{ id: string }> = {
  name: 'sweep-sessions',
  text: `
    delete from customer_session
    where id in (select id from customer_session where expires_at <= $1 order by expires_at limit $2) and expires_at <= $1
    returning id`,
};

export async function insertSession(
  sql: Sql,
  session: { id: string; customer_id: string; signed_in_at: Date; expires_at: Date },
): Promise<void> {
  const { id, customer_id, signed_in_at, expires_at } = session;
  await sql.named(insertSessionStatement, [id, customer_id, signed_in_at, expires_at]);
}

/** The session, while it lives and its customer exists. */
export async function findSession(sql: Sql, id: string, now: Date): Promise<SessionRow | undefined> {
  return (await sql.named(findSessionStatement, [id, now]))[0];
}

/** Whoever changes the customer and then ends their sessions waits until this transaction is over, or is over before. */
export async function shareCustomer(sql: Sql, customerId: string): Promise<void> {
  await sql.named(shareCustomerStatement, [customerId]);
}

/** Lets a session end at an instant, if it does not end before; false when it is gone. */
export async function shortenSession(sql: Sql, id: string, at: Date): Promise<boolean> {
  return (await sql.named(shortenSessionStatement, [id, at])).length > 0;
}

export async function deleteSession(sql: Sql, id: string): Promise<void> {
  await sql.named(deleteSessionStatement, [id]);
}

/** Ends every session of a customer, wherever they are signed in. */
export async function deleteSessionsOf(sql: Sql, customerId: string): Promise<void> {
  await sql.named(deleteSessionsStatement, [customerId]);
}

/** Forgets what has ended. Answers how many, at most `most`. */
export async function sweepSessions(sql: Sql, now: Date, most: number): Promise<number> {
  return (await sql.named(sweepSessionsStatement, [now, most])).length;
}
