// One line of an order in its mail.
import type { Order } from '../../../domain/orders/order.ts';
import { isVisit } from '../../../domain/orders/visit-line.ts';
import { type OrderLine, productKind } from '../../../domain/product-kinds.ts';
import type { Speech } from '../document-speech.ts';
import { type Labelled, lineTour } from '../line-tour.ts';
import { oneLine } from '../one-line.ts';
import type { TicketMuseum } from '../pdf/ticket-museum.ts';
import { amountText } from '../price-text.ts';
import { wordsOf } from '../products/words-of.ts';

/** What both parts of the mail say of a line, in words. */
export function mailLine(order: Order, line: OrderLine, index: number, museum: TicketMuseum, speech: Speech) {
  const { formats } = speech;
  const words = wordsOf(line);
  const { main, detail, timed } = words.term(line, index, order, museum, speech);
  const tour = lineTour(line, speech);
  const labelled = withColon(speech);
  return {
    title: oneLine(line.title),
    kind: oneLine(tour?.kind ?? ''),
    when: main,
    detail,
    timed,
    meeting: tour?.meeting && labelled(tour.meeting),
    place: isVisit(line) ? [line.venue, line.address].filter(Boolean).map(oneLine).join(', ') : '',
    facts: words
      .facts(line, speech)
      .filter(({ value }) => value.trim() !== '')
      .map(labelled),
    parts: line.parts.map((part) => ({
      name: `${formats.number(part.count)} × ${oneLine(part.name)}`,
      price: amountText(part.count * part.price, speech),
    })),
    answers: (tour?.answers ?? []).map(labelled),
    withdrawal: withdrawalText(line, speech),
  };
}

function withColon({ t }: Speech) {
  return ({ label, value }: Labelled): Labelled => ({
    label: t('documents.mail.label', { label: oneLine(label) }),
    value: oneLine(value),
  });
}

function withdrawalText(line: OrderLine, { t }: Speech): string {
  const term = productKind(line.type).withdrawal(line);
  if ('from' in term)
    return term.from === 'receipt'
      ? t('documents.withdrawal.goods', { days: term.days })
      : t('documents.withdrawal.days', { days: term.days });
  if (term.because === 'gift') return t('documents.gift');
  return term.because === 'visit' ? t('documents.withdrawal.none') : '';
}
