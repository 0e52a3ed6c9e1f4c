// The connection to Stripe: its official library, with the museum's keys.
import Stripe from 'stripe';
import type { StripeConfig } from '../../platform/payment-config.ts';

/** What the functions of this room need. */
export type StripeAccount = {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  readonly now: () => Date;
};

/** A visitor waits for the answer. */
const TIMEOUT_MS = 8_000;
/** What nobody waits for is asked again by the shop itself, later. */
const RETRIES = 0;

/** Opens nothing yet: Stripe is called when a payment begins. */
export function stripeClient({ secretKey, apiUrl }: StripeConfig): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'Foyer' },
  });
}

/** An account that does not know what it was asked about. */
export function isMissing(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === 'resource_missing';
}

/** Keys whose payments move no money. */
export function isTestKey(secretKey: string): boolean {
  return /^[a-z]+_test_/.test(secretKey);
}
