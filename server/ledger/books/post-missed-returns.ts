// What was given back from the register or the terminal is posted when staff note it (ADR 118). An older process posted it before,
// when it was to be given back, and so posts nothing when staff note there what a newer process has written. An entry has one key:
// what was posted already is not posted again.
import { refundAccepted } from '../../../domain/ledger/money-entries.ts';
import type { Database } from '../../platform/database/sql.ts';
import { postEntries } from '../post-entries.ts';
import { returnsWithoutEntries } from './backfill-store.ts';

/** Posts what older processes have left out, on the day on which it was noted. */
export function postMissedReturns({ database }: { readonly database: Database }): Promise<void> {
  return database.transaction(async (sql) => {
    const missed = await returnsWithoutEntries(sql);
    await postEntries(
      sql,
      missed.map((refund) => refundAccepted(refund, refund.amount, refund.at)),
    );
  });
}
