// The entries of money that comes, goes and is kept by others (spec operations 4).
import type { Cents } from '../money.ts';
import { type Account, accountOfProvider } from './accounts.ts';
import { credit, debit, type Entry, makeEntry } from './entry.ts';

export type PaymentOf = { readonly id: string; readonly provider: string };

/** Money has arrived for a payment. */
export function moneyArrived({ id, provider }: PaymentOf, amount: Cents, at: Date): Entry {
  return makeEntry({
    key: `money-arrived:${id}`,
    cause: 'money-arrived',
    at,
    payment_id: id,
    postings: [debit(accountOfProvider(provider), amount), credit('payers', amount)],
  });
}

export type RefundOf = { readonly id: string; readonly payment_id: string; readonly provider: string };

/** The provider has accepted a refund: the money is no longer there. */
export function refundAccepted({ id, payment_id, provider }: RefundOf, amount: Cents, at: Date): Entry {
  return makeEntry({
    key: `refund-accepted:${id}`,
    cause: 'refund-accepted',
    at,
    payment_id,
    refund_id: id,
    postings: [debit('payers', amount), credit(accountOfProvider(provider), amount)],
  });
}

/** A refund that was accepted did not reach the payer: the provider has its money again. */
export function refundFailed({ id, payment_id, provider }: RefundOf, amount: Cents, at: Date): Entry {
  return makeEntry({
    key: `refund-failed:${id}`,
    cause: 'refund-failed',
    at,
    payment_id,
    refund_id: id,
    postings: [debit(accountOfProvider(provider), amount), credit('payers', amount)],
  });
}

/** What payers' banks have taken of a payment: until the dispute is decided, and for good. */
export type TakenBack = { readonly inDispute: Cents; readonly lost: Cents };

/**
 * Brings the ledger from what it knows to be taken back to what the provider says. A dispute may be opened and decided
 * more than once.
 * @param number of entries about disputes of this payment before
 */
export function disputeMoved(
  { id, provider }: PaymentOf,
  before: TakenBack,
  now: TakenBack,
  number: number,
  at: Date,
): Entry[] {
  const opened = now.inDispute - before.inDispute;
  const lost = now.lost - before.lost;
  // What is decided leaves the dispute; the rest comes from the provider or returns to it.
  const decided = opened < 0 && lost > 0 ? Math.min(-opened, lost) : 0;
  const moves: readonly [Cents, Account, Account][] = [
    [decided, 'payers', 'in-dispute'],
    [opened + decided, 'in-dispute', accountOfProvider(provider)],
    [lost - decided, 'payers', accountOfProvider(provider)],
  ];
  return moves
    .filter(([amount]) => amount !== 0)
    .map(([amount, to, from], index) =>
      makeEntry({
        key: `dispute:${id}:${number + index + 1}`,
        cause: amount < 0 ? 'dispute-won' : to === 'payers' ? 'dispute-lost' : 'dispute-opened',
        at,
        payment_id: id,
        postings: [debit(to, amount), credit(from, amount)],
      }),
    );
}

/**
 * The provider's fee for a payment is known, or has changed.
 * @param before what the ledger knew of it
 * @param fee all of it; below `before` where the provider gave some back
 */
export function feeLearnt({ id, provider }: PaymentOf, before: Cents, fee: Cents, at: Date): Entry[] {
  if (fee === before) return [];
  const amount = fee - before;
  return [
    makeEntry({
      key: `fee:${id}:${before}:${fee}`,
      cause: 'fee',
      at,
      payment_id: id,
      postings: [debit('fees', amount), credit(accountOfProvider(provider), amount)],
    }),
  ];
}

/**
 * What a provider keeps of a movement, or for its service: it is learnt with the payout of which it is a part.
 * @param reference the provider's id of the movement
 */
export function feeOfPart(
  provider: string,
  {
    reference,
    payment_id,
    fee,
  }: { readonly reference: string; readonly payment_id: string | null; readonly fee: Cents },
  at: Date,
): Entry[] {
  if (fee === 0) return [];
  return [
    makeEntry({
      key: `fee-of-part:${provider}:${reference}`,
      cause: 'fee',
      at,
      payment_id: payment_id ?? undefined,
      postings: [debit('fees', fee), credit(accountOfProvider(provider), fee)],
    }),
  ];
}

export type PayoutOf = { readonly provider: string; readonly reference: string; readonly amount: Cents };

/** A provider has paid out what it held. */
export function paidOut({ provider, reference, amount }: PayoutOf, at: Date): Entry {
  return makeEntry({
    key: `payout:${provider}:${reference}`,
    cause: 'payout',
    at,
    postings: [debit('bank', amount), credit(accountOfProvider(provider), amount)],
  });
}

/** A payout did not reach the bank: the provider has the money again. */
export function payoutFailed({ provider, reference, amount }: PayoutOf, at: Date): Entry {
  return makeEntry({
    key: `payout-failed:${provider}:${reference}`,
    cause: 'payout',
    at,
    postings: [debit(accountOfProvider(provider), amount), credit('bank', amount)],
  });
}

/** A person mends what differs, and says why. */
export function correction(
  key: string,
  { from, to, amount }: { readonly from: Account; readonly to: Account; readonly amount: Cents },
  about: Pick<Entry, 'payment_id' | 'booking_id'> & { readonly at: Date; readonly note: string },
): Entry {
  const postings = [debit(to, amount), credit(from, amount)];
  return makeEntry({ key: `correction:${key}`, cause: 'correction', ...about, postings });
}
