// Sums up the ledger in a test as the job does in a quarter of an hour. Transactions in other databases of the same server keep it
// waiting, too.
import { setTimeout } from 'node:timers/promises';
import { sumUpLedger } from '../../figures/sums/sum-up-ledger.ts';
import type { Database } from '../../platform/database/sql.ts';

const MOST_PASSES = 400;
const PAUSE_MS = 50;

/** Runs the job until every entry is in the sums. @throws Error if that takes twenty seconds */
export async function sumUpAll(database: Database, now: Date): Promise<void> {
  for (let pass = 1; pass <= MOST_PASSES; pass += 1) {
    await sumUpLedger({ database, now: () => new Date(now.getTime() + pass * 60_000) });
    const { rows } = await database.executeSql(
      'select 1 from ledger_summed where until_entry = coalesce((select max(id) from ledger_entry), 0)',
    );
    if (rows.length === 1) return;
    await setTimeout(PAUSE_MS);
  }
  throw new Error('the ledger was not summed up');
}
