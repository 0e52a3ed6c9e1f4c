// What is attached to the mail after an order, in one sentence at its end: the codes stand in the mail itself.
import type { Order } from '../../../domain/orders/order.ts';
import { ticketsOf, usablePassesOf } from '../../../domain/orders/order-passes.ts';
import { ownVouchers } from '../../../domain/orders/order-presents.ts';
import { hasCalendar } from '../calendar/calendar-file.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';

/** '' where nothing is. @param terms whether the museum's terms are attached */
export function attachedText(
  order: Order,
  museum: DocumentMuseum,
  { language, t }: DocumentI18n,
  terms: boolean,
): string {
  const passes = usablePassesOf(order).length;
  const vouchers = ownVouchers(order).length;
  const files = [
    ticketsOf(order).length > 0 ? t('documents.mail.attached.tickets') : '',
    passes > 0 ? t('documents.mail.attached.passes', { count: passes }) : '',
    vouchers > 0 ? t('documents.mail.attached.vouchers', { count: vouchers }) : '',
    hasCalendar(order, museum) ? t('documents.mail.attached.calendar') : '',
    order.invoice_number ? t('documents.mail.attached.invoice') : '',
    terms ? t('documents.mail.attached.terms') : '',
  ].filter(Boolean);
  if (files.length === 0) return '';
  return t('documents.mail.attached', { files: new Intl.ListFormat(language).format(files) });
}
