// Loads the first data of a tour's page, and other days later.
import { type Day, type Month, monthOf } from '../../domain/museum-time.ts';
import type { TourOffer } from '../../domain/tours/tour.ts';
import { placesPerDay, tourRange } from '../../domain/tours/tour-lookup.ts';
import type { Visit } from '../../domain/visit/visit.ts';
import type { Calendar, Lifetime } from '../../domain/visit/visit-calendar.ts';
import type { Call } from '../../ui/call/call.ts';

export type TourOpening = {
  readonly offer: TourOffer;
  readonly visit: Visit;
  readonly lifetime: Lifetime;
  /** The month that is shown first, and what is left in it. */
  readonly month: Month;
  readonly calendar: Calendar;
  readonly today: Day;
};

/** The tour on the wished day. A day in the past is ignored. */
export async function openTour(call: Call, id: string, wish: Visit, today: Day): Promise<TourOpening> {
  const day = wish.day >= today ? wish.day : '';
  const [lifetime, offer] = await Promise.all([
    call('GET tour/lifetime/tour/:id', { params: { id } }),
    askTour(call, id, day),
  ]);
  const chosen = offer.date ?? '';
  const month = monthOf(isWithin(chosen, lifetime) ? chosen : (offer.next_date ?? lifetime.first ?? today));
  const calendar = lifetime.first === null ? {} : await askTourCalendar(call, id, month);
  const visit = { day: chosen, time: day === '' ? ('' as const) : wish.time };
  return { offer, visit, lifetime, month, calendar, today };
}

function isWithin(day: Day | '', { first, last }: Lifetime): day is Day {
  return first !== null && day >= first && (last === null || day <= last);
}

/** The tour on a day; on its next one with places when none is given. */
export function askTour(call: Call, id: string, date: Day | '', signal?: AbortSignal): Promise<TourOffer> {
  return call('GET tour', { query: { tour: id, ...(date && { date }) }, ...(signal && { signal }) });
}

/** Places left per day of a month. */
export async function askTourCalendar(
  call: Call,
  id: string,
  month: Month,
  signal?: AbortSignal,
): Promise<Calendar> {
  return placesPerDay(
    await call('GET tour/calendar/tour/:id/range/:range', {
      params: { id, range: tourRange(month) },
      ...(signal && { signal }),
    }),
  );
}
