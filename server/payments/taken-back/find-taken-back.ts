// Finds what a buyer is told of money that the payer's bank has taken back, as long as it is true.
import type { Cents } from '../../../domain/money.ts';
import {
  hasSomeLeft,
  owedAgain,
  type TakenBackWay,
  takenBackWay,
} from '../../../domain/payments/taken-back.ts';
import { paidOrder } from '../../orders/paid-order.ts';
import { takenBackOfPayment } from '../../orders/taken-back/taken-back.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findPayment } from '../payment-store.ts';

export type TakenBack = {
  readonly bookingId: string;
  readonly way: TakenBackWay;
  /** What the bank has taken and is owed. */
  readonly amount: Cents;
  /** It has left a part of the payment. */
  readonly isPart: boolean;
};

/** Undefined where nothing is owed: the money has come again, or what it paid for was given back or never placed. */
export async function findTakenBack(sql: Sql, paymentId: string): Promise<TakenBack | undefined> {
  const payment = await findPayment(sql, paymentId);
  if (payment?.state !== 'charged-back') return undefined;
  const order = await paidOrder(sql, payment);
  if (!order || order.refunded) return undefined;
  const facts = await takenBackOfPayment(sql, paymentId);
  const amount = owedAgain(facts);
  if (amount === 0) return undefined;
  const way = takenBackWay(payment.provider, payment.method);
  return { bookingId: order.bookingId, way, amount, isPart: hasSomeLeft(facts) };
}
