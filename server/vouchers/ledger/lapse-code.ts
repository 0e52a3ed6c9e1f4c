// A single code's value lapses while the code is, or becomes, valid: it can then be spent for less than it was sold for. Its pool
// says so, as the ledger does: capacity = amount − lapsed (ADR 098).
import { codeLapsed, codeRevived } from '../../../domain/ledger/code-entries.ts';
import { setOncePools, sweepOncePools } from '../../capacity/once-pools.ts';
import { lapsedOf } from '../../ledger/code-balances.ts';
import { postEntries } from '../../ledger/post-entries.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type LooseValue, readLooseValue } from './code-value-store.ts';

type Posted = {
  /** Of what makes it lapse: it names the entry. */
  readonly id: string;
  readonly now: Date;
};

/**
 * Lets what is left on a code lapse, whether or not the night has done so; what carts hold stays. Where more was spent than is
 * owed, that much is owed again first. The code and its pool are locked.
 * @param most cents that lapse; all where it is left out
 */
export async function lapseCode(
  sql: Sql,
  { code, pool_id }: { readonly code: string; readonly pool_id: string },
  { id, now }: Posted,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  await sweepOncePools(sql, [pool_id], now);
  const value = await readLooseValue(sql, code);
  if (!value) return;
  const change = Math.min(most, Math.max(value.loose, -value.lapsed));
  await postEntries(sql, entriesOf(code, value, change, { id, now }));
  await setOncePools(sql, [{ id: pool_id, capacity: value.amount - value.lapsed - change }]);
}

function entriesOf(code: string, { vat_value }: LooseValue, change: number, { id, now }: Posted) {
  if (change === 0) return [];
  const value = { code, amount: Math.abs(change), vat_value: vat_value ?? undefined };
  return [change > 0 ? codeLapsed(value, id, now) : codeRevived(value, id, now)];
}

/**
 * All that had lapsed of a code is owed again and can be spent.
 * @returns how many cents that were
 */
export async function reviveCode(
  sql: Sql,
  code: { readonly barcode: string; readonly pool_id: string; readonly amount: number },
  { id, now }: Posted,
): Promise<number> {
  const [lapsed] = await lapsedOf(sql, [code.barcode]);
  if (!lapsed) return 0;
  await postEntries(sql, [codeRevived(lapsed, id, now)]);
  await setOncePools(sql, [{ id: code.pool_id, capacity: code.amount }]);
  return lapsed.amount;
}
