// How the order's pages show a kind of product. Nothing has a default: a kind that forgets an answer does not compile.
import type { ReactNode } from 'react';
import type { Cents } from '../../domain/money.ts';
import type { Formats } from '../../domain/wording/formats.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';

export type OrderedPart = {
  readonly count: number;
  readonly name: string;
  /** Price of one; undefined where the name says it. */
  readonly price: Cents | undefined;
};

export type OrderLineView<Line> = {
  /** Below its name, time and place. */
  facts(line: Line): ReactNode;
  /** What it is made of, as "2 × Adult, €14.00 each", or "2 × €14.00" of what is sold by the piece. */
  parts(line: Line, formats: Pick<Formats, 'money'>): readonly OrderedPart[];
  /** Below its parts: what the visitor typed. */
  typedText(line: Line): ReactNode;
  /** On the ticket on the screen, besides name, time and place. Those without a value are left out. */
  ticketFacts(line: Line, i18n: I18n): readonly (readonly [label: string, value: string])[];
};

/** Parts by their names. */
export function namedParts({ parts }: { readonly parts: readonly OrderedPart[] }): readonly OrderedPart[] {
  return parts.filter(({ count }) => count > 0);
}

/** Parts of what is sold by the piece: the line's name is enough. */
export function pieceParts(
  line: { readonly parts: readonly (OrderedPart & { readonly price: Cents })[] },
  { money }: Pick<Formats, 'money'>,
): readonly OrderedPart[] {
  return line.parts
    .filter(({ count }) => count > 0)
    .map(({ count, price }) => ({ count, name: money(price), price: undefined }));
}
