// The books: what keeps the ledger whole, by jobs of its own.
import type { Job } from '../../platform/jobs/job.ts';
import { type BackfillShop, backfill } from './backfill.ts';

const BACKFILL_SECONDS = 600;

export const booksJobs: readonly Job<BackfillShop>[] = [
  {
    name: 'ledger-backfill',
    everySeconds: BACKFILL_SECONDS,
    work: async (shop, signal) => void (await backfill(shop, signal)),
  },
];
