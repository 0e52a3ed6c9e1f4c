// Voucher codes in the cart. A code already in the cart is not added again (spec 4).
import type { LineKind } from '../products/product-kind.ts';
import { areTexts, isCount, type Stored } from '../products/stored-line.ts';
import type { VoucherCodeItem } from './voucher-code-item.ts';
import type { VoucherCodeLine } from './voucher-code-line.ts';

export const voucherCodeKind: LineKind<VoucherCodeItem, VoucherCodeLine> = {
  type: 'voucherCode',
  isLine: isVoucherCodeLine,
  merge: (known, added) => (known.barcode === added.barcode ? known : undefined),
  toItem: ({ barcode, totalPrice }) => ({ type: 'voucherCode', barcode, totalPrice }),
  toShippingItems: ({ id }) => [{ type: 'voucherCode', id, count: 1 }],
};

function isVoucherCodeLine(value: Stored): boolean {
  return (
    areTexts(value, 'id', 'barcode', 'name', 'valid_from', 'valid_to') &&
    (value.kind === 'value' || value.kind === 'discount') &&
    (value.vat_value === undefined || typeof value.vat_value === 'number') &&
    value.totalCount === 1 &&
    ['amount', 'used_amount', 'discount', 'remaining'].every((name) => isCount(value[name]))
  );
}
