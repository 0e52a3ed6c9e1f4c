// The calls about vouchers and voucher codes (spec 7, spec decisions 2).
import { Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { VoucherProduct } from './voucher.ts';
import { VoucherCode } from './voucher-code.ts';

const Id = Type.String({ minLength: 1, maxLength: 64 });

const askedCode = {
  voucher: Type.String({ minLength: 1, maxLength: 64 }),
  /** The visitor's own cart that waits for its payment: what it holds of the code counts as free. */
  cartId: Type.Optional(Type.String({ maxLength: 64 })),
};

const CODE_REFUSALS = [
  'REQUEST_MALFORMED',
  'VOUCHER_UNKNOWN',
  'VOUCHER_NOW_IS_BEFORE_VALID_FROM',
  'VOUCHER_NOW_IS_AFTER_VALID_TO',
  'VOUCHER_NO_AMOUNT_LEFT',
  'VOUCHER_BLOCKED',
  'TOO_MANY_TRIES',
] as const;

export const vouchersContract = {
  'GET voucher/select/event/': {
    summary: 'Every voucher that is or was sold, in their order',
    permit: 'anyone',
    answer: Type.Array(VoucherProduct),
    refusals: ['NOT_FOUND'],
  },
  'GET voucher/selectOne/price/:id': {
    summary: 'One voucher',
    permit: 'anyone',
    params: Type.Object({ id: Id }),
    answer: VoucherProduct,
    refusals: ['NOT_FOUND'],
  },
  'GET voucher/attr': {
    summary: 'The groups of vouchers',
    permit: 'anyone',
    answer: Type.Object({ category: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })) }),
    refusals: ['NOT_FOUND'],
  },
  'GET voucher': {
    summary: 'A voucher code, if it can be redeemed now',
    permit: 'anyone',
    query: Type.Object(askedCode),
    answer: VoucherCode,
    refusals: CODE_REFUSALS,
  },
  'POST voucher': {
    summary: 'The same for whoever keeps the code out of addresses, and so out of the logs of proxies',
    permit: 'anyone',
    body: Type.Object(askedCode, { additionalProperties: false }),
    answer: VoucherCode,
    refusals: CODE_REFUSALS,
  },
} as const satisfies Record<string, Endpoint>;
