// A cart that is canceled or has lapsed, or for which the visitor pays in another way, must not be paid any more: its
// pages at the providers are closed. Money that still arrives goes back (settle-payment.ts).
import { isUndecided } from '../../domain/payments/payment-state.ts';
import { type PaymentRow, paymentsOfCart } from './payment-store.ts';
import type { Payments } from './payments.ts';
import { providerNamed } from './provider-registry.ts';
import { settlePayment } from './settle-payment.ts';
import type { Settled } from './settlement.ts';

/** Closes the payment pages of a cart. A provider that does not answer is asked again by reconciliation. */
export async function cancelPayments(shop: Payments, cartId: string): Promise<void> {
  for (const payment of await paymentsOfCart(shop.database, cartId)) {
    if (!isUndecided(payment.state)) continue;
    try {
      await closePayment(shop, payment);
    } catch (problem) {
      shop.log.warn(
        { err: problem, payment: payment.id },
        'a payment page could not be closed; it is tried again',
      );
    }
  }
}

/** Closes a payment's page and records the outcome. */
export async function closePayment(shop: Payments, payment: PaymentRow): Promise<Settled> {
  await providerNamed(shop.providers, payment.provider).cancel(payment.reference);
  return settlePayment(shop, payment, { visitorConfirms: false });
}
