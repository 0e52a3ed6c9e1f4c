import { describe, expect, test } from 'vitest';
import type { Event, Ticket } from '../../domain/tickets/event.ts';
import { exampleOffer, exampleTicket } from '../../domain/tickets/ticket-examples.ts';
import { eventData } from './event-data.ts';
import { EXAMPLE_SHARED, EXAMPLE_SRC, exampleContext } from './listing-context-examples.ts';

function eventOf(event: Partial<Event> = {}, tickets: readonly Ticket[] = [exampleTicket()]) {
  return eventData(exampleContext(), {
    offer: exampleOffer(tickets, [], {
      teaser: 'Twice a day.',
      description: ['The sea comes.', 'And goes.'],
      picture: { src: EXAMPLE_SRC, widths: [360], alt: 'Tide', ratio: 1.5 },
      ...event,
    }),
    visit: { day: '', time: '' },
    lifetime: { first: '2026-12-24', last: '2027-01-31' },
    calendar: {},
    today: '2026-11-22',
  });
}

test('the data of an exhibition names what, when, where and by whom', () => {
  expect(eventOf()).toEqual({
    '@type': 'ExhibitionEvent',
    '@id': 'https://shop.steg.test/en/here#event',
    name: 'Moon Water',
    description: 'Twice a day. The sea comes. And goes.',
    url: 'https://shop.steg.test/en/here',
    startDate: '2026-05-03',
    endDate: '2027-01-31',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'Altes Pumpwerk',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Am Strom 1',
        postalCode: '20457',
        addressLocality: 'Hamburg',
        addressCountry: 'DE',
      },
    },
    organizer: {
      '@type': 'Organization',
      '@id': 'https://shop.steg.test/#museum',
      name: 'Museum am Steg',
      url: 'https://steg.test',
    },
    image: [EXAMPLE_SHARED],
    offers: [
      {
        '@type': 'Offer',
        name: 'Adult',
        price: '14.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: 'https://shop.steg.test/en/here',
        validFrom: '2026-11-22',
        validThrough: '2027-01-31',
        seller: {
          '@type': 'Organization',
          '@id': 'https://shop.steg.test/#museum',
          name: 'Museum am Steg',
        },
      },
    ],
  });
});

describe('the availability of tickets', () => {
  test.each([
    ['on-sale', ['https://schema.org/InStock']],
    ['upcoming', ['https://schema.org/InStock']],
    ['sold-out', ['https://schema.org/SoldOut']],
    ['ended', undefined],
  ] as const)('%s', (state, availability) => {
    const offers = eventOf({ state })['offers'] as { availability: string }[] | undefined;
    expect(offers?.map((offer) => offer.availability)).toEqual(availability);
  });

  test('every ticket is an offer, free ones too', () => {
    const tickets = [exampleTicket({ price: 1050 }), exampleTicket({ id: 'child', name: 'Child', price: 0 })];
    const offers = eventOf({}, tickets)['offers'] as { name: string; price: string }[];
    expect(offers.map(({ name, price }) => [name, price])).toEqual([
      ['Adult', '10.50'],
      ['Child', '0.00'],
    ]);
  });

  test('an exhibition that stays has no end, and one without tickets no offers', () => {
    const event = eventOf({ end: null }, []);
    expect(event).not.toHaveProperty('endDate');
    expect(event).not.toHaveProperty('offers');
  });
});

test('an address in an unknown form is kept as text', () => {
  const venue = { id: 'x', name: 'Museumsplein', address: 'Museumplein 6, 1071 DJ Amsterdam, entrance B' };
  expect(eventOf({ venue })['location']).toEqual({
    '@type': 'Place',
    name: 'Museumsplein',
    address: 'Museumplein 6, 1071 DJ Amsterdam, entrance B',
  });
});
