import type { VisitLine } from '../../../domain/orders/visit-line.ts';
import type { Speech } from '../document-speech.ts';
import { lineTour } from '../line-tour.ts';
import { lineVisit, visitText } from '../line-visit.ts';
import type { TicketMuseum } from '../pdf/ticket-museum.ts';
import type { LineTerm, ProductWords } from './product-words.ts';

/** Tickets, day tickets and guided tours: all are for a day or a time. */
export const visitWords: ProductWords<VisitLine> = {
  term: (line, _index, _ordered, museum, speech) => visitTerm(line, museum, speech),
  facts: (line, speech) => {
    const tour = lineTour(line, speech);
    return [tour?.exhibition, tour?.party].filter((fact) => fact !== undefined);
  },
  untaxed: 'exempt',
};

function visitTerm(line: VisitLine, museum: TicketMuseum, speech: Speech): LineTerm {
  const visit = lineVisit(line, museum);
  const { main, detail } = visitText(visit, speech);
  return visit.kind === 'slot'
    ? { main, detail: speech.t('documents.time', { time: detail }), timed: true }
    : { main, detail, timed: false };
}
