import { expect, test } from 'vitest';
import {
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

test('every address of the shop, as the specification lists them (spec 2)', () => {
  const addresses = Object.values(shopPaths).map((path) => localPath('de', path('x y')));
  expect([LOGOUT_PATH, ...addresses]).toMatchInlineSnapshot(`
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
      "/de/donations",
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
      "/de/settings",
      "/de/order-review/x%20y",
      "/de/withdrawal",
    ]
  `);
});

test('a list without its filter, and a page whose secret is not in the path', () => {
  expect(shopPaths.articles()).toBe('merchandise');
  expect(withSecret(shopAddress('https://shop.steg.test', 'en', shopPaths.recover()), 'abc')).toBe(
    'https://shop.steg.test/en/recover/#abc',
  );
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

test('what lies below a page does not only begin like it', () => {
  expect(isPageOrBelow('/de/register/success', ['register'])).toBe(true);
  expect(isPageOrBelow('/de/register-guest', ['register'])).toBe(false);
});
