import { expect, test } from 'vitest';
import type { Tour, TourTime } from '../../domain/tours/tour.ts';
import { examplePrice, exampleTour, TOUR_DAY } from '../../domain/tours/tour-examples.ts';
import { exampleContext } from './listing-context-examples.ts';
import { tourData } from './tour-data.ts';

function time(change: Partial<TourTime> = {}): TourTime {
  return {
    tours: 1,
    tickets: 20,
    priceList: [],
    timeslotId: 'x',
    datetime_end: `${TOUR_DAY} 15:30`,
    soldout: false,
    ...change,
  };
}

function tourOf(change: Partial<Tour>, schedule: Record<string, TourTime>) {
  return tourData(exampleContext(), {
    offer: {
      detail: exampleTour({ duration_minutes: 90, langIdentifier: 'nl', next_slot: null, ...change }),
      tickets: [],
      priceList: [examplePrice({ name: 'Group', price: 9000 })],
      schedule,
      questions: [],
      date: Object.keys(schedule).length > 0 ? TOUR_DAY : null,
      next_date: null,
    },
    visit: { day: '', time: '' },
    lifetime: { first: TOUR_DAY, last: TOUR_DAY },
    month: '2026-12',
    calendar: {},
    today: '2026-11-22',
  });
}

test('a tour is an event at its next time with places, in its own language', () => {
  const tour = tourOf({ state: 'on-sale' }, { '10:00': time({ soldout: true }), '14:00': time() });
  expect(tour).toMatchObject({
    '@type': 'Event',
    startDate: '2026-12-24T14:00+01:00',
    endDate: '2026-12-24T15:30+01:00',
    duration: 'PT90M',
    inLanguage: 'nl',
    location: { '@type': 'Place' },
    organizer: { name: 'Museum am Steg' },
    offers: [
      {
        name: 'Group',
        price: '90.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        validFrom: '2026-11-22',
      },
    ],
  });
});

test('a tour that is sold out is marked as such and has no date', () => {
  const tour = tourOf({ state: 'sold-out' }, { '10:00': time({ soldout: true }) });
  expect(tour).toMatchObject({
    '@type': 'TouristTrip',
    provider: { name: 'Museum am Steg' },
    offers: [{ availability: 'https://schema.org/SoldOut' }],
  });
  expect(tour).not.toHaveProperty('startDate');
});

test.each(['not-bookable', 'no-tickets', 'ended'] as const)('a tour that is %s offers nothing', (state) => {
  const tour = tourOf({ state }, {});
  expect(tour['@type']).toBe('TouristTrip');
  expect(tour).not.toHaveProperty('offers');
});
