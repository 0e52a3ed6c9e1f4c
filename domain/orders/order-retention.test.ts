import { describe, expect, it } from 'vitest';
import { keptSince, ORDER_YEARS } from './order-retention.ts';

describe('an order names who placed it', () => {
  it.each([
    ['through the last day of its eighth year', '2034-12-31', '2026-01-01'],
    ['no longer on the day after', '2035-01-01', '2027-01-01'],
    ['also when the year begins', '2034-01-01', '2026-01-01'],
  ])('%s', (_, today, since) => {
    expect(keptSince(today, ORDER_YEARS)).toBe(since);
  });

  it('as long as the museum says', () => {
    expect(keptSince('2030-06-15', 10)).toBe('2020-01-01');
    expect(keptSince('2030-06-15', 4)).toBe('2026-01-01');
  });
});
