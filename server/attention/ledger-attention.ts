import type { AttentionItem } from '../../domain/attention.ts';
import { lastCheck } from '../ledger/books/check-at-night.ts';
import type { Sql } from '../platform/database/sql.ts';

/** Does the ledger agree with everything else, as of last night? */
export async function ledgerAttention(sql: Sql): Promise<AttentionItem[]> {
  const last = await lastCheck(sql);
  return last && last.differences > 0
    ? [{ kind: 'ledger-differs', since: last.at, details: String(last.differences) }]
    : [];
}
