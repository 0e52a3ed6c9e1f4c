// Vouchers as a product. One line for one voucher of one amount with one greeting; no voucher code pays for it (spec 4).
import { withPieces } from '../products/pieces.ts';
import type { ProductKind } from '../products/product-kind.ts';
import { areTexts, areWhole, isFlag, isPriced } from '../products/stored-line.ts';
import type { VoucherItem } from './voucher-item.ts';
import type { VoucherLine } from './voucher-line.ts';

export const voucherKind: ProductKind<VoucherItem, VoucherLine> = {
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
  counted: ({ id, name, count }) => ({ id, name, count }),
  vatParts: ({ vat_value, totalPrice }) => [{ vat_value, gross: totalPrice }],
  isShipped: () => false,
  isRedeemable: false,
};
