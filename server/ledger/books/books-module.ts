// The books: what keeps the ledger whole, by jobs of its own.
import type { Job } from '../../platform/jobs/job.ts';
import { backfill } from './backfill.ts';
import { checkAtNight, type NightShop } from './check-at-night.ts';
import { fetchPayouts, type PayoutShop } from './payouts/fetch-payouts.ts';
import { postMissedReturns } from './post-missed-returns.ts';

const BACKFILL_SECONDS = 600;
const PAYOUT_SECONDS = 6 * 3600;
const NIGHT_SECONDS = 3600;

export const booksJobs: readonly Job<NightShop & PayoutShop>[] = [
  {
    name: 'ledger-backfill',
    everySeconds: BACKFILL_SECONDS,
    work: async (shop, signal) => {
      await backfill(shop, signal);
      await postMissedReturns(shop);
    },
  },
  { name: 'payouts', everySeconds: PAYOUT_SECONDS, work: fetchPayouts },
  { name: 'ledger-night', everySeconds: NIGHT_SECONDS, work: (shop) => checkAtNight(shop) },
];
