// Which payments need a person (spec operations 2): those about which the shop has done all that it can do by itself.
import type { AttentionItem, AttentionKind } from '../attention.ts';
import type { Cents } from '../money.ts';
import { isUndecided, type PaymentState } from './payment-state.ts';
import { isOpenRefund, type RefundState } from './refund-state.ts';

export type RefundFacts = {
  readonly amount: Cents;
  readonly state: RefundState;
  readonly isOurs: boolean;
  /** Which try it was for this money. */
  readonly attempt: number;
  readonly requested: Date;
};

export type PaymentFacts = {
  readonly state: PaymentState;
  readonly amount: Cents;
  readonly givenBack: Cents;
  readonly created: Date;
  /** Until when its cart is held: a transfer has days. */
  readonly heldUntil: Date;
  /** Does the shop still ask the provider by itself? */
  readonly isAsked: boolean;
  readonly problem: { readonly text: string; readonly since: Date } | undefined;
  readonly disputeDue: Date | undefined;
  /** What the payer’s bank has until it has decided. */
  readonly inDispute: Cents;
  /** What it has taken for good and nobody has paid again. */
  readonly owed: Cents;
  readonly order: 'valid' | 'refunded' | undefined;
  /** When its money came. */
  readonly received: Date | undefined;
  /** It was taken elsewhere, and nobody can be asked about it. */
  readonly isElsewhere: boolean;
  /** Its order was paid elsewhere as well. */
  readonly isTwice: boolean;
  readonly refunds: readonly RefundFacts[];
};

type Found = Pick<AttentionItem, 'kind' | 'since' | 'due' | 'amount' | 'details'>;

const HOUR = 3600_000;
const DAY = 24 * HOUR;
/** A provider that is away for a moment needs nobody. */
const TROUBLE_MS = HOUR;
/** Pages for paying are closed after a day at the latest; a debit takes up to 14 business days. */
const UNDECIDED_MS = { started: DAY, pending: 21 * DAY };
const REFUND_MS = 14 * DAY;
/** What staff may know of already is shown for a while. */
export const SHOWN_MS = 60 * DAY;
/** After five tries, the shop sends no further refund. */
export const LAST_ATTEMPT = 5;

/** What a person has to look at; nothing for almost all payments. */
export function attentionTo(payment: PaymentFacts, now: Date): Found[] {
  return [
    ...undecided(payment, now),
    ...failedRefunds(payment),
    ...slowRefunds(payment, now),
    ...toReturnElsewhere(payment),
    ...paidTwice(payment, now),
    ...takenBack(payment),
    ...returnedElsewhere(payment, now),
  ];
}

function undecided(payment: PaymentFacts, now: Date): Found[] {
  const { state, amount, created, heldUntil, problem, isAsked, refunds } = payment;
  const isOpen = isUndecided(state) || refunds.some((refund) => isOpenRefund(refund.state));
  if (isOpen && problem && isOlder(problem.since, TROUBLE_MS, now))
    return [{ kind: 'provider-unclear', since: problem.since, amount, details: problem.text }];
  if (state !== 'started' && state !== 'pending') return [];
  // Its order is held, and may be paid at the desk or online.
  if (payment.isElsewhere && heldUntil > now) return [];
  const waited = heldUntil > created ? heldUntil : created;
  return !isAsked || isOlder(waited, UNDECIDED_MS[state], now)
    ? [{ kind: 'payment-undecided', since: created, amount }]
    : [];
}

/** Of money that must all go back, what nothing is under way for; of parts, those that failed for the last time. */
function failedRefunds({ state, amount, givenBack, created, refunds }: PaymentFacts): Found[] {
  const kind: AttentionKind = 'refund-failed';
  const tries = refunds.filter(({ isOurs }) => isOurs);
  const last = tries.at(-1)?.requested ?? created;
  if (state === 'refund-due')
    return givenBack < amount ? [{ kind, since: last, amount: amount - givenBack }] : [];
  if (state !== 'paid') return [];
  return tries
    .filter((refund) => refund.state === 'failed' && refund.attempt >= LAST_ATTEMPT)
    .filter((failed) => !refunds.some((other) => isMadeUpFor(failed, other)))
    .map((failed) => ({ kind, since: failed.requested, amount: failed.amount }));
}

function isMadeUpFor(failed: RefundFacts, other: RefundFacts): boolean {
  return other.state !== 'failed' && other.amount === failed.amount && other.requested > failed.requested;
}

function slowRefunds({ refunds, isElsewhere }: PaymentFacts, now: Date): Found[] {
  if (isElsewhere) return [];
  return refunds
    .filter(({ state, requested }) => state === 'sent' && isOlder(requested, REFUND_MS, now))
    .map(({ requested, amount }) => ({ kind: 'refund-slow', since: requested, amount }));
}

/** Staff give it back, and note it. */
function toReturnElsewhere({ refunds, isElsewhere }: PaymentFacts): Found[] {
  if (!isElsewhere) return [];
  return refunds
    .filter(({ state }) => isOpenRefund(state))
    .map(({ requested, amount }) => ({ kind: 'to-return-elsewhere', since: requested, amount }));
}

/** The provider’s money goes back by itself. Perhaps it was the other payment that never was: a person looks for a while. */
function paidTwice({ isTwice, received, amount, refunds }: PaymentFacts, now: Date): Found[] {
  // What a bank gave back after all had come months before.
  const begun = refunds.filter(({ isOurs, attempt }) => isOurs && attempt === 1);
  const since = begun.reduce(
    (last, { requested }) => (last && last > requested ? last : requested),
    received,
  );
  if (!isTwice || !since || isOlder(since, SHOWN_MS, now)) return [];
  return [{ kind: 'paid-twice', since, amount }];
}

/** A bank may take a part alone: the amount is that part. */
function takenBack({ state, order, inDispute, owed, created, disputeDue }: PaymentFacts): Found[] {
  const found = { since: created, amount: inDispute };
  if (state === 'disputed')
    return order === 'refunded'
      ? [{ kind: 'refunded-while-disputed', ...found }]
      : [{ kind: 'dispute-open', ...found, due: disputeDue }];
  return state === 'charged-back' && order === 'valid' && owed > 0
    ? [{ kind: 'charged-back', since: created, amount: owed }]
    : [];
}

function returnedElsewhere({ state, order, refunds }: PaymentFacts, now: Date): Found[] {
  if (order !== 'valid') return [];
  const foreign = refunds.filter((refund) => !refund.isOurs && refund.state !== 'failed');
  const [first] = foreign;
  if (!first) return [];
  const isShown = state === 'refunded' || foreign.some(({ requested }) => !isOlder(requested, SHOWN_MS, now));
  const amount = foreign.reduce((sum, refund) => sum + refund.amount, 0);
  return isShown ? [{ kind: 'returned-elsewhere', since: first.requested, amount }] : [];
}

function isOlder(since: Date, ms: number, now: Date): boolean {
  return now.getTime() - since.getTime() >= ms;
}
