// Stripe as a payment provider: the visitor pays on Stripe's own page (Checkout Sessions), so that no card number reaches
// the shop. A payment's reference is its session; `chargeId` is the session's payment intent, by which refunds and
// disputes name it. A direct debit needs no page (stripe-debit.ts).
import type Stripe from 'stripe';
import type { StripeConfig } from '../../platform/payment-config.ts';
import type { PaymentOutcome, PaymentProvider, PaymentRequest, ProviderRefund } from '../payment-provider.ts';
import { isMissing, isTestKey, type StripeAccount, stripeClient } from './stripe-client.ts';
import { callOffDebit, debitFor, debtorOf, findDebit, findUntoldDebit, isIntent } from './stripe-debit.ts';
import { debitOutcomeOf, expanded, outcomeOf } from './stripe-outcome.ts';
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
    collector: 'Stripe',
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

/** The page of a payment; a debit has none, and the visitor goes back to the shop at once. */
async function startPayment({ stripe, now }: StripeAccount, request: PaymentRequest) {
  const options = {
    idempotencyKey: request.paymentId,
    // The visitor waits. The key makes it one payment.
    maxNetworkRetries: 1,
  };
  const debtor = debtorOf(request);
  if (debtor) {
    const { id } = await stripe.paymentIntents.create(debitFor(request, debtor), options);
    return { reference: id, url: request.returnUrl };
  }
  const session = await stripe.checkout.sessions.create(sessionFor(request, now()), options);
  if (!session.url) throw new Error(`Stripe gave session ${session.id} no page`);
  return { reference: session.id, url: session.url };
}

async function lookUpPayment(account: StripeAccount, reference: string): Promise<PaymentOutcome> {
  const begun = await findBegun(account, reference);
  if (!begun) return { state: 'unknown' };
  const intent = begun.debit ?? expanded(begun.session.payment_intent);
  const { refunds, disputes } = await backOf(account, intent);
  return begun.debit
    ? debitOutcomeOf(begun.debit, refunds, disputes)
    : outcomeOf(begun.session, refunds, disputes);
}

/** What went back of a payment's money, or was taken. */
async function backOf(account: StripeAccount, intent: Stripe.PaymentIntent | undefined) {
  const charge = expanded(intent?.latest_charge);
  if (!intent || !charge) return { refunds: [], disputes: [] };
  // The charge lists its newest refunds; one that failed is among them, but is not counted by it.
  const isRefunded = charge.amount_refunded > 0 || Boolean(charge.refunds?.data.length);
  const refunds = isRefunded ? await stripeRefundsOf(account, intent.id) : [];
  const disputes = charge.disputed
    ? (await account.stripe.disputes.list({ payment_intent: intent.id })).data
    : [];
  return { refunds, disputes };
}

async function closePage(account: StripeAccount, reference: string): Promise<void> {
  const begun = await findBegun(account, reference);
  if (begun?.debit) return callOffDebit(account, begun.debit);
  if (begun?.session.status !== 'open') return;
  const { id } = begun.session;
  try {
    await account.stripe.checkout.sessions.expire(id);
  } catch (problem) {
    // Decided meanwhile: what was decided counts.
    const after = await findSession(account, id);
    if (after?.status === 'open') throw problem;
  }
}

async function lookUpRefund(
  account: StripeAccount,
  refund: { refundId: string; refundReference: string | undefined; reference: string },
): Promise<ProviderRefund | undefined> {
  return lookUpStripeRefund(account, refund, () => intentOf(account, refund.reference));
}

/** The payment intent of what was paid. */
async function intentOf(account: StripeAccount, reference: string): Promise<string> {
  if (isIntent(reference)) return reference;
  const begun = await findBegun(account, reference);
  const intent = begun?.debit ?? begun?.session?.payment_intent;
  if (!intent) throw new Error(`Stripe knows no money of ${reference}`);
  return typeof intent === 'string' ? intent : intent.id;
}

type Begun =
  | { readonly session: Stripe.Checkout.Session; readonly debit?: undefined }
  | { readonly debit: Stripe.PaymentIntent; readonly session?: undefined };

/**
 * A payment by its session or its payment intent, or by the shop's id of one whose start Stripe's answer did not reach.
 * Nobody was sent to the page of such a session, so an old one that is not found costs nobody anything; a debit is looked for
 * among those of the same time.
 */
async function findBegun(account: StripeAccount, reference: string): Promise<Begun | undefined> {
  if (isIntent(reference)) {
    const debit = await findDebit(account, reference);
    return debit && { debit };
  }
  const session = await findSession(account, reference);
  if (session || reference.startsWith('cs_')) return session && { session };
  const debit = await findUntoldDebit(account, reference, { since: untoldSince(account), most: MOST_UNTOLD });
  return debit && { debit };
}

async function findSession(
  account: StripeAccount,
  reference: string,
): Promise<Stripe.Checkout.Session | undefined> {
  const { stripe } = account;
  if (reference.startsWith('cs_')) {
    try {
      return await stripe.checkout.sessions.retrieve(reference, { expand: [...EXPANDED] });
    } catch (problem) {
      if (isMissing(problem)) return undefined;
      throw problem;
    }
  }
  let seen = 0;
  for await (const session of stripe.checkout.sessions.list({
    created: { gte: untoldSince(account) },
    limit: 100,
  })) {
    if (session.client_reference_id === reference) return session;
    if (++seen >= MOST_UNTOLD) return undefined;
  }
  return undefined;
}

function untoldSince({ now }: StripeAccount): number {
  return Math.floor(now().getTime() / 1000) - UNTOLD_SECONDS;
}
