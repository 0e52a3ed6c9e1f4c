// Articles of the museum's shop, and annual passes, which travel as articles with an owner each (spec 3).
import { withPieces } from '../products/pieces.ts';
import type { ProductKind } from '../products/product-kind.ts';
import { areTexts, areWhole, isPriced, isStored, type Stored } from '../products/stored-line.ts';
import type { MerchandiseItem } from './merchandise-item.ts';
import type { MerchandiseLine } from './merchandise-line.ts';

export const merchandiseKind: ProductKind<MerchandiseItem, MerchandiseLine> = {
  type: 'merchandise',
  isLine: isArticle,
  merge: (known, added) =>
    known.id === added.id
      ? { ...withPieces(added, known.count + added.count), owners: [...known.owners, ...added.owners] }
      : undefined,
  toItem: ({ id, count, owners, totalPrice }) => ({
    type: 'merchandise',
    id,
    count,
    ...(owners.length > 0 && { owners: owners.map((owner) => ({ ...owner })) }),
    totalPrice,
  }),
  toShippingItems: ({ id, count }) => [{ type: 'merchandise', id, count }],
  counted: ({ id, name, count }) => ({ id, name, count }),
  vatParts: ({ vat_value, totalPrice }) => [{ vat_value, gross: totalPrice }],
  isShipped: ({ shipped }) => shipped,
  isRedeemable: true,
};

function isArticle(value: Stored): boolean {
  return (
    isPriced(value) &&
    areWhole(value, 'product_kind', 'weight_g', 'valid_months', 'withdrawal_days') &&
    typeof value.shipped === 'boolean' &&
    Array.isArray(value.owners) &&
    value.owners.every(isOwner)
  );
}

function isOwner(value: unknown): boolean {
  return (
    isStored(value) &&
    areTexts(value, 'name') &&
    isStored(value.address) &&
    areTexts(value.address, 'street', 'zip', 'city', 'country') &&
    typeof value.send_to_custom_addr === 'boolean'
  );
}
