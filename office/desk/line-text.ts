import type { CartLine } from '../../domain/product-kinds.ts';
import type { Formats } from '../../domain/wording/formats.ts';
import type { I18n } from '../ground/i18n.ts';

/** A line of a sale in words: what, and which of it when. */
export function lineText(line: CartLine, t: I18n['t'], formats: Formats): { title: string; detail: string } {
  const when = 'datetime' in line && line.datetime !== '' ? formats.moment(line.datetime) : '';
  switch (line.type) {
    case 'ticket':
      return {
        title: t('desk.sale.line', { count: line.totalCount, name: line.name }),
        detail: [line.eventName, partsText(line.subtickets, t), when].filter(Boolean).join(', '),
      };
    case 'dayTicket':
      return {
        title: line.dayTickets.map(({ count, name }) => t('desk.sale.line', { count, name })).join(', '),
        detail: [line.eventName, when].filter(Boolean).join(', '),
      };
    case 'voucherCode':
      return { title: line.name, detail: line.barcode };
    case 'guidedTour':
      return {
        title: line.name,
        detail: [
          line.langName,
          t('desk.tour.line', { count: line.participants }),
          formats.moment(`${line.date} ${line.time}`),
        ].join(', '),
      };
    case 'merchandise':
      return {
        title: t('desk.sale.line', { count: line.count, name: line.name }),
        detail: line.owners.map(({ name }) => name).join(', '),
      };
    case 'voucher':
      return { title: t('desk.sale.line', { count: line.count, name: line.name }), detail: '' };
    default:
      return { title: line.name, detail: '' };
  }
}

function partsText(
  parts: readonly { readonly count: number; readonly name: string }[],
  t: I18n['t'],
): string {
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, name }) => t('desk.sale.line', { count, name }))
    .join(', ');
}
