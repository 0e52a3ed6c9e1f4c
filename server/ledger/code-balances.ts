// What the ledger knows of codes of value, for the modules that change them.
import type { CodeValue } from '../../domain/ledger/sold.ts';
import type { Sql } from '../platform/database/sql.ts';
import { readLapsed } from './code-balance-store.ts';

/** What has lapsed of codes, in cents; those of which nothing has are left out. Without codes nothing is asked. */
export async function lapsedOf(sql: Sql, codes: readonly string[]): Promise<CodeValue[]> {
  if (codes.length === 0) return [];
  const lapsed = await readLapsed(sql, codes);
  return lapsed.map(({ vat_value, ...code }) => ({ ...code, vat_value: vat_value ?? undefined }));
}
