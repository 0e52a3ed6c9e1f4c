// The SQL that compares payouts with their parts and with the ledger.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../platform/database/sql.ts';
import { bigint, nullable, text } from '../../../platform/database/sql-type.ts';
import { byHand } from '../../../platform/database/statement.ts';

// By hand, both: sums over all rows of several tables, of which only those that differ are answered.
const payoutsStatement = byHand(
  'check-payouts',
  {},
  {
    provider: text(),
    reference: text(),
    state: text<'pending' | 'paid' | 'failed'>(),
    amount: bigint(),
    parts: bigint(),
    booked: bigint(),
  },
  () => raw`
    with compared as (
      select p.provider, p.reference, p.state, p.amount,
        coalesce((
          select sum(t.amount - t.fee) from payout_part t where t.provider = p.provider and t.payout = p.reference
        ), 0)::bigint as parts,
        coalesce((
          select sum(l.amount) from ledger_entry e join ledger_posting l on l.entry_id = e.id
          where e.key in ('payout:' || p.provider || ':' || p.reference, 'payout-failed:' || p.provider || ':' || p.reference)
            and l.account = 'bank'
        ), 0)::bigint as booked
      from payout p
    )
    select * from compared
    where amount <> parts or booked <> case state when 'paid' then amount else 0 end
    order by provider, reference`,
);

const partsStatement = byHand(
  'check-payout-parts',
  {},
  {
    provider: text(),
    payout: text(),
    reference: text(),
    kind: text(),
    payment: nullable(text()),
    payment_id: nullable(text()),
    refund: nullable(text()),
    amount: bigint(),
    booked: bigint(),
  },
  () => raw`
    with compared as (
      select t.provider, t.payout, t.reference, t.kind, t.payment, t.payment_id, t.refund, t.amount,
        coalesce(case t.kind
          when 'payment' then (
            select -sum(l.amount) from ledger_entry e join ledger_posting l on l.entry_id = e.id
            where e.key = 'money-arrived:' || t.payment_id and l.account = 'payers')
          when 'refund' then (
            select -sum(l.amount) from refund r join ledger_entry e on e.key = 'refund-accepted:' || r.id
              join ledger_posting l on l.entry_id = e.id
            where r.provider = t.provider and r.reference = t.refund and l.account = 'payers')
          when 'refund-failed' then (
            select -sum(l.amount) from refund r join ledger_entry e on e.key = 'refund-failed:' || r.id
              join ledger_posting l on l.entry_id = e.id
            where r.provider = t.provider and r.reference = t.refund and l.account = 'payers')
          when 'dispute' then (
            select -sum(l.amount) from ledger_entry e join ledger_posting l on l.entry_id = e.id
            where e.payment_id = t.payment_id and e.cause like 'dispute-%' and l.amount > 0
              and l.account in ('in-dispute', 'payers')
              and not exists (
                select from ledger_posting o where o.entry_id = e.id and o.account = 'in-dispute' and o.amount < 0))
          when 'dispute-won' then (
            select sum(l.amount) from ledger_entry e join ledger_posting l on l.entry_id = e.id
            where e.payment_id = t.payment_id and e.cause = 'dispute-won' and l.amount > 0
              and l.account not in ('in-dispute', 'payers'))
        end, 0)::bigint as booked
      from payout_part t where t.kind <> 'other'
    )
    select * from compared
    -- A payment may have been disputed more than once.
    where case when kind like 'dispute%' then abs(booked) < abs(amount) else booked <> amount end
    order by provider, payout, reference`,
);

export type DifferingPayout = {
  provider: string;
  reference: string;
  state: 'pending' | 'paid' | 'failed';
  amount: number;
  /** What its parts add up to, and what of it the ledger has at the bank. */
  parts: number;
  booked: number;
};

export function differingPayouts(sql: Sql): Promise<DifferingPayout[]> {
  return sql.all(payoutsStatement);
}

export type DifferingPart = {
  provider: string;
  payout: string;
  reference: string;
  kind: string;
  payment: string | null;
  /** Foyer's; null when the payment is unknown. */
  payment_id: string | null;
  refund: string | null;
  amount: number;
  booked: number;
};

export function differingParts(sql: Sql): Promise<DifferingPart[]> {
  return sql.all(partsStatement);
}
