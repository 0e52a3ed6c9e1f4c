// The SQL that compares payments and refunds with the ledger.
import { sql as raw } from 'kysely';
import type { PaymentState } from '../../../../domain/payments/payment-state.ts';
import { takenElsewhere } from '../../../payments/elsewhere/taken-elsewhere.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { bigint, boolean, int, nullable, text } from '../../../platform/database/sql-type.ts';
import { byHand } from '../../../platform/database/statement.ts';

/** What the ledger knows of each payment, and the number of the order that each has paid, or the difference of. */
const booked = raw`
  booked as (
    select e.payment_id,
      coalesce(-sum(p.amount) filter (where e.cause = 'money-arrived' and p.account = 'payers'), 0)::bigint as arrived,
      coalesce(sum(p.amount) filter (where p.account = 'fees' and e.key like 'fee:%'), 0)::bigint as fee,
      coalesce(sum(p.amount) filter (
        where e.cause in ('refund-accepted', 'refund-failed') and p.account = 'payers'), 0)::bigint as refunded,
      coalesce(sum(p.amount) filter (where p.account = 'in-dispute'), 0)::bigint as in_dispute,
      coalesce(sum(p.amount) filter (where p.account = 'payers'), 0)::bigint as payers
    from ledger_entry e join ledger_posting p on p.entry_id = e.id
    where e.payment_id is not null group by e.payment_id
  ), numbers as (
    select payment_id, number from placed_order where payment_id is not null
    union all
    select s.payment_id, o.number from order_supplement s join placed_order o on o.booking_id = s.booking_id
    where s.payment_id is not null
  )`;

/**
 * Is the money of a refund that was sent with its provider no more? What was taken elsewhere is given back once staff have noted it;
 * it was posted before, as long as older processes wrote it.
 */
const isAccepted = raw`(
  refund.provider not in (${takenElsewhere})
  or exists (select from ledger_entry e where e.key = 'refund-accepted:' || refund.id)
)`;

// By hand: sums over all rows of several tables, of which only those that differ are answered. A dispute about money that
// had gone back by then takes nothing, even if the refund fails later.
const paymentsStatement = byHand(
  'check-payments',
  {},
  {
    id: text(),
    provider: text(),
    order_number: nullable(text()),
    state: text<PaymentState>(),
    arrived: int(),
    given_back: int(),
    open_refunds: bigint(),
    accepted: bigint(),
    fee: int(),
    disputed: boolean(),
    booked_arrived: bigint(),
    booked_refunded: bigint(),
    booked_fee: bigint(),
    booked_dispute: bigint(),
  },
  () => raw`
    with ${booked}, refunds as (
      select payment_id, sum(amount) filter (where state = 'done' or state = 'sent' and ${isAccepted}) as accepted,
        sum(amount) filter (where state <> 'failed') as open
      from refund group by payment_id
    ), both_sides as (
      select p.id, p.provider, o.number as order_number, p.state, p.given_back,
        case when p.received_at is not null or p.state = 'charged-back' then p.amount else 0 end as arrived,
        coalesce(r.open, 0)::bigint as open_refunds, coalesce(r.accepted, 0)::bigint as accepted,
        coalesce(p.fee, 0) as fee, p.state = 'disputed' and (r.payment_id is null or b.in_dispute > 0) as disputed,
        coalesce(b.arrived, 0)::bigint as booked_arrived, coalesce(b.refunded, 0)::bigint as booked_refunded,
        coalesce(b.fee, 0)::bigint as booked_fee, coalesce(b.in_dispute, 0)::bigint as booked_dispute
      from payment p left join booked b on b.payment_id = p.id left join refunds r on r.payment_id = p.id
        left join numbers o on o.payment_id = p.id
      where p.amount > 0
    )
    select * from both_sides
    where arrived <> booked_arrived or accepted <> booked_refunded or fee <> booked_fee
      or given_back <> open_refunds or disputed <> (booked_dispute > 0)
    order by id`,
);

// A payment that makes another one good is of the same debt.
const openStatement = byHand(
  'check-open-payers',
  {},
  { id: text(), provider: text(), order_number: nullable(text()), payers: bigint() },
  () => raw`
    with ${booked}
    select first.id, first.provider, max(o.number) as order_number, sum(b.payers)::bigint as payers
    from booked b join payment p on p.id = b.payment_id join payment first on first.id = coalesce(p.repays, p.id)
      left join numbers o on o.payment_id = p.id
    where b.payers <> 0 group by first.id, first.provider having sum(b.payers) <> 0 order by first.id`,
);

export type DifferingPayment = {
  id: string;
  provider: string;
  order_number: string | null;
  state: PaymentState;
  /** Cents that have arrived, were given back or are to be, and are with the provider to be given back, as payments say. */
  arrived: number;
  given_back: number;
  open_refunds: number;
  accepted: number;
  fee: number;
  disputed: boolean;
  /** The same as the ledger says. */
  booked_arrived: number;
  booked_refunded: number;
  booked_fee: number;
  booked_dispute: number;
};

export function differingPayments(sql: Sql): Promise<DifferingPayment[]> {
  return sql.all(paymentsStatement);
}

export type OpenPayer = { id: string; provider: string; order_number: string | null; payers: number };

/** Payments of which something is owed: to the payer (credit, negative), or by the payer. */
export function openPayers(sql: Sql): Promise<OpenPayer[]> {
  return sql.all(openStatement);
}
