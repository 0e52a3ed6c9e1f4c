import { expect, test } from 'vitest';
import type { RedeemedCode } from './order.ts';
import { paidBy } from './paid-by.ts';

const voucher: RedeemedCode = {
  barcode: 'K7',
  name: 'Gutschein',
  kind: 'value',
  discount: 2500,
  remaining: 0,
};
const unused: RedeemedCode = { ...voucher, discount: 0, remaining: 2500 };
const discount: RedeemedCode = { ...voucher, kind: 'discount' };

test.each([
  ['what costs something is paid by the payment', 1400, [], 'payment'],
  ['the rest that a voucher leaves, too', 200, [voucher], 'payment'],
  ['a voucher pays for all of it', 0, [voucher], 'voucher'],
  ['a discount pays nothing, it lowers the price', 0, [discount], 'nothing'],
  ['nor does a voucher of which nothing was taken', 0, [unused], 'nothing'],
  ['free tickets cost nothing', 0, [], 'nothing'],
])('%s', (_, total, codes, by) => expect(paidBy({ total, codes })).toBe(by));
