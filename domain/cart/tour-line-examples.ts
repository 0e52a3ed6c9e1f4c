// A line of a guided tour for tests: two whole tours for five people, two on tickets of their own and a family of three.
import { tariffOf } from '../tours/tour-booking.ts';
import {
  examplePrice,
  exampleQuestion,
  exampleTourOffer,
  exampleTourTicket,
  familyTicket,
  flagsOf,
  TOUR_DAY,
} from '../tours/tour-examples.ts';
import type { TourLine } from './cart-line.ts';
import { tourLine } from './tour-lines.ts';

export function exampleTourLine(change: Partial<TourLine> = {}): TourLine {
  const offer = exampleTourOffer({
    detail: flagsOf('t'),
    priceList: [examplePrice()],
    tickets: [exampleTourTicket(), familyTicket()],
  });
  return {
    ...tourLine({
      tariff: { ...tariffOf(offer), detail: offer.detail },
      questions: [exampleQuestion()],
      kind: 'whole',
      counts: {
        tours: { group: 2 },
        tickets: { adult: 2 },
        parts: { family: { adults: 1, children: 1, 'baby-seat': 1 } },
        participants: 5,
      },
      answers: { name: 'Form 7b' },
      date: TOUR_DAY,
      time: '10:00',
      timeslotId: 'slot-20',
    }),
    ...change,
  };
}
