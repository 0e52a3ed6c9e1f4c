// An order that costs nothing is settled in the caller's transaction, as others are when their money has arrived.
import { isUndecided } from '../../../domain/payments/payment-state.ts';
import { type CartRow, payCarts } from '../../orders/decide-cart.ts';
import { paidOrder } from '../../orders/paid-order.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { randomId } from '../../platform/random-id.ts';
import { freeProvider } from '../free-provider.ts';
import { firstPoll } from '../insert-first-payments.ts';
import { insertPayments, paymentsOfCart } from '../payment-store.ts';
import type { Payments } from '../payments.ts';
import { settlePaid } from '../settle-paid.ts';
import type { UnsettledPayment } from '../settlement.ts';

export type SettledFree = { readonly bookingId: string; readonly number: string };

/**
 * Makes a locked cart that is held and costs nothing an order.
 * @returns undefined where the cart is not held any more
 * @throws HoldsSwept when its places are perhaps gone
 */
export async function settleFree(sql: Sql, shop: Payments, cart: CartRow): Promise<SettledFree | undefined> {
  const payment = await freePayment(sql, shop, cart.id);
  const arrived = { payment, outcome: { state: 'paid' }, visitorConfirms: true } as const;
  const [settled] = await settlePaid(sql, shop, [arrived], payCarts);
  const order = settled?.state === 'confirmed' && (await paidOrder(sql, payment));
  return order && settled?.state === 'confirmed'
    ? { bookingId: settled.bookingId, number: order.number }
    : undefined;
}

/** The one with which the cart was placed, where it cost nothing then. */
async function freePayment(sql: Sql, { now }: Payments, cart_id: string): Promise<UnsettledPayment> {
  const { name: provider } = freeProvider;
  const open = (await paymentsOfCart(sql, cart_id)).find(
    (payment) => payment.provider === provider && isUndecided(payment.state),
  );
  if (open) return open;
  const id = randomId();
  await insertPayments(sql, [{ id, cart_id, provider, reference: id, amount: 0 }], now(), firstPoll(now()));
  return { id, cart_id, provider, reference: id, state: 'started', payer: null, created_at: now() };
}
