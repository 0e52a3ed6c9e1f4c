import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, lastDayOf, monthOf } from '../museum-time.ts';
import { passValidity } from './pass-validity.ts';

describe('an annual pass', () => {
  it.each([
    ['on any day, to the day before a year later', '2026-05-10', 12, '2027-05-09'],
    ['on the first of a month, to the end of the month before', '2026-05-01', 12, '2027-04-30'],
    ['on New Year’s Day, to New Year’s Eve', '2026-01-01', 12, '2026-12-31'],
    ['on New Year’s Eve, to the day before the next', '2026-12-31', 12, '2027-12-30'],
    ['on 29 February, to 28 February', '2028-02-29', 12, '2029-02-28'],
    ['on 28 February, to 27 February, leap year or not', '2027-02-28', 12, '2028-02-27'],
    ['on 1 March before a leap year, to 29 February', '2027-03-01', 12, '2028-02-29'],
    ['on 1 March of other years, to 28 February', '2025-03-01', 12, '2026-02-28'],
    ['on 29 February for four years, to 28 February', '2028-02-29', 48, '2032-02-28'],
    ['on 31 January for a month, to the end of February', '2026-01-31', 1, '2026-02-28'],
    ['on 30 January for a month, to the end of February', '2026-01-30', 1, '2026-02-28'],
    ['on 29 January for a month, to 28 February', '2026-01-29', 1, '2026-02-28'],
    ['on 28 January for a month, to 27 February', '2026-01-28', 1, '2026-02-27'],
    ['on 31 January of a leap year for a month, to 29 February', '2028-01-31', 1, '2028-02-29'],
    ['on 31 March for a month, to 30 April', '2026-03-31', 1, '2026-04-30'],
    ['on 31 August for half a year, to the end of February', '2026-08-31', 6, '2027-02-28'],
    ['for two years', '2026-05-10', 24, '2028-05-09'],
    ['for a month across the year', '2026-12-15', 1, '2027-01-14'],
  ])('bought %s', (_, bought, months, valid_to) => {
    expect(passValidity(bought, months)).toEqual({ valid_from: bought, valid_to });
  });

  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days));
  const months = fc.integer({ min: 1, max: 120 });

  it('ends in its last month on the day before, on that month’s last, or just before its first', () => {
    fc.assert(
      fc.property(day, months, (bought, length) => {
        const { valid_from, valid_to } = passValidity(bought, length);
        expect(valid_from).toBe(bought);
        const sameDay = Number(bought.slice(8)) === Number(addDays(valid_to, 1).slice(8));
        expect(sameDay || valid_to === lastDayOf(monthOf(valid_to))).toBe(true);
        const passed = (to: string) => Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7));
        expect(passed(addDays(valid_to, 1)) - passed(bought) - length).toBeLessThanOrEqual(1);
        expect(passed(addDays(valid_to, 1)) - passed(bought) - length).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('bought a day later never ends earlier, and with a month more always later', () => {
    fc.assert(
      fc.property(day, months, (bought, length) => {
        const { valid_to } = passValidity(bought, length);
        expect(passValidity(addDays(bought, 1), length).valid_to >= valid_to).toBe(true);
        expect(passValidity(bought, length + 1).valid_to > valid_to).toBe(true);
      }),
    );
  });
});
