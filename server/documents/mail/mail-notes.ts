// What the mail after an order says before it lists anything: what is attached, and what comes by post.
import type { Order } from '../../../domain/orders/order.ts';
import { passesOf } from '../../../domain/orders/order-passes.ts';
import { calendarFile } from '../calendar/calendar-file.ts';
import type { Speech } from '../document-speech.ts';
import { oneLine } from '../one-line.ts';
import type { TicketMuseum } from '../pdf/ticket-museum.ts';
import { addressLines } from '../postal-address.ts';

/** One paragraph each; only of what there is. */
export function mailNotes(order: Order, museum: TicketMuseum, speech: Speech): string[] {
  const { t } = speech;
  const passes = passesOf(order).length;
  const vouchers = order.vouchers.length;
  const address = parcelAddress(order, museum, speech);
  return [
    calendarFile(order, museum) ? t('documents.mail.calendar') : '',
    passes > 0 ? t('documents.mail.passes', { count: passes }) : '',
    vouchers > 0 ? t('documents.mail.vouchers', { count: vouchers }) : '',
    address ? t('documents.mail.parcel', { address }) : '',
    order.invoice_number ? t('documents.mail.invoice') : '',
  ].filter(Boolean);
}

function parcelAddress(
  { shipping }: Pick<Order, 'shipping'>,
  museum: TicketMuseum,
  { formats }: Speech,
): string {
  return shipping
    ? [shipping.name, ...addressLines(shipping, formats, museum)].filter(Boolean).map(oneLine).join(', ')
    : '';
}
