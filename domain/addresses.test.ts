import { expect, test } from 'vitest';
import * as addresses from './addresses.ts';
import {
  callRoute,
  documentPaths,
  FOLDERS,
  isPage,
  isPageOrBelow,
  LOGOUT_PATH,
  localPath,
  pathBelow,
  shopAddress,
  shopPaths,
  withSearch,
  withSecret,
} from './addresses.ts';
import type { FilePath } from './make-addresses.ts';

test('every address of the shop, as the specification lists them (spec 2)', () => {
  const pages = Object.values(shopPaths).map((path) => localPath('de', path('x y')));
  expect([LOGOUT_PATH, ...pages]).toMatchInlineSnapshot(`
    [
      "/logout",
      "/de/",
      "/de/page/shipping",
      "/de/page/x%20y",
      "/de/tickets",
      "/de/tickets/x%20y",
      "/de/guided-tours",
      "/de/guided-tours/x%20y",
      "/de/merchandise/x%20y",
      "/de/product/x%20y",
      "/de/passes",
      "/de/passes/x%20y",
      "/de/vouchers",
      "/de/vouchers/x%20y",
      "/de/redeem",
      "/de/donations",
      "/de/groups",
      "/de/checkout",
      "/de/checkout/failed",
      "/de/checkout/accepted",
      "/de/checkout/canceled",
      "/de/checkout/success",
      "/de/login",
      "/de/register",
      "/de/register/success",
      "/de/register-guest",
      "/de/forgot-password",
      "/de/password-reset-success",
      "/de/recover/x%20y",
      "/de/recover-success",
      "/de/confirm-email",
      "/de/confirm-order",
      "/de/pay",
      "/de/offer",
      "/de/settings",
      "/de/order-review/x%20y",
      "/de/withdrawal",
      "/de/closed-visit",
      "/de/waiting-room",
    ]
  `);
});

test('every address that is no page: as the server reads it, and written with names that need care', () => {
  const values = { provider: 'p/q', id: 'x y', file: '2.xml', language: 'de' };
  const isPath = (thing: unknown): thing is FilePath<string> =>
    typeof thing === 'function' && 'route' in thing;
  const files = [...Object.values(addresses), ...Object.values(documentPaths)].filter(isPath);
  const fixed = Object.entries(addresses).filter(([name]) => name.endsWith('_PATH'));
  expect([
    ...Object.values(FOLDERS),
    ...fixed.map(([, path]) => path),
    callRoute('order/review'),
    ...files.map((path) => `${path.route} ${path({ ...values, line: '0', number: '1' })}`),
    addresses.picturePath('tide.ab12'),
  ]).toMatchInlineSnapshot(`
    [
      "/api/",
      "/assets/",
      "/demo-bank/",
      "/documents/",
      "/door/",
      "/lists/",
      "/look/",
      "/media/",
      "/office/",
      "/wording/",
      "/logout",
      "/sitemap.xml",
      "/robots.txt",
      "/embed.js",
      "/tickets-worker.js",
      "/favicon.svg",
      "/favicon.ico",
      "/manifest.webmanifest",
      "/healthz",
      "/readyz",
      "/metrics",
      "/api/",
      "/api/openapi.json",
      "/demo-bank/style.css",
      "/documents/preview/voucher.pdf",
      "/documents/preview/present.html",
      "/api/:lang/order/review",
      "/api/webhooks/:provider /api/webhooks/p%2Fq",
      "/demo-bank/:id /demo-bank/x%20y",
      "/wording/:file /wording/2.xml",
      "/media/:file /media/2.xml",
      "/look/:file /look/2.xml",
      "/sitemap-:file /sitemap-2.xml",
      "/documents/:id/admissions/:line/:number.svg /documents/x%20y/admissions/0/1.svg",
      "/documents/:id/tickets.html /documents/x%20y/tickets.html",
      "/documents/guarantee/:language.svg /documents/guarantee/de.svg",
      "/:language/waiting-room/place /de/waiting-room/place",
      "/:language/groups/request /de/groups/request",
      "/:language/order-review/:id/plain /de/order-review/x%20y/plain",
      "/documents/:id/tickets.pdf /documents/x%20y/tickets.pdf",
      "/documents/:id/visit.ics /documents/x%20y/visit.ics",
      "/documents/:id/passes.pdf /documents/x%20y/passes.pdf",
      "/documents/:id/vouchers.pdf /documents/x%20y/vouchers.pdf",
      "/documents/:id/invoice.pdf /documents/x%20y/invoice.pdf",
      "/documents/:id/credit-note.pdf /documents/x%20y/credit-note.pdf",
      "/documents/:id/xrechnung.xml /documents/x%20y/xrechnung.xml",
      "/media/tide.ab12-{width}.webp",
    ]
  `);
});

test('a picture of the museum is known by its address', () => {
  expect(addresses.isPicturePath(addresses.picturePath('tide.ab12'))).toBe(true);
  for (const src of ['/media/tide.svg', 'https://museum.example/media/x-{width}.webp'])
    expect(addresses.isPicturePath(src)).toBe(false);
});

test('the path of a page as the router matched it', () => {
  expect(addresses.matchedPath('tickets/:id', { id: 'x y' })).toBe('tickets/x%20y');
  expect(addresses.matchedPath('merchandise/:category?', {})).toBe('merchandise');
  expect(addresses.matchedPath('', {})).toBe('');
});

test('a list without its filter, and a page whose secret is not in the path', () => {
  expect(shopPaths.articles()).toBe('merchandise');
  expect(withSecret(shopAddress('https://shop.steg.test', 'en', shopPaths.recover()), 'abc')).toBe(
    'https://shop.steg.test/en/recover/#abc',
  );
});

test('the cart of a payment that comes back is not in what browsers send', () => {
  const returned = new URL(
    addresses.withReturnedCart('https://shop.test/de/checkout/success?foyer=1', 'Ab1'),
  );
  expect(returned.pathname + returned.search).toBe('/de/checkout/success?foyer=1');
  expect(addresses.returnedCart(returned)).toBe('Ab1');
  expect(addresses.returnedCart({ search: '?us=Cd2', hash: '' })).toBe('Cd2');
  for (const hash of ['', '#top', '#foyer-us-', '#foyer-us-a&b'])
    expect(addresses.returnedCart({ search: '', hash })).toBeUndefined();
});

test('parameters are written so that every browser reads them again', () => {
  expect(withSearch(shopPaths.login(), { returnTo: '/de/tickets/moon?date=2026-11-20' })).toBe(
    'login?returnTo=%2Fde%2Ftickets%2Fmoon%3Fdate%3D2026-11-20',
  );
});

test.each([
  ['/de/tickets/moon', 'tickets/moon'],
  ['/tickets', 'tickets'],
  ['/de', ''],
  ['/', ''],
  ['/design', 'design'],
])('below the language, %s is "%s"', (pathname, path) => expect(pathBelow(pathname)).toBe(path));

test('a page is known with and without a language, and with a slash at its end', () => {
  for (const pathname of ['/checkout', '/de/checkout', '/de/checkout/'])
    expect(isPage(pathname, ['checkout', 'checkoutFailed'])).toBe(true);
  for (const pathname of ['/de/checkout/success', '/de/checkouts', 'checkout', '//checkout'])
    expect(isPage(pathname, ['checkout', 'checkoutFailed'])).toBe(false);
});

test.each([
  ['/de/tickets?date=2026-12-01', '/fr/tickets?date=2026-12-01'],
  ['/de?venue=1', '/fr?venue=1'],
  ['/de', '/fr'],
  ['/', '/fr/'],
  ['/design/1', '/fr/design/1'],
])('%s in French is %s', (path, translated) => expect(addresses.translatedPath(path, 'fr')).toBe(translated));

test('what lies below a page does not only begin like it', () => {
  expect(isPageOrBelow('/de/register/success', ['register'])).toBe(true);
  expect(isPageOrBelow('/de/register-guest', ['register'])).toBe(false);
});
