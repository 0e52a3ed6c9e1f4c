// What nobody came back to tell (decisions 3): asks providers about payments that are undecided, gives back money that
// is due, expires carts. Runs as a job, once over all processes; every step may run twice.

import { sweepLapsedHolds } from '../capacity/settle-holds.ts';
import type { Database } from '../database/sql.ts';
import { expireCarts, giveUpPaidCart, lockCart, unconfirmedCarts } from '../orders/decide-cart.ts';
import type { PaymentProvider } from './payment-provider.ts';
import {
  findPayment,
  lockPayment,
  paymentsOfCart,
  setPaymentState,
  undecidedPayments,
} from './payment-store.ts';
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
export const createReconcile =
  (context: SettleContext, settlePayment: SettlePayment, log: Log) => async (): Promise<void> => {
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

/** Paid, but never confirmed by the visitor on the accepted page: the hold has lapsed, so the money goes back. */
const returnUnconfirmed = (context: SettleContext, cartId: string): Promise<void> =>
  context.database.transaction(async (sql) => {
    const cart = await lockCart(sql, cartId);
    if (cart?.state !== 'paid') return;
    await giveUpPaidCart(sql, cart);
    for (const payment of await paymentsOfCart(sql, cartId)) {
      if (payment.state !== 'paid') continue;
      await setPaymentState(sql, payment.id, 'refund-due', undefined, context.now());
      await context.jobs.write(sql, REFUND_PAYMENT, { payment_id: payment.id } satisfies RefundPayment);
    }
  });

/**
 * Gives the money of a payment back. The provider is asked before it is written down: asked twice, it gives back once.
 * @returns whether the money went back now (and not earlier)
 */
export const refundPayment = async (
  database: Database,
  provider: (name: string) => PaymentProvider,
  paymentId: string,
  now: Date,
): Promise<boolean> => {
  const payment = await findPayment(database, paymentId);
  if (payment?.state !== 'refund-due') return false;
  await provider(payment.provider).refund(payment.reference);
  return database.transaction(async (sql) => {
    if ((await lockPayment(sql, paymentId))?.state !== 'refund-due') return false;
    await setPaymentState(sql, paymentId, 'refunded', undefined, now);
    return true;
  });
};
