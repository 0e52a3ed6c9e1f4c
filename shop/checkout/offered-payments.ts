// Which payment types can be chosen for this cart, and why not the others: a transfer needs time before the visit
// (domain/payments/transfer-terms.ts). The server decides it again.
import { toCartItem } from '../../domain/cart/to-cart-item.ts';
import { transferProblem, visitsIn } from '../../domain/payments/transfer-terms.ts';
import { useCart } from '../cart/use-cart.ts';
import type { PaymentType } from './payment-type.ts';

export type OfferedPayments = {
  readonly offered: readonly PaymentType[];
  /** The transfer that is too late for this cart's visit; of one that the cart is too small for, nobody needs to hear. */
  readonly tooSoon: PaymentType | undefined;
};

export function useOfferedPayments(payments: readonly PaymentType[]): OfferedPayments {
  const { lines, totals } = useCart();
  const order = { total: totals.total, visits: visitsIn(lines.map(toCartItem)) };
  const problemOf = ({ transfer }: PaymentType) => transfer && transferProblem(order, transfer);
  return {
    offered: payments.filter((payment) => !problemOf(payment)),
    tooSoon: payments.find((payment) => problemOf(payment) === 'visit_too_soon'),
  };
}
