import { expect, test } from 'vitest';
import type { TicketOrderLine } from '../../domain/tickets/ticket-order-line.ts';
import { directionsTo } from './directions-to.ts';

const line: TicketOrderLine = {
  type: 'ticket',
  id: 'adult',
  name: 'Eintritt',
  title: 'Gezeiten',
  venue: 'Neue Galerie',
  address: 'Kaistraße 4, 20457 Hamburg',
  datetime: '2026-12-24 10:30',
  datetime_end: '',
  count: 1,
  parts: [],
  totalPrice: 1400,
  withdrawal_days: 0,
};
const gallery = {
  id: 'galerie',
  name: { de: 'Neue Galerie', en: 'New Gallery' },
  address: line.address,
  hours: { de: 'täglich' },
  directions: { de: 'Am Wasser entlang.', en: 'Along the water.' },
};
const pumps = { ...gallery, id: 'pumpwerk', name: { de: 'Altes Pumpwerk', en: 'Old Pumping Station' } };
const silent = { ...gallery, directions: { de: '' } };

test.each([
  ['two visits to one house once', [line, line], [gallery], 1],
  ['no house that the order does not lead to', [line], [pumps], 0],
  ['no house that the museum says nothing about', [line], [silent], 0],
  ['each house of two visits', [line, { ...line, venue: 'Altes Pumpwerk' }], [pumps, gallery], 2],
])('an order shows the way to %s', (_, lines, venues, count) => {
  expect(directionsTo({ lines, language: 'de' }, venues, 'de')).toHaveLength(count);
});

test('the way is told in the reader’s language, the house keeps the name on the ticket', () => {
  expect(directionsTo({ lines: [line], language: 'de' }, [gallery], 'en')).toEqual([
    { venue: 'Neue Galerie', address: 'Kaistraße 4, 20457 Hamburg', text: 'Along the water.' },
  ]);
});
