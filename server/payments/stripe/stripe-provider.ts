// Stripe as a payment provider: the visitor pays on Stripe's own page (Checkout Sessions), so that no card number reaches
// the shop. A payment's reference is its session; `chargeId` is the session's payment intent, by which refunds and
// disputes name it.
import type Stripe from 'stripe';
import type { StripeConfig } from '../../platform/payment-config.ts';
import type { PaymentOutcome, PaymentProvider, PaymentRequest, ProviderRefund } from '../payment-provider.ts';
import { isTestKey, type StripeAccount, stripeClient } from './stripe-client.ts';
import { expanded, outcomeOf } from './stripe-outcome.ts';
import { stripePayouts } from './stripe-payouts.ts';
import { lookUpStripeRefund, refundAtStripe, stripeRefundsOf } from './stripe-refunds.ts';
import { EXPANDED, sessionFor } from './stripe-session.ts';
import { parseStripeWebhook } from './stripe-webhook.ts';

/** How long ago a session may have begun whose id the shop was not told. */
const UNTOLD_SECONDS = 2 * 3600;
const MOST_UNTOLD = 1000;

export function stripeProvider(config: StripeConfig, now: () => Date): PaymentProvider {
  const account = { stripe: stripeClient(config), webhookSecret: config.webhookSecret, now };
  return {
    name: 'stripe',
    hasTestKeys: isTestKey(config.secretKey),
    start: (request) => startPayment(account, request),
    lookUp: (reference) => lookUpPayment(account, reference),
    cancel: (reference) => closePage(account, reference),
    refund: (request) => refundAtStripe(account, request, () => intentOf(account, request.reference)),
    lookUpRefund: (refund) => lookUpRefund(account, refund),
    parseWebhook: (rawBody, headers) => parseStripeWebhook(account, rawBody, headers),
    payouts: (since) => stripePayouts(account, since),
  };
}

async function startPayment({ stripe, now }: StripeAccount, request: PaymentRequest) {
  const session = await stripe.checkout.sessions.create(sessionFor(request, now()), {
    idempotencyKey: request.paymentId,
    // The visitor waits. The key makes it one session.
    maxNetworkRetries: 1,
  });
  if (!session.url) throw new Error(`Stripe gave session ${session.id} no page`);
  return { reference: session.id, url: session.url };
}

async function lookUpPayment(account: StripeAccount, reference: string): Promise<PaymentOutcome> {
  const session = await findSession(account, reference);
  if (!session) return { state: 'unknown' };
  const intent = expanded(session.payment_intent);
  const charge = expanded(intent?.latest_charge);
  if (!intent || !charge) return outcomeOf(session, [], []);
  // The charge lists its newest refunds; one that failed is among them, but is not counted by it.
  const isRefunded = charge.amount_refunded > 0 || Boolean(charge.refunds?.data.length);
  const refunds = isRefunded ? await stripeRefundsOf(account, intent.id) : [];
  const disputes = charge.disputed
    ? (await account.stripe.disputes.list({ payment_intent: intent.id })).data
    : [];
  return outcomeOf(session, refunds, disputes);
}

async function closePage(account: StripeAccount, reference: string): Promise<void> {
  const session = await findSession(account, reference);
  if (session?.status !== 'open') return;
  try {
    await account.stripe.checkout.sessions.expire(session.id);
  } catch (problem) {
    // Decided meanwhile: what was decided counts.
    const after = await findSession(account, session.id);
    if (after?.status === 'open') throw problem;
  }
}

async function lookUpRefund(
  account: StripeAccount,
  refund: { refundId: string; refundReference: string | undefined; reference: string },
): Promise<ProviderRefund | undefined> {
  return lookUpStripeRefund(account, refund, () => intentOf(account, refund.reference));
}

/** The payment intent of a session that was paid. */
async function intentOf(account: StripeAccount, reference: string): Promise<string> {
  const intent = (await findSession(account, reference))?.payment_intent;
  if (!intent) throw new Error(`Stripe knows no money of ${reference}`);
  return typeof intent === 'string' ? intent : intent.id;
}

/**
 * A session by its id, or by the id of a payment whose start Stripe's answer did not reach. Nobody was sent to the page
 * of such a session, so an old one that is not found costs nobody anything.
 */
async function findSession(
  { stripe, now }: StripeAccount,
  reference: string,
): Promise<Stripe.Checkout.Session | undefined> {
  if (reference.startsWith('cs_')) {
    try {
      return await stripe.checkout.sessions.retrieve(reference, { expand: [...EXPANDED] });
    } catch (problem) {
      if (isMissing(problem)) return undefined;
      throw problem;
    }
  }
  const since = Math.floor(now().getTime() / 1000) - UNTOLD_SECONDS;
  let seen = 0;
  for await (const session of stripe.checkout.sessions.list({ created: { gte: since }, limit: 100 })) {
    if (session.client_reference_id === reference) return session;
    if (++seen >= MOST_UNTOLD) return undefined;
  }
  return undefined;
}

function isMissing(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === 'resource_missing';
}
