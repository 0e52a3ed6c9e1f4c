// A code whose time is over is owed no more: what was left on it lapses, in the night after its last day. Where more is
// spent of it than is owed, because somebody's payment took days, that much of what had lapsed is owed again.
import { codeLapsed, codeRevived } from '../../../domain/ledger/code-entries.ts';
import { voucherTime } from '../../../domain/vouchers/voucher-time.ts';
import { postEntries } from '../../ledger/post-entries.ts';
import type { Database } from '../../platform/database/sql.ts';
import { randomId } from '../../platform/random-id.ts';
import { endedCodesToPost, lockCodesForLedger, lockOwedForEnded } from './code-value-store.ts';

const AT_ONCE = 500;

/** Posts what has lapsed; returns of how many codes, without those that somebody holds. May be run any number of times. */
export async function lapseCodes(database: Database, now: Date): Promise<number> {
  let count = 0;
  for (let after = ''; ; ) {
    const { codes, posted } = await lapseSome(database, now, after);
    count += posted;
    if (codes.length < AT_ONCE) return count;
    after = codes.at(-1) as string;
  }
}

type Lapsed = {
  /** Those that one transaction looked at, in order. */
  readonly codes: readonly string[];
  readonly posted: number;
};

function lapseSome(database: Database, now: Date, after: string): Promise<Lapsed> {
  return database.transaction(async (sql) => {
    await lockCodesForLedger(sql);
    const time = voucherTime(now);
    const codes = await endedCodesToPost(sql, { time, now, after, most: AT_ONCE });
    const ended = await lockOwedForEnded(sql, { time, now, codes });
    const id = randomId();
    await postEntries(
      sql,
      ended.map(({ code, owed, vat_value }) => {
        const value = { code, amount: Math.abs(owed), vat_value: vat_value ?? undefined };
        return owed > 0 ? codeLapsed(value, id, now) : codeRevived(value, id, now);
      }),
    );
    return { codes, posted: ended.length };
  });
}
