// Which pieces of an order a selection gives back (ADR 098). Where people belong to a ticket of their own, it goes back
// with the last of them, and they go back with it.
import { orderedKind } from '../ordered-kinds.ts';
import type { LineReturns } from '../products/line-returns.ts';
import type { OrderLeft, PartLeft } from './order-values.ts';
import type { ReturnableOrder, ReturnRefusal, ReturnSelection, SelectedPieces } from './return-order.ts';

/** How many pieces of each part are given back. */
export type Taken = ReadonlyMap<PartLeft, number>;

export function selectPieces(
  { lines }: Pick<ReturnableOrder, 'lines'>,
  { parts }: OrderLeft,
  { pieces }: ReturnSelection,
): Taken | ReturnRefusal {
  if (pieces === 'everything') return new Map(parts.map((one) => [one, one.left]));
  const taken = new Map<PartLeft, number>();
  for (const line of new Set(pieces.map((one) => one.line))) {
    const bought = lines[line];
    if (!bought) return { refused: 'line-unknown', line };
    const ofLine = parts.filter((one) => one.line === line);
    const selected = pieces.filter((one) => one.line === line);
    const answer = selectInLine(ofLine, selected, orderedKind(bought.type).returns(bought), line);
    if ('refused' in answer) return answer;
    for (const [index, one] of ofLine.entries()) taken.set(one, answer[index] ?? 0);
  }
  return taken;
}

function selectInLine(
  parts: readonly PartLeft[],
  selected: readonly SelectedPieces[],
  returns: LineReturns,
  line: number,
): number[] | ReturnRefusal {
  if (returns.by === 'amount') return { refused: 'only-amount', line };
  const counts = parts.map(() => 0);
  for (const { part, count } of selected) {
    if (part !== undefined && !parts[part]) return { refused: 'part-unknown', line };
    for (const [index, one] of parts.entries())
      if (part === undefined || part === index) counts[index] = (counts[index] ?? 0) + (count ?? one.left);
  }
  withParties(parts, counts, returns);
  const over = parts.find(({ left }, index) => !isCount(counts[index]) || (counts[index] ?? 0) > left);
  if (over) return { refused: 'too-many', line, left: over.left };
  const isPart = parts.some(({ left }, index) => (counts[index] ?? 0) < left);
  if (returns.by === 'whole' && isPart && counts.some((count) => count > 0))
    return { refused: 'only-whole', line };
  return counts;
}

function isCount(count: number | undefined): boolean {
  return Number.isInteger(count) && (count as number) >= 0;
}

function withParties(parts: readonly PartLeft[], counts: number[], { parties }: LineReturns): void {
  for (const { party, members } of parties) {
    if ((counts[party] ?? 0) > 0) for (const member of members) counts[member] = parts[member]?.left ?? 0;
    const stay = members.some((member) => (parts[member]?.left ?? 0) > (counts[member] ?? 0));
    if (!stay) counts[party] = parts[party]?.left ?? 0;
  }
}
