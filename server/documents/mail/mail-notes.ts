// What the mail after an order says before it lists anything: what is attached, and what comes by post.
import type { Order } from '../../../domain/orders/order.ts';
import { passesOf } from '../../../domain/orders/order-passes.ts';
import { hasCalendar } from '../calendar/calendar-file.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';
import { inert } from '../text/inert.ts';
import { oneLine } from '../text/one-line.ts';
import { addressLines } from '../text/postal-address.ts';

/** One paragraph each; only of what there is. */
export function mailNotes(order: Order, museum: DocumentMuseum, i18n: DocumentI18n): string[] {
  const { t } = i18n;
  const passes = passesOf(order).length;
  const vouchers = order.vouchers.length;
  const address = parcelAddress(order, museum, i18n);
  return [
    hasCalendar(order, museum) ? t('documents.mail.calendar') : '',
    passes > 0 ? t('documents.mail.passes', { count: passes }) : '',
    vouchers > 0 ? t('documents.mail.vouchers', { count: vouchers }) : '',
    address ? t('documents.mail.parcel', { address }) : '',
    order.invoice_number ? t('documents.mail.invoice') : '',
  ].filter(Boolean);
}

function parcelAddress(
  { shipping }: Pick<Order, 'shipping'>,
  museum: DocumentMuseum,
  { formats }: DocumentI18n,
): string {
  return shipping
    ? [shipping.name, ...addressLines(shipping, formats, museum)]
        .filter(Boolean)
        .map((part) => inert(oneLine(part)))
        .join(', ')
    : '';
}
