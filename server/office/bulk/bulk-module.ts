// Acts on many orders (operations 9, ADR 129): calls of the office, and the jobs that work on them.
import type { bulkContract } from '../../../domain/office/bulk/bulk-contract.ts';
import { type Caller, type Handlers, staffOf } from '../../api/handler.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { BULK_ACT, type BulkShop, BulkWork } from './bulk-shop.ts';
import { forgetBulks } from './bulk-store.ts';
import { showBulk, showBulks } from './show-bulk.ts';
import { resumeBulk, startBulk, stopBulk } from './start-bulk.ts';
import { workOnBulk } from './work-on-bulk.ts';

const DAY_SECONDS = 24 * 3600;
const KEPT_DAYS = 30;

export const bulkHandlers: Pick<Handlers<BulkShop>, keyof typeof bulkContract> = {
  'POST office/bulk-acts': (shop, { body }, caller) => startBulk(shop, { ...body, by: staffActor(caller) }),
  'GET office/bulk-acts': (shop, { query }) => showBulks(shop, query.cursor),
  'GET office/bulk-acts/:id': (shop, { params }) => showBulk(shop, params.id),
  'POST office/bulk-acts/:id/stop': (shop, { params, body }, caller) =>
    stopBulk(shop, { ...params, ...body, by: staffActor(caller) }),
  'POST office/bulk-acts/:id/resume': (shop, { params, body }, caller) =>
    resumeBulk(shop, { ...params, ...body, by: staffActor(caller) }),
};

function staffActor(caller: Caller) {
  return { kind: 'staff', staffId: staffOf(caller).staffId, address: caller.address } as const;
}

export const bulkJobs: readonly Job<BulkShop>[] = [
  { name: BULK_ACT, data: BulkWork, work: workOnBulk },
  {
    name: 'forget-bulk-acts',
    everySeconds: DAY_SECONDS,
    work: ({ database, now }) =>
      forgetBulks(database, new Date(now().getTime() - KEPT_DAYS * DAY_SECONDS * 1000)),
  },
];
