// What Stripe sends by itself. An event is only a reason to ask; its signature covers the exact bytes that were sent.
import { Type } from 'typebox';
import { Check } from 'typebox/schema';
import type { Headers, ParsedWebhook } from '../payment-provider.ts';
import type { StripeAccount } from './stripe-client.ts';

const SIGNATURE_HEADER = 'stripe-signature';
const TOLERANCE_SECONDS = 300;

const Event = Type.Object({
  type: Type.String(),
  data: Type.Object({ object: Type.Object({ object: Type.String(), id: Type.Optional(Type.String()) }) }),
});

/** Objects that name the payment by its payment intent. */
const OF_MONEY = ['charge', 'refund', 'dispute'];

/** The payments that a delivery is about; undefined when Stripe did not sign it, or when it is no event. */
export function parseStripeWebhook(
  account: StripeAccount,
  rawBody: string,
  headers: Headers,
): ParsedWebhook | undefined {
  const signature = headers[SIGNATURE_HEADER];
  const event = typeof signature === 'string' ? signedEvent(account, rawBody, signature) : undefined;
  if (!Check(Event, event)) return undefined;
  const reference = referenceOf(event.data.object);
  return { events: reference ? [{ reference }] : [], answer: { status: 200 } };
}

function signedEvent(
  { stripe, webhookSecret, now }: StripeAccount,
  body: string,
  signature: string,
): unknown {
  const at = now().getTime();
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, at);
  } catch {
    return undefined;
  }
}

function referenceOf(about: { object: string; id?: string; payment_intent?: unknown }): string | undefined {
  if (about.object === 'checkout.session' || about.object === 'payment_intent') return about.id;
  const intent = OF_MONEY.includes(about.object) ? about.payment_intent : undefined;
  return typeof intent === 'string' ? intent : undefined;
}
