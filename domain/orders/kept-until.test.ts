import { expect, test } from 'vitest';
import type { TicketOrderLine } from '../tickets/ticket-order-line.ts';
import { keptUntil } from './kept-until.ts';

const TODAY = '2026-11-23';
const slot: TicketOrderLine = {
  type: 'ticket',
  id: 'adult',
  name: 'Eintritt',
  title: 'Gezeiten',
  venue: 'Neue Galerie',
  address: 'Kaistraße 4',
  datetime: '2026-12-24 10:30',
  datetime_end: '',
  count: 1,
  parts: [],
  totalPrice: 1400,
  withdrawal_days: 0,
};
const newYearsEve = { ...slot, datetime: '2026-12-31' };
const open = { ...slot, datetime: '' };

test.each([
  ['until the day after the visit', [slot], '2026-12-25'],
  ['over the end of a year', [newYearsEve], '2027-01-01'],
  ['until the day after the last of several visits', [newYearsEve, slot], '2027-01-01'],
  ['for a month where the visitor chooses the day', [open], '2026-12-23'],
  ['for whichever is longer', [slot, open], '2026-12-25'],
])('a device keeps tickets %s', (_, lines, day) => {
  const admissions = lines.map((_line, line) => ({
    barcode: `C${line}`,
    line,
    name: '',
    persons: 1,
    number: 1,
    of: 1,
  }));
  expect(keptUntil({ lines, admissions }, TODAY)).toBe(day);
});

test('and nothing beyond today of an order that admits nobody', () => {
  expect(keptUntil({ lines: [slot], admissions: [] }, TODAY)).toBe(TODAY);
});
