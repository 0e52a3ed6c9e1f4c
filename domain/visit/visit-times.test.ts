import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMinutes, at, clockTime } from '../museum-time.ts';
import { calendarLength, ticketTimes, type VisitTime, visitTime } from './visit-times.ts';

const entry = { datetime: '2026-12-24 12:30', datetime_end: '2026-12-24 12:45', times: 'entry' } as const;
const concert = {
  datetime: '2026-12-24 19:30',
  datetime_end: '2026-12-24 21:00',
  times: 'duration',
} as const;

describe('what a time says', () => {
  test.each<[string, Parameters<typeof visitTime>[0], VisitTime | undefined]>([
    ['an entry says until when one is let in', entry, { times: 'entry', from: '12:30', until: '12:45' }],
    ['a concert says until when it lasts', concert, { times: 'duration', from: '19:30', until: '21:00' }],
    [
      'an order from before events said it keeps the end that it showed',
      { ...entry, times: undefined },
      { times: 'duration', from: '12:30', until: '12:45' },
    ],
    [
      'an entry without an end',
      { ...entry, datetime_end: '' },
      { times: 'entry', from: '12:30', until: undefined },
    ],
    [
      'a night ends on the next morning',
      { ...concert, datetime_end: '2026-12-25 01:00' },
      { times: 'duration', from: '19:30', until: '01:00' },
    ],
    [
      'a day later, the time of day alone would mislead',
      { ...concert, datetime_end: '2026-12-25 19:30' },
      { times: 'duration', from: '19:30', until: undefined },
    ],
    [
      'an end before the beginning is none',
      { ...concert, datetime_end: '2026-12-24 19:00' },
      { times: 'duration', from: '19:30', until: undefined },
    ],
    ['a day has no time', { datetime: '2026-12-24', times: 'entry' }, undefined],
    ['any day of the run has none either', { datetime: '', datetime_end: '2027-01-31' }, undefined],
  ])('%s', (_, visit, expected) => expect(visitTime(visit)).toEqual(expected));

  test('a ticket with a stay of its own lasts so long, also where other tickets have an entry', () => {
    expect([1, 3, 5].map((mode) => ticketTimes('entry', mode))).toEqual(['entry', 'entry', 'duration']);
    expect([1, 3, 5].map((mode) => ticketTimes('duration', mode))).toEqual([
      'duration',
      'duration',
      'duration',
    ]);
  });
});

describe('how long a visit is in a calendar', () => {
  const open = { ...entry, datetime_end: '2026-12-24 15:00' };
  const spring = { datetime: '2026-03-29 01:45', datetime_end: '2026-03-29 02:00', times: 'entry' } as const;
  test.each<[string, Parameters<typeof calendarLength>, ReturnType<typeof calendarLength>]>([
    ['an entry of a quarter of an hour takes an hour', [entry, undefined], { minutes: 60 }],
    ['or as long as the museum says', [entry, 90], { minutes: 90 }],
    ['a door that is open longer than an hour', [open, undefined], { end: '2026-12-24 15:00' }],
    ['and a visit that is shorter than that', [open, 45], { minutes: 45 }],
    ['a concert ends when it ends', [concert, 30], { end: '2026-12-24 21:00' }],
    [
      'a night, after midnight',
      [{ ...concert, datetime_end: '2026-12-25 01:00' }, undefined],
      { end: '2026-12-25 01:00' },
    ],
    ['what has no end takes an hour', [{ ...concert, datetime_end: '' }, undefined], { minutes: 60 }],
    ['a day has none', [{ datetime: '2026-12-24' }, 90], undefined],
    ['an hour that passes, also when the clocks skip one', [spring, undefined], { minutes: 60 }],
  ])('%s', (_, input, expected) => expect(calendarLength(...input)).toEqual(expected));

  const day = fc.constantFrom('2026-03-29', '2026-10-25', '2026-12-31', '2028-02-29');
  const times = fc.constantFrom('entry' as const, 'duration' as const);
  const given = fc.option(fc.integer({ min: 5, max: 1440 }), { nil: undefined });

  test('is what the museum says, and else never less than the door is open', () => {
    fc.assert(
      fc.property(
        day,
        fc.nat(1439),
        fc.integer({ min: 1, max: 1439 }),
        times,
        given,
        (on, begins, open, kind, says) => {
          const datetime = at(on, clockTime(begins));
          const datetime_end = addMinutes(datetime, open);
          const length = calendarLength({ datetime, datetime_end, times: kind }, says);
          if (kind === 'duration') expect(length).toEqual({ end: datetime_end });
          else
            expect(length).toEqual(
              says ? { minutes: says } : open > 60 ? { end: datetime_end } : { minutes: 60 },
            );
        },
      ),
      { seed: 85 },
    );
  });
});
