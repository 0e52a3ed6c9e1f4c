// The payment type that the visitor has chosen, kept for the session.
import { useCart } from '../cart/cart-store.ts';
import { useToken } from '../customers/session/customer-store.ts';
import { sessionValue } from '../ground/session-value.ts';
import { isExpress, type PaymentType } from './payment-type.ts';

const payart = sessionValue('payment type', 0, (stored) => (typeof stored === 'number' ? stored : 0));

/** @param payartId 0 for none */
export function choosePayment(payartId: number): void {
  payart.set(payartId);
}

/** Undefined as long as the buyer is unknown, and where nothing is to be paid. */
export function useChosenPayment(payments: readonly PaymentType[]): PaymentType | undefined {
  const token = useToken();
  const { totals } = useCart();
  const stored = payart.use();
  const chosen = payments.find(({ payartId }) => payartId === stored);
  if (token) return chosen ?? payments.find((payment) => !isExpress(payment));
  // Without a payment no provider sends an address.
  if (totals.total === 0) return undefined;
  return chosen && isExpress(chosen) ? chosen : undefined;
}
