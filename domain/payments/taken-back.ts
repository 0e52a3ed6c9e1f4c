// What a buyer is told when a bank has taken money back for good (ADR 146). A returned debit and a recalled transfer are their
// own bank's doing; everything else is an objection of whoever owns the card or the account.

export type TakenBackWay = 'debit' | 'transfer' | 'dispute';

/** What providers call a direct debit: Stripe `sepa_debit`, Mollie `directdebit`, the demo bank `direct-debit`. */
const DEBIT = /debit$/;

/** @param method what was paid with, as the provider calls it; null where it did not say */
export function takenBackWay(provider: string, method: string | null): TakenBackWay {
  if (provider === 'transfer') return 'transfer';
  return DEBIT.test(method ?? '') ? 'debit' : 'dispute';
}
