// Which payment types can be chosen for this cart, and why not the others: a transfer needs time before the visit
// (domain/payments/transfer-terms.ts). The server decides it again.
import { toCartItem } from '../../domain/cart/to-cart-item.ts';
import { type TransferProblem, transferProblem, visitsIn } from '../../domain/payments/transfer-terms.ts';
import { useCart } from '../cart/cart-store.ts';
import type { PaymentType } from './payment-type.ts';

export type OfferedPayments = {
  readonly offered: readonly PaymentType[];
  /** The transfer that cannot be chosen, and why. */
  readonly refused: { readonly payment: PaymentType; readonly problem: TransferProblem } | undefined;
};

export function useOfferedPayments(payments: readonly PaymentType[]): OfferedPayments {
  const { lines, totals } = useCart();
  const order = { total: totals.total, visits: visitsIn(lines.map(toCartItem)) };
  const refused = payments.flatMap((payment) => {
    const problem = payment.transfer && transferProblem(order, payment.transfer);
    return problem ? [{ payment, problem }] : [];
  });
  return {
    offered: payments.filter((payment) => refused.every((each) => each.payment !== payment)),
    refused: refused[0],
  };
}
