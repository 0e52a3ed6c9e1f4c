// On whatever day tests run, visitors of a shop with the machine's clock find a day on which the museum has times.
import { describe, expect, test } from 'vitest';
import { dayOfVisit } from './test-process.ts';

describe('the day of a visit', () => {
  test.each([
    ['is the day after tomorrow', '2026-11-27T12:00:00Z', '2026-11-29'],
    ['is no Monday', '2026-11-28T12:00:00Z', '2026-12-01'],
    ['is not the day on which the museum is closed', '2026-12-22T12:00:00Z', '2026-12-25'],
    ['is counted in museum time', '2026-11-24T23:30:00Z', '2026-11-27'],
  ])('%s', (_, now, day) => {
    expect(dayOfVisit(new Date(now))).toBe(day);
  });
});
