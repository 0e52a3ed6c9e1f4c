// What documents and mails say of a kind of product. Nothing has a default: a kind that forgets an answer does not compile.
import type { Day, MuseumDateTime } from '../../../domain/museum-time.ts';
import type { IssuedVoucher } from '../../../domain/orders/order.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';
import type { Labelled } from './tour-texts.ts';

export type LineTerm = {
  /** '' where there is nothing to say. */
  readonly main: string;
  readonly detail: string;
  /** It is at a time of day. */
  readonly timed: boolean;
};

/** What is known once a cart has become an order. */
export type Ordered = { readonly date: Day | MuseumDateTime; readonly vouchers: readonly IssuedVoucher[] };

export type Untaxed = 'exempt' | 'multi' | 'gift';

export type ProductWords<Line> = {
  /**
   * When a line is good for something: a visit, the months of a pass, the years of a voucher, the post.
   * @param index the line's among its order's
   * @param ordered undefined for a cart that never became an order
   */
  term(
    line: Line,
    index: number,
    ordered: Ordered | undefined,
    museum: DocumentMuseum,
    i18n: DocumentI18n,
  ): LineTerm;
  /** The facts about a line in the mail, besides its parts; those without a value are left out. */
  facts(line: Line, i18n: DocumentI18n): readonly Labelled[];
  /** Why there is no VAT on a part at no rate: an exempt supply, none at all as yet, or a gift. */
  readonly untaxed: Untaxed;
};

/** A term that is one text. */
export function shortTerm(main: string): LineTerm {
  return { main, detail: '', timed: false };
}
