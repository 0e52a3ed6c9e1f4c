// Nothing is given up in silence (ADR 051): an order without its mail, a present that has not left and a refund without an end get their job again, unless
// they have one, or staff see it set aside.
import { ORDER_CONFIRMED, type OrderConfirmed } from '../../orders/confirm-order.ts';
import { REFUND_PAYMENT, type RefundPayment } from '../../payments/refunds/request-refund.ts';
import type { Database } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type PresentJob, SEND_PRESENT, unsentPresents } from '../../vouchers/presents/presents.ts';
import { findUnmailedOrders, findUnreturnedPayments } from './lost-mail-store.ts';

const HOUR_MS = 3600_000;
/** A mail about an older order helps nobody any more. */
const OLDEST_MS = 30 * 24 * HOUR_MS;
const MOST = 500;

type ResumeShop = {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'write' | 'isOpen' | 'unfinished'>;
  readonly now: () => Date;
};

/**
 * One round.
 * @param most orders, presents and refunds at once; the rest an hour later
 */
export async function resumeLostWork(shop: ResumeShop, most = MOST): Promise<void> {
  const { database, now } = shop;
  const at = now().getTime();
  const [since, before] = [new Date(at - OLDEST_MS), new Date(at - HOUR_MS)];
  await resume<OrderConfirmed>(shop, ORDER_CONFIRMED, async (open) => {
    const except = open.map(({ booking_id }) => booking_id);
    const lost = await findUnmailedOrders(database, { since, before, except, most });
    return lost.map((booking_id) => ({ booking_id }));
  });
  await resume<PresentJob>(shop, SEND_PRESENT, (except) =>
    unsentPresents(database, { since, before, except, most }),
  );
  await resume<RefundPayment>(shop, REFUND_PAYMENT, async (open) => {
    const except = open.map(({ payment_id }) => payment_id);
    const lost = await findUnreturnedPayments(database, { except, most });
    return lost.map((payment_id) => ({ payment_id }));
  });
}

/** @param find what has none of these open jobs: they may be more than are taken at once, and must not hide what is lost */
async function resume<Data extends object>(
  { database, jobs }: ResumeShop,
  name: string,
  find: (open: readonly Data[]) => Promise<readonly Data[]>,
): Promise<void> {
  const open = (await jobs.unfinished(name)).map(({ data }) => data as Data);
  // It may have been written since the open ones were read.
  for (const job of await find(open))
    if (!(await jobs.isOpen(name, job))) await jobs.write(database, name, job);
}
