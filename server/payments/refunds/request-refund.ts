// Gives money back (spec decisions 3): a refund is written under the payment's lock, with the job that sends it in the
// same transaction. The refunds of a payment never add up to more than was paid.
import { type Static, Type } from 'typebox';
import type { Cents } from '../../../domain/money.ts';
import { heldByBank } from '../../../domain/payments/taken-back.ts';
import { takenBackOfPayment } from '../../orders/taken-back/taken-back.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { randomId } from '../../platform/random-id.ts';
import { changePayment } from '../payment-state-store.ts';
import {
  findPayment,
  type LockedPayment,
  lockPayment,
  lockPayments,
  repayingPayments,
} from '../payment-store.ts';
import type { RefundShop } from '../payments.ts';
import { insertRefund, type RefundReason, refundsOf } from './refund-store.ts';

/** The job that sends a payment's refunds and the mail to the payer. */
export const REFUND_PAYMENT = 'refund-payment';
export const RefundPayment = Type.Object({ payment_id: Type.String() });
export type RefundPayment = Static<typeof RefundPayment>;

/** Gives back the money of a locked payment that is `refund-due`, except what is already on its way. */
export async function refundRemainder(
  sql: Sql,
  shop: Pick<RefundShop, 'now' | 'jobs'>,
  payment: LockedPayment,
  reason: RefundReason,
): Promise<void> {
  const current = await findPayment(sql, payment.id);
  const rest = payment.amount - (current?.given_back ?? 0);
  if (rest > 0) await writeDue(sql, shop, payment.id, rest, reason, 1);
  const job = { payment_id: payment.id } satisfies RefundPayment;
  await shop.jobs.write(sql, REFUND_PAYMENT, job);
}

async function writeDue(
  sql: Sql,
  shop: Pick<RefundShop, 'now'>,
  paymentId: string,
  amount: number,
  reason: RefundReason,
  attempt: number,
): Promise<string | undefined> {
  const now = shop.now();
  const id = randomId();
  const due = { id, amount, state: 'due', reason, reference: null, attempt } as const;
  return (await insertRefund(sql, paymentId, due, now, now)) ? id : undefined;
}

export type RequestedRefund =
  | { readonly refundId: string }
  /** Nothing was written: the payment is unknown or unpaid, or less than that is left of it. */
  | { readonly refused: 'not-paid' | 'too-much' };

/** Gives a part of a payment back, in cents. */
export function refundPart(shop: RefundShop, paymentId: string, amount: number): Promise<RequestedRefund> {
  return shop.database.transaction(async (sql) => {
    const payment = await lockPayment(sql, paymentId);
    if (payment?.state !== 'paid') return { refused: 'not-paid' };
    const refundId = await writePart(sql, shop, payment, amount, 'part');
    return refundId === undefined ? { refused: 'too-much' } : { refundId };
  });
}

async function writePart(
  sql: Sql,
  shop: Pick<RefundShop, 'now' | 'jobs'>,
  payment: LockedPayment,
  amount: number,
  reason: RefundReason,
): Promise<string | undefined> {
  const refundId = await writeDue(sql, shop, payment.id, amount, reason, 1);
  if (refundId === undefined) return undefined;
  if (payment.given_back + amount === payment.amount)
    await changePayment(sql, payment, 'give-back', shop.now());
  await shop.jobs.write(sql, REFUND_PAYMENT, { payment_id: payment.id } satisfies RefundPayment);
  return refundId;
}

export type { LockedPayment as RefundablePayment };

/**
 * Locks payments of which something is to be given back, and those that make good what banks have taken of them; their order's
 * cart is locked before them.
 * @returns in the order of `ids`, each behind those that make it good, the newest of these first
 */
export async function lockToRefund(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedPayment>> {
  const repaying = await repayingPayments(sql, ids);
  const all = ids.flatMap((id) => [
    ...repaying.filter(({ repays }) => repays === id).map((one) => one.id),
    id,
  ]);
  const locked = await lockPayments(sql, all);
  return new Map(
    all.flatMap((id) => {
      const payment = locked.get(id);
      return payment ? [[id, payment] as const] : [];
    }),
  );
}

/**
 * Gives a part of an order's locked payment back, in cents; 0 for one that cost nothing, which counts as returned then. What the
 * payer's bank has comes first (ADR 150): only what goes beyond it is sent.
 * @returns what was not sent, because the bank has it: it is to be given back should the bank decide for the museum
 * @throws Error when less than that is left of it
 */
export async function refundLocked(
  sql: Sql,
  shop: Pick<RefundShop, 'now' | 'jobs'>,
  payment: LockedPayment,
  amount: number,
  reason: RefundReason,
): Promise<Cents> {
  if (payment.amount === 0) {
    const due = await changePayment(sql, payment, 'give-back', shop.now());
    if (due) await refundRemainder(sql, shop, due, reason);
    return 0;
  }
  const isTaken = payment.state === 'disputed' || payment.state === 'charged-back';
  const held = isTaken ? heldByBank(await takenBackOfPayment(sql, payment.id)) : 0;
  const sent = amount - Math.min(amount, held);
  if (sent > 0 && (await writePart(sql, shop, payment, sent, reason)) === undefined)
    throw new Error(`payment ${payment.id}: less than ${sent} is left of it`);
  return amount - sent;
}

const HOUR = 3600_000;
/** After these, staff have to find out how the payer gets the money. */
const RETRY_AFTER_MS = [HOUR, 6 * HOUR, 24 * HOUR, 72 * HOUR];

/**
 * Schedules another refund for the money of a failed one.
 * @returns false when it was tried often enough
 */
export async function retryRefund(
  sql: Sql,
  payment: LockedPayment,
  failed: { readonly amount: number; readonly reason: RefundReason; readonly attempt: number },
  now: Date,
): Promise<boolean> {
  const pause = RETRY_AFTER_MS[failed.attempt - 1];
  if (pause === undefined) return false;
  const again = {
    id: randomId(),
    amount: failed.amount,
    state: 'due',
    reason: failed.reason,
    reference: null,
    attempt: failed.attempt + 1,
  } as const;
  return insertRefund(sql, payment.id, again, now, new Date(now.getTime() + pause));
}

/**
 * Updates the payment after a refund was decided: all of its money is back, or no longer is.
 * @param isKept the museum keeps what is no longer back
 */
export async function recordReturned(
  sql: Sql,
  payment: LockedPayment,
  now: Date,
  { isKept = false }: { readonly isKept?: boolean } = {},
): Promise<LockedPayment | undefined> {
  const done = (await refundsOf(sql, payment.id)).filter(({ state }) => state === 'done');
  // A cart that cost nothing has nothing to return, so it counts as returned.
  if (done.length === 0 && payment.state !== 'refund-due' && payment.state !== 'refunded') return undefined;
  const returned = done.reduce((sum, { amount }) => sum + amount, 0);
  const missing = isKept ? 'refund-called-off' : 'refund-failed';
  return changePayment(sql, payment, returned >= payment.amount ? 'all-returned' : missing, now);
}
