// Money that is taken elsewhere (ADR 118), as providers like the others: one for each means. None of them can be asked: what
// came, and what went back, is what staff note.

import { PAYMENT_MEANS, providerOfMeans } from '../../../domain/payments/elsewhere.ts';
import { isUndecided } from '../../../domain/payments/payment-state.ts';
import { findCart } from '../../orders/decide-cart.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { freeProvider } from '../free-provider.ts';
import type { PaymentOutcome, PaymentProvider } from '../payment-provider.ts';
import { findPayment } from '../payment-store.ts';

/** `reference` is the payment's own id, `chargeId` the receipt. */
export function elsewhereProviders(database: Sql): PaymentProvider[] {
  return PAYMENT_MEANS.map((means) => ({
    ...freeProvider,
    name: providerOfMeans(means),
    lookUp: (reference) => lookUpNoted(database, reference),
    // Until staff note that it is done.
    refund: async ({ refundId, amount }) => ({ reference: refundId, refundId, amount, state: 'pending' }),
  }));
}

async function lookUpNoted(database: Sql, paymentId: string): Promise<PaymentOutcome> {
  const payment = await findPayment(database, paymentId);
  if (!payment) return { state: 'unknown' };
  if (!isUndecided(payment.state)) return payment.received_at ? { state: 'paid' } : { state: 'canceled' };
  // Written with an order of the desk, and not noted yet.
  const cart = await findCart(database, payment.cart_id);
  return { state: cart?.state === 'held' ? 'open' : 'canceled' };
}
