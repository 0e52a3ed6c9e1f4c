import { expect, test } from 'vitest';
import { readQuery, type SearchQuery } from './read-query.ts';

const TODAY = '2026-11-24';

test.each<[string, SearchQuery]>([
  ['2026-100017', { numbers: ['2026-100017'], barcode: '2026100017', phone: '26100017' }],
  ['Anna Müller', { barcode: undefined, words: ['anna', 'muller'] }],
  ['anna@example.org', { email: 'anna@example.org' }],
  ['Anna@', { email: 'anna@' }],
  ['+49 (0)30 123 456-78', { phone: '12345678' }],
  ['030/12345678', { phone: '12345678' }],
  ['7KQW2M9XPA4T', { barcode: '7KQW2M9XPA4T' }],
  ['7kqw-2m9x-pa4t', { barcode: '7KQW2M9XPA4T' }],
  ['RF18 5390 0754 7034', { references: ['RF18539007547034'] }],
  ['pi_3NkQ8z', { references: ['pi_3NkQ8z', 'PI_3NKQ8Z'] }],
  ['45', { amount: 4500 }],
  ['45,90', { amount: 4590 }],
  ['1.234,50 €', { amount: 123450 }],
  ['€ 12', { amount: 1200 }],
  ['24.11', { day: '2026-11-24', amount: 2411 }],
  ['3.1.', { day: '2027-01-03' }],
  ['30/10', { day: '2026-10-30' }],
  ['24.11.25', { day: '2025-11-24' }],
  ['2026-12-01', { day: '2026-12-01' }],
  ['31.2.', { day: undefined }],
  ['a', { words: undefined }],
])('“%s” may mean %j', (text, expected) => {
  expect(readQuery(text, TODAY)).toMatchObject(defined(expected));
  for (const [key, value] of Object.entries(expected))
    if (value === undefined) expect(readQuery(text, TODAY)).not.toHaveProperty(key);
});

test('an order’s number may be typed without its year', () => {
  const { numbers } = readQuery('100017', TODAY);
  expect(numbers?.slice(0, 2)).toEqual(['2026-100017', '2025-100017']);
});

function defined(query: SearchQuery): SearchQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
