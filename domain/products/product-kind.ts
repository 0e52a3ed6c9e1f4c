// What the cart needs to know of each kind of line and each kind of product. Nothing here has a default: a kind that
// leaves something out does not compile. The schemas of a kind are elsewhere, in `product-schemas.ts`, because browsers
// load no schemas.
import type { ShippingItem } from './shipping-item.ts';
import type { Stored } from './stored-line.ts';
import type { VatPart } from './vat.ts';
import type { WithdrawalTerm } from './withdrawal-term.ts';

/** A line or an item of any kind. */
export type Typed = { readonly type: string };

/** How a line of the cart is stored, merged and sent. */
export type LineKind<Item extends Typed, Line extends Typed> = {
  readonly type: Line['type'];
  /**
   * Does the stored value have everything that a line of this kind needs? Total and picture are checked for all kinds.
   */
  isLine(stored: Stored): boolean;
  /** Both lines as one, at the added line's prices; undefined where they stay apart. */
  merge(known: Line, added: Line): Line | undefined;
  /** The line as it is sent to the server (spec 7): identity and counts. */
  toItem(line: Line): Item;
  /** The line as it is sent to `SHIPPING_COSTS` (spec 7). */
  toShippingItems(line: Line): ShippingItem[];
};

/** A product as analytics see it: the same id and name in the cart and in the order. */
export type Counted = { readonly id: string; readonly name: string; readonly count: number };

/** A line of an order that is a visit to the museum. */
type VisitLine = { readonly datetime: string };

/** A kind of product: lines that are bought, in the cart and in an order. What becomes of ordered ones says `OrderedKind`. */
export type ProductKind<Item extends Typed, Line extends Typed, Ordered extends Typed> = LineKind<
  Item,
  Line
> & {
  /** The line's amounts at their rates. None for what is not subject to VAT. */
  vatParts(line: Line): VatPart[];
  /** Do voucher codes pay for it (spec 4, "non-voucher lines")? */
  readonly isRedeemable: boolean;
  /** Is it given for nothing in return? Then it is outside of VAT. */
  readonly isGift: boolean;
  /** Is it a visit to the museum? Then the order says when and where. */
  readonly isVisit: Ordered extends VisitLine ? true : false;
  /** How the buyer gets it: by mail, by post, by mail with a part of it by post to others, or not at all. */
  delivery(sold: Line | Ordered): 'mail' | 'post' | 'mail-and-post' | 'none';
  withdrawal(sold: Line | Ordered): WithdrawalTerm;
  /** In the cart. */
  counted(line: Line): Counted;
  /** In the order: the same id and name as in the cart. */
  countedInOrder(line: Ordered): Counted;
};
