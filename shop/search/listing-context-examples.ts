// For tests: an English page of a museum with one house.
import type { ListingContext } from './listing-context.ts';

/** The source of a picture, and the address under which social networks find it. */
export const EXAMPLE_SRC = '/media/tide.0123abcd-{width}.webp';
export const EXAMPLE_SHARED = 'https://shop.steg.test/media/tide.0123abcd-1200x630.jpg';

export function exampleContext(
  change: { info?: object; config?: object; content?: object } = {},
): ListingContext {
  return {
    origin: 'https://shop.steg.test',
    language: 'en',
    address: 'https://shop.steg.test/en/here',
    config: {
      siteName: 'Steg-Shop',
      siteNameTranslations: {},
      museumMainUrl: 'https://steg.test',
      museumPerLanguageUrls: {},
      has_tickets: true,
      hasTickets: true,
      has_merchandise: false,
      hasMerchandise: false,
      ...change.config,
    },
    info: {
      name: 'Museum am Steg',
      address: { street: 'Steg 1', zip: '10115', city: 'Berlin', country: 'DE' },
      email: 'shop@steg.test',
      phone: '+49 30 1234',
      timeZone: 'Europe/Berlin',
      countries: {},
      currency: 'EUR',
      languages: ['de', 'en'],
      venues: [
        {
          id: 'haus',
          name: 'House',
          address: 'Steg 1, 10115 Berlin',
          hours: 'daily',
          opening_hours: ['Tu-Su 10:00-18:00'],
        },
      ],
      ...change.info,
    },
    content: { banners: {}, cookie_warning: '', social_media: [], ...change.content },
  } as unknown as ListingContext;
}
