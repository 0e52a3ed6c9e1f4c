import type { VisitLine } from '../../../domain/orders/visit-line.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';
import type { LineTerm, ProductWords } from './product-texts.ts';
import { lineTour } from './tour-texts.ts';
import { lineVisit, visitText } from './visit-time.ts';

/** Tickets, day tickets and guided tours: all are for a day or a time. */
export const visitWords: ProductWords<VisitLine> = {
  term: (line, _index, _ordered, museum, i18n) => visitTerm(line, museum, i18n),
  facts: (line, i18n) => {
    const tour = lineTour(line, i18n);
    return [tour?.exhibition, tour?.party].filter((fact) => fact !== undefined);
  },
  untaxed: 'exempt',
};

function visitTerm(line: VisitLine, museum: DocumentMuseum, i18n: DocumentI18n): LineTerm {
  const visit = lineVisit(line, museum);
  const { main, detail } = visitText(visit, i18n);
  return visit.kind === 'slot'
    ? { main, detail: i18n.t('documents.time', { time: detail }), timed: true }
    : { main, detail, timed: false };
}
