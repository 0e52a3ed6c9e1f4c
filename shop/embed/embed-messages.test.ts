import { describe, expect, test } from 'vitest';
import { readFromElement, readFromShop } from './embed-messages.ts';

describe('what the element accepts as a message of the shop', () => {
  test.each([
    { foyer: 'hello' },
    { foyer: 'here', path: '/de/', title: 'Programm', height: 4000 },
    { foyer: 'moved', path: '/de/tickets?venue=haus', push: true },
    { foyer: 'show', top: -20, bottom: 400.5, smooth: false },
  ])('accepted: %j', (message) => expect(readFromShop(message)).toEqual(message));

  test.each([
    [undefined],
    ['hello'],
    [{}],
    [{ foyer: 'toString' }],
    [{ foyer: 'go', path: '/de/' }],
    [{ foyer: 'size', height: '100' }],
    [{ foyer: 'size', height: Number.NaN }],
    [{ foyer: 'size', height: Number.POSITIVE_INFINITY }],
    [{ foyer: 'size', height: 1e9 }],
    [{ foyer: 'moved', path: '//evil.example', push: true }],
    [{ foyer: 'moved', path: '/\\evil.example', push: true }],
    [{ foyer: 'moved', path: 'javascript:alert(1)', push: true }],
    [{ foyer: 'moved', path: `/${'x'.repeat(3000)}`, push: true }],
    [{ foyer: 'moved', path: '/de/' }],
  ])('ignored: %j', (message) => expect(readFromShop(message)).toBeUndefined());
});

describe('what the shop accepts as a message of the element', () => {
  test.each([
    { foyer: 'host', href: 'https://museum.example/besuch', dark: null },
    { foyer: 'view', top: 0, bottom: 1200, height: 740 },
    { foyer: 'go', path: '/de/tickets' },
  ])('accepted: %j', (message) => expect(readFromElement(message)).toEqual(message));

  test.each([
    [null],
    [{ foyer: 'hello' }],
    [{ foyer: 'host', href: 'https://museum.example/', dark: 'yes' }],
    [{ foyer: 'view', top: 0, bottom: 0 }],
    [{ foyer: 'go', path: 'https://evil.example/' }],
    [{ foyer: 'go', path: '//evil.example/' }],
    [{ foyer: 'go', path: '/de/\n' }],
  ])('ignored: %j', (message) => expect(readFromElement(message)).toBeUndefined());
});
