// Settles a payment whose account has moved. Its buyer is not there to confirm the order: whoever transfers has ordered.
import { findPayment } from '../../payment-store.ts';
import type { Payments } from '../../payments.ts';
import { settlePayment } from '../../settle-payment.ts';
import type { TransferBooked } from './booked-job.ts';

export async function settleBooked(shop: Payments, { payment_id }: TransferBooked): Promise<void> {
  const payment = await findPayment(shop.database, payment_id);
  if (payment) await settlePayment(shop, payment, { visitorConfirms: true, askAgain: true });
}
