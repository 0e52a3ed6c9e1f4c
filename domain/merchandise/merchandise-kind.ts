// Articles of the museum's shop, and annual passes, which are sent as articles with one owner each (spec 3).

import { isOwner } from '../passes/is-owner.ts';
import { noOwner } from '../passes/no-owner.ts';
import type { Owner } from '../passes/owner.ts';
import { returnedByThePiece, withPartsLeft } from '../products/line-returns.ts';
import { withPieces } from '../products/pieces.ts';
import type { Posted, ProductKind } from '../products/product-kind.ts';
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
  posted,
  withdrawal: (sold) =>
    withdrawalTerm(sold.withdrawal_days, isGoods(articleOf(sold)) ? 'receipt' : 'contract', 'excluded'),
  counted: ({ id, name, count }) => ({ id, name, count }),
  countedInOrder: ({ id, title, count }) => ({ id, name: title, count }),
  returns: () => returnedByThePiece(),
  withPieces: (line, left) => withPartsLeft(line, left, { parties: [] }),
  withoutPersons: (line) => ({
    ...line,
    article: { ...line.article, owners: line.article.owners.map(withoutName) },
  }),
};

/** The article's fields: a cart's line has them itself, an order's line in `article`. */
function articleOf(sold: MerchandiseLine | MerchandiseOrderLine) {
  return 'article' in sold ? sold.article : sold;
}

/** Passes are sent even where articles of their kind are not: to owners who gave an address of their own. */
function posted({ count, article }: MerchandiseOrderLine): Posted {
  const recipients = article.owners.filter(({ send_to_custom_addr }) => send_to_custom_addr);
  return {
    count: article.shipped ? count - recipients.length : 0,
    weight_g: article.weight_g,
    recipients,
  };
}

/** The country stays: it decides the VAT of what is sent. */
function withoutName({ address: { country } }: Owner): Owner {
  return noOwner(country);
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
