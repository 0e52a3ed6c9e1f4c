// The addresses where a crawl begins: every page of the sitemap, and pages that the sitemap does not list. The crawl finds
// all other pages by their links.
import type { APIRequestContext } from '@playwright/test';
import { matchRoutes } from 'react-router';
import { LOGOUT_PATH, SHOP_ROUTES } from '../../domain/addresses.ts';
import type { Language } from '../../domain/language.ts';
import { UNLISTED } from '../support/unlisted-paths.ts';

/** Filtered lists: one with results, and one without any. */
const FILTERED_LISTS = [
  'guided-tours?language=de,en&venue=galerie',
  'guided-tours?language=da&category=evening',
];

/** Paths without a page, below the language and below lists. */
export const MISSING_PAGES = ['nowhere', 'tickets/nothing', 'product/nothing'];

/** The addresses where the crawl begins in a language. */
export async function firstAddresses(
  request: APIRequestContext,
  origin: string,
  language: Language,
): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const prefix = `${origin}/${language}/`;
  return [
    ...listed.filter((address) => address.startsWith(prefix)),
    ...[...UNLISTED, ...FILTERED_LISTS, ...MISSING_PAGES].map((path) => prefix + path),
  ];
}

/** The routes that none of these addresses belongs to. */
export function unvisitedRoutes(visited: readonly string[]): string[] {
  const paths = [LOGOUT_PATH, ...Object.values(SHOP_ROUTES)];
  const top: string[] = paths.filter((path) => path.startsWith('/'));
  const below = paths.filter((path) => !path.startsWith('/'));
  const routes = [
    ...top.map((path) => ({ path })),
    {
      path: '/:lang?',
      children: below.map((path) =>
        path === '' ? { index: true as const, id: 'home' } : { path, id: path },
      ),
    },
  ];
  const seen = new Set(
    visited.map((address) => {
      const route = matchRoutes(routes, new URL(address).pathname)?.at(-1)?.route;
      return route && 'index' in route ? '' : route?.path;
    }),
  );
  return paths.filter((path) => !seen.has(path));
}
