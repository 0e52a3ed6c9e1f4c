// Every call of the contract, and its description as OpenAPI.
import type { FastifyInstance } from 'fastify';
import { type MountOptions, mountEndpoints } from '../api/mount-endpoints.ts';
import { openApi } from '../api/open-api.ts';
import type { Shop } from '../compose-shop.ts';
import { verifyToken } from '../customers/sessions/sessions.ts';
import { answerCall } from './answer-call.ts';
import { limitCodeTries } from './limit-code-tries.ts';
import { RATE_LIMITS } from './limit-rates.ts';

export async function serveApi(
  app: FastifyInstance,
  shop: Shop,
  refusing: Pick<MountOptions, 'explain' | 'museumLanguage'>,
): Promise<void> {
  const { rateLimits } = shop.config;
  const codeTries = limitCodeTries(app);
  mountEndpoints(app, {
    answer: (key, input, caller) => answerCall(shop, key, input, caller),
    verifyToken: (token) => verifyToken(shop, token),
    ...refusing,
    rateLimits: rateLimits ? RATE_LIMITS : {},
    before: rateLimits ? { 'GET voucher': codeTries, 'POST checkout/initPayment': codeTries } : {},
  });
  await app.register(openApi);
}
