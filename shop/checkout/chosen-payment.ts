// The payment type that the visitor has chosen, kept for the session. Until then it is the museum's first, which most
// visitors pay with (ADR 074).
import { useCart } from '../cart/use-cart.ts';
import { useToken } from '../customers/session/customer-store.ts';
import { sessionValue } from '../ground/session-value.ts';
import { useShell } from '../ground/use-shell.ts';
import { isExpress, type PaymentType } from './payment-type.ts';

const payart = sessionValue('payment type', 0, (stored) => (typeof stored === 'number' ? stored : 0));

/** @param payartId 0 for none */
export function choosePayment(payartId: number): void {
  payart.set(payartId);
}

/** Undefined where visitors must sign in first, and where nothing is to be paid. */
export function useChosenPayment(payments: readonly PaymentType[]): PaymentType | undefined {
  const token = useToken();
  const { config } = useShell();
  const { totals } = useCart();
  const stored = payart.use();
  const chosen = payments.find(({ payartId }) => payartId === stored);
  // Without a payment no provider sends an address.
  if (token === '' && totals.total === 0) return undefined;
  if (token !== '' || config.hasGuestRegistration)
    return chosen ?? payments.find((payment) => !isExpress(payment));
  return chosen && isExpress(chosen) ? chosen : undefined;
}
