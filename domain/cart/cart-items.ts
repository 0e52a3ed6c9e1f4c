// What a line sends to the server (spec 7, last paragraph): identity and counts. Prices travel only so that the
// server can say that one has changed.
import type { CartItem } from './cart-item.ts';
import type { CartLine, LineSubticket } from './cart-line.ts';

const counts = (subtickets: readonly LineSubticket[]) => subtickets.map(({ id, count }) => ({ id, count }));

/** The cart item of a line. */
export const toCartItem = (line: CartLine): CartItem => {
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
  }
};
