// A person mends what the ledger says of money that no part of the shop moves: PayPal's own payouts, a fee on a bank statement.
// The mistake stays, and another entry is written beside it, with the reason, in the journal of acts as well (ADR 096).
import type { Account } from '../../../domain/ledger/accounts.ts';
import { correction } from '../../../domain/ledger/money-entries.ts';
import type { Cents } from '../../../domain/money.ts';
import { PAYMENT_MEANS } from '../../../domain/payments/elsewhere.ts';
import type { Actor } from '../../../domain/staff/act.ts';
import { PROVIDER_NAMES } from '../../payments/provider-names.ts';
import type { Database } from '../../platform/database/sql.ts';
import { randomId } from '../../platform/random-id.ts';
import { cents } from '../../returns/command/refund-arguments.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { postEntries } from '../post-entries.ts';

export type Correction = {
  readonly from: Account;
  readonly to: Account;
  readonly amount: Cents;
  readonly reason: string;
};

/**
 * Those that hold money and nothing else. What sales, VAT, payers and vouchers say belongs to an order, a payment or a code,
 * and is mended by giving back.
 */
const OF_MONEY: readonly Account[] = [
  'bank',
  'fees',
  'corrections',
  ...[...PROVIDER_NAMES, ...PAYMENT_MEANS]
    .filter((name) => name !== 'transfer')
    .map((name): Account => `provider:${name}`),
];

/** What the arguments `FROM TO AMOUNT --reason WHY` ask for; otherwise what is wrong with them. */
export function correctionOf(args: readonly string[]): Correction | string {
  const [from = '', to = '', amount, flag, ...words] = args;
  const unknown = [from, to].find((name) => !OF_MONEY.some((account) => account === name));
  if (unknown !== undefined) return `${unknown || 'FROM'} is no account of money: ${OF_MONEY.join(', ')}.`;
  if (from === to) return 'FROM and TO are the same account.';
  const sum = cents(amount);
  if (sum === undefined || sum === 'wrong' || sum === 0)
    return `${amount ?? 'AMOUNT'} is no amount, such as 12.50.`;
  const reason = words.join(' ').trim();
  if (flag !== '--reason' || reason === '') return 'A correction needs a --reason.';
  return { from: from as Account, to: to as Account, amount: sum, reason };
}

/** Writes the correction and who made it. */
export function correctLedger(
  database: Database,
  { from, to, amount, reason }: Correction,
  { by, now }: { readonly by: Actor; readonly now: Date },
): Promise<void> {
  return database.transaction(async (sql) => {
    const key = randomId();
    await postEntries(sql, [correction(key, { from, to, amount }, { at: now, note: reason })]);
    const on = { kind: 'ledger', id: `correction:${key}` } as const;
    await writeAct(sql, { by, verb: 'ledger.corrected', on, after: { from, to, amount }, reason }, now);
  });
}
