// Voucher codes cannot be guessed: tries, one by one or in carts, are counted together, by network address.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** More than a visitor needs who mistypes a code. */
const MOST_A_MINUTE = 30;

/** Makes the hook for calls that reveal whether a code exists. Carts without a code do not count. */
export function limitCodeTries(app: FastifyInstance) {
  const count = app.createRateLimit({ max: MOST_A_MINUTE, timeWindow: '1 minute' });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.method === 'POST' && !hasCode(request.body)) return;
    const tries = await count(request);
    if (tries.isAllowed || !tries.isExceeded) return;
    reply.header('retry-after', tries.ttlInSeconds);
    throw Object.assign(new Error('too many voucher codes'), { statusCode: 429 });
  };
}

/** Before it is checked: a code that is looked up, or a cart. */
type Asked = { voucher?: unknown; cart?: { items?: readonly { type?: string }[] } };

function hasCode(body: unknown): boolean {
  const { cart, voucher } = (body ?? {}) as Asked;
  return voucher !== undefined || (cart?.items?.some(({ type }) => type === 'voucherCode') ?? false);
}
