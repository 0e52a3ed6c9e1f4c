// When each kind of ticket opens the door.
import { expect, test } from 'vitest';
import type { OrderLine } from '../product-kinds.ts';
import { admissionWindow, type LinePlace } from './admission-window.ts';

const ordered = '2026-11-01 12:00';
const grace = { early: 15, late: 10 };
const place: LinePlace = { house: 'werk', starts_on: '2026-10-01', ends_on: '2027-01-31', isStay: false };
const line = (more: object): OrderLine =>
  ({
    type: 'ticket',
    id: 't',
    title: 'Flut',
    datetime: '2026-11-18 10:00',
    datetime_end: '2026-11-18 10:30',
    ...more,
  }) as OrderLine;

test.each<[string, OrderLine, LinePlace | undefined, object]>([
  [
    'a time of entry',
    line({ times: 'entry' }),
    place,
    { kind: 'ticket', from: '2026-11-18 09:45', until: '2026-11-18 10:40' },
  ],
  [
    'something that lasts',
    line({ times: 'duration' }),
    place,
    { kind: 'ticket', from: '2026-11-18 09:45', until: '2026-11-18 10:30' },
  ],
  [
    'a time without an end',
    line({ datetime_end: '' }),
    place,
    { from: '2026-11-18 09:45', until: '2026-11-18 23:59' },
  ],
  [
    'a time right after midnight',
    line({ datetime: '2026-11-18 00:05' }),
    place,
    { from: '2026-11-18 00:00' },
  ],
  [
    'a long stay',
    line({ times: 'duration', datetime_end: '2026-11-18 14:00' }),
    { ...place, isStay: true },
    { kind: 'stay', until: '2026-11-18 14:00' },
  ],
  [
    'a day',
    line({ type: 'dayTicket', datetime: '2026-11-18', datetime_end: '' }),
    place,
    { kind: 'day', from: '2026-11-18 00:00', until: '2026-11-18 23:59' },
  ],
  [
    'any day of the run',
    line({ datetime: '', datetime_end: '' }),
    place,
    { kind: 'open', from: '2026-10-01 00:00', until: '2027-01-31 23:59' },
  ],
  [
    'any day of what stays',
    line({ datetime: '', datetime_end: '' }),
    { ...place, ends_on: null },
    { until: '9998-12-31 23:59' },
  ],
  [
    'a tour',
    line({ type: 'guidedTour' }),
    place,
    { kind: 'tour', house: 'werk', from: '2026-11-18 09:45', until: '2026-11-18 10:30' },
  ],
  ['what the catalogue has forgotten', line({}), undefined, { house: '', from: '2026-11-18 09:45' }],
  [
    'a pass',
    { type: 'merchandise', title: 'Pass', article: { valid_months: 12 } } as OrderLine,
    undefined,
    { kind: 'pass', house: '', from: '2026-11-01 00:00', until: '2027-10-31 23:59' },
  ],
])('%s', (_, of, where, window) => {
  expect(admissionWindow(of, where, ordered, grace)).toMatchObject(window);
});

test('an article, a voucher and a donation let nobody in', () => {
  expect(
    admissionWindow(
      { type: 'merchandise', article: { valid_months: 0 } } as OrderLine,
      place,
      ordered,
      grace,
    ),
  ).toBeUndefined();
  expect(admissionWindow({ type: 'voucher' } as OrderLine, place, ordered, grace)).toBeUndefined();
  expect(admissionWindow({ type: 'donation' } as OrderLine, place, ordered, grace)).toBeUndefined();
});
