// Nothing is given up in silence (ADR 051): an order without its mail, a present that has not left and a refund without an end get their job again, unless
// they have one, or staff see it set aside.
import { ORDER_CONFIRMED, type OrderConfirmed } from '../../orders/confirm-order.ts';
import { REFUND_PAYMENT, type RefundPayment } from '../../payments/refunds/request-refund.ts';
import type { Database } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { SEND_PRESENT, unsentPresents } from '../../vouchers/presents/presents.ts';
import { findUnmailedOrders, findUnreturnedPayments } from './lost-mail-store.ts';

const HOUR_MS = 3600_000;
/** A mail about an older order helps nobody any more. */
const OLDEST_MS = 30 * 24 * HOUR_MS;
const MOST = 500;

type ResumeShop = {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'write' | 'isOpen'>;
  readonly now: () => Date;
};

/** One round. */
export async function resumeLostWork({ database, jobs, now }: ResumeShop): Promise<void> {
  const at = now().getTime();
  const [since, before] = [new Date(at - OLDEST_MS), new Date(at - HOUR_MS)];
  for (const booking_id of await findUnmailedOrders(database, since, before, MOST)) {
    const job: OrderConfirmed = { booking_id };
    if (!(await jobs.isOpen(ORDER_CONFIRMED, job))) await jobs.write(database, ORDER_CONFIRMED, job);
  }
  for (const present of await unsentPresents(database, since, before, MOST))
    if (!(await jobs.isOpen(SEND_PRESENT, present))) await jobs.write(database, SEND_PRESENT, present);
  for (const payment_id of await findUnreturnedPayments(database, MOST)) {
    const job: RefundPayment = { payment_id };
    if (!(await jobs.isOpen(REFUND_PAYMENT, job))) await jobs.write(database, REFUND_PAYMENT, job);
  }
}
