// The SQL that reads what the ledger knows of a payment's disputes.
import { sql as raw } from 'kysely';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, text } from '../platform/database/sql-type.ts';
import { byHand } from '../platform/database/statement.ts';

// By hand: sums that Kysely would count as text.
const takenBackStatement = byHand(
  'taken-back-of-payment',
  { payment: text() },
  { in_dispute: bigint(), lost: bigint(), entries: bigint() },
  ({ payment }) => raw`
    select coalesce(sum(p.amount) filter (where p.account = 'in-dispute'), 0)::bigint as in_dispute,
      coalesce(sum(p.amount) filter (where p.account = 'payers'), 0)::bigint as lost,
      count(distinct e.id) as entries
    from ledger_entry e join ledger_posting p on p.entry_id = e.id
    where e.payment_id = ${payment} and e.cause in ('dispute-opened', 'dispute-won', 'dispute-lost')`,
);

export type TakenBackRow = { readonly in_dispute: number; readonly lost: number; readonly entries: number };

/** What is in dispute and lost of a payment, in cents, and in how many entries it came about. */
export async function readTakenBack(sql: Sql, paymentId: string): Promise<TakenBackRow> {
  return (await sql.first(takenBackStatement, { payment: paymentId })) as TakenBackRow;
}
