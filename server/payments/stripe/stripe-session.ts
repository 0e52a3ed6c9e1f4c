// What Stripe is asked for when a payment begins.
import type Stripe from 'stripe';
import { type PageKind, pageKindOf } from '../page-kind.ts';
import type { PaymentRequest } from '../payment-provider.ts';

/** What is read together with a session: the money, its fee, and whether it went back. */
export const EXPANDED = [
  'payment_intent.latest_charge.balance_transaction',
  'payment_intent.latest_charge.refunds',
] as const;

/** Stripe closes no session earlier. The shop closes the page itself when the cart lapses. */
const SHORTEST_SECONDS = 30 * 60;
const SLACK_SECONDS = 60;
/** Nor does it keep one open for longer; a hold may last as long. */
const LONGEST_SECONDS = 24 * 3600;

type Method = Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType;

/** Apple Pay and Google Pay are cards: Stripe's page shows their buttons where the visitor's device has them. */
const METHODS: Record<PageKind, Method> = {
  card: 'card',
  wallet: 'card',
  express: 'card',
  'direct-debit': 'sepa_debit',
};

/** The Checkout Session for a payment. It closes no earlier than the cart lapses. */
export function sessionFor(request: PaymentRequest, now: Date): Stripe.Checkout.SessionCreateParams {
  const { amount, currency, paymentId, description, method, buyer } = request;
  const metadata = { foyer_payment: paymentId };
  return {
    mode: 'payment',
    client_reference_id: paymentId,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: description },
        },
      },
    ],
    allowed_payment_method_types: [
      (method.providerMethod as Method | undefined) ?? METHODS[pageKindOf(method.kind)],
    ],
    payment_intent_data: { description, metadata },
    metadata,
    locale: request.language,
    // Otherwise the account's setting holds: visitors would be offered another currency at a rate of Stripe's, 2 to 4 % dearer than
    // what they have ordered, and a refund would take from the museum what the rate has become.
    adaptive_pricing: { enabled: false },
    success_url: request.returnUrl,
    cancel_url: request.cancelUrl,
    expires_at: closingTime(request.expires, now),
    ...(buyer ? { customer_email: buyer.email } : { billing_address_collection: 'required' }),
  };
}

/** In seconds: when the cart lapses, within what Stripe allows. */
function closingTime(expires: Date, now: Date): number {
  const begins = Math.ceil(now.getTime() / 1000);
  const wanted = Math.ceil(expires.getTime() / 1000);
  const longest = begins + LONGEST_SECONDS - SLACK_SECONDS;
  return Math.min(Math.max(wanted, begins + SHORTEST_SECONDS + SLACK_SECONDS), longest);
}
