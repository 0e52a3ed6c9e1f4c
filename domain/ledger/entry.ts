// An entry of the ledger: one movement and its postings, which sum to zero. The database refuses any other (ADR 096).
import type { Cents } from '../money.ts';
import type { Account } from './accounts.ts';

export const CAUSES = [
  'money-arrived',
  'order-sold',
  'order-given-back',
  'refund-accepted',
  'refund-failed',
  'dispute-opened',
  'dispute-won',
  'dispute-lost',
  'fee',
  'payout',
  'codes-imported',
  'codes-withdrawn',
  'code-lapsed',
  'code-revived',
  'code-replaced',
  'correction',
] as const;
export type Cause = (typeof CAUSES)[number];

export type Posting = {
  readonly account: Account;
  /** Debit positive, credit negative, never 0. */
  readonly amount: Cents;
  /** Percent, of `sales` and `vat`; absent outside of VAT. */
  readonly vat_value?: number | undefined;
  /** The kind of product, of `sales`. */
  readonly product?: string | undefined;
  /** What was sold, of `sales`: the id of its line in the order. */
  readonly item?: string | undefined;
  /** The code whose value it is. */
  readonly code?: string | undefined;
};

export type Entry = {
  /** What happened, such that it is written once: an entry whose key is there already is not written again. */
  readonly key: string;
  readonly cause: Cause;
  readonly at: Date;
  readonly payment_id?: string | undefined;
  readonly refund_id?: string | undefined;
  readonly booking_id?: string | undefined;
  /** Why, where a person decided. */
  readonly note?: string | undefined;
  readonly postings: readonly Posting[];
};

/**
 * An entry without the postings that are zero.
 * @throws Error when the others do not sum to zero
 */
export function makeEntry(entry: Entry): Entry {
  const postings = entry.postings.filter(({ amount }) => amount !== 0);
  const sum = sumOf(postings);
  if (sum !== 0) throw new Error(`the ledger's entry ${entry.key} would sum to ${sum}`);
  return { ...entry, postings };
}

/** What postings, or parts of an amount, come to, in cents. */
export function sumOf(parts: readonly Pick<Posting, 'amount'>[]): Cents {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

export function debit(
  account: Account,
  amount: Cents,
  of: Omit<Posting, 'account' | 'amount'> = {},
): Posting {
  return { account, amount, ...of };
}

export function credit(
  account: Account,
  amount: Cents,
  of: Omit<Posting, 'account' | 'amount'> = {},
): Posting {
  return { account, amount: -amount, ...of };
}
