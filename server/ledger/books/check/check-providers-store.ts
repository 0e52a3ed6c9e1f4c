// The SQL that finds payments whose providers are asked whether they agree with the ledger.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../platform/database/sql.ts';
import { bigint, instant, int, text } from '../../../platform/database/sql-type.ts';
import { byHand } from '../../../platform/database/statement.ts';

// By hand: sums of what the ledger knows of the payments that moved last.
const movedStatement = byHand(
  'payments-moved-since',
  { since: instant(), most: int() },
  {
    id: text(),
    provider: text(),
    reference: text(),
    arrived: bigint(),
    refunded: bigint(),
    taken_back: bigint(),
  },
  ({ since, most }) => raw`
    with moved as (
      select e.payment_id, max(e.id) as last from ledger_entry e
      where e.at >= ${since} and e.payment_id is not null
        and e.cause in ('money-arrived', 'refund-accepted', 'refund-failed', 'dispute-opened', 'dispute-won', 'dispute-lost')
      group by e.payment_id order by last desc limit ${most}
    )
    select p.id, p.provider, p.reference,
      coalesce(-sum(l.amount) filter (where e.cause = 'money-arrived' and l.account = 'payers'), 0)::bigint as arrived,
      coalesce(sum(l.amount) filter (
        where e.cause in ('refund-accepted', 'refund-failed') and l.account = 'payers'), 0)::bigint as refunded,
      coalesce(sum(l.amount) filter (
        where e.cause like 'dispute-%' and l.account in ('in-dispute', 'payers')), 0)::bigint as taken_back
    from moved m join payment p on p.id = m.payment_id
      join ledger_entry e on e.payment_id = p.id join ledger_posting l on l.entry_id = e.id
    group by p.id, p.provider, p.reference order by p.id`,
);

export type MovedPayment = {
  id: string;
  provider: string;
  reference: string;
  /** Cents, as the ledger has them: arrived, given back, and with payers' banks. */
  arrived: number;
  refunded: number;
  taken_back: number;
};

/** Payments that the ledger has moved since then, at most so many, the newest. */
export function paymentsMovedSince(sql: Sql, since: Date, most: number): Promise<MovedPayment[]> {
  return sql.all(movedStatement, { since, most });
}
