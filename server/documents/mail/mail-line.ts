// One line of an order as its mail tells it.
import { isGoods } from '../../../domain/merchandise/goods.ts';
import type { Order, OrderLine } from '../../../domain/orders/order.ts';
import type { Speech } from '../document-speech.ts';
import { lineTerm } from '../line-term.ts';
import { type Labelled, lineTour } from '../line-tour.ts';
import { oneLine } from '../one-line.ts';
import type { TicketMuseum } from '../pdf/ticket-museum.ts';
import { amountText } from '../price-text.ts';

/** What both parts of the mail say of a line, in words. */
export function mailLine(order: Order, line: OrderLine, index: number, museum: TicketMuseum, speech: Speech) {
  const { formats } = speech;
  const { main, detail, timed } = lineTerm(line, index, order, museum, speech);
  const tour = lineTour(line, speech);
  const labelled = withColon(speech);
  const facts = tour ? [tour.exhibition, tour.party] : retailFacts(line, speech);
  return {
    event: oneLine(line.eventName),
    kind: oneLine(tour?.kind ?? ''),
    when: main,
    detail,
    timed,
    meeting: tour?.meeting && labelled(tour.meeting),
    place: [line.venue, line.address].filter(Boolean).map(oneLine).join(', '),
    facts: facts.filter((fact) => fact !== undefined).map(labelled),
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

/** Whose passes they are; what a voucher says to who gets it. */
function retailFacts({ article, voucher }: OrderLine, { t }: Speech): Labelled[] {
  return [
    {
      label: t('documents.pass.owner'),
      value: (article?.owners ?? [])
        .map(({ name }) => name)
        .filter(Boolean)
        .join(', '),
    },
    { label: t('documents.voucher.greeting'), value: voucher?.greeting ?? '' },
  ].filter(({ value }) => value.trim() !== '');
}

function withdrawalText(line: OrderLine, { t }: Speech): string {
  const { withdrawal_days: days, article } = line;
  if (days > 0)
    return article && isGoods(article)
      ? t('documents.withdrawal.goods', { days })
      : t('documents.withdrawal.days', { days });
  return isVisit(line) ? t('documents.withdrawal.none') : '';
}

/** Is it for coming to the museum, at some time? Everything else is had without. */
export function isVisit({ type }: OrderLine): boolean {
  return type !== 'merchandise' && type !== 'voucher';
}
