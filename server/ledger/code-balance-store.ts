// The SQL that reads what the ledger knows of codes of value: what is owed for them, and what of it has lapsed.
import { sql as raw } from 'kysely';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, list, nullable, numeric, text } from '../platform/database/sql-type.ts';
import { byHand } from '../platform/database/statement.ts';

// By hand: sums that Kysely would count as text.
const lapsedStatement = byHand(
  'lapsed-of-codes',
  { codes: list(text()) },
  { code: text(), amount: bigint(), vat_value: nullable(numeric()) },
  ({ codes }) => raw`
    select coalesce(p.code, '') as code, -sum(p.amount)::bigint as amount, c.vat_value
    from ledger_posting p left join voucher_code c on c.barcode = p.code
    where p.code = any (${codes}) and p.account = 'vouchers-lapsed'
    group by p.code, c.vat_value having sum(p.amount) <> 0 order by p.code`,
);

/** What has lapsed of codes, in cents; those of which nothing has are left out. */
export function readLapsed(
  sql: Sql,
  codes: readonly string[],
): Promise<{ code: string; amount: number; vat_value: number | null }[]> {
  return sql.all(lapsedStatement, { codes });
}
