// The tours of one day for staff, full ones too: what is left of each time is read once for all of them.
import type { Language } from '../../domain/language.ts';
import { addDays, type Day } from '../../domain/museum-time.ts';
import type { TourOffer } from '../../domain/tours/tour.ts';
import { slotsByPool } from '../capacity/pool-slots.ts';
import { questionsOf, saleState, ticketsOfTour, toSchedule, toTour } from './present-tour.ts';
import { priceListOf } from './price-list.ts';
import { bookableAfter, poolsOf, type ToursShop, timesAfter } from './tour-times.ts';

/**
 * Those that the shop sells and that have a time on the day which can still be booked, in their order.
 * @param houses of these houses; of all where it is empty
 */
export async function toursOfDay(
  shop: ToursShop,
  day: Day,
  houses: readonly string[],
  language: Language,
): Promise<TourOffer[]> {
  const sold = soldTours(shop, houses);
  // Guides of a tour at night are busy until the next day.
  const slots = await slotsByPool(shop, sold.flatMap(poolsOf), day, addDays(day, 1));
  return sold.flatMap((tour) => {
    const times = timesAfter(tour, slots, bookableAfter(tour, shop.clock)).filter((time) => time.day === day);
    if (times.length === 0) return [];
    return {
      detail: { ...toTour(shop.tours, tour, language, { times, ended: false }), description: [] },
      tickets: ticketsOfTour(tour, language),
      priceList: priceListOf(tour, language, day),
      schedule: toSchedule(tour, times, language),
      questions: questionsOf(tour, language),
      date: day,
      next_date: null,
    };
  });
}

/** Tours that the shop sells at all. */
export function soldTours({ tours }: Pick<ToursShop, 'tours'>, houses: readonly string[]) {
  return tours.all.filter(
    (tour) => saleState(tour) === 'on-sale' && (houses.length === 0 || houses.includes(tour.venue.id)),
  );
}
