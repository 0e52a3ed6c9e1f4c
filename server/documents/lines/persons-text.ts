import type { Admission } from '../../../domain/orders/order.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';
import { lineTexts } from './line-texts.ts';

/** How many an admission admits: always said of a group's, of others only where it is several. '' for nothing. */
export function personsText({ persons }: Admission, line: OrderLine, { t }: DocumentI18n): string {
  return persons > 1 || lineTexts(line).isForGroup(line) ? t('documents.ticket.persons', { persons }) : '';
}
