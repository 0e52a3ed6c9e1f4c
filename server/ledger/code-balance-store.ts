// The SQL that reads what the ledger knows of codes of value: what is owed for them, and what of it has lapsed.
import { sql as raw } from 'kysely';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, list, text } from '../platform/database/sql-type.ts';
import { byHand } from '../platform/database/statement.ts';

// By hand: sums that Kysely would count as text.
const lapsedStatement = byHand(
  'lapsed-of-codes',
  { codes: list(text()) },
  { code: text(), amount: bigint() },
  ({ codes }) => raw`
    select coalesce(code, '') as code, -sum(amount)::bigint as amount from ledger_posting
    where code = any (${codes}) and account = 'vouchers-lapsed'
    group by code having sum(amount) <> 0 order by code`,
);

/** What has lapsed of codes, in cents; those of which nothing has are left out. */
export function readLapsed(sql: Sql, codes: readonly string[]): Promise<{ code: string; amount: number }[]> {
  return sql.all(lapsedStatement, { codes });
}
