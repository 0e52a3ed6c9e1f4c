// Gives money back that Foyer may not keep (spec decisions 3).
import type { Database } from '../platform/database/sql.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { findPayment, lockPayment, setPaymentState } from './payment-store.ts';

export { findPayment };

/**
 * Gives the money of a payment back. The provider is asked before it is written down: asked twice, it gives back once.
 * @returns whether the money went back now (and not earlier)
 */
export async function refundPayment(
  database: Database,
  provider: (name: string) => PaymentProvider,
  paymentId: string,
  now: Date,
): Promise<boolean> {
  const payment = await findPayment(database, paymentId);
  if (payment?.state !== 'refund-due') return false;
  await provider(payment.provider).refund(payment.reference);
  return database.transaction(async (sql) => {
    if ((await lockPayment(sql, paymentId))?.state !== 'refund-due') return false;
    await setPaymentState(sql, paymentId, 'refunded', undefined, now);
    return true;
  });
}
