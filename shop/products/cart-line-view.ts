// How the cart shows a kind of product; how it is changed there says `CartRowView`. Nothing has a default: a kind that forgets
// an answer does not compile.
import type { ShopPath } from '../../domain/addresses.ts';
import type { Timed } from '../../domain/visit/visit-times.ts';
import type { Formats } from '../../domain/wording/formats.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';

export type LinePart = { readonly name: string; readonly count: number };

export type CartLineView<Line> = {
  /** The event, or the product itself. */
  name(line: Line): string;
  /** The page to choose again on, on its day and at its time. */
  path(line: Line): ShopPath;
  /** When it is for; undefined for what has no time. */
  dates(line: Line): Timed | undefined;
  /** For how many months it is valid; 0 for all but passes. */
  months(line: Line): number;
  /** What it is made of, as "2 × Adult", or "2 × €14.00" of what is sold by the piece. */
  parts(line: Line, formats: Pick<Formats, 'money'>): readonly LinePart[];
  /** What one must know of it besides its name and time; '' for nothing. */
  description(line: Line, i18n: I18n): string;
  /** What the visitor typed and should read once more before ordering: owners, a greeting; '' for nothing. */
  typedText(line: Line, i18n: I18n): string;
};
