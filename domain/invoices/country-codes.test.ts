import { expect, test } from 'vitest';
import { hasVatPrefix, invoicedCountry } from './country-codes.ts';

test.each([
  ['DE', 'DE'],
  ['GR', 'GR'],
  ['XK', '1A'],
  ['EL', undefined],
  ['YU', undefined],
  ['EU', undefined],
  ['', undefined],
])('%s is named %s on an e-invoice', (key, named) => expect(invoicedCountry(key)).toBe(named));

test.each(['DE136695976', 'EL094259216', 'XI110305878', 'US123456789'])('%s begins with a country', (id) =>
  expect(hasVatPrefix(id)).toBe(true),
);

test.each(['XX136695976', 'EU372012345', '136695976', ''])('“%s” does not', (id) =>
  expect(hasVatPrefix(id)).toBe(false),
);
