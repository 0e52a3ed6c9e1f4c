import { expect, test } from 'vitest';
import { isMadeUp, robotsText } from './robots-text.ts';

function lines(publicUrl: string, email: string): string[] {
  return robotsText({ publicUrl, email, languages: ['de', 'en'] }).split('\n');
}

test('a museum’s shop names its sitemap, and what crawlers are to leave alone', () => {
  const text = lines('https://shop.steg.test', 'shop@steg.test');
  expect(text[0]).toBe('User-agent: *');
  expect(text).toContain('Sitemap: https://shop.steg.test/sitemap.xml');
  for (const path of [
    '/api/',
    '/documents/',
    '/checkout/',
    '/de/checkout/',
    '/en/settings',
    '/en/withdrawal',
  ])
    expect(text).toContain(`Disallow: ${path}`);
  expect(text).not.toContain('Disallow: /');
  expect(text).not.toContain('Disallow: /fr/checkout');
});

test.each([
  ['https://demo.host.test', 'besuch@museum-am-strom.example', true],
  ['http://localhost:3000', 'besuch@museum-am-strom.example', false],
  ['https://shop.steg.test', 'shop@example.steg.test', false],
])(
  'the shop at %s of a museum whose mail is %s is hidden from search engines: %s',
  (publicUrl, email, hidden) => {
    expect(lines(publicUrl, email).includes('Disallow: /')).toBe(hidden);
    expect(lines(publicUrl, email).some((line) => line.startsWith('Sitemap:'))).toBe(!hidden);
  },
);

test.each([
  ['besuch@museum-am-strom.example', true],
  ['besuch@museum.EXAMPLE ', true],
  ['besuch@example.org', false],
  ['besuch@my-example', false],
])('%s belongs to no museum: %s', (email, madeUp) => expect(isMadeUp(email)).toBe(madeUp));
