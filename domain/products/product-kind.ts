// What the cart asks of a kind of line, and of a kind of product. Nothing here has a default: a kind that forgets an answer
// does not compile. The schemas of a kind stand beside it, in `product-schemas.ts`, because browsers load no schemas.
import type { ShippingItem } from './shipping-item.ts';
import type { Stored } from './stored-line.ts';
import type { VatPart } from './vat.ts';

/** A line or an item of any kind. */
export type Typed = { readonly type: string };

/** How a line of the cart is kept, joined and sent. */
export type LineKind<Item extends Typed, Line extends Typed> = {
  readonly type: Line['type'];
  /** Has the stored value all that a line of this kind needs? Total and picture are checked for all kinds. */
  isLine(stored: Stored): boolean;
  /** Both lines as one, at the added line's prices; undefined where they stay apart. */
  merge(known: Line, added: Line): Line | undefined;
  /** The line as it is sent to the server (spec 7): identity and counts. */
  toItem(line: Line): Item;
  /** The line as it is sent to `SHIPPING_COSTS` (spec 7). */
  toShippingItems(line: Line): ShippingItem[];
};

/** What analytics call a product: the same id and name in the cart and in the order. */
export type Counted = { readonly id: string; readonly name: string; readonly count: number };

/** A kind of product: lines that are bought. */
export type ProductKind<Item extends Typed, Line extends Typed> = LineKind<Item, Line> & {
  counted(line: Line): Counted;
  /** The line's amounts at their rates. */
  vatParts(line: Line): VatPart[];
  /** Is it sent by post? */
  isShipped(line: Line): boolean;
  /** Do voucher codes pay for it (spec 4, "non-voucher lines")? */
  readonly isRedeemable: boolean;
};
