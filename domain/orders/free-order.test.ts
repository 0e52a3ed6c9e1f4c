import { expect, test } from 'vitest';
import { isConfirmedByLink } from './free-order.ts';

test.each([
  ['a guest orders free tickets', { total: 0 }, 30, true],
  ['a code that took nothing off is in the cart', { total: 0, codes: [{ discount: 0 }] }, 30, true],
  ['something is left to pay', { total: 500 }, 30, false],
  ['a voucher paid for all of it', { total: 0, codes: [{ discount: 1200 }] }, 30, false],
  ['the buyer has confirmed the address before', { total: 0, emailConfirmed: true }, 30, false],
  ['the museum asks nobody', { total: 0 }, 0, false],
])('%s', (_what, order, minutes, byLink) => {
  expect(isConfirmedByLink({ codes: [], emailConfirmed: false, ...order }, minutes)).toBe(byLink);
});
