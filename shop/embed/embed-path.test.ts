import { beforeEach, expect, test, vi } from 'vitest';
import { embedPath, fullPath, rememberFullPath } from './embed-path.ts';

function at(path: string) {
  return new URL(path, 'https://shop.museum.example');
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test.each([
  ['/de/tickets/flut?date=2026-12-24&time=10:00', '/de/tickets/flut?date=2026-12-24&time=10:00'],
  ['/de/tickets?partner=letter&venue=haus', '/de/tickets?venue=haus'],
  ['/de/?partner=letter', '/de/'],
  ['/de/checkout/success?us=Abc123', '/de/checkout/success'],
  ['/de/order-review/Abc123', '/de/order-review'],
  ['/de/recover/Abc123', '/de/recover'],
  ['/de/withdrawal?order=2026-100001&email=ada%40example.org', '/de/withdrawal'],
  ['/de/login?returnTo=%2Fde%2Forder-review%2FAbc123', '/de/login'],
  ['/de/settings', '/de/settings'],
])('of %s the museum’s page learns %s', (path, known) => {
  expect(embedPath(at(path))).toBe(known);
});

test('only the visitor who opened a private page can return to it', () => {
  expect(fullPath('/de/order-review')).toBe('/de/order-review');
  rememberFullPath(at('/de/order-review/Abc123'));
  rememberFullPath(at('/de/tickets/flut'));
  expect(fullPath('/de/order-review')).toBe('/de/order-review/Abc123');
  expect(fullPath('/de/tickets/flut')).toBe('/de/tickets/flut');
  expect(fullPath('toString')).toBe('toString');
});

test('without storage everything else works', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('refused');
    },
    setItem: () => {
      throw new Error('refused');
    },
  });
  rememberFullPath(at('/de/order-review/Abc123'));
  expect(fullPath('/de/order-review')).toBe('/de/order-review');
});
