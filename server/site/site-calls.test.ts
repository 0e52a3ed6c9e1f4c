import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ShopInfo, SiteConfig, StaticContent, StaticPage } from '../../domain/site/site.ts';
import { MUSEUM_YAML } from '../testing/test-museum.ts';
import type { Museum, MuseumSettings } from './museum.ts';
import { renderMarkdown } from './render-markdown.ts';
import { shopInfo, siteConfig, staticContent, staticPage } from './site-calls.ts';

function museumWith(more: Partial<MuseumSettings> = {}): Museum {
  return {
    settings: { ...(parse(MUSEUM_YAML) as MuseumSettings), flags: {}, ...more },
    pages: new Map([
      ['imprint', { id: 'imprint', title: { de: 'Impressum' }, markdown: { de: 'Am **Steg**' } }],
    ]),
    version: 1,
    loadedOn: '2026-11-20',
  };
}

test('a museum that sets no flag sells tickets, also to guests', () => {
  const config = siteConfig(museumWith());
  expect(Check(SiteConfig, config)).toBe(true);
  expect(config).toMatchObject({
    has_tickets: true,
    hasTickets: true,
    has_merchandise: false,
    hasGuestRegistration: true,
    confirmOnCheckout: true,
    default_user_country_key: 'DE',
    languagesFull: { de: 'Deutsch', en: 'English' },
  });
});

test('a remote flag and its twin among the app flags are one switch', () => {
  const on = siteConfig(
    museumWith({ flags: { has_vouchers: true, showCookieDisclaimer: true, has_tickets: false } }),
  );
  expect(on).toMatchObject({
    has_vouchers: true,
    hasVouchers: true,
    cookie_disclaimer: true,
    showCookieDisclaimer: true,
    has_tickets: false,
    hasTickets: false,
  });
});

test('the shop knows for how long a link confirms free tickets', () => {
  const minutes = (limits: MuseumSettings['limits']) =>
    siteConfig(museumWith({ limits })).confirmFreeOrdersMinutes;
  expect([minutes({}), minutes({ confirm_free_orders_minutes: 0 })]).toEqual([30, 0]);
});

test('the shop gets the tags if the museum has any', () => {
  const tags = { tag_manager: 'GTM-ABC1234' };
  expect(siteConfig(museumWith({ tags })).tags).toEqual(tags);
  expect(siteConfig(museumWith({ tags: {} }))).not.toHaveProperty('tags');
  expect(siteConfig(museumWith())).not.toHaveProperty('tags');
});

test('countries are named in the visitor’s language and sorted by name', () => {
  const german = shopInfo(museumWith(), 'de');
  expect(Check(ShopInfo, german)).toBe(true);
  expect(Object.entries(german.countries)).toEqual([
    ['DE', 'Deutschland'],
    ['FR', 'Frankreich'],
    ['AT', 'Österreich'],
  ]);
  expect(Object.values(shopInfo(museumWith(), 'en').countries)).toEqual(['Austria', 'France', 'Germany']);
});

test('empty groups of banners are left out, social links come in their order', () => {
  const content = staticContent(
    museumWith({
      social_media: [
        { link: 'https://b.example', sequence_no: 2 },
        { link: 'https://a.example', sequence_no: 1 },
      ],
    }),
    'en',
  );
  expect(Check(StaticContent, content)).toBe(true);
  expect(Object.keys(content.banners)).toEqual(['home']);
  expect(content.banners.home?.[0]?.title).toBe('Willkommen');
  expect(content.social_media.map(({ link }) => link)).toEqual(['https://a.example', 'https://b.example']);
});

test('a banner leads to a page of the shop in the visitor’s language, or to another site', () => {
  const banner = { image: 'a.svg', image_mobile: 'a.svg', title: { de: 'Dort' } };
  const banners = {
    home: ['/tickets?venue=haus', 'https://steg.example/'].map((link) => ({ ...banner, link })),
  };
  const linksIn = (language: 'de' | 'en') =>
    staticContent(museumWith({ banners }), language).banners.home?.map(({ link }) => link);
  expect(linksIn('en')).toEqual(['/en/tickets?venue=haus', 'https://steg.example/']);
  expect(linksIn('de')).toEqual(['/de/tickets?venue=haus', 'https://steg.example/']);
});

test('a page comes in the visitor’s language, else in German', () => {
  const page = staticPage(museumWith(), 'fr', 'imprint');
  expect(Check(StaticPage, page)).toBe(true);
  expect(page).toEqual({ id: 'imprint', title: 'Impressum', html: '<p>Am <strong>Steg</strong></p>\n' });
  expect(staticPage(museumWith(), 'de', 'toString')).toBeUndefined();
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script within a line', 'a <img src=x onerror=alert(1)> b'],
  ['a script as a link', '[x](javascript:alert(1))'],
  ['a script as a disguised link', '[x](java&#115;cript:alert(1))'],
  ['a link that breaks out of its quotes', '[x](https://a.example/"onclick="alert(1))'],
  ['a script as a picture', '![x"onerror="alert(1)](javascript:alert(1))'],
  ['a script as an address', '<javascript:alert(1)>'],
  ['data as a link', '[x](data:text/html,<script>alert(1)</script>)'],
  ['another host in disguise', '[x](//evil.example)'],
])('%s in a page does nothing', (_, markdown) => {
  const html = renderMarkdown(markdown);
  expect(html).not.toMatch(/<script|<img|href="(javascript|java|data|\/\/)|"\s*on\w+=/i);
});

test('links to the web, to mail, to the telephone and within the shop work', () => {
  for (const href of [
    'https://a.example/?a=1',
    'mailto:a@b.example',
    'tel:+491234',
    '/de/page/terms',
    'terms',
    '#top',
  ])
    expect(renderMarkdown(`[x](${href})`)).toBe(`<p><a href="${href}">x</a></p>\n`);
});
