// What a buyer is told when a bank has taken money back for good (ADR 146). A returned debit and a recalled transfer are their
// own bank's doing; everything else is an objection of whoever owns the card or the account. And whether it can be noted that
// such an order was paid again (ADR 149).

import type { Cents } from '../money.ts';

export type TakenBackWay = 'debit' | 'transfer' | 'dispute';

/** What providers call a direct debit: Stripe `sepa_debit`, Mollie `directdebit`, the demo bank `direct-debit`. */
const DEBIT = /debit$/;

/** @param method what was paid with, as the provider calls it; null where it did not say */
export function takenBackWay(provider: string, method: string | null): TakenBackWay {
  if (provider === 'transfer') return 'transfer';
  return DEBIT.test(method ?? '') ? 'debit' : 'dispute';
}

/** Why it cannot be noted that an order was paid again. */
export const PAID_AGAIN_PROBLEMS = [
  /** It was given back: nothing is owed. */
  'givenBack',
  /** No money of it was taken back, or all of it has come again. */
  'nothingOpen',
  /** Banks have taken parts alone: the order would lose sight of the rest, which its first payment still has. */
  'partTaken',
  /** The amount is not what is open. */
  'amountDiffers',
] as const;
export type PaidAgainProblem = (typeof PAID_AGAIN_PROBLEMS)[number];

/**
 * @param due what banks have taken back for good and is owed, in cents
 * @param isPart whether they have left something of a payment
 * @returns undefined where it can be noted
 */
export function paidAgainProblem(
  {
    state,
    due,
    isPart,
  }: { readonly state: 'confirmed' | 'refunded'; readonly due: Cents; readonly isPart: boolean },
  amount: Cents = due,
): PaidAgainProblem | undefined {
  if (state === 'refunded') return 'givenBack';
  if (due <= 0) return 'nothingOpen';
  if (isPart) return 'partTaken';
  return amount === due ? undefined : 'amountDiffers';
}
