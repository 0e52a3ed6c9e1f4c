// How the cart shows a kind of product. Nothing has a default: a kind that forgets an answer does not compile.
import type { ReactNode } from 'react';
import type { ShopPath } from '../../../domain/addresses.ts';
import type { Formats } from '../../../domain/wording/formats.ts';
import type { I18n } from '../../../ui/i18n/i18n.tsx';

export type Dated = { readonly datetime: string; readonly datetime_end?: string };
export type LinePart = { readonly name: string; readonly count: number };

export type LineView<Line> = {
  /** The event, or the product itself. */
  name(line: Line): string;
  /** The page to choose again on. */
  path(line: Line): ShopPath;
  /** When it is for; undefined for what has no time. */
  dates(line: Line): Dated | undefined;
  /** For how many months it is valid; 0 for all but passes. */
  months(line: Line): number;
  /** What it is made of, as "2 × Adult", or "2 × €14.00" of what is sold by the piece. */
  parts(line: Line, formats: Pick<Formats, 'money'>): readonly LinePart[];
  /** What one must know of it besides its name and time; '' for nothing. */
  about(line: Line, i18n: I18n): string;
  /** What one wants to read once more before ordering: owners, a greeting; '' for nothing. */
  written(line: Line, i18n: I18n): string;
  /** What the cart's row says and changes. */
  facts(line: Line, index: number): ReactNode;
  /** Words of the way back to where it was chosen, where its row cannot change it; '' where it can. */
  again(line: Line, hasProblem: boolean): 'cart.choose-again' | 'cart.pass.another' | '';
  /** Words of the same way where something is short. */
  readonly back: 'cart.another' | 'cart.choose-again' | 'tours.line.again';
  /** The line with as many as there still are, where it is plain enough to say which. */
  fewer(line: Line, available: number): Line | undefined;
  /** What is short: places or pieces. */
  shortage(line: Line, available: number, i18n: I18n): string;
};
