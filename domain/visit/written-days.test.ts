import { expect, test } from 'vitest';
import { isLeftOut, writtenDays } from './written-days.ts';

const TODAY = '2026-11-20';

test.each([
  ['2026-12-24', ['2026-12-24']],
  ['2026-12-24..2026-12-26', ['2026-12-24', '2026-12-25', '2026-12-26']],
  ['today+1..today+2', ['2026-11-21', '2026-11-22']],
  ['12-24', ['12-24']],
  ['12-30..01-01', ['12-30', '12-31', '01-01']],
  ['02-28..03-01', ['02-28', '02-29', '03-01']],
  ['2026-12-24..2026-12-20', []],
  ['2026-02-30', []],
  ['02-29', ['02-29']],
  ['02-30', []],
  ['12-24..02-30', []],
])('%s is %j', (text, days) => expect(writtenDays(text, TODAY)).toEqual(days));

test.each([
  ['2026-12-24', ['2026-12-24'], true],
  ['2027-12-24', ['2026-12-24'], false],
  ['2027-12-24', ['12-24'], true],
  ['2027-12-25', ['12-24'], false],
])('%s is left out by %j: %s', (day, leftOut, expected) => expect(isLeftOut(day, leftOut)).toBe(expected));
