// Giving money back at Stripe.
import type Stripe from 'stripe';
import type { ProviderRefund, RefundRequest } from '../payment-provider.ts';
import type { StripeAccount } from './stripe-client.ts';
import { toProviderRefund } from './stripe-outcome.ts';

const MOST_REFUNDS = 100;
/** What Stripe calls refunds of cards, and of everything else. */
const STRIPE_REFUND = /^(re|pyr)_/;

/**
 * Gives an amount back; repeated calls with one `refundId` give it back once. Stripe forgets an idempotency key after a
 * day, and the shop asks for weeks: so the payment's refunds are read first, and the key only holds off calls at the same
 * time. What Stripe refuses is a failed refund.
 */
export async function refundAtStripe(
  account: StripeAccount,
  { refundId, chargeId, amount }: RefundRequest,
  intentOf: () => Promise<string>,
): Promise<ProviderRefund> {
  const payment_intent = chargeId ?? (await intentOf());
  const known = (await stripeRefundsOf(account, payment_intent)).find(({ metadata }) =>
    isOurs(metadata, refundId),
  );
  if (known) return toProviderRefund(known);
  try {
    const request = { payment_intent, amount, metadata: { foyer_refund: refundId } };
    return toProviderRefund(await account.stripe.refunds.create(request, { idempotencyKey: refundId }));
  } catch (problem) {
    const failure = refusalOf(problem);
    if (failure === undefined) throw problem;
    return { reference: `${refundId}-refused`, refundId, amount, state: 'failed', failure };
  }
}

function isOurs(metadata: Stripe.Metadata | null, refundId: string): boolean {
  return metadata?.['foyer_refund'] === refundId;
}

/**
 * Why Stripe will not do it, however often it is asked; undefined when it may another time. An account that does not know
 * the payment is another one: with its own keys, Stripe would.
 */
function refusalOf(problem: unknown): string | undefined {
  if (!(problem instanceof Error) || !('type' in problem) || problem.type !== 'StripeInvalidRequestError')
    return undefined;
  if ('code' in problem && problem.code === 'resource_missing') return undefined;
  return 'code' in problem && typeof problem.code === 'string' ? problem.code : problem.message;
}

/** A refund by Stripe's id of it, or by the shop's. */
export async function lookUpStripeRefund(
  account: StripeAccount,
  { refundId, refundReference }: { refundId: string; refundReference: string | undefined },
  intentOf: () => Promise<string>,
): Promise<ProviderRefund | undefined> {
  if (refundReference && STRIPE_REFUND.test(refundReference))
    return toProviderRefund(await account.stripe.refunds.retrieve(refundReference));
  const refunds = (await stripeRefundsOf(account, await intentOf())).map(toProviderRefund);
  return refunds.find((refund) => refund.refundId === refundId);
}

/** All refunds of a payment, those of Stripe's dashboard too. */
export function stripeRefundsOf({ stripe }: StripeAccount, payment_intent: string): Promise<Stripe.Refund[]> {
  return stripe.refunds.list({ payment_intent, limit: 100 }).autoPagingToArray({ limit: MOST_REFUNDS });
}
