// The SQL of refunds (table `refund`). To write one, lock its payment first.
import { sql as raw } from 'kysely';
import type { Entry } from '../../../domain/ledger/entry.ts';
import { refundAccepted, refundFailed } from '../../../domain/ledger/money-entries.ts';
import { meansOfProvider } from '../../../domain/payments/elsewhere.ts';
import { nextPoll } from '../../../domain/payments/poll-schedule.ts';
import {
  nextRefundState,
  type RefundEvent,
  type RefundState,
} from '../../../domain/payments/refund-state.ts';
import { postEntries } from '../../ledger/post-entries.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, nullable, text } from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';
import type { LockedPayment } from '../payment-store.ts';

/**
 * Why money goes back: the cart could not keep it, or the museum took the order or a part of it back. Otherwise the
 * provider knows.
 */
export type RefundReason = 'not-kept' | 'order-refunded' | 'part' | 'made-at-provider';

export type RefundRow = {
  id: string;
  payment_id: string;
  provider: string;
  amount: number;
  state: RefundState;
  reason: RefundReason;
  reference: string | null;
  failure: string | null;
  attempt: number;
  requested_at: Date;
  looks: number;
};

export type NewRefund = Pick<RefundRow, 'id' | 'amount' | 'state' | 'reason' | 'reference' | 'attempt'>;

const COLUMNS = [
  'id',
  'payment_id',
  'provider',
  'amount',
  'state',
  'reason',
  'reference',
  'failure',
  'attempt',
  'requested_at',
  'looks',
] as const;

// By hand: one statement sums a payment's refunds and adds another, so that refunds can never add up to more than was
// paid.
const insertRefundStatement = byHand(
  'insert-refund',
  {
    id: text(),
    payment: text(),
    amount: int(),
    state: text<RefundState>(),
    reason: text<RefundReason>(),
    reference: nullable(text()),
    attempt: int(),
    now: instant(),
    next_look_at: nullable(instant()),
  },
  { provider: text() },
  (given) => raw`
    with room as (
      update payment set given_back = given_back + ${given.amount}
      where id = ${given.payment} and given_back + ${given.amount} <= amount returning id, provider
    )
    insert into refund (id, payment_id, provider, amount, state, reason, reference, attempt, requested_at, decided_at, next_look_at)
    select ${given.id}, room.id, room.provider, ${given.amount}, ${given.state}, ${given.reason}, ${given.reference},
      ${given.attempt}, ${given.now}, case when ${given.state} = 'done' then ${given.now} end, ${given.next_look_at}
    from room returning provider`,
);

const refundsOfStatement = statement('refunds-of', { payment: text() }, ({ payment }) =>
  refunds().where('payment_id', '=', payment).orderBy('requested_at').orderBy('attempt'),
);

const findRefundStatement = statement('find-refund', { id: text() }, ({ id }) =>
  refunds().where('id', '=', id),
);

const refundsToPollStatement = statement('refunds-to-poll', { now: instant() }, ({ now }) =>
  refunds().where('next_look_at', '<=', now).orderBy('next_look_at').limit(200),
);

const setRefundStateStatement = statement(
  'set-refund-state',
  {
    id: text(),
    from: text<RefundState>(),
    state: text<RefundState>(),
    reference: nullable(text()),
    failure: nullable(text()),
    decided_at: nullable(instant()),
    next_look_at: nullable(instant()),
  },
  ({ id, from, ...changes }) =>
    build.updateTable('refund').set(changes).where('id', '=', id).where('state', '=', from).returning('id'),
);

const takeOffStatement = statement(
  'take-off-refund',
  { payment: text(), amount: int() },
  ({ payment, amount }) =>
    build
      .updateTable('payment')
      .set((column) => ({ given_back: column('given_back', '-', amount) }))
      .where('id', '=', payment),
);

const setNextPollStatement = statement(
  'set-next-refund-poll',
  { id: text(), next: nullable(instant()), looks: int() },
  ({ id, next, looks }) =>
    build
      .updateTable('refund')
      .set({ next_look_at: next, looks })
      .where('id', '=', id)
      .where('state', 'in', ['due', 'sent']),
);

function refunds() {
  return build.selectFrom('refund').select(COLUMNS);
}

/** Writes a refund; false when the payment has less left than that. One that the provider has already is posted. */
export async function insertRefund(
  sql: Sql,
  paymentId: string,
  refund: NewRefund,
  now: Date,
  nextPollAt: Date | null,
): Promise<boolean> {
  const written = await sql.all(insertRefundStatement, {
    ...refund,
    payment: paymentId,
    now,
    next_look_at: nextPollAt,
  });
  const [{ provider } = { provider: undefined }] = written;
  if (provider === undefined) return false;
  if (refund.state === 'sent' || refund.state === 'done') {
    const accepted = { id: refund.id, payment_id: paymentId, provider };
    await postEntries(sql, [refundAccepted(accepted, refund.amount, now)]);
  }
  return true;
}

/** A payment's refunds, the oldest first. */
export function refundsOf(sql: Sql, paymentId: string): Promise<RefundRow[]> {
  return sql.all(refundsOfStatement, { payment: paymentId });
}

export function findRefund(sql: Sql, id: string): Promise<RefundRow | undefined> {
  return sql.first(findRefundStatement, { id });
}

/** Refunds that are now due to be sent or to be asked about. */
export function refundsToPoll(sql: Sql, now: Date): Promise<RefundRow[]> {
  return sql.all(refundsToPollStatement, { now });
}

/**
 * Applies an event to a refund.
 * @returns the changed refund; undefined when its state does not allow the event and nothing was written
 */
export async function changeRefund(
  sql: Sql,
  _payment: LockedPayment,
  refund: RefundRow,
  event: RefundEvent,
  now: Date,
  facts: { readonly reference: string | null; readonly failure?: string | undefined },
): Promise<RefundRow | undefined> {
  const state = nextRefundState(refund.state, event);
  if (!state) return undefined;
  const reference = facts.reference ?? refund.reference;
  const written = await sql.all(setRefundStateStatement, {
    id: refund.id,
    from: refund.state,
    state,
    reference,
    failure: facts.failure ?? null,
    decided_at: state === 'sent' ? null : now,
    // The provider is asked about sent refunds, not about decided ones.
    next_look_at: state === 'sent' ? (nextPoll(refund.looks, refund.requested_at, now) ?? null) : null,
  });
  if (written.length !== 1) throw new Error(`refund ${refund.id} is no longer ${refund.state}`);
  // The money of a failed refund is still to be given back.
  if (state === 'failed')
    await sql.run(takeOffStatement, { payment: refund.payment_id, amount: refund.amount });
  await postEntries(sql, entriesOf(refund, state, now));
  return { ...refund, state, reference, failure: facts.failure ?? null };
}

/**
 * The money leaves the provider when it accepts the refund, and is there again when an accepted one fails. What lies in the
 * museum's own register, terminal or account is there until staff have noted that it was given back (ADR 118).
 */
function entriesOf(before: RefundRow, state: RefundState, now: Date): Entry[] {
  if (meansOfProvider(before.provider))
    return state === 'done' ? [refundAccepted(before, before.amount, now)] : [];
  if (before.state === 'due' && state !== 'failed') return [refundAccepted(before, before.amount, now)];
  return before.state !== 'due' && state === 'failed' ? [refundFailed(before, before.amount, now)] : [];
}

/** Notes that the provider was asked; `next` is when to ask again, null for never. */
export async function setNextRefundPoll(
  sql: Sql,
  { id, looks }: Pick<RefundRow, 'id' | 'looks'>,
  next: Date | null,
): Promise<void> {
  await sql.run(setNextPollStatement, { id, next, looks: looks + 1 });
}
