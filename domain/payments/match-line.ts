// Which transfer a line of a bank statement belongs to (ADR 100): by its reference alone, because amounts and names repeat.
// What is not certain is left to a person.
import type { Cents } from '../money.ts';
import { type Day, daysApart } from '../museum-time.ts';
import { referencesIn } from './creditor-reference.ts';

export type LineToMatch = {
  readonly booked_on: Day;
  /** Negative for what left the account. */
  readonly amount: Cents;
  /** ISO 4217. */
  readonly currency: string;
  /** Everything that payer and bank wrote. */
  readonly said: string;
  /** The bank says that it takes back an earlier line. */
  readonly reversal: boolean;
};

export type TransferToMatch = {
  readonly payment_id: string;
  readonly reference: string;
  readonly received: Cents;
  readonly taken_back: Cents;
  /** What staff are to send back of it. */
  readonly due: readonly Returned[];
  /** What staff said that they have sent back, and no statement has shown yet. */
  readonly noted: readonly (Returned & { readonly sent_on: Day })[];
};

type Returned = { readonly id: string; readonly amount: Cents };

/** Why a person has to look. */
export type OpenReason =
  | 'no-reference'
  | 'unknown-reference'
  | 'several-references'
  | 'foreign-currency'
  | 'unclear-return'
  | 'perhaps-twice'
  /** Staff have noted a transfer for its order: this may be that money. */
  | 'perhaps-noted';

export type LineMatch =
  | { readonly state: 'matched'; readonly role: 'payment' | 'reversal'; readonly payment_id: string }
  | {
      readonly state: 'matched';
      readonly role: 'return';
      readonly payment_id: string;
      readonly return_id: string;
    }
  | { readonly state: 'open'; readonly why: OpenReason }
  /** It left the account and has nothing to do with the shop: the shop does not keep it. */
  | { readonly state: 'foreign' };

const CURRENCY = 'EUR';

/** @param transfers those whose references the line names */
export function matchLine(line: LineToMatch, transfers: readonly TransferToMatch[]): LineMatch {
  const named = referencesIn(line.said);
  const found = transfers.filter(({ reference }) => named.includes(reference));
  const [transfer, ...others] = found;
  if (!transfer && line.amount < 0) return { state: 'foreign' };
  if (!transfer) return { state: 'open', why: named.length > 0 ? 'unknown-reference' : 'no-reference' };
  if (others.length > 0) return { state: 'open', why: 'several-references' };
  return matchWith(line, transfer, returnShownBy(line, transfer, DAYS_APART));
}

/**
 * The part that a line plays for a transfer that a person has chosen. What the bank marks as taken back is that, also where staff
 * have noted the same amount: their money has a line of its own. Of other debits they know better than the bank's words; and what
 * they have noted may be much older or newer than its line.
 */
export function matchWithChosen(line: LineToMatch, transfer: TransferToMatch): LineMatch {
  const sent = returnShownBy(line, transfer, Number.POSITIVE_INFINITY);
  const marked = line.amount < 0 && line.reversal ? matchWith(line, transfer, sent) : undefined;
  if (marked?.state === 'matched') return marked;
  return matchWith({ ...line, reversal: line.amount < 0 && !sent }, transfer, sent);
}

/** Between the day on which staff said that money was sent, and that on which the bank booked it. */
const DAYS_APART = 14;

/**
 * What a debit sends back. What staff have sent already comes before what is still due: two parts of an order may cost the same,
 * and the second must not count as sent because a statement shows the first. Of several, it is the one noted nearest to the day.
 */
function returnShownBy(
  { amount, booked_on }: LineToMatch,
  { due, noted }: TransferToMatch,
  mostDays: number,
): Returned | undefined {
  const daysFrom = ({ sent_on }: { readonly sent_on: Day }) => Math.abs(daysApart(sent_on, booked_on));
  const [shown] = noted
    .filter((each) => each.amount === -amount && daysFrom(each) <= mostDays)
    .toSorted((one, other) => daysFrom(one) - daysFrom(other));
  return shown ?? due.find((each) => each.amount === -amount);
}

/** The part that a line plays for a transfer that it belongs to. @param sent what it sends back, if it is a debit */
function matchWith(line: LineToMatch, transfer: TransferToMatch, sent: Returned | undefined): LineMatch {
  const { payment_id } = transfer;
  if (line.currency !== CURRENCY) return { state: 'open', why: 'foreign-currency' };
  // Money that was sent back and did not reach the payer.
  if (line.amount > 0 && line.reversal) return { state: 'open', why: 'unclear-return' };
  if (line.amount > 0) return { state: 'matched', role: 'payment', payment_id };
  return matchDebit(line, transfer, sent);
}

function matchDebit(
  { amount, reversal }: LineToMatch,
  { payment_id, received, taken_back }: TransferToMatch,
  sent: Returned | undefined,
): LineMatch {
  if (sent && !reversal) return { state: 'matched', role: 'return', payment_id, return_id: sent.id };
  if (reversal && received - taken_back >= -amount) return { state: 'matched', role: 'reversal', payment_id };
  return { state: 'open', why: 'unclear-return' };
}
