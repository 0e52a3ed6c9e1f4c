// The job that works on an act on many orders, one after the other. What came of each is written down before the next one: a
// process that dies is gone on with at the order that it was at.

import { permissionsOfMember } from '../../staff/members/permissions-of-member.ts';
import { actOnItem, type ItemOutcome } from './act-on-item.ts';
import { BULK_ACT, type BulkShop, type BulkWork } from './bulk-shop.ts';
import type { BulkRow } from './bulk-store.ts';
import { endBulk, findBulk, nextItem, settleItem } from './bulk-store.ts';

/** So many orders are one job: short enough to be finished when the process is asked to end. */
const ORDERS_PER_JOB = 20;

/** @param signal aborted when another process has taken the job over */
export async function workOnBulk(shop: BulkShop, work: BulkWork, signal: AbortSignal): Promise<void> {
  for (let count = 0; count < ORDERS_PER_JOB; count += 1) {
    if (signal.aborted) return;
    const bulk = await findBulk(shop.database, work.id);
    const item = bulk && (await nextItem(shop.database, work));
    if (!item) return endBulk(shop.database, work);
    const { problem, available = 0 } = await outcomeOf(shop, bulk, item.order);
    await settleItem(shop.database, {
      id: work.id,
      position: item.position,
      state: problem === '' ? 'done' : 'failed',
      problem,
      available,
    });
  }
  await shop.jobs.write(shop.database, BULK_ACT, work);
}

/** What went wrong in the shop concerns one order, and the others go on. */
async function outcomeOf(
  shop: BulkShop,
  { id, task, staff_id: staffId, address }: BulkRow,
  number: string,
): Promise<ItemOutcome> {
  try {
    return await actOnItem(shop, task, {
      number,
      key: `${id}-${number}`,
      by: { kind: 'staff', staffId, address },
      // Asked for each order: whoever leaves meanwhile does nothing more.
      permissions: await permissionsOfMember(shop.database, shop.museum, staffId),
    });
  } catch (error) {
    shop.log.error({ err: error, order: number, bulk: id }, 'an order of an act on many could not be done');
    return { problem: 'unexpected' };
  }
}
