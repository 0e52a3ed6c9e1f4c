// Some tickets cost nothing because they go with one that does, such as a child's beside its parents'. Alone they would
// let anybody take a whole day for nothing. So the order must also have a paid admission to the same visit (ADR 047).
import type { Quote } from './quote.ts';

/** What of a line matters here. */
export type VisitLine = Pick<Quote, 'visit'>;

/** The first line that needs a paid admission to its visit and has none in the order; undefined where all are fine. */
export function lineWithoutPaid(lines: readonly VisitLine[]): number | undefined {
  const paid = new Set(lines.flatMap(({ visit }) => (visit?.isPaid ? [visit.id] : [])));
  const line = lines.findIndex(({ visit }) => visit?.needsPaid && !paid.has(visit.id));
  return line === -1 ? undefined : line;
}
