import { expect, test } from 'vitest';
import { dayLine, exampleMuseum, openLine, slotLine, tourLine } from '../examples/example-order.ts';
import { documentI18n } from '../text/document-i18n.ts';
import { visitsOf } from './visits-of.ts';

const i18n = documentI18n({ language: 'de' }, exampleMuseum);
const family = { ...slotLine, id: 'family', count: 1 };
const later = { ...slotLine, datetime: '2026-12-24 12:30', datetime_end: '2026-12-24 13:00' };
const inEnglish = { ...tourLine, tour: { ...tourLine.tour, langName: 'Englisch' } };

test.each([
  ['a family card and adults at the same time are one visit', [slotLine, family], 1],
  ['the same exhibition at another time is another visit', [slotLine, later], 2],
  ['another house is another visit', [slotLine, dayLine], 2],
  ['tickets for a day of choice are a visit, too', [openLine], 1],
  ['two tours in different languages are two visits', [tourLine, inEnglish], 2],
])('%s', (_, lines, count) => {
  expect(visitsOf({ lines, admissions: [] }, i18n)).toHaveLength(count);
});

test('a visit has the admissions of all its lines, and leaves out those of others', () => {
  const admission = (line: number) => ({ barcode: `C${line}`, line, name: '', persons: 1, number: 1, of: 1 });
  const admissions = [admission(0), admission(1), admission(2)];
  const [first, second] = visitsOf({ lines: [slotLine, later, family], admissions }, i18n);
  expect(first?.admissions.map(({ barcode }) => barcode)).toEqual(['C0', 'C2']);
  expect(second?.admissions.map(({ barcode }) => barcode)).toEqual(['C1']);
});
