// Articles and passes that were ordered: they are sent, and passes name their owners.
import { noOwner } from '../passes/no-owner.ts';
import type { Owner } from '../passes/owner.ts';
import { returnedByThePiece, withPartsLeft } from '../products/line-returns.ts';
import type { OrderedKind, Posted } from '../products/ordered-kind.ts';
import type { MerchandiseOrderLine } from './merchandise-order-line.ts';

export const orderedMerchandiseKind: OrderedKind<MerchandiseOrderLine> = {
  posted,
  returns: () => returnedByThePiece(),
  withPieces: (line, left) => withPartsLeft(line, left, { parties: [] }),
  withoutPersons: (line) => ({
    ...line,
    article: { ...line.article, owners: line.article.owners.map(withoutName) },
  }),
};

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
