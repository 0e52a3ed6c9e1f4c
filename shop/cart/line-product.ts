// The product of a line: its name and its page.
import { type ShopPath, shopPaths, withSearch } from '../../domain/addresses.ts';
import type { BoughtLine, CartLine } from '../../domain/product-kinds.ts';
import { datesOf } from './line-when.ts';

/** The event, or the product itself. */
export function lineName(line: CartLine): string {
  return line.type === 'ticket' || line.type === 'dayTicket' ? line.eventName : line.name;
}

/** The page to choose again on. */
export function linePath(line: BoughtLine): ShopPath {
  switch (line.type) {
    case 'ticket':
    case 'dayTicket':
      return shopPaths.event(line.eventId);
    case 'guidedTour':
      return withSearch(shopPaths.tour(line.tourId), { date: line.date, time: line.time });
    case 'merchandise':
      return line.valid_months > 0 ? shopPaths.pass(line.id) : shopPaths.article(line.id);
    case 'voucher':
      return shopPaths.voucher(line.id);
  }
}

/** Key of a line, together with its index: the same product at the same time may be there twice. */
export function lineKey(line: CartLine): string {
  return line.type === 'voucherCode' ? line.barcode : `${linePath(line)} ${datesOf(line)?.datetime ?? ''}`;
}
