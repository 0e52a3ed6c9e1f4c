// Orders and their payments. What was given back of either is compared with the ledger by itself, so that payments less refunds are
// what the orders cost less returns, where these agree.
import type { Sql } from '../../../platform/database/sql.ts';
import { differentlyPaid } from './check-paid-store.ts';
import { money } from './money.ts';

/** A sentence for each difference. */
export async function checkPaid(sql: Sql): Promise<string[]> {
  return (await differentlyPaid(sql)).map(
    ({ number, cost, paid, currency }) =>
      `Order ${number}: ${money(cost)} were due, and ${currency === 'EUR' ? money(paid) : `${(paid / 100).toFixed(2)} ${currency}`} were paid.`,
  );
}
