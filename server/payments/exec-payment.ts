// `checkout/execPayment` (spec decisions 3): settles a cart's payment for the visitor who has come back from the provider.
// The same cart always gives the same booking_id; a cart that is over is gone; one that is undecided is asked again.
import { isPassLine } from '../../domain/orders/order-passes.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { type CartRow, findCart } from '../orders/decide-cart.ts';
import { paymentsOfCart } from './payment-store.ts';
import type { SettleContext, SettlePayment } from './settle-payment.ts';

export type Executed = { readonly booking_id: string; readonly has_tickets: boolean };

/** Makes the verb. */
export function createExecPayment(
  { database, now }: Pick<SettleContext, 'database' | 'now'>,
  settlePayment: SettlePayment,
) {
  return async (cartId: string): Promise<Executed | Refusal> => {
    const cart = await findCart(database, cartId);
    if (!cart) return refuse('CART_GONE');
    if (cart.booking_id) return { booking_id: cart.booking_id, has_tickets: hasTickets(cart) };
    const payments = await paymentsOfCart(database, cartId);
    const outcomes = new Set<string>();
    for (const payment of payments) {
      const settled = await settlePayment(payment, { visitorConfirms: true });
      if (settled.state === 'confirmed')
        return { booking_id: settled.bookingId, has_tickets: hasTickets(cart) };
      outcomes.add(settled.state);
    }
    // Another try may have been undecided while an earlier one had failed: the undecided one counts.
    if (outcomes.has('refunded')) return refuse('PAYMENT_REFUNDED');
    if (cart.state === 'canceled') return refuse('CART_GONE');
    if (outcomes.has('undecided')) {
      // A hold that has lapsed is gone, whether or not somebody has swept it yet.
      const waits = cart.state === 'held' && cart.expires_at > now();
      return waits ? refuse('PAYMENT_PENDING') : refuse('CART_GONE');
    }
    if (outcomes.has('failed')) return refuse('PAYMENT_FAILED');
    return refuse('CART_GONE');
  };
}

/** Passes let in too, but are no tickets (domain/orders/order-passes.ts). */
function hasTickets({ quote: { lines, admissions } }: CartRow): boolean {
  return lines.some((line, index) => !isPassLine(line) && (admissions[index]?.length ?? 0) > 0);
}
