// What the museum's people have to look at among payments and refunds.
import type { AttentionItem } from '../../../domain/attention.ts';
import { attentionTo, type PaymentFacts, SHOWN_MS } from '../../../domain/payments/attention.ts';
import { meansOfProvider } from '../../../domain/payments/elsewhere.ts';
import { owedAgain, type TakenBackFacts } from '../../../domain/payments/taken-back.ts';
import { takenBackOf } from '../../orders/taken-back/taken-back.ts';
import type { Sql } from '../../platform/database/sql.ts';
import {
  type DoubtfulPayment,
  type DoubtfulRefund,
  doubtfulPayments,
  refundsOfSeveral,
} from './attention-store.ts';

/** What payments need a person for now, the oldest first. */
export async function paymentAttention(sql: Sql, now: Date): Promise<AttentionItem[]> {
  const unclear = await unclearPayments(sql, now);
  return unclear.flatMap(({ payment: { number, provider, reference }, needs }) =>
    needs.map((need) => ({ ...need, order: number ?? undefined, provider, reference })),
  );
}

type Unclear = { readonly payment: DoubtfulPayment; readonly needs: ReturnType<typeof attentionTo> };

/** Payments that need a person now, the oldest first. */
export async function unclearPayments(sql: Sql, now: Date): Promise<Unclear[]> {
  const payments = await doubtfulPayments(sql, new Date(now.getTime() - SHOWN_MS));
  const refunds = await refundsOfSeveral(
    sql,
    payments.map(({ id }) => id),
  );
  const byPayment = Map.groupBy(refunds, ({ payment_id }) => payment_id);
  const taken = payments.filter(({ state }) => state === 'disputed' || state === 'charged-back');
  const takenBack = await takenBackOf(
    sql,
    taken.map(({ id }) => id),
  );
  return payments
    .map((payment) => ({
      payment,
      needs: attentionTo(factsOf(payment, byPayment.get(payment.id) ?? [], takenBack.get(payment.id)), now),
    }))
    .filter(({ needs }) => needs.length > 0);
}

function factsOf(
  payment: DoubtfulPayment,
  refunds: readonly DoubtfulRefund[],
  takenBack: TakenBackFacts | undefined,
): PaymentFacts {
  const { problem, problem_since, order_state } = payment;
  return {
    state: payment.state,
    amount: payment.amount,
    givenBack: payment.given_back,
    created: payment.created_at,
    heldUntil: payment.held_until,
    isAsked: payment.next_look_at !== null,
    problem: problem !== null && problem_since ? { text: problem, since: problem_since } : undefined,
    disputeDue: payment.dispute_due_at ?? undefined,
    inDispute: takenBack?.in_dispute ?? 0,
    owed: takenBack ? owedAgain(takenBack) : 0,
    order: order_state === 'confirmed' ? 'valid' : (order_state ?? undefined),
    received: payment.received_at ?? undefined,
    isElsewhere: meansOfProvider(payment.provider) !== undefined,
    isTwice: payment.is_twice,
    refunds: refunds.map(({ amount, state, reason, attempt, requested_at }) => ({
      amount,
      state,
      attempt,
      isOurs: reason !== 'made-at-provider',
      requested: requested_at,
    })),
  };
}
