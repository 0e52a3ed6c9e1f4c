// A SEPA direct debit at Stripe. The shop has asked for the account (spec 7), and Stripe's page would ask for it again: so the
// account is handed to Stripe with the visitor's mandate, without a page. The reference of such a payment is its payment
// intent.
import type Stripe from 'stripe';
import type { Debtor, PaymentRequest } from '../payment-provider.ts';
import { isMissing, type StripeAccount } from './stripe-client.ts';

/** Known of every browser; Stripe wants something in its place. */
const NO_BROWSER = 'unknown';

const EXPANDED = ['latest_charge.balance_transaction', 'latest_charge.refunds'];

/** Whose account is debited, where this payment is such a debit. */
export function debtorOf({ debtor, method }: PaymentRequest): Debtor | undefined {
  const isSepa = method.providerMethod === undefined || method.providerMethod === 'sepa_debit';
  return method.kind === 'direct-debit' && isSepa ? debtor : undefined;
}

/** The payment intent for a debit, confirmed at once: the visitor has pressed the order button under the mandate. */
export function debitFor(
  { amount, currency, paymentId, description, buyer }: PaymentRequest,
  { accountHolder, iban, givenFrom }: Debtor,
): Stripe.PaymentIntentCreateParams {
  return {
    amount,
    currency: currency.toLowerCase(),
    description,
    metadata: { foyer_payment: paymentId },
    allowed_payment_method_types: ['sepa_debit'],
    payment_method_data: {
      type: 'sepa_debit',
      sepa_debit: { iban },
      billing_details: { name: accountHolder, ...(buyer && { email: buyer.email }) },
    },
    mandate_data: {
      customer_acceptance: {
        type: 'online',
        online: { ip_address: givenFrom.address, user_agent: givenFrom.userAgent || NO_BROWSER },
      },
    },
    confirm: true,
  };
}

export function isIntent(reference: string): boolean {
  return reference.startsWith('pi_');
}

/** A debit by its payment intent, with its charge; undefined when this account does not know it. */
export async function findDebit(
  { stripe }: StripeAccount,
  intent: string,
): Promise<Stripe.PaymentIntent | undefined> {
  try {
    return await stripe.paymentIntents.retrieve(intent, { expand: EXPANDED });
  } catch (problem) {
    if (isMissing(problem)) return undefined;
    throw problem;
  }
}

/** A debit whose start Stripe's answer did not reach: it may be on its way all the same. @param since in seconds */
export async function findUntoldDebit(
  account: StripeAccount,
  paymentId: string,
  { since, most }: { readonly since: number; readonly most: number },
): Promise<Stripe.PaymentIntent | undefined> {
  let seen = 0;
  for await (const { id, metadata } of account.stripe.paymentIntents.list({
    created: { gte: since },
    limit: 100,
  })) {
    if (metadata['foyer_payment'] === paymentId) return findDebit(account, id);
    if (++seen >= most) return undefined;
  }
  return undefined;
}

/** Calls a debit off, as long as Stripe has not sent it to the bank. After that it is collected, and what comes goes back. */
export async function callOffDebit(
  { stripe }: StripeAccount,
  { id, status }: Stripe.PaymentIntent,
): Promise<void> {
  if (status === 'succeeded' || status === 'canceled') return;
  try {
    await stripe.paymentIntents.cancel(id);
  } catch (problem) {
    const isRefused =
      problem instanceof Error && 'type' in problem && problem.type === 'StripeInvalidRequestError';
    if (!isRefused) throw problem;
  }
}
