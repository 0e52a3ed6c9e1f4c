// A donation in the cart and in an order. A cart has at most one: a new amount replaces the last. Voucher codes do not
// pay for it, and the museum gives nothing in return.
import type { ProductKind } from '../products/product-kind.ts';
import { areTexts } from '../products/stored-line.ts';
import type { DonationItem } from './donation-item.ts';
import type { DonationLine } from './donation-line.ts';
import type { DonationOrderLine } from './donation-order-line.ts';

export const donationKind: ProductKind<DonationItem, DonationLine, DonationOrderLine> = {
  type: 'donation',
  isLine: (value) => areTexts(value, 'id', 'name') && (value.totalPrice as number) > 0,
  merge: (known, added) => (known.id === added.id ? added : undefined),
  toItem: ({ id, totalPrice }) => ({ type: 'donation', id, amount: totalPrice, totalPrice }),
  toShippingItems: ({ id }) => [{ type: 'donation', id, count: 1 }],
  vatParts: () => [],
  isRedeemable: false,
  isGift: true,
  isVisit: false,
  delivery: () => 'none',
  withdrawal: () => ({ days: 0, because: 'gift' }),
  counted: ({ id, name }) => ({ id, name, count: 1 }),
  countedInOrder: ({ id, title }) => ({ id, name: title, count: 1 }),
};
