// The SQL of mails that staff leave out (table `mail`). Each is noted like one that was sent, so nothing sends it any more.
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, list, text } from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';

// By hand: Kysely has no insert whose rows are a query's with constants.
const leaveOrdersStatement = byHand(
  'leave-order-mails',
  { before: instant() },
  { subject_id: text() },
  ({ before }) => raw`
    insert into mail (subject_id, kind, left_out)
    select booking_id, 'order', true from placed_order
    where state = 'confirmed' and forgotten_at is null and confirmed_at < ${before}
    on conflict do nothing returning subject_id`,
);

const leaveStatement = byHand(
  'leave-mails',
  { subjects: list(text()), kind: text() },
  { subject_id: text() },
  ({ subjects, kind }) => raw`
    insert into mail (subject_id, kind, left_out)
    select distinct subject_id, ${kind}, true from unnest(${subjects}) as s (subject_id)
    on conflict do nothing returning subject_id`,
);

const unreturnedStatement = statement('unreturned-before', { before: instant() }, ({ before }) =>
  build
    .selectFrom('payment as p')
    .innerJoin('refund as r', 'r.payment_id', 'p.id')
    .select('p.id')
    .where('p.state', '=', 'refund-due')
    .where('r.requested_at', '<', before),
);

/** Leaves out the mails of orders that were confirmed before. @returns how many */
export async function leaveOrderMails(sql: Sql, before: Date): Promise<number> {
  return (await sql.all(leaveOrdersStatement, { before })).length;
}

/** @param subjects whose mails of this kind are left out; those that have left stay as they are. @returns how many */
export async function leaveMails(sql: Sql, subjects: readonly string[], kind: string): Promise<number> {
  return (await sql.all(leaveStatement, { subjects, kind })).length;
}

/** Payments whose money is to be given back since before this instant. */
export async function findUnreturnedBefore(sql: Sql, before: Date): Promise<string[]> {
  return (await sql.all(unreturnedStatement, { before })).map(({ id }) => id);
}
