import { describe, expect, it } from 'vitest';
import { voucherTime } from './voucher-time.ts';

describe('the clock for voucher codes (UTC+1 all year)', () => {
  it.each([
    ['in winter as museum clocks in Berlin show it', '2026-01-15T11:00:00Z', '2026-01-15 12:00'],
    ['in summer an hour behind them', '2026-07-15T10:00:00Z', '2026-07-15 11:00'],
    [
      'past midnight on the new day, when it is still yesterday in London',
      '2026-12-31T23:00:00Z',
      '2027-01-01 00:00',
    ],
    [
      'before midnight on the old day, when summer clocks say tomorrow',
      '2026-06-30T22:59:00Z',
      '2026-06-30 23:59',
    ],
    ['without a jump in the night that the clocks go forward', '2026-03-29T01:30:00Z', '2026-03-29 02:30'],
    ['without an hour twice in the night that they go back', '2026-10-25T01:30:00Z', '2026-10-25 02:30'],
    ['with the minute that has begun', '2026-01-15T11:00:59.999Z', '2026-01-15 12:00'],
  ])('stands %s', (_, now, shown) => {
    expect(voucherTime(new Date(now))).toBe(shown);
  });

  it('is the same in every time zone of the server or the browser', () => {
    expect(voucherTime(new Date('2026-07-15T23:30:00-08:00'))).toBe(
      voucherTime(new Date('2026-07-16T16:30:00+09:00')),
    );
  });
});
