// Staff note that money went back to its payer elsewhere, as it was taken (ADR 118): until then its refund is on its way.
import { meansOfProvider } from '../../../domain/payments/elsewhere.ts';
import type { Actor } from '../../../domain/staff/act.ts';
import { paidOrder } from '../../orders/paid-order.ts';
import { beginAct, orderObject } from '../../staff/acts/begin-act.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { lockPayment } from '../payment-store.ts';
import type { Payments } from '../payments.ts';
import { recordRefund } from '../record-outcome.ts';
import { findRefund, refundsOf } from '../refunds/refund-store.ts';
import { recordReturned } from '../refunds/request-refund.ts';

export type AskedReturned = {
  /** Of the order: `2026-100017`. */
  readonly number: string;
  /** The id of the refund. */
  readonly refund: string;
  /** The number that register or terminal gave it; '' for none. */
  readonly receipt: string;
  readonly by: Actor;
  readonly key: string;
};

const VERB = 'payment.returned-elsewhere';

/** Notes it, once for each key; false where the order has no such refund that waits. */
export function noteReturned(
  shop: Pick<Payments, 'database' | 'now' | 'log' | 'jobs'>,
  { number, refund: id, receipt, by, key }: AskedReturned,
): Promise<boolean> {
  return shop.database.transaction(async (sql) => {
    const known = await findRefund(sql, id);
    const payment = known && meansOfProvider(known.provider) && (await lockPayment(sql, known.payment_id));
    if (!payment || (await paidOrder(sql, payment))?.number !== number) return false;
    const begun = await beginAct(sql, orderObject(number), VERB, { key });
    if (begun.state === 'before') return true;
    const refund = (await refundsOf(sql, payment.id)).find((one) => one.id === id);
    if (!refund || (refund.state !== 'sent' && refund.state !== 'due')) return false;
    const { amount } = refund;
    await recordRefund(sql, shop, payment, { reference: id, refundId: id, amount, state: 'done' });
    await recordReturned(sql, payment, shop.now());
    const after = { refund: id, receipt, amount };
    await writeAct(sql, { by, verb: VERB, on: orderObject(number), key, after }, shop.now());
    return true;
  });
}
