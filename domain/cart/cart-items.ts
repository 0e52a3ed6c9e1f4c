// What a line sends to the server (spec 7, last paragraph): identity and counts. Prices travel only so that the
// server can say that one has changed.
import { at } from '../museum-time.ts';
import type { CartItem } from './cart-item.ts';
import type { CartLine, LineSubticket } from './cart-line.ts';

/** The cart item of a line. */
export function toCartItem(line: CartLine): CartItem {
  switch (line.type) {
    case 'ticket':
      return {
        type: 'ticket',
        id: line.id,
        datetime: line.datetime,
        count: line.totalCount,
        subtickets: counts(line.subtickets),
        totalPrice: line.totalPrice,
      };
    case 'dayTicket':
      return {
        type: 'dayTicket',
        datetime: line.datetime,
        dayTickets: line.dayTickets.map((entry) => ({
          id: entry.id,
          count: entry.count,
          subtickets: counts(entry.subtickets),
        })),
        totalPrice: line.totalPrice,
      };
    case 'guidedTour':
      return {
        type: 'guidedTour',
        tourId: line.tourId,
        datetime: at(line.date, line.time),
        answers: line.answers.map(({ qId, value }) => ({
          qId,
          value: typeof value === 'string' ? value : [...value],
        })),
        prices: line.tours.map(({ id, count }) => ({ id, count })),
        tickets: line.tickets.map(({ id, count, subtickets }) => ({
          id,
          count,
          subtickets: counts(subtickets),
        })),
        participants: line.participants,
        totalPrice: line.totalPrice,
      };
    case 'merchandise':
      return {
        type: 'merchandise',
        id: line.id,
        count: line.count,
        ...(line.owners.length > 0 && { owners: line.owners.map((owner) => ({ ...owner })) }),
        totalPrice: line.totalPrice,
      };
    case 'voucher':
      return {
        type: 'voucher',
        id: line.id,
        count: line.count,
        ...(line.variable_amount && { price: line.price }),
        ...(line.greeting && { greeting: line.greeting }),
        totalPrice: line.totalPrice,
      };
    case 'voucherCode':
      return { type: 'voucherCode', barcode: line.barcode, totalPrice: line.totalPrice };
  }
}

function counts(subtickets: readonly LineSubticket[]) {
  return subtickets.map(({ id, count }) => ({ id, count }));
}
