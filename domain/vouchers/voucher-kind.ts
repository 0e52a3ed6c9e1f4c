// Vouchers as a product. One line for one voucher of one amount with one greeting; no voucher code pays for it (spec 4).
import { withPieces } from '../products/pieces.ts';
import { NOTHING_POSTED, type ProductKind } from '../products/product-kind.ts';
import { areTexts, areWhole, isFlag, isPriced } from '../products/stored-line.ts';
import { type WithdrawalTerm, withdrawalTerm } from '../products/withdrawal-term.ts';
import type { VoucherItem } from './voucher-item.ts';
import type { VoucherLine } from './voucher-line.ts';
import type { VoucherOrderLine } from './voucher-order-line.ts';

export const voucherKind: ProductKind<VoucherItem, VoucherLine, VoucherOrderLine> = {
  type: 'voucher',
  isLine: (value) =>
    isPriced(value) &&
    areTexts(value, 'greeting') &&
    areWhole(value, 'withdrawal_days') &&
    isFlag(value.variable_amount),
  merge: (known, added) =>
    known.id === added.id && known.price === added.price && known.greeting === added.greeting
      ? withPieces(added, known.count + added.count)
      : undefined,
  toItem: ({ id, count, variable_amount, price, greeting, totalPrice }) => ({
    type: 'voucher',
    id,
    count,
    ...(variable_amount && { price }),
    ...(greeting && { greeting }),
    totalPrice,
  }),
  toShippingItems: ({ id, count }) => [{ type: 'voucher', id, count }],
  vatParts: ({ vat_value, totalPrice }) => [{ vat_value, gross: totalPrice }],
  isRedeemable: false,
  isVisit: false,
  delivery: () => 'mail',
  posted: () => NOTHING_POSTED,
  withdrawal: voucherWithdrawal,
  counted: ({ id, name, count }) => ({ id, name, count }),
  countedInOrder: ({ id, title, count }) => ({ id, name: title, count }),
  withoutPersons: (line) => ({ ...line, voucher: { ...line.voucher, greeting: '' } }),
};

/** The withdrawal term of a voucher, in the cart or before. */
export function voucherWithdrawal({ withdrawal_days }: { readonly withdrawal_days: number }): WithdrawalTerm {
  return withdrawalTerm(withdrawal_days, 'contract', 'excluded');
}
