// A webhook that nobody signed can be sent by anybody, and each one that names a payment of the shop makes it ask the
// provider. So such a payment is asked about only so often; a provider that is turned away sends its webhook again later.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** A payment has a handful of webhooks in all its life. */
const MOST = 20;
const WITHIN_SECONDS = 600;

export type WebhookLimit = (reference: string) => Promise<boolean>;

/** Counts in this process; true while a payment may be asked about. */
export function limitWebhooks(): WebhookLimit {
  const limiter = new RateLimiterMemory({ points: MOST, duration: WITHIN_SECONDS });
  return async (reference) => {
    try {
      await limiter.consume(reference);
      return true;
    } catch (problem) {
      if (problem instanceof RateLimiterRes) return false;
      throw problem;
    }
  };
}
