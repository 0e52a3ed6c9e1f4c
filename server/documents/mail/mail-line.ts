// One line of an order in its mail.
import type { Order } from '../../../domain/orders/order.ts';
import { type OrderLine, productKind } from '../../../domain/product-kinds.ts';
import { lineTexts } from '../lines/line-texts.ts';
import { amountText } from '../lines/price-text.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';
import { inert } from '../text/inert.ts';
import type { Labelled } from '../text/labelled.ts';
import { oneLine } from '../text/one-line.ts';

/** What the HTML part and the text part say of a line. */
export function mailLine(
  order: Order,
  line: OrderLine,
  index: number,
  museum: DocumentMuseum,
  i18n: DocumentI18n,
) {
  const texts = lineTexts(line);
  const { main, detail } = texts.when(line, { index, order, museum, i18n });
  const booking = texts.booking(line, i18n);
  const labelled = withColon(i18n);
  return {
    title: oneLine(line.title),
    subtitle: oneLine(booking.subtitle),
    when: main,
    detail,
    facts: texts
      .facts(line, i18n)
      .filter(({ value }) => value.trim() !== '')
      .map(labelled),
    parts: line.parts.map((part) => ({
      name: texts.partText(part, i18n),
      price: amountText(part.count * part.price, i18n),
    })),
    answers: booking.answers.map(labelled),
    withdrawal: withdrawalText(line, i18n),
  };
}

/** A fact with its label as a sentence begins it, and nothing in its value that a mail reader would make a link of. */
export function withColon({ t }: DocumentI18n) {
  return ({ label, value }: Labelled): Labelled => ({
    label: t('documents.mail.label', { label: oneLine(label) }),
    value: inert(oneLine(value)),
  });
}

function withdrawalText(line: OrderLine, { t }: DocumentI18n): string {
  const term = productKind(line.type).withdrawal(line);
  if ('from' in term)
    return term.from === 'receipt'
      ? t('documents.withdrawal.goods', { days: term.days })
      : t('documents.withdrawal.days', { days: term.days });
  if (term.because === 'gift') return t('documents.gift');
  return term.because === 'visit' ? t('documents.withdrawal.none') : '';
}
