// A tour at a time as the office shows it.
import type { Obstacle } from '../../domain/guides/obstacles.ts';
import type { PlannedDate, ToldObstacle } from '../../domain/guides/tour-plan-contract.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
import type { GuidesShop } from './guides-shop.ts';
import type { TourDate } from './tour-dates.ts';

export function presentDate(date: TourDate, language: Language): Omit<PlannedDate, 'leaders'> {
  const { row, bookings } = date;
  const [booking] = bookings;
  return {
    tour: date.tour,
    title: inLanguage(row?.name, language) || booking?.line.title || date.tour,
    language: date.language,
    house: date.house,
    house_name: inLanguage(row?.venue.name, language) || booking?.line.venue || '',
    meeting_point: inLanguage(row?.meeting_point, language) || booking?.line.tour.meeting_point || '',
    datetime: date.datetime,
    datetime_end: date.datetime_end,
    participants: date.participants,
    least: date.least,
    problem: date.problem,
  };
}

export function presentObstacle(
  { imported: { tours }, museum }: GuidesShop,
  obstacle: Obstacle,
  language: Language,
): ToldObstacle {
  if (!('other' in obstacle)) return { kind: obstacle.kind };
  const { tour, datetime, house } = obstacle.other;
  const title = inLanguage(tours.byId.get(tour)?.name, language) || tour;
  const venue = museum.settings.venues.find(({ id }) => id === house);
  return { kind: obstacle.kind, other: { title, datetime, house: inLanguage(venue?.name, language) } };
}
