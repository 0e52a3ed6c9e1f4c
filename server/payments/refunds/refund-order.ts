// The museum refunds a whole order (spec decisions 3), in one transaction with the job that returns the money and mails
// the payer. A second call changes nothing.

import { revokeOrder, VouchersSpentError } from '../../orders/revoke-order.ts';
import { changePayment } from '../payment-state-store.ts';
import { lockPayment } from '../payment-store.ts';
import type { RefundShop } from '../payments.ts';
import { refundRemainder } from './request-refund.ts';

export type RefundedOrder =
  /** The money is on its way; `amount` in cents, 0 where codes had paid for everything. */
  | { readonly state: 'refunded'; readonly amount: number; readonly creditNote: string | undefined }
  | { readonly state: 'unknown' | 'before' }
  /** Nothing was changed: these codes, which the order bought, are partly spent. */
  | { readonly state: 'vouchers-spent'; readonly barcodes: readonly string[] };

/** Refunds the order with a number such as `2026-100017`. */
export async function refundOrder(shop: RefundShop, number: string): Promise<RefundedOrder> {
  try {
    return await shop.database.transaction(async (sql): Promise<RefundedOrder> => {
      const taken = await revokeOrder(sql, number, shop);
      if (typeof taken === 'string') return { state: taken };
      const { paymentId, creditNote } = taken;
      const payment = paymentId ? await lockPayment(sql, paymentId) : undefined;
      const due = payment && (await changePayment(sql, payment, 'give-back', shop.now()));
      if (due) await refundRemainder(sql, shop, due, 'order-refunded');
      // Earlier partial refunds are not repeated, and money that the payer's bank took back is not ours to refund.
      const amount = due ? due.amount - due.given_back : 0;
      return { state: 'refunded', amount, creditNote };
    });
  } catch (problem) {
    if (!(problem instanceof VouchersSpentError)) throw problem;
    return { state: 'vouchers-spent', barcodes: problem.barcodes };
  }
}
