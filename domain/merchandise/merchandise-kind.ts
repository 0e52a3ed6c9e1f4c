// Articles of the museum's shop, and annual passes, which are sent as articles with one owner each (spec 3).

import { isOwner } from '../passes/is-owner.ts';
import { withPieces } from '../products/pieces.ts';
import type { ProductKind } from '../products/product-kind.ts';
import { areWhole, isPriced, type Stored } from '../products/stored-line.ts';
import { withdrawalTerm } from '../products/withdrawal-term.ts';
import { isGoods } from './goods.ts';
import type { MerchandiseItem } from './merchandise-item.ts';
import type { MerchandiseLine } from './merchandise-line.ts';
import type { MerchandiseOrderLine } from './merchandise-order-line.ts';

export const merchandiseKind: ProductKind<MerchandiseItem, MerchandiseLine, MerchandiseOrderLine> = {
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
  vatParts: ({ vat_value, totalPrice }) => [{ vat_value, gross: totalPrice }],
  isRedeemable: true,
  isGift: false,
  isVisit: false,
  delivery: (sold) => {
    const { shipped, owners } = articleOf(sold);
    if (shipped) return 'post';
    return owners.some(({ send_to_custom_addr }) => send_to_custom_addr) ? 'mail-and-post' : 'mail';
  },
  withdrawal: (sold) =>
    withdrawalTerm(sold.withdrawal_days, isGoods(articleOf(sold)) ? 'receipt' : 'contract', 'excluded'),
  counted: ({ id, name, count }) => ({ id, name, count }),
  countedInOrder: ({ id, title, count }) => ({ id, name: title, count }),
};

/** The article's fields: a cart's line has them itself, an order's line in `article`. */
function articleOf(sold: MerchandiseLine | MerchandiseOrderLine) {
  return 'article' in sold ? sold.article : sold;
}

function isArticle(value: Stored): boolean {
  return (
    isPriced(value) &&
    areWhole(value, 'product_kind', 'weight_g', 'valid_months', 'withdrawal_days') &&
    typeof value.shipped === 'boolean' &&
    Array.isArray(value.owners) &&
    value.owners.every(isOwner)
  );
}
