// The bookings of guided tours, for the guides. Refunded orders are left out.
import { addDays, type Day } from '../../../domain/museum-time.ts';
import { lineLeft } from '../../../domain/orders/pieces-left.ts';
import { isTourOrderLine, type TourOrderLine } from '../../../domain/tours/tour-order-line.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { readTourBookings, type TourBookingRow } from './tour-bookings-store.ts';

export type TourBooking = Omit<TourBookingRow, 'line' | 'returned'> & {
  readonly line: TourOrderLine;
};

/** Bookings from the first to the last day, both included, by time and tour. */
export async function tourBookings(sql: Sql, first: Day, last: Day): Promise<TourBooking[]> {
  const rows = await readTourBookings(sql, first, addDays(last, 1));
  return rows.flatMap(({ line, returned, ...booking }) => {
    const parts = returned.map((part) => ({ ...part, line: 0 }));
    const left = lineLeft({ lines: [line], returns: [{ parts }] }, 0);
    return left && isTourOrderLine(left) ? [{ ...booking, line: left }] : [];
  });
}
