import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../museum-time.ts';
import { lastPresentDay, type Present, presentDue, presentProblems, trimPresent } from './present.ts';

const TODAY = '2026-11-18';
const IDA: Present = { to: 'Ida', email: 'ida@example.org', from: 'Ole', day: '2026-12-24', language: '' };

describe('a present', () => {
  it.each([
    ['with everything', {}, {}],
    ['without a day, which means at once', { day: '' }, {}],
    ['for today', { day: TODAY }, {}],
    ['for the same day of next year', { day: '2027-11-18' }, {}],
    ['for the day after', { day: '2027-11-19' }, { day: 'DAY_TOO_FAR' }],
    ['for yesterday', { day: '2026-11-17' }, { day: 'DAY_PAST' }],
    ['for a day that no calendar has', { day: '2027-02-30' }, { day: 'DAY_INVALID' }],
    ['for a day in words', { day: 'tomorrow' }, { day: 'DAY_INVALID' }],
    ['for nobody', { to: ' ' }, { to: 'REQUIRED' }],
    ['from nobody', { from: '' }, { from: 'REQUIRED' }],
    ['with a name of a page', { to: 'x'.repeat(101) }, { to: 'TOO_LONG' }],
    ['without an address', { email: '' }, { email: 'REQUIRED' }],
    ['with an address that is none', { email: 'ida@example' }, { email: 'EMAIL_INVALID' }],
    ['with two addresses', { email: 'ida@example.org,ole@example.org' }, { email: 'EMAIL_INVALID' }],
    ['with umlauts in its domain', { email: 'ida@käse.example' }, {}],
    ['with the same domain as browsers write it', { email: 'ida@xn--kse-qla.example' }, {}],
    ['with spaces around', { email: ' ida@example.org ', day: ' 2026-12-24 ' }, {}],
  ] as [string, Partial<Present>, object][])('%s', (_, change, problems) => {
    expect(presentProblems({ ...IDA, ...change }, TODAY)).toEqual(problems);
  });

  it('chosen for today stays one for at once when midnight comes first', () => {
    expect(trimPresent({ ...IDA, day: TODAY }, TODAY).day).toBe('');
  });
});

describe('the day of sending', () => {
  it.each([
    ['2026-11-18', '2027-11-18'],
    ['2027-12-31', '2028-12-31'],
    ['2028-02-29', '2029-02-28'],
    ['2027-02-28', '2028-02-28'],
  ])('bought on %s is %s at the latest', (today, last) => {
    expect(lastPresentDay(today)).toBe(last);
  });

  it.each([
    ['its morning', '2026-12-24', '2026-11-18 12:00', '2026-12-24 08:00'],
    ['at once without a day', '', '2026-11-18 23:30', '2026-11-18 23:30'],
    ['its morning, paid for in the night before', '2026-12-24', '2026-12-24 00:10', '2026-12-24 08:00'],
    ['at once, paid for later that day', '2026-12-24', '2026-12-24 09:00', '2026-12-24 09:00'],
    ['at once, paid for days later', '2026-12-24', '2026-12-27 03:00', '2026-12-27 03:00'],
  ])('is due in %s', (_, day, now, due) => {
    expect(presentDue({ day }, now)).toBe(due);
  });

  it('is never before the chosen one', () => {
    fc.assert(
      fc.property(fc.nat(800), fc.nat(800), fc.nat(1439), (chosen, paid, minute) => {
        const day = addDays(TODAY, chosen);
        const clock = new Date(minute * 60_000).toISOString().slice(11, 16);
        const now = `${addDays(TODAY, paid)} ${clock}`;
        const due = presentDue({ day }, now);
        expect(dayOf(due) >= day).toBe(true);
        expect(due >= now).toBe(true);
      }),
    );
  });
});
