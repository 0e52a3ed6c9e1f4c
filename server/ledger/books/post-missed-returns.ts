// What was given back from the register or the terminal is posted when staff note it (ADR 118). An older process posted it before,
// when it was to be given back, and so posts nothing when staff note there what a newer process has written. An entry has one key:
// what was posted already is not posted again.
import { refundAccepted } from '../../../domain/ledger/money-entries.ts';
import type { Database } from '../../platform/database/sql.ts';
import { postEntries } from '../post-entries.ts';
import { returnsWithoutEntries } from './backfill-store.ts';

/** Longer than any upgrade takes, with going back and forth; what is older is not read every time. */
const KEPT_IN_SIGHT_MS = 60 * 24 * 3600 * 1000;

type Shop = { readonly database: Database; readonly now: () => Date };

/** Posts what older processes have left out, on the day on which it was noted; answers how many. */
export function postMissedReturns({ database, now }: Shop): Promise<number> {
  return database.transaction(async (sql) => {
    const missed = await returnsWithoutEntries(sql, new Date(now().getTime() - KEPT_IN_SIGHT_MS));
    await postEntries(
      sql,
      missed.map((refund) => refundAccepted(refund, refund.amount, refund.at)),
    );
    return missed.length;
  });
}
