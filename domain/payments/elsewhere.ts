// Money that was taken elsewhere: at a card terminal, at the museum's own register, or by a transfer that somebody saw in the
// account (operations 2). Foyer is no cash register: it only notes what was taken, and under which receipt.
import type { Cents } from '../money.ts';
import { isUndecided, type PaymentState } from './payment-state.ts';

export const PAYMENT_MEANS = ['terminal', 'register', 'transfer'] as const;
export type PaymentMeans = (typeof PAYMENT_MEANS)[number];

/** The provider of payments that were taken so. Part of database rows: never change them. */
const PROVIDERS = {
  terminal: 'terminal',
  register: 'register',
  // `transfer` itself is matched with bank statements.
  transfer: 'noted-transfer',
} as const satisfies Record<PaymentMeans, string>;

/** Payment types that visitors cannot choose: the museum's own have numbers above 0. */
const PAYARTS: Record<PaymentMeans, number> = { terminal: -1, register: -2, transfer: -3 };

export function providerOfMeans(means: PaymentMeans): string {
  return PROVIDERS[means];
}

export function payartOfMeans(means: PaymentMeans): number {
  return PAYARTS[means];
}

/** Was it only meant to be paid so? Nothing was taken, and it was paid in another way or not at all. */
export function isOnlyMeant(payment: {
  readonly provider: string;
  readonly received_at: Date | null;
}): boolean {
  return meansOfProvider(payment.provider) !== undefined && payment.received_at === null;
}

/** By which means a provider's payments were taken; undefined for a provider that takes them itself. */
export function meansOfProvider(provider: string): PaymentMeans | undefined {
  return PAYMENT_MEANS.find((means) => PROVIDERS[means] === provider);
}

export function meansOfPayart(payart: number): PaymentMeans | undefined {
  return PAYMENT_MEANS.find((means) => PAYARTS[means] === payart);
}

/** Long enough for every register's numbers. */
export const LONGEST_RECEIPT = 64;

export type UnpaidOrder = {
  /** Of its cart. */
  readonly state: 'held' | 'paid' | 'confirmed' | 'canceled' | 'expired';
  readonly total: Cents;
  readonly payments: readonly { readonly provider: string; readonly state: PaymentState }[];
};

/** Why no payment can be noted for an order. */
export type ElsewhereProblem =
  /** It is paid. */
  | 'paidAlready'
  /** Its buyer or the museum has given it up. */
  | 'givenUp'
  /** It costs nothing. */
  | 'nothingDue'
  /** The amount is not what is due. */
  | 'amountDiffers'
  /** A provider has the payer's word, and may have the money in days. */
  | 'onItsWay';

/** Why this payment cannot be noted; undefined where it can. An order that has lapsed is paid if its places are still free. */
export function elsewhereProblem(
  { state, total, payments }: UnpaidOrder,
  amount: Cents = total,
): ElsewhereProblem | undefined {
  if (state === 'paid' || state === 'confirmed') return 'paidAlready';
  if (state === 'canceled') return 'givenUp';
  if (total === 0) return 'nothingDue';
  if (payments.some(isOnItsWay)) return 'onItsWay';
  return amount === total ? undefined : 'amountDiffers';
}

/** A transfer is only awaited: its payer has said nothing yet. */
function isOnItsWay({ provider, state }: UnpaidOrder['payments'][number]): boolean {
  return state === 'pending' && provider !== 'transfer';
}

/** Payments of an order that have a page on which they could still be paid. */
export function hasOpenPage({ provider, state }: UnpaidOrder['payments'][number]): boolean {
  return isUndecided(state) && provider !== 'transfer' && meansOfProvider(provider) === undefined;
}
