import type { Order } from '../../../domain/orders/order.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';
import { inert } from '../text/inert.ts';
import { oneLine } from '../text/one-line.ts';
import { addressLines } from '../text/postal-address.ts';

/** Where the parcel of an order goes; '' where nothing is sent. */
export function parcelNote(
  { shipping }: Pick<Order, 'shipping'>,
  museum: DocumentMuseum,
  { t, formats }: DocumentI18n,
): string {
  if (!shipping) return '';
  const address = [shipping.name, ...addressLines(shipping, formats, museum)]
    .filter(Boolean)
    .map((part) => inert(oneLine(part)))
    .join(', ');
  return t('documents.mail.parcel', { address });
}
