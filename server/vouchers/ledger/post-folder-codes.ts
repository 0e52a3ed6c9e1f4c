// Codes that the museum sold elsewhere: once they are imported, something is owed for them here; once they leave the
// folder, nothing is. Posted by what differs, so that an import that changes nothing posts nothing.
import { codeRevived, codesImported } from '../../../domain/ledger/code-entries.ts';
import { voucherTime } from '../../../domain/vouchers/voucher-time.ts';
import { postEntries } from '../../ledger/post-entries.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { randomId } from '../../platform/random-id.ts';
import { folderCodesToPost, lockCodesForLedger } from './code-value-store.ts';

/** Posts what codes of the folder are worth now, in the transaction that changed them. */
export async function postFolderCodes(sql: Sql, now: Date): Promise<void> {
  await lockCodesForLedger(sql);
  const differing = await folderCodesToPost(sql, voucherTime(now));
  const changes = differing.map(({ code, change, lapsed, vat_value }) => {
    // A code that ended and is valid for longer now.
    const revived = Math.min(Math.max(0, change), Math.max(0, lapsed));
    return { code, vat_value: vat_value ?? undefined, revived, amount: change - revived };
  });
  const id = randomId();
  await postEntries(sql, [
    ...changes
      .filter(({ revived }) => revived > 0)
      .map(({ code, vat_value, revived }) => codeRevived({ code, vat_value, amount: revived }, id, now)),
    ...codesImported(
      changes.filter(({ amount }) => amount !== 0),
      id,
      now,
    ),
  ]);
}
