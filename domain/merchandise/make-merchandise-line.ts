// Makes the cart's line of an article or an annual pass (spec 3, "Cart line kinds").

import type { Owner } from '../passes/owner.ts';
import type { Typed } from '../products/product-kind.ts';
import type { Article } from './article.ts';
import { PASS_KIND } from './article-kind.ts';
import { isMerchandiseLine, type MerchandiseLine } from './merchandise-line.ts';

/** Pieces of one article in one cart. A visitor who needs more writes to the museum. */
export const MOST_PIECES = 100;

/**
 * The line of so many pieces.
 * @param owners one per piece of a pass, each without problems; ignored for other articles
 */
export function toMerchandiseLine(
  article: Article,
  count: number,
  owners: readonly Owner[] = [],
): MerchandiseLine {
  return {
    type: 'merchandise',
    id: article.id,
    name: article.name,
    product_kind: article.product_kind,
    count,
    price: article.price,
    vat_value: article.vat_value,
    totalPrice: article.price * count,
    owners: article.product_kind === PASS_KIND ? owners.slice(0, count).map(tidyOwner) : [],
    weight_g: article.weight_g,
    shipped: article.shipped,
    valid_months: article.valid_months,
    withdrawal_days: article.withdrawal_days,
    ...(article.images[0] && { picture: article.images[0].src }),
  };
}

/** Trims what was typed, and drops an address that does not count. */
function tidyOwner({ name, address, send_to_custom_addr }: Owner): Owner {
  const { street, zip, city, country } = send_to_custom_addr
    ? address
    : { street: '', zip: '', city: '', country: address.country };
  return {
    name: name.trim(),
    address: { street: street.trim(), zip: zip.trim(), city: city.trim(), country: country.trim() },
    send_to_custom_addr,
  };
}

/** How many pieces of an article the cart's lines already take. */
export function takenPieces(lines: readonly Typed[], id: string): number {
  return lines
    .filter(isMerchandiseLine)
    .filter((line) => line.id === id)
    .reduce((sum, { count }) => sum + count, 0);
}

/** How many more pieces of an article the cart can take. */
export function piecesLeft({ id, stock }: Article, lines: readonly Typed[]): number {
  return Math.max(0, Math.min(MOST_PIECES, stock.available ?? MOST_PIECES) - takenPieces(lines, id));
}
