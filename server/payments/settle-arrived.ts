// Money has arrived for a cart (spec decisions 3): the cart becomes an order, or the money goes back.
import { HoldsSwept } from '../capacity/settle-holds.ts';
import type { Buyer } from '../orders/content/cart-content.ts';
import { confirmCart, lockCart, payCart } from '../orders/decide-cart.ts';
import { runInBatch } from '../platform/database/batches.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { Payer } from './payment-provider.ts';
import { changePayment, lockPayment } from './payment-store.ts';
import type { Payments } from './payments.ts';
import { refundRemainder } from './request-refund.ts';
import type { ArrivedPayment, Settled } from './settlement.ts';

/** Settles a payment whose money has arrived, alone or together with others that wait in the same process. */
export async function settleArrived(shop: Payments, arrived: ArrivedPayment): Promise<Settled> {
  const settled = await runInBatch(shop.settling, arrived, (batch) => settleBatch(shop, batch));
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

function settleBatch(
  shop: Payments,
  batch: readonly ArrivedPayment[],
): Promise<PromiseSettledResult<Settled>[]> {
  const [only] = batch;
  if (batch.length > 1 || !only) return settleTogether(shop, batch);
  return Promise.allSettled([settleOnce(shop, only)]);
}

/**
 * Settles several payments in one transaction: one sync for many buyers. Carts are locked in one order; payments of the
 * same cart follow each other. When one of them fails, each is settled in a transaction of its own.
 */
async function settleTogether(
  shop: Payments,
  batch: readonly ArrivedPayment[],
): Promise<PromiseSettledResult<Settled>[]> {
  const byCart = [...Map.groupBy(batch, ({ payment }) => payment.cart_id)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const settled = new Map<ArrivedPayment, Settled>();
  const settleCart = async (sql: Sql, ofCart: readonly ArrivedPayment[]) => {
    for (const paid of ofCart) settled.set(paid, await settlePaid(sql, shop, paid, false));
  };
  try {
    await shop.database.transaction(async (sql) => {
      // Waits for all of them, also after a failure: nothing may still be running when the transaction ends.
      const ended = await Promise.allSettled(byCart.map(([, ofCart]) => settleCart(sql, ofCart)));
      for (const end of ended) if (end.status === 'rejected') throw end.reason;
    });
    return batch.map((paid) => ({ status: 'fulfilled', value: settled.get(paid) as Settled }));
  } catch {
    return Promise.allSettled(batch.map((paid) => settleOnce(shop, paid)));
  }
}

async function settleOnce(shop: Payments, paid: ArrivedPayment): Promise<Settled> {
  const run = (afterSweep: boolean) =>
    shop.database.transaction((sql) => settlePaid(sql, shop, paid, afterSweep));
  try {
    return await run(false);
  } catch (problem) {
    if (!(problem instanceof HoldsSwept)) throw problem;
    return run(true);
  }
}

/** Settles money that has arrived. The cart is locked first and the payment second, as everywhere. */
async function settlePaid(
  sql: Sql,
  shop: Payments,
  { payment: { id, cart_id }, outcome, visitorConfirms }: ArrivedPayment,
  afterSweep: boolean,
): Promise<Settled> {
  const now = shop.now();
  const cart = await lockCart(sql, cart_id);
  const payment = await lockPayment(sql, id);
  if (!cart || !payment) return { state: 'refunded' };
  if (payment.received_at && payment.state !== 'paid') return { state: 'refunded' };
  if (payment.state === 'paid' && cart.booking_id) return { state: 'confirmed', bookingId: cart.booking_id };
  if (payment.state !== 'paid') {
    if (!(await payCart(sql, cart, now, afterSweep))) {
      const unwanted = await changePayment(sql, payment, 'money-unwanted', now, outcome);
      if (unwanted) await refundRemainder(sql, shop, unwanted, 'not-kept');
      return { state: 'refunded' };
    }
    await changePayment(sql, payment, 'money-kept', now, outcome);
  }
  if (!visitorConfirms && !shop.confirmOnCheckout()) return { state: 'paid' };
  const payer = outcome.payer ?? payment.payer;
  const bookingId = await confirmCart(sql, cart, { id, payer: buyerOf(payer) }, shop);
  return { state: 'confirmed', bookingId };
}

function buyerOf(payer: Payer | null | undefined): Partial<Buyer> {
  return payer ? { email: payer.email, name: payer.name } : {};
}
