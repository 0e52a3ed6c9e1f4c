// What the mail after an order opens with: what, when, where for each visit, and its codes; then the annual passes.
import { isPassLine } from '../../../domain/merchandise/pass-line.ts';
import type { Order } from '../../../domain/orders/order.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import { lineTexts } from '../lines/line-texts.ts';
import { visitsOf } from '../lines/visits-of.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';
import type { Labelled } from '../text/labelled.ts';
import { oneLine } from '../text/one-line.ts';
import type { MailCode, MailCodes } from './mail-codes.ts';
import { withColon } from './mail-line.ts';

export type MailVisit = {
  readonly title: string;
  readonly subtitle: string;
  readonly when: string;
  readonly detail: string;
  /** It is at a time of day. */
  readonly timed: boolean;
  readonly place: string;
  /** Meeting point and the way there. */
  readonly ways: readonly Labelled[];
  readonly codes: readonly MailCode[];
  /** How to show them. */
  readonly entrance: string;
};

/** The visits of an order, then its passes. */
export function mailVisits(
  order: Order,
  museum: DocumentMuseum,
  i18n: DocumentI18n,
  codes: MailCodes,
): MailVisit[] {
  const { t } = i18n;
  const visits = visitsOf(order, i18n).map(({ line, index, admissions }) => {
    const { meetingPoint } = lineTexts(line).booking(line, i18n);
    const text = museum.venues.find(({ name }) => name === line.venue)?.directions ?? '';
    const directions = { label: t('documents.ticket.directions'), value: text };
    return {
      ...opening(order, line, index, museum, i18n),
      place: [line.venue, line.address].filter(Boolean).map(oneLine).join(', '),
      ways: [...(meetingPoint ? [meetingPoint] : []), ...(text ? [directions] : [])].map(withColon(i18n)),
      codes: codes.of(admissions),
      entrance: t('documents.ticket.entrance.text'),
    };
  });
  const passes = order.lines.flatMap((line, index) =>
    isPassLine(line)
      ? [
          {
            ...opening(order, line, index, museum, i18n),
            place: '',
            ways: [],
            codes: codes.of(order.admissions.filter((admission) => admission.line === index)),
            entrance: t('documents.pass.entrance.text'),
          },
        ]
      : [],
  );
  return [...visits, ...passes];
}

/** What it is and when. */
function opening(order: Order, line: OrderLine, index: number, museum: DocumentMuseum, i18n: DocumentI18n) {
  const texts = lineTexts(line);
  const { main, detail, timed } = texts.when(line, { index, order, museum, i18n });
  return {
    title: oneLine(line.title),
    subtitle: oneLine(texts.booking(line, i18n).subtitle),
    when: main,
    detail,
    timed,
  };
}
