// How the demo bank signs its webhooks: HMAC-SHA256 over the time and the body, as real providers do.
import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_MS = 5 * 60_000;
export const SIGNATURE_HEADER = 'demo-bank-signature';

/** The header's value: `t=milliseconds,v1=hex`. */
export function signWebhook(secret: string, body: string, now: Date): string {
  const time = String(now.getTime());
  return `t=${time},v1=${hmac(secret, time, body).toString('hex')}`;
}

function hmac(secret: string, time: string, body: string): Buffer {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest();
}

/** Was the body signed with the secret, at most five minutes ago? */
export function isSigned(secret: string, header: unknown, body: string, now: Date): boolean {
  const [, time, signature] =
    /^t=(\d{1,16}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? [];
  if (!time || !signature || Math.abs(now.getTime() - Number(time)) > TOLERANCE_MS) return false;
  return timingSafeEqual(hmac(secret, time, body), Buffer.from(signature, 'hex'));
}
