// Proves that the ledger, orders, payments, refunds, codes and payouts agree, and names each difference (spec operations 4).
import type { Database } from '../../../platform/database/sql.ts';
import { checkCodes } from './check-codes.ts';
import { checkEntries, checkOrders } from './check-orders.ts';
import { checkPaid } from './check-paid.ts';
import { checkPayments, openItems } from './check-payments.ts';
import { checkPayouts } from './check-payouts.ts';
import { checkReturns } from './check-returns.ts';

export type LedgerReport = {
  /** A sentence for each, in English, for staff. */
  readonly differences: readonly string[];
  /** What payers owe or are owed: no differences, but somebody may have to act. */
  readonly open: readonly string[];
};

/** Compares everything. Each comparison is one statement, so that what is sold meanwhile is in both sides or in neither. */
export function checkLedger(database: Database, now: Date): Promise<LedgerReport> {
  return database.transaction(
    async (sql) => ({
      differences: [
        ...(await checkEntries(sql)),
        ...(await checkOrders(sql)),
        ...(await checkPaid(sql)),
        ...(await checkReturns(sql)),
        ...(await checkPayments(sql)),
        ...(await checkCodes(sql, now)),
        ...(await checkPayouts(sql)),
      ],
      open: await openItems(sql),
    }),
    { patient: true },
  );
}
