import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { voucherCodeProblem } from './voucher-code-problem.ts';
import { voucherValidity } from './voucher-validity.ts';

describe('the code of a sold voucher', () => {
  it.each([
    [
      'of 36 months to the end of the third year',
      '2026-05-10T09:00:00Z',
      36,
      '2026-05-10 10:00',
      '2029-12-31 23:59',
    ],
    [
      'the same when bought in the first minute of a year',
      '2025-12-31T23:00:00Z',
      36,
      '2026-01-01 00:00',
      '2029-12-31 23:59',
    ],
    ['the same when bought in the last', '2026-12-31T22:59:00Z', 36, '2026-12-31 23:59', '2029-12-31 23:59'],
    [
      'of 12 months to the end of the next year',
      '2026-05-10T09:00:00Z',
      12,
      '2026-05-10 10:00',
      '2027-12-31 23:59',
    ],
    [
      'of 6 months from June to the end of the year',
      '2026-06-30T09:00:00Z',
      6,
      '2026-06-30 10:00',
      '2026-12-31 23:59',
    ],
    [
      'of 6 months from July to the end of the next',
      '2026-07-01T09:00:00Z',
      6,
      '2026-07-01 10:00',
      '2027-12-31 23:59',
    ],
    [
      'of 1 month from November to the end of the year',
      '2026-11-30T09:00:00Z',
      1,
      '2026-11-30 10:00',
      '2026-12-31 23:59',
    ],
    [
      'of 1 month from December to the end of the next',
      '2026-12-01T09:00:00Z',
      1,
      '2026-12-01 10:00',
      '2027-12-31 23:59',
    ],
    ['of 30 months across years', '2026-08-31T09:00:00Z', 30, '2026-08-31 10:00', '2029-12-31 23:59'],
    ['from 29 February', '2028-02-29T09:00:00Z', 36, '2028-02-29 10:00', '2031-12-31 23:59'],
    ['of ten years', '2026-05-10T09:00:00Z', 120, '2026-05-10 10:00', '2036-12-31 23:59'],
  ])('%s', (_, bought, months, valid_from, valid_to) => {
    expect(voucherValidity(new Date(bought), months)).toEqual({ valid_from, valid_to });
  });

  const moment = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2060-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  const months = fc.integer({ min: 1, max: 120 });

  it('can be redeemed at once, summer and winter', () => {
    fc.assert(
      fc.property(moment, months, (bought, length) => {
        const code = { amount: 1, used_amount: 0, ...voucherValidity(bought, length) };
        expect(voucherCodeProblem(code, bought)).toBeUndefined();
      }),
    );
  });

  it('is good for all of its months, and never for more than a year longer', () => {
    fc.assert(
      fc.property(moment, months, (bought, length) => {
        const code = { amount: 1, used_amount: 0, ...voucherValidity(bought, length) };
        // Up to the 28th, which every month has.
        const end = new Date(bought);
        end.setUTCDate(Math.min(28, end.getUTCDate()));
        end.setUTCMonth(end.getUTCMonth() + length);
        expect(voucherCodeProblem(code, end)).toBeUndefined();
        end.setUTCDate(end.getUTCDate() + 370);
        expect(voucherCodeProblem(code, end)).toBe('VOUCHER_NOW_IS_AFTER_VALID_TO');
      }),
    );
  });
});
