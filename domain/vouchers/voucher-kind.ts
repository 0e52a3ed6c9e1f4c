// Vouchers as a product. One line for one voucher of one amount with one greeting, for one person; no voucher code pays for it (spec 4).
import { withPieces } from '../products/pieces.ts';
import type { ProductKind } from '../products/product-kind.ts';
import { areTexts, areWhole, isFlag, isPriced, isStored } from '../products/stored-line.ts';
import { type WithdrawalTerm, withdrawalTerm } from '../products/withdrawal-term.ts';
import { isSamePresent } from './same-present.ts';
import type { VoucherItem } from './voucher-item.ts';
import type { VoucherLine } from './voucher-line.ts';
import type { VoucherOrderLine } from './voucher-order-line.ts';

export const voucherKind: ProductKind<VoucherItem, VoucherLine, VoucherOrderLine> = {
  type: 'voucher',
  isLine: (value) =>
    isPriced(value) &&
    areTexts(value, 'greeting') &&
    areWhole(value, 'withdrawal_days') &&
    isFlag(value.variable_amount) &&
    (value.present === undefined || isPresent(value.present)),
  merge: (known, added) =>
    known.id === added.id &&
    known.price === added.price &&
    known.greeting === added.greeting &&
    isSamePresent(known.present, added.present)
      ? withPieces(added, known.count + added.count)
      : undefined,
  toItem: ({ id, count, variable_amount, price, greeting, present, totalPrice }) => ({
    type: 'voucher',
    id,
    count,
    ...(variable_amount && { price }),
    ...(greeting && { greeting }),
    ...(present && { present }),
    totalPrice,
  }),
  toShippingItems: ({ id, count }) => [{ type: 'voucher', id, count }],
  vatParts: ({ vat_value, totalPrice }) => [{ vat_value, gross: totalPrice }],
  isRedeemable: false,
  isGift: false,
  isVisit: false,
  delivery: () => 'mail',
  withdrawal: voucherWithdrawal,
  counted: ({ id, name, count }) => ({ id, name, count }),
  countedInOrder: ({ id, title, count }) => ({ id, name: title, count }),
};

function isPresent(value: unknown): boolean {
  return isStored(value) && areTexts(value, 'to', 'email', 'from', 'day', 'language');
}

/** The withdrawal term of a voucher, in the cart or before. */
export function voucherWithdrawal({ withdrawal_days }: { readonly withdrawal_days: number }): WithdrawalTerm {
  return withdrawalTerm(withdrawal_days, 'contract', 'excluded');
}
