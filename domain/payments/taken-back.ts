// What a buyer is told when a bank has taken money back for good (ADR 146). A returned debit and a recalled transfer are their
// own bank's doing; everything else is an objection of whoever owns the card or the account. And what is owed then, whether it
// can be noted that it was paid again (ADR 149), and what becomes of the rest where a bank has taken a part alone (ADR 150).

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
  /** The amount is not what is open. */
  'amountDiffers',
] as const;
export type PaidAgainProblem = (typeof PAID_AGAIN_PROBLEMS)[number];

/**
 * @param due what banks have taken back for good and is owed, in cents
 * @returns undefined where it can be noted
 */
export function paidAgainProblem(
  { state, due }: { readonly state: 'confirmed' | 'refunded'; readonly due: Cents },
  amount: Cents = due,
): PaidAgainProblem | undefined {
  if (state === 'refunded') return 'givenBack';
  if (due <= 0) return 'nothingOpen';
  return amount === due ? undefined : 'amountDiffers';
}

/** What is known of a payment of which a bank has taken something back, in cents. */
export type TakenBackFacts = {
  readonly amount: Cents;
  /** Sent back by the museum, or to be sent. */
  readonly given_back: Cents;
  /** With the bank until it has decided. */
  readonly in_dispute: Cents;
  /** Gone for good. */
  readonly lost: Cents;
  /** Of returns, what was not sent because the bank has it. */
  readonly waiting: Cents;
  /** Of `given_back`, what was not sent yet. */
  readonly unsent: Cents;
  /** By payments that make good what was lost. */
  readonly repaid: Cents;
  /** Of that, what goes back because the bank has given its money back after all. */
  readonly repaid_back: Cents;
};

/** What the order owes, because its payer has it again and nobody has paid it again. */
export function owedAgain(facts: TakenBackFacts): Cents {
  return Math.max(0, facts.lost - facts.waiting - unsendable(facts) - madeGood(facts));
}

/**
 * What of a payment the bank has and nothing has been set against: what is given back of the order is met by this first, and
 * sent only as far as it goes beyond it.
 */
export function heldByBank(facts: TakenBackFacts): Cents {
  const { in_dispute, lost, waiting } = facts;
  return Math.max(0, in_dispute + lost - waiting - madeGood(facts));
}

/** What can still be given back of a payment, sent or met by what the bank has. */
export function leftOfPayment(facts: TakenBackFacts): Cents {
  const { amount, given_back, waiting } = facts;
  return Math.max(0, amount - given_back - waiting - madeGood(facts));
}

/** Whether a refund that was written before can be sent beside what the bank has. */
export function canBeSent(facts: TakenBackFacts): boolean {
  return unsendable(facts) === 0;
}

/** Does the payment still have some of its money? */
export function hasSomeLeft({ amount, given_back, in_dispute, lost }: TakenBackFacts): boolean {
  return in_dispute + lost < amount - given_back;
}

/** What makes good a loss that came back after all makes nothing good any more. */
export function madeGood({ repaid, repaid_back }: TakenBackFacts): Cents {
  return Math.max(0, repaid - repaid_back);
}

/** What was to be sent back when the bank took it. */
function unsendable({ amount, given_back, in_dispute, lost, unsent }: TakenBackFacts): Cents {
  return Math.min(unsent, Math.max(0, given_back + in_dispute + lost - amount));
}

type Owing = {
  readonly total: Cents;
  readonly taken_back?: Cents;
  readonly returns?: readonly { readonly money: Cents }[];
  readonly supplements?: readonly { readonly amount: Cents }[];
};

/** Is a part alone of what was paid for an order, and not given back, owed again? */
export function isPartOwed({ total, taken_back = 0, returns = [], supplements = [] }: Owing): boolean {
  const paid = supplements.reduce((sum, { amount }) => sum + amount, total);
  return taken_back < returns.reduce((left, { money }) => left - money, paid);
}
