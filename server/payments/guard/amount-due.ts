// The second lock on every sale: what a payment was asked for is what is due for its cart. The amount is written with the payment
// and changed with the cart's total; should they ever differ, no order is sold for it.
import type { Cents } from '../../../domain/money.ts';
import type { PaymentRow } from '../payment-store.ts';

/** The shop sells in no other. */
export const CURRENCY = 'EUR';

/** Of a locked payment, and what is due for its locked cart. */
export function isWhatIsDue(
  { amount, currency }: Pick<PaymentRow, 'amount' | 'currency'>,
  due: Cents,
): boolean {
  return amount === due && currency === CURRENCY;
}
