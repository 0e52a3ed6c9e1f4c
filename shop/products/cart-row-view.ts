// How the opened cart shows a line of a kind of product, and has it changed. Not in `cart-line-view.ts`, because most visitors
// read the summary alone. Nothing has a default.
import type { ReactNode } from 'react';
import type { I18n } from '../../ui/i18n/i18n.tsx';

export type CartRowView<Line> = {
  /** What the row says, and what can be changed in it. @param index the line's in the cart */
  facts(line: Line, index: number): ReactNode;
  /** Label of the link to the line's page where something is short. */
  readonly shortageLabel: 'cart.another' | 'cart.choose-again' | 'tours.line.again';
  /** The line with the available count; undefined if the line has more than one count. */
  withAvailable(line: Line, available: number): Line | undefined;
  /** What is short: places or pieces. */
  shortage(line: Line, available: number, i18n: I18n): string;
};
