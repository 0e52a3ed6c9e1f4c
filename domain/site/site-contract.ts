// The calls about the shop itself (spec 7).
import { Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { ShopInfo, SiteConfig, StaticContent, StaticPage } from './site.ts';

const shop = Type.Object({ shop: Type.Optional(Type.String()) });

export const siteContract = {
  'GET shopinfo': {
    summary: 'The museum: name, address, time zone, countries, currency, languages',
    permit: 'anyone',
    query: shop,
    answer: ShopInfo,
    refusals: [],
  },
  'GET shopinfo/config': {
    summary: 'Every flag of the shop',
    permit: 'anyone',
    query: shop,
    answer: SiteConfig,
    refusals: [],
  },
  'GET STATIC_CONTENT': {
    summary: 'Banners, cookie notice and social links',
    permit: 'anyone',
    answer: StaticContent,
    refusals: [],
  },
  'GET page/:id': {
    summary: 'A static page: imprint, terms, data_protection, accessibility_statement, …',
    permit: 'anyone',
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
    answer: StaticPage,
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
