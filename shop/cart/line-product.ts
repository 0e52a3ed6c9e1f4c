// What a line is of: the name that it goes by, and the page where it was chosen.
import type { BoughtLine, CartLine } from '../../domain/product-kinds.ts';
import { datesOf } from './line-when.ts';

/** The event, or the product itself. */
export function lineName(line: CartLine): string {
  return line.type === 'ticket' || line.type === 'dayTicket' ? line.eventName : line.name;
}

/** The page to choose again on; path without language, no leading slash. */
export function linePath(line: BoughtLine): string {
  switch (line.type) {
    case 'ticket':
    case 'dayTicket':
      return `tickets/${encodeURIComponent(line.eventId)}`;
    case 'guidedTour':
      return `guided-tours/${encodeURIComponent(line.tourId)}?${new URLSearchParams({ date: line.date, time: line.time })}`;
    case 'merchandise':
      return `${line.valid_months > 0 ? 'passes' : 'product'}/${encodeURIComponent(line.id)}`;
    case 'voucher':
      return `vouchers/${encodeURIComponent(line.id)}`;
  }
}

/** Tells lines apart on a page, together with their place: the same product at the same time may be there twice. */
export function lineKey(line: CartLine): string {
  return line.type === 'voucherCode' ? line.barcode : `${linePath(line)} ${datesOf(line)?.datetime ?? ''}`;
}
