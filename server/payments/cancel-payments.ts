// A cart that is canceled or has lapsed, or for which the visitor pays in another way, must not be paid any more: its
// pages at the providers are closed. Money that still arrives goes back (settle-payment.ts).
import { setTimeout } from 'node:timers/promises';
import { isUndecided } from '../../domain/payments/payment-state.ts';
import { type PaymentRow, paymentsOfCart } from './payment-store.ts';
import type { Payments } from './payments.ts';
import { providerNamed } from './provider-registry.ts';
import { settlePayment } from './settle-payment.ts';
import type { Settled } from './settlement.ts';

/** A visitor waits while pages are closed; what takes longer goes on without them. */
const WAIT_MS = 3_000;

/** Closes the payment pages of a cart. A provider that does not answer is asked again by reconciliation. */
export async function cancelPayments(shop: Payments, cartId: string): Promise<void> {
  const payments = await paymentsOfCart(shop.database, cartId);
  const open = payments.filter(({ state }) => isUndecided(state));
  if (open.length === 0) return;
  const over = new AbortController();
  const waited = setTimeout(WAIT_MS, undefined, { signal: over.signal }).catch(() => {});
  await Promise.race([closePages(shop, open), waited]);
  over.abort();
}

/** Closes the pages of some payments. A provider that does not answer is asked again by reconciliation. */
export async function closePages(shop: Payments, open: readonly PaymentRow[]): Promise<void> {
  for (const payment of open) {
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
