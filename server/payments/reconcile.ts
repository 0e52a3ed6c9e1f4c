// What nobody came back to tell (spec decisions 3): asks providers about payments that are undecided, gives back money that
// is due, expires carts. Runs as a job, once over all processes; every step may run twice.

import { sweepLapsedHolds } from '../capacity/settle-holds.ts';
import { expireCarts, giveUpPaidCart, lockCart, unconfirmedCarts } from '../orders/decide-cart.ts';
import { paymentsOfCart, setPaymentState, undecidedPayments } from './payment-store.ts';
import { refundPayment } from './refund-payment.ts';
import {
  REFUND_PAYMENT,
  type RefundPayment,
  type SettleContext,
  type SettlePayment,
} from './settle-payment.ts';

/** Visitors come back within seconds; asking earlier would only get in their way. */
const LEAVE_ALONE_MS = 5_000;
/** Providers decide within days; after a week a payment is not asked about any more. */
const ASK_FOR_MS = 7 * 24 * 3600 * 1000;

type Log = { warn(details: object, text: string): void };

/** One round of reconciliation. */
export function createReconcile(context: SettleContext, settlePayment: SettlePayment, log: Log) {
  return async (): Promise<void> => {
    const { database } = context;
    const now = context.now();
    const undecided = await undecidedPayments(
      database,
      new Date(now.getTime() - ASK_FOR_MS),
      new Date(now.getTime() - LEAVE_ALONE_MS),
    );
    for (const payment of undecided)
      try {
        if (payment.state === 'refund-due')
          await refundPayment(database, context.provider, payment.id, context.now());
        else await settlePayment(payment, { visitorConfirms: false });
      } catch (problem) {
        log.warn(
          { err: problem, payment: payment.id },
          'a payment could not be reconciled; it is tried again',
        );
      }
    for (const cartId of await unconfirmedCarts(database, now)) await returnUnconfirmed(context, cartId);
    await expireCarts(database, now);
    await sweepLapsedHolds(database, now);
  };
}

/** Paid, but never confirmed by the visitor on the accepted page: the hold has lapsed, so the money goes back. */
function returnUnconfirmed(context: SettleContext, cartId: string): Promise<void> {
  return context.database.transaction(async (sql) => {
    const cart = await lockCart(sql, cartId);
    if (cart?.state !== 'paid') return;
    await giveUpPaidCart(sql, cart);
    for (const payment of await paymentsOfCart(sql, cartId)) {
      if (payment.state !== 'paid') continue;
      await setPaymentState(sql, payment.id, 'refund-due', undefined, context.now());
      await context.jobs.write(sql, REFUND_PAYMENT, { payment_id: payment.id } satisfies RefundPayment);
    }
  });
}
