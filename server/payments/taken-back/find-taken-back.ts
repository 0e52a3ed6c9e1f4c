// Finds what a buyer is told of money that the payer's bank has taken back, as long as it is true.
import type { Cents } from '../../../domain/money.ts';
import { type TakenBackWay, takenBackWay } from '../../../domain/payments/taken-back.ts';
import { lostOfPayment } from '../../ledger/lost-of-payment.ts';
import { paidOrder } from '../../orders/paid-order.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findPayment } from '../payment-store.ts';

export type TakenBack = {
  readonly bookingId: string;
  readonly way: TakenBackWay;
  /** What the bank has taken. */
  readonly amount: Cents;
};

/** Undefined where the money has come again, or its order was given back or never placed: then nothing is owed. */
export async function findTakenBack(sql: Sql, paymentId: string): Promise<TakenBack | undefined> {
  const payment = await findPayment(sql, paymentId);
  if (payment?.state !== 'charged-back') return undefined;
  const order = await paidOrder(sql, payment);
  if (!order || order.refunded) return undefined;
  const amount = await lostOfPayment(sql, paymentId);
  return { bookingId: order.bookingId, way: takenBackWay(payment.provider, payment.method), amount };
}
