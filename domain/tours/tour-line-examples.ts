// A line of a guided tour for tests: two whole tours for five people, two on single tickets and a family of three.

import { tourLine } from './make-tour-line.ts';
import { tariffOf } from './tour-booking.ts';
import {
  examplePrice,
  exampleQuestion,
  exampleTourOffer,
  exampleTourTicket,
  familyTicket,
  flagsOf,
  TOUR_DAY,
} from './tour-examples.ts';
import type { TourLine } from './tour-line.ts';

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
