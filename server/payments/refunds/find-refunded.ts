// Finds payments whose payers get a mail that their money goes back: only once a provider has accepted the refund.
import type { Sql } from '../../platform/database/sql.ts';
import { findPayment, type PaymentRow } from '../payment-store.ts';
import { refundsOf } from './refund-store.ts';

/** A payment whose whole amount goes back, and that amount; undefined while no provider has accepted the refund. */
export async function findRefunded(
  sql: Sql,
  paymentId: string,
): Promise<{ readonly payment: PaymentRow; readonly amount: number } | undefined> {
  const payment = await findPayment(sql, paymentId);
  if (payment?.state !== 'refunded' && payment?.state !== 'refund-due') return undefined;
  if (payment.amount === 0) return payment.state === 'refunded' ? { payment, amount: 0 } : undefined;
  const whole = (await refundsOf(sql, paymentId)).filter(
    ({ state, reason }) => state !== 'failed' && (reason === 'not-kept' || reason === 'order-refunded'),
  );
  if (whole.length === 0 || whole.some(({ state }) => state === 'due')) return undefined;
  return { payment, amount: whole.reduce((sum, { amount }) => sum + amount, 0) };
}
