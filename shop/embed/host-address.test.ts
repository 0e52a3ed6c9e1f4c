import { describe, expect, test } from 'vitest';
import { addressWith, cartIn, firstPath, pageAddress, pathIn } from './host-address.ts';

const SHOP = 'https://shop.museum.example';
const LANGUAGES = ['de', 'en', 'fr'];

describe('the address of the museum’s page', () => {
  test.each([
    ['https://m.example/besuch', '/de/tickets', 'https://m.example/besuch?foyer=/de/tickets'],
    ['https://m.example/?page_id=7', '/de/', 'https://m.example/?page_id=7&foyer=/de/'],
    ['https://m.example/?foyer=/de/&id=7#top', '/en/', 'https://m.example/?id=7&foyer=/en/#top'],
    // A museum's own parameters stay as its CMS wrote them.
    ['https://m.example/?a=%20+b&flag&a=2', '/de/', 'https://m.example/?a=%20+b&flag&a=2&foyer=/de/'],
    [
      'https://m.example/',
      '/de/tickets/flut?date=2026-12-24&time=10:00',
      'https://m.example/?foyer=/de/tickets/flut%3Fdate%3D2026-12-24%26time%3D10%3A00',
    ],
    ['https://m.example/?foyerfoo=1&foyer=/de/', undefined, 'https://m.example/?foyerfoo=1'],
    ['https://m.example/?foyer=/de/x#foyer-us-Abc123', '/de/x', 'https://m.example/?foyer=/de/x'],
  ])('%s with %s is %s', (href, path, address) => {
    expect(addressWith(href, path)).toBe(address);
    expect(pathIn(address, SHOP, LANGUAGES)).toBe(path);
  });

  test('for the shop it is without the shop’s part and without a fragment', () => {
    expect(pageAddress('https://m.example/a?foyer=/de/&b=1#c')).toBe('https://m.example/a?b=1');
    expect(pageAddress('https://m.example/a?foyer=/de/')).toBe('https://m.example/a');
  });

  test.each([
    ['another site', '//evil.example/de/'],
    ['another site, in disguise', '/\\evil.example/de/'],
    ['an absolute address', 'https://evil.example/de/'],
    ['a script', 'javascript:alert(1)'],
    ['a path out of the shop', '/de/../api/de/shopinfo'],
    ['a document', '/documents/x/tickets.pdf'],
    ['the logout', '/logout'],
    ['a language that the shop does not speak', '/pl/tickets'],
    ['nothing', ''],
  ])('%s is no page of the shop', (_, path) => {
    expect(pathIn(`https://m.example/?foyer=${encodeURIComponent(path)}`, SHOP, LANGUAGES)).toBeUndefined();
  });

  test('after a payment it names the cart, and no other fragment is taken for one', () => {
    expect(cartIn('https://m.example/?foyer=/de/checkout/success#foyer-us-Abc123')).toBe('Abc123');
    for (const hash of ['', '#top', '#foyer-us-', '#foyer-us-a&b', '#x-foyer-us-abc'])
      expect(cartIn(`https://m.example/${hash}`), hash).toBeUndefined();
  });
});

describe('the first page of an element', () => {
  test.each([
    ['', [null, null], '/de/'],
    ['', ['en', 'fr'], '/en/'],
    ['', [null, 'fr-CH'], '/fr/'],
    ['', ['pl', 'EN-GB'], '/en/'],
    ['', ['pl', 'cs'], '/de/'],
    ['tickets', ['en'], '/en/tickets'],
    ['/tickets/flut', ['en'], '/en/tickets/flut'],
    // A language in the path wins.
    ['/fr/tickets', ['en'], '/fr/tickets'],
    ['guided-tours?language=en', ['de'], '/de/guided-tours?language=en'],
  ])('path "%s" in %s is %s', (path, wanted, first) => {
    expect(firstPath(path, wanted, LANGUAGES)).toBe(first);
  });
});
