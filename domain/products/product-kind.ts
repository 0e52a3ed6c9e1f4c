// What the cart needs to know of each kind of line and each kind of product. Nothing here has a default: a kind that
// leaves something out does not compile. The schemas of a kind are elsewhere, in `product-schemas.ts`, because browsers
// load no schemas.
import type { LineReturns } from './line-returns.ts';
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

/** What the museum sends of a line by post. */
export type Posted = {
  /** Pieces in the order's own parcel. */
  readonly count: number;
  /** Grams of one piece, packing included; 0 where the weight does not matter. */
  readonly weight_g: number;
  /** Who gets a piece at an address of their own, once for each piece. */
  readonly recipients: readonly Recipient[];
};

type Recipient = {
  readonly name: string;
  readonly address: {
    readonly street: string;
    readonly zip: string;
    readonly city: string;
    readonly country: string;
  };
};

export const NOTHING_POSTED: Posted = { count: 0, weight_g: 0, recipients: [] };

/** A line of an order that is a visit to the museum. */
type VisitLine = { readonly datetime: string };

/** A kind of product: lines that are bought, in the cart and in an order. */
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
  posted(line: Ordered): Posted;
  withdrawal(sold: Line | Ordered): WithdrawalTerm;
  /** In the cart. */
  counted(line: Line): Counted;
  /** In the order: the same id and name as in the cart. */
  countedInOrder(line: Ordered): Counted;
  /** What of it can be given back. */
  returns(line: Ordered): LineReturns;
  /** The line with these pieces of its parts, and no others. */
  withPieces(line: Ordered, left: readonly number[]): Ordered;
  /** The order's line without what is personal (GDPR art. 17). */
  withoutPersons(line: Ordered): Ordered;
};
