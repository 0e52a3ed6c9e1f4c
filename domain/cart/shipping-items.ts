// What the cart's lines send to `SHIPPING_COSTS` (spec 7): identity and number. Only merchandise weighs anything, and which
// of it is sent by post, the server knows.
import { at } from '../museum-time.ts';
import type { CartLine } from './cart-line.ts';

/** `datetime` where the line has one. */
export type ShippingItem = {
  readonly type: 'guidedTour' | 'ticket' | 'dayticket' | 'merchandise' | 'voucher' | 'voucherCode';
  readonly id: string;
  readonly datetime?: string;
  readonly count?: number;
};

/** The lines of a cart in its order; a day's tickets one by one. */
export function shippingItems(lines: readonly CartLine[]): ShippingItem[] {
  return lines.flatMap(itemsOf);
}

function itemsOf(line: CartLine): ShippingItem[] {
  switch (line.type) {
    case 'guidedTour':
      return [
        {
          type: 'guidedTour',
          id: line.tourId,
          datetime: at(line.date, line.time),
          count: line.single_ticketing ? line.totalCount : 1,
        },
      ];
    case 'ticket':
      return [{ type: 'ticket', id: line.id, datetime: line.datetime, count: line.totalCount }];
    case 'dayTicket':
      return line.dayTickets.map(({ id, count }) => ({ type: 'dayticket', id, count }));
    case 'merchandise':
      return [{ type: 'merchandise', id: line.id, count: line.count }];
    case 'voucher':
      return [{ type: 'voucher', id: line.id, count: line.count }];
    case 'voucherCode':
      return [{ type: 'voucherCode', id: line.id, count: 1 }];
  }
}
