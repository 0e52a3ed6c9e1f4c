// The museum gives an order back (spec decisions 3): all of it, in one transaction with the job that returns the money and tells
// who paid. Asked for twice, it happens once.

import type { Confirming } from '../orders/confirm-order.ts';
import { takeBackOrder, VouchersSpentError } from '../orders/take-back-order.ts';
import type { Database } from '../platform/database/sql.ts';
import { lockPayment, setPaymentState } from './payment-store.ts';
import { REFUND_PAYMENT, type RefundPayment } from './settle-payment.ts';

export type RefundedOrder =
  /** The money is on its way; `amount` in cents, 0 where codes had paid for everything. */
  | { readonly state: 'refunded'; readonly amount: number; readonly creditNote: string | undefined }
  | { readonly state: 'unknown' | 'before' }
  /** Nothing was changed: these codes, which the order bought, are no longer worth all that they cost. */
  | { readonly state: 'vouchers-spent'; readonly barcodes: readonly string[] };

type Context = Pick<Confirming, 'now' | 'today' | 'issuer' | 'jobs'> & { readonly database: Database };

/** Refunds the order with a number such as `2026-100017`. */
export async function refundOrder(number: string, context: Context): Promise<RefundedOrder> {
  try {
    return await context.database.transaction(async (sql): Promise<RefundedOrder> => {
      const taken = await takeBackOrder(sql, number, context);
      if (typeof taken === 'string') return { state: taken };
      const { paymentId, creditNote } = taken;
      const payment = paymentId ? await lockPayment(sql, paymentId) : undefined;
      if (payment?.state === 'paid') {
        await setPaymentState(sql, payment.id, 'refund-due', undefined, context.now());
        const job = { payment_id: payment.id } satisfies RefundPayment;
        await context.jobs.write(sql, REFUND_PAYMENT, job);
      }
      return { state: 'refunded', amount: payment?.amount ?? 0, creditNote };
    });
  } catch (problem) {
    if (!(problem instanceof VouchersSpentError)) throw problem;
    return { state: 'vouchers-spent', barcodes: problem.barcodes };
  }
}
