// What becomes of a line once it is ordered: it is sent, given back, moved, and forgotten. Not in `product-kind.ts`, because
// the pages that sell need none of it. Nothing here has a default.
import type { LineReturns } from './line-returns.ts';
import type { Typed } from './product-kind.ts';

/** A kind of product in orders that were placed. */
export type OrderedKind<Ordered extends Typed> = {
  posted(line: Ordered): Posted;
  /** What of it can be given back. */
  returns(line: Ordered): LineReturns;
  /** The line with these pieces of its parts, and no others. */
  withPieces(line: Ordered, left: readonly number[]): Ordered;
  /** The order's line without what is personal (GDPR art. 17). */
  withoutPersons(line: Ordered): Ordered;
};

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
