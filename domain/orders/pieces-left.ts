// What is left of an order after parts of it were given back: what lists, calendars and parcels show.
import { orderedKind } from '../ordered-kinds.ts';
import type { OrderLine } from '../product-kinds.ts';
import { isVisit, type VisitLine } from './visit-line.ts';

type WithReturns = {
  readonly lines: readonly OrderLine[];
  readonly returns?:
    | readonly {
        readonly parts: readonly { readonly line: number; readonly part: number; readonly count: number }[];
      }[]
    | undefined;
};

/** How many pieces of each part of a line are left. */
export function piecesLeft({ lines, returns = [] }: WithReturns, line: number): number[] {
  const back = returns.flatMap(({ parts }) => parts).filter((one) => one.line === line);
  return (lines[line]?.parts ?? []).map(({ count }, index) =>
    back.reduce((left, { part, count: pieces }) => (part === index ? left - pieces : left), count),
  );
}

/** The line as it is left; undefined where nothing is. Without returns it is the line itself. */
export function lineLeft(order: WithReturns, index: number): OrderLine | undefined {
  const line = order.lines[index];
  if (!line || !order.returns?.some(({ parts }) => parts.some((part) => part.line === index))) return line;
  const left = piecesLeft(order, index);
  return left.some((count) => count > 0) ? orderedKind(line.type).withPieces(line, left) : undefined;
}

/** The visits to the museum that are left. */
export function visitsLeft(order: WithReturns): VisitLine[] {
  return order.lines.flatMap((_line, index) => lineLeft(order, index) ?? []).filter(isVisit);
}
