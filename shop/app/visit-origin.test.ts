import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberOrigin } from './visit-origin.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
});
afterEach(() => vi.unstubAllGlobals());

/** A page is loaded at an address; what linked there. */
function arrive(address: string, referrer = '') {
  vi.stubGlobal('window', { location: new URL(address, 'https://shop.example') });
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  rememberOrigin();
}
function remembered(key: string) {
  return JSON.parse(kept.get(key) ?? 'null');
}

it('the partner who sent the visitor is kept, also when the next page names none', () => {
  arrive('/de/tickets?partner=hotel%20%26%20spa');
  arrive('/de/checkout');
  expect(remembered('partner')).toBe('hotel & spa');
  arrive('/de/?partner=tourist-office');
  expect(remembered('partner')).toBe('tourist-office');
});

it('the page that linked here is kept', () => {
  arrive('/de/', 'https://blog.example/rivers');
  expect(remembered('referrer')).toBe('https://blog.example/rivers');
});

it.each([
  ['nobody', ''],
  ['the shop itself', 'https://shop.example/de/'],
])('but not where %s linked', (_, referrer) => {
  arrive('/de/', 'https://blog.example/rivers');
  arrive('/de/tickets', referrer);
  expect(remembered('referrer')).toBe('https://blog.example/rivers');
});

it.each(['checkout/success?us=1', 'checkout/accepted', 'checkout/canceled', 'checkout/failed'])(
  'coming back from the payment provider to %s is not an arrival',
  (page) => {
    arrive('/de/', 'https://blog.example/rivers');
    arrive(`/de/${page}`, 'https://pay.example/');
    expect(remembered('referrer')).toBe('https://blog.example/rivers');
  },
);

it('a browser that stores nothing is no obstacle', () => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('window', { location: new URL('https://shop.example/de/?partner=hotel') });
  vi.stubGlobal('document', { referrer: 'https://blog.example/' });
  expect(rememberOrigin).not.toThrow();
});
