import type { RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { PRIVATE_PATHS } from '../../domain/site/private-paths.ts';
import { exampleOffer } from '../../domain/tickets/ticket-examples.ts';
import { EXAMPLE_SHARED, EXAMPLE_SRC, exampleContext } from '../search/listing-context-examples.ts';
import { pageListing } from '../search/page-listing.ts';
import { PUBLIC_PAGES } from '../search/public-pages.ts';
import { routes } from './routes.tsx';

const WORDING = { 'site.webshop': 'Shop', 'tickets.title': 'Tickets', 'merchandise.title': 'Goods' };

function listing(
  pattern: string,
  data: unknown,
  params: Record<string, string> = {},
  change: Parameters<typeof exampleContext>[0] = {},
) {
  const { config, info, content } = exampleContext(change);
  const route = { pattern, params: { lang: 'en', ...params }, data, shell: { config, info, content } };
  return pageListing(route, 'https://shop.steg.test', 'en', WORDING);
}

function patternsIn(all: readonly RouteObject[]): string[] {
  return all.flatMap((route) =>
    route.children ? patternsIn(route.children) : route.index ? '' : (route.path ?? ''),
  );
}

describe('every address of the shop', () => {
  test.each(patternsIn(routes).filter((pattern) => pattern !== '*'))(
    '‘%s’ is a page for everyone or one’s own, and not both',
    (pattern) => {
      const own = PRIVATE_PATHS.some((path) => pattern.replace(/^\//, '').startsWith(path));
      expect([pattern in PUBLIC_PAGES, own].filter(Boolean)).toHaveLength(1);
    },
  );

  test('nothing is listed that is no address', () => {
    const patterns = patternsIn(routes);
    expect(Object.keys(PUBLIC_PAGES).filter((pattern) => !patterns.includes(pattern))).toEqual([]);
  });
});

describe('the description of a page', () => {
  const text = { title: 'Imprint', html: '<h2>Who</h2><p>Museum am Steg</p>' };

  test('a text of the museum: its one address, its words, the museum’s own picture', () => {
    const content = { banners: { home: [{ image: EXAMPLE_SRC, image_mobile: '', title: 'Welcome' }] } };
    expect(listing('page/:id', text, { id: 'imprint' }, { content })).toMatchObject({
      path: 'page/imprint',
      siteName: 'Steg-Shop',
      description: 'Museum am Steg',
      picture: { src: EXAMPLE_SHARED, alt: 'Welcome' },
      things: [{ '@type': 'BreadcrumbList' }],
    });
  });

  test('an id with signs of its own stays one part of the address', () => {
    expect(listing('page/:id', text, { id: 'a/b?c"' })?.path).toBe('page/a%2Fb%3Fc%22');
  });

  test('without any picture none is named', () => {
    expect(listing('page/:id', text, { id: 'imprint' })?.picture).toBeUndefined();
  });

  test('an event: its teaser, its picture, its own thing first', () => {
    const picture = { src: EXAMPLE_SRC, widths: [360], alt: 'Tide', ratio: 1.5 };
    const offer = exampleOffer([], [], { teaser: 'Twice a day.', picture });
    const data = { offer, lifetime: { first: null, last: null }, today: '2026-11-22' };
    expect(listing('tickets/:id', data, { id: 'moon-water' })).toMatchObject({
      path: 'tickets/moon-water',
      description: 'Twice a day.',
      picture: { src: EXAMPLE_SHARED, alt: 'Tide' },
      things: [{ '@type': 'ExhibitionEvent' }, { '@type': 'BreadcrumbList' }],
    });
  });

  test('a list: what stands on it, and no more than fits', () => {
    const { event } = exampleOffer();
    const events = Array.from({ length: 30 }, (_, index) => ({ ...event, name: `Event ${index}` }));
    const { description = '' } = listing('tickets', { events }) ?? {};
    expect(description).toMatch(/^Tickets: Event 0, Event 1, .*…$/);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test('nothing where the museum does not sell such things, and nothing of one’s own pages', () => {
    const list = { articles: [], categories: [] };
    expect(listing('merchandise/:category?', list)).toBeUndefined();
    const config = { has_merchandise: true, hasMerchandise: true };
    expect(listing('merchandise/:category?', list, {}, { config })?.path).toBe('merchandise');
    expect(listing('checkout/success', undefined)).toBeUndefined();
  });
});

describe('the page of donations', () => {
  test('is described by what they are for', () => {
    const offer = { name: 'Donation to the house', text: 'For the dykes.' };
    expect(listing('donations', { offer })).toMatchObject({
      path: 'donations',
      description: 'For the dykes.',
    });
  });

  test('is not listed where the museum takes none', () => {
    expect(listing('donations', { offer: null })).toBeUndefined();
  });
});

describe('pages of the list of tours', () => {
  const choice = { languages: ['de'], category: '', venue: '', date: '', page: 1 };
  test.each([
    [{}, 'guided-tours'],
    [{ page: 2 }, 'guided-tours?page=2'],
    [{ page: 2, category: 'kinder' }, 'guided-tours'],
    [{ page: 2, languages: [] }, 'guided-tours'],
    [{ date: 'today' }, 'guided-tours'],
  ])('%o', (change, path) => {
    const data = { tours: [], choice: { ...choice, ...change }, attributes: { preset: ['de'] } };
    const config = { has_guided_tours: true, hasGuidedTours: true };
    expect(listing('guided-tours', data, {}, { config })?.path).toBe(path);
  });
});
