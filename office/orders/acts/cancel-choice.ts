// What somebody has chosen to cancel, as the server reads it.
import type { Destination } from '../../../domain/returns/return-order.ts';
import type { CancelableOrder, CancelSelection } from '../../../domain/returns/returns-contract.ts';
import { typedCents } from '../../ground/act/typed-cents.ts';

export type CancelChoice = {
  readonly everything: boolean;
  /** By line and part, `0.1`: how many. */
  readonly counts: Readonly<Record<string, number>>;
  /** By line, the numbers of passes. */
  readonly passes: Readonly<Record<string, readonly number[]>>;
  readonly shipping: boolean;
  readonly to: Destination;
  readonly fee: string;
  readonly amount: string;
  readonly reason: string;
};

export const NO_CHOICE: CancelChoice = {
  everything: false,
  counts: {},
  passes: {},
  shipping: false,
  to: 'the-way-it-came',
  fee: '',
  amount: '',
  reason: '',
};

export function partKey(line: number, part: number): string {
  return `${line}.${part}`;
}

/** @param order what is left of it */
export function selectionOf(choice: CancelChoice, { lines }: CancelableOrder): CancelSelection {
  const { everything, shipping, to } = choice;
  const fee = to === 'kept' ? 0 : (typedCents(choice.fee) ?? 0);
  const cents = typedCents(choice.amount) ?? 0;
  const pieces = lines.flatMap((line, index) => piecesOf(choice, line, index));
  return {
    pieces: everything ? 'everything' : pieces,
    shipping: everything || shipping,
    fee,
    to,
    ...(cents > 0 && !everything && { amount: { cents } }),
  };
}

type Line = CancelableOrder['lines'][number];

function piecesOf(
  { counts, passes }: CancelChoice,
  { parts }: Line,
  line: number,
): Exclude<CancelSelection['pieces'], string> {
  const numbers = passes[line] ?? [];
  if (numbers.length > 0) return [{ line, part: 0, count: numbers.length, numbers: [...numbers] }];
  return parts.flatMap(({ part }) => {
    const count = counts[partKey(line, part)] ?? 0;
    return count > 0 ? [{ line, part, count }] : [];
  });
}
