// Sends refunds to their provider, and asks about those that take days (spec decisions 3).
import { isOpenRefund } from '../../../domain/payments/refund-state.ts';
import { canBeSent } from '../../../domain/payments/taken-back.ts';
import { takenBackOfPayment } from '../../orders/taken-back/taken-back.ts';
import type { ProviderRefund } from '../payment-provider.ts';
import { findPayment, lockPayment, type PaymentRow } from '../payment-store.ts';
import type { Payments } from '../payments.ts';
import { providerNamed } from '../provider-registry.ts';
import { recordRefund } from '../record-outcome.ts';
import { type RefundRow, refundsOf } from './refund-store.ts';
import { recordReturned } from './request-refund.ts';

/**
 * Sends the refunds of a payment. The provider is asked before the answer is stored; if it is asked twice with the same
 * refund, it gives back once.
 * @returns whether all of the payment's money went back now (and not earlier)
 */
export async function refundPayment(shop: Payments, paymentId: string): Promise<boolean> {
  const payment = await findPayment(shop.database, paymentId);
  if (!payment || payment.state === 'refunded') return false;
  const open = (await refundsOf(shop.database, paymentId)).filter(({ state }) => isOpenRefund(state));
  for (const refund of open) await sendRefund(shop, payment, refund);
  if (open.length === 0 && payment.amount === 0) await note(shop, payment, undefined);
  return (await findPayment(shop.database, paymentId))?.state === 'refunded';
}

/** Sends one refund, or asks about it when it was sent before. What the payer's bank has is not sent. */
export async function sendRefund(shop: Payments, payment: PaymentRow, refund: RefundRow): Promise<void> {
  const isTaken = payment.state === 'disputed' || payment.state === 'charged-back';
  if (isTaken && !canBeSent(await takenBackOfPayment(shop.database, payment.id))) return;
  const answer = await (refund.state === 'due' ? ask(shop, payment, refund) : lookUp(shop, payment, refund));
  if (answer) await note(shop, payment, answer);
}

function ask(shop: Payments, payment: PaymentRow, { id, amount }: RefundRow): Promise<ProviderRefund> {
  return providerNamed(shop.providers, payment.provider).refund({
    refundId: id,
    reference: payment.reference,
    chargeId: payment.charge_id ?? undefined,
    amount,
    currency: payment.currency,
  });
}

function lookUp(
  shop: Payments,
  payment: PaymentRow,
  { id, reference }: RefundRow,
): Promise<ProviderRefund | undefined> {
  return providerNamed(shop.providers, payment.provider).lookUpRefund({
    refundId: id,
    refundReference: reference ?? undefined,
    reference: payment.reference,
  });
}

function note(shop: Payments, { id }: PaymentRow, answer: ProviderRefund | undefined): Promise<void> {
  return shop.database.transaction(async (sql) => {
    const payment = await lockPayment(sql, id);
    if (!payment) return;
    const isKept = answer !== undefined && (await recordRefund(sql, shop, payment, answer)) === 'kept';
    await recordReturned(sql, payment, shop.now(), { isKept });
  });
}
