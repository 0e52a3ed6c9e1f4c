// The order that this visitor placed last: what `execPayment` answered, kept so that a reload of the success page
// shows the same order (spec 4, "Payment outcomes").
import { sessionValue } from '../ground/session-value.ts';

export type Booking = { readonly booking_id: string; readonly has_tickets: boolean; readonly cartId: string };

const booking = sessionValue<Booking | undefined>('booking', undefined, (stored) => {
  const given = stored as Partial<Booking> | null;
  return typeof given?.booking_id === 'string'
    ? {
        booking_id: given.booking_id,
        has_tickets: given.has_tickets === true,
        cartId: String(given.cartId ?? ''),
      }
    : undefined;
});

export const lastBooking = booking.get;
export const keepBooking = booking.set;
