// The visits of an order: lines that lead to the same thing at the same time are one, a family card with the adults beside it.
import type { Admission, Order } from '../../../domain/orders/order.ts';
import { lineLeft } from '../../../domain/orders/pieces-left.ts';
import { isVisit, type VisitLine } from '../../../domain/orders/visit-line.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';
import { lineTexts } from './line-texts.ts';

export type OrderVisit = {
  /** The first of its lines, which stands for what they have in common. */
  readonly line: VisitLine;
  /** That line's index in the order. */
  readonly index: number;
  readonly lines: readonly VisitLine[];
  readonly admissions: readonly Admission[];
};

/** In the order of their first lines. */
export function visitsOf(
  order: Pick<Order, 'lines' | 'admissions' | 'returns'>,
  i18n: DocumentI18n,
): OrderVisit[] {
  const visits = new Map<string, OrderVisit>();
  for (const index of order.lines.keys()) {
    const line = lineLeft(order, index);
    if (!line || !isVisit(line)) continue;
    const key = keyOf(line, i18n);
    const visit = visits.get(key) ?? { line, index, lines: [], admissions: [] };
    visits.set(key, {
      ...visit,
      lines: [...visit.lines, line],
      admissions: [...visit.admissions, ...order.admissions.filter((admission) => admission.line === index)],
    });
  }
  return [...visits.values()];
}

/** What two lines of one visit have in common. Tours of the same name may differ in language and meeting point. */
function keyOf(line: VisitLine, i18n: DocumentI18n): string {
  const { subtitle, meetingPoint } = lineTexts(line).booking(line, i18n);
  const { title, venue, datetime, datetime_end } = line;
  return JSON.stringify([title, venue, datetime, datetime_end, subtitle, meetingPoint?.value]);
}
