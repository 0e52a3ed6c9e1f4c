import type { CartVisit } from '../../domain/merchandise/suggest.ts';
import type { TourItem } from '../../domain/tours/tour-item.ts';
import type { TourCatalogue } from './tour-catalogue.ts';

/** The visit that a booking of a tour is for. It does not count as an admission that a pass would replace. */
export function tourVisits({ tourId }: TourItem, tours: TourCatalogue): CartVisit[] {
  const tour = tours.byId.get(tourId);
  return tour ? [{ eventId: tour.event_id, admissions: [] }] : [];
}
