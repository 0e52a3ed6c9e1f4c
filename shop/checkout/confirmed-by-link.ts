// A guest's free tickets are not ordered by the button but by a link in a mail (ADR 063). Visitors read that before they press
// it, and its words promise no more.
import { isConfirmedByLink } from '../../domain/orders/free-order.ts';
import { isCodeLine } from '../../domain/vouchers/voucher-code-line.ts';
import { useCart } from '../cart/use-cart.ts';
import { useCustomer } from '../customers/session/customer-store.ts';
import { useShell } from '../ground/use-shell.ts';

/** How many minutes the buyer will have for the link that confirms this cart; 0 where it is ordered at once. */
export function useMinutesToConfirm(): number {
  const { config } = useShell();
  const { lines, totals } = useCart();
  const emailConfirmed = useCustomer()?.confirmed ?? false;
  // Other servers may know nothing of it.
  const minutes = config.confirmFreeOrdersMinutes ?? 0;
  const order = { total: totals.total, codes: lines.filter(isCodeLine), emailConfirmed };
  return isConfirmedByLink(order, minutes) ? minutes : 0;
}

/** The key of the words on the order button: that it costs something, that it does not, or that a link is still to come. */
export function useOrderWords(): 'cart.order' | 'cart.order.free' | 'cart.order.reserve' {
  const { totals } = useCart();
  const minutes = useMinutesToConfirm();
  if (totals.total > 0) return 'cart.order';
  return minutes > 0 ? 'cart.order.reserve' : 'cart.order.free';
}
