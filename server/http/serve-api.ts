// Every call of the contract, and its description as OpenAPI.
import type { FastifyInstance } from 'fastify';
import { verifyDevice } from '../admissions/devices.ts';
import type { Caller } from '../api/handler.ts';
import { type MountOptions, mountEndpoints } from '../api/mount-endpoints.ts';
import { openApi } from '../api/open-api.ts';
import type { Shop } from '../compose-shop.ts';
import { rememberDevice } from '../customers/devices/known-device.ts';
import { verifyToken } from '../customers/sessions/sessions.ts';
import { lastKnownMuseum } from '../site/open-shop.ts';
import { verifyStaff } from '../staff/sessions/staff-sessions.ts';
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
    verifyStaff: (cookies) => verifyStaff({ ...shop, ...lastKnownMuseum(shop) }, cookies),
    verifyDevice: (token) => verifyDevice(shop.database, token),
    now: shop.now,
    ...refusing,
    rateLimits: rateLimits ? RATE_LIMITS : {},
    after: deviceCookies(shop),
    before: rateLimits
      ? { 'GET voucher': codeTries, 'POST voucher': codeTries, 'POST checkout/initPayment': codeTries }
      : {},
  });
  await app.register(openApi);
}

/** Calls whose answer is a customer's token let the device be known from then on. */
function deviceCookies(shop: Shop): MountOptions['after'] {
  const after = (token: unknown, { cookies }: Caller) => rememberDevice(shop, String(token), cookies);
  return { 'POST auth/login': after, 'POST customer/register': after, 'POST customer/pwdconfirm': after };
}
