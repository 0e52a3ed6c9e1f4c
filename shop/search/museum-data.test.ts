import { expect, test } from 'vitest';
import { shopPaths } from '../../domain/addresses.ts';
import { breadcrumbData } from './breadcrumb-data.ts';
import { exampleContext } from './listing-context-examples.ts';
import { museumData } from './museum-data.ts';

const HOUSE = { id: 'a', name: 'A', address: 'Steg 1, 10115 Berlin', hours: 'daily' };

test('a museum with one house has its hours, its address and its links', () => {
  const social_media = [{ link: 'https://social.test/@steg', sequence_no: 1 }];
  const banner = { image: '/media/steg.0123abcd-{width}.webp', image_mobile: '' };
  const content = { social_media, banners: { home: [banner] } };
  expect(museumData(exampleContext({ content }))).toEqual({
    '@type': ['Museum', 'Organization'],
    '@id': 'https://shop.steg.test/#museum',
    name: 'Museum am Steg',
    url: 'https://steg.test',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Steg 1',
      postalCode: '10115',
      addressLocality: 'Berlin',
      addressCountry: 'DE',
    },
    email: 'shop@steg.test',
    telephone: '+49 30 1234',
    image: 'https://shop.steg.test/media/steg.0123abcd-1200x630.jpg',
    sameAs: ['https://social.test/@steg'],
    openingHours: ['Tu-Su 10:00-18:00'],
  });
});

test('each of several houses has its own hours; hours that are known as text only are left out', () => {
  const venues = [HOUSE, { ...HOUSE, id: 'b', name: 'B', opening_hours: ['Mo-Su 09:00-17:00'] }];
  const museum = museumData(exampleContext({ info: { venues } }));
  expect(museum).not.toHaveProperty('openingHours');
  expect(museum['containsPlace']).toMatchObject([{ name: 'A' }, { openingHours: ['Mo-Su 09:00-17:00'] }]);
  expect((museum['containsPlace'] as object[])[0]).not.toHaveProperty('openingHours');
});

test.each([
  [{ museumPerLanguageUrls: { en: 'https://steg.test/english' } }, 'https://steg.test/english'],
  [{ museumMainUrl: '' }, 'https://shop.steg.test/en/'],
])('the museum’s own site, else the shop: %o', (config, url) => {
  expect(museumData(exampleContext({ config }))['url']).toBe(url);
});

test('breadcrumbs are numbered, from the museum to the page itself', () => {
  const steps = [{ name: 'Tickets', path: shopPaths.events() }];
  const named = (config: object) =>
    (
      breadcrumbData(exampleContext({ config }), 'Shop', steps, 'Tide')['itemListElement'] as {
        position: number;
        name: string;
        item: string;
      }[]
    ).map(({ position, name, item }) => [position, name, item]);
  const shop = [
    ['Shop', 'https://shop.steg.test/en/'],
    ['Tickets', 'https://shop.steg.test/en/tickets'],
    ['Tide', 'https://shop.steg.test/en/here'],
  ];
  expect(named({})).toEqual([
    [1, 'Museum am Steg', 'https://steg.test'],
    ...shop.map((step, index) => [index + 2, ...step]),
  ]);
  expect(named({ museumMainUrl: '' })).toEqual(shop.map((step, index) => [index + 1, ...step]));
});
