// The SQL of payments that may need a person. `domain/payments/attention.ts` decides which of them do.
import { sql as raw } from 'kysely';
import type { PaymentState } from '../../../domain/payments/payment-state.ts';
import type { RefundState } from '../../../domain/payments/refund-state.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { boolean, instant, int, list, nullable, text } from '../../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../../platform/database/statement.ts';
import { takenElsewhere } from '../elsewhere/taken-elsewhere.ts';
import type { RefundReason } from '../refunds/refund-store.ts';

export type DoubtfulPayment = {
  readonly id: string;
  readonly provider: string;
  readonly reference: string;
  readonly state: PaymentState;
  readonly amount: number;
  readonly given_back: number;
  readonly created_at: Date;
  readonly held_until: Date;
  readonly next_look_at: Date | null;
  readonly problem: string | null;
  readonly problem_since: Date | null;
  readonly dispute_due_at: Date | null;
  readonly number: string | null;
  readonly order_state: 'confirmed' | 'refunded' | null;
  readonly received_at: Date | null;
  readonly is_twice: boolean;
};

export type DoubtfulRefund = {
  readonly payment_id: string;
  readonly amount: number;
  readonly state: RefundState;
  readonly reason: RefundReason;
  readonly attempt: number;
  readonly requested_at: Date;
};

/** Nobody reads more of them at a time. */
const MOST = 1000;

// By hand: the parts are found by the partial indexes of payments in doubt and of those that staff noted, and by their refunds.
const doubtfulPaymentsStatement = byHand(
  'doubtful-payments',
  { twice_since: instant() },
  {
    id: text(),
    provider: text(),
    reference: text(),
    state: text<PaymentState>(),
    amount: int(),
    given_back: int(),
    created_at: instant(),
    held_until: instant(),
    next_look_at: nullable(instant()),
    problem: nullable(text()),
    problem_since: nullable(instant()),
    dispute_due_at: nullable(instant()),
    number: nullable(text()),
    order_state: nullable(text<'confirmed' | 'refunded'>()),
    received_at: nullable(instant()),
    is_twice: boolean(),
  },
  ({ twice_since }) => raw`
    with twice as (
      select other.id from refund r join payment other on other.id = r.payment_id
      where r.reason = 'not-kept' and r.requested_at >= ${twice_since} and other.received_at is not null
        and exists (
          select from payment noted where noted.cart_id = other.cart_id and noted.id <> other.id
            and noted.provider in (${takenElsewhere}) and noted.received_at is not null
        )
    )
    select p.id, p.provider, p.reference, p.state, p.amount, p.given_back, p.created_at, c.expires_at as held_until, p.next_look_at, p.problem,
      p.problem_since, p.dispute_due_at, o.number, o.state as order_state,
      p.received_at, p.id in (select id from twice) as is_twice
    from payment p join cart c on c.id = p.cart_id left join order_supplement s on s.payment_id = p.id
      left join placed_order o on o.booking_id = coalesce(s.booking_id,
        (select w.booking_id from placed_order w where w.cart_id = p.cart_id and w.payment_id = p.id),
        (select s.booking_id from order_supplement s where s.payment_id = p.repays),
        (select w.booking_id from placed_order w where w.cart_id = p.cart_id and w.payment_id = p.repays))
    where p.id in (
      select id from payment where state in ('started', 'pending', 'refund-due', 'disputed', 'charged-back')
      union
      select id from twice
      union
      select payment_id from refund where state in ('due', 'sent') or attempt >= 5 or reason = 'made-at-provider'
    )
    order by p.created_at limit ${raw.lit(MOST)}`,
);

const refundsOfSeveralStatement = statement(
  'refunds-of-several',
  { payments: list(text()) },
  ({ payments }) =>
    build
      .selectFrom('refund')
      .select(['payment_id', 'amount', 'state', 'reason', 'attempt', 'requested_at'])
      .where('payment_id', '=', any(payments))
      .orderBy('requested_at')
      .orderBy('attempt'),
);

/**
 * Payments that are not simply over, the oldest first, with their orders.
 * @param twiceSince money that began to go back before then, because its order was paid elsewhere as well, is over
 */
export function doubtfulPayments(sql: Sql, twiceSince: Date): Promise<DoubtfulPayment[]> {
  return sql.all(doubtfulPaymentsStatement, { twice_since: twiceSince });
}

/** The refunds of several payments, the oldest first. */
export function refundsOfSeveral(sql: Sql, payments: readonly string[]): Promise<DoubtfulRefund[]> {
  return sql.all(refundsOfSeveralStatement, { payments });
}
