// What giving back needs in an open database, whether or not the shop is running. Money and mails follow as jobs of the shop.
import type { RefundShop } from '../../payments/payments.ts';
import { REFUND_PAYMENT } from '../../payments/refunds/request-refund.ts';
import type { Database } from '../../platform/database/sql.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { createMuseumClock } from '../../platform/museum-clock.ts';
import { issuerOf } from '../../site/issuer.ts';
import { readMuseum } from '../../site/read-museum.ts';
import { ORDER_RETURNED } from '../order-returned.ts';
import { type RefundedOrder, refundOrder } from '../refund-order.ts';

const log = { error: () => {}, warn: () => {} };

/** Refunds a whole order. */
export function refundInDatabase(
  database: Database,
  number: string,
  now: () => Date,
): Promise<RefundedOrder> {
  return withRefundShop(database, now, (shop) => refundOrder(shop, number));
}

/** Lets something be given back, with jobs that are written and not worked on here. */
export async function withRefundShop<Result>(
  database: Database,
  now: () => Date,
  work: (shop: RefundShop) => Promise<Result>,
): Promise<Result> {
  const museum = await readMuseum(database);
  const jobs = createJobs(database, { work: false, log });
  jobs.work(REFUND_PAYMENT, async () => {});
  jobs.work(ORDER_RETURNED, async () => {});
  await jobs.start();
  try {
    const { today } = createMuseumClock(museum.settings.timeZone, now);
    return await work({ database, now, today, issuer: () => issuerOf(museum), jobs });
  } finally {
    await jobs.stop();
  }
}
