// What was given back of orders, and the ledger.
import type { Sql } from '../../../platform/database/sql.ts';
import { type DifferingReturn, differingReturns } from './check-returns-store.ts';
import { money } from './money.ts';

/** A sentence for each difference. */
export async function checkReturns(sql: Sql): Promise<string[]> {
  return (await differingReturns(sql)).flatMap(sentencesOf);
}

function sentencesOf(found: DifferingReturn): string[] {
  const { number, amount, owed, owed_posted, tax, tax_posted } = found;
  const what = `Order ${number}: ${money(amount)} of it were given back`;
  if (!found.known) return [`${what}, and the ledger does not know it.`];
  return [
    ...(owed === owed_posted
      ? []
      : [`${what}, ${money(owed)} to its payer, in the ledger ${money(owed_posted)}.`]),
    ...(tax === tax_posted ? [] : [`${what} with ${money(tax)} of VAT, in the ledger ${money(tax_posted)}.`]),
  ];
}
