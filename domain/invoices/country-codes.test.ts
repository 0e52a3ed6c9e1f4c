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

test('every country that a museum can list has a name on e-invoices, but those that the rules do not know', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const known = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const listed = letters.flatMap((a) => letters.map((b) => a + b)).filter((key) => known.of(key));
  // South Sudan, islands and towns that ISO 3166 counts with others, countries that are no more, and what is none.
  expect(listed.filter((key) => !invoicedCountry(key)).join(' ')).toBe(
    'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH QO RH SS SU TA TP UK UN VD XA XB YD YU ZR ZZ',
  );
  expect(listed.length).toBeGreaterThan(270);
});
