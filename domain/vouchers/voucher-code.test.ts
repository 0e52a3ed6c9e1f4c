import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { voucherCodeProblem } from './voucher-code-problem.ts';
import { voucherTime } from './voucher-time.ts';

const BEFORE = 'VOUCHER_NOW_IS_BEFORE_VALID_FROM';
const AFTER = 'VOUCHER_NOW_IS_AFTER_VALID_TO';
const EMPTY = 'VOUCHER_NO_AMOUNT_LEFT';

function code(changes: Partial<Parameters<typeof voucherCodeProblem>[0]> = {}) {
  return {
    amount: 5000,
    used_amount: 0,
    valid_from: '',
    valid_to: '',
    ...changes,
  };
}

describe('a voucher code', () => {
  it.each([
    [
      'is not yet valid a minute before its first',
      { valid_from: '2026-07-01 11:30' },
      '2026-07-01T10:29:59.999Z',
      BEFORE,
    ],
    [
      'is valid from its first minute on',
      { valid_from: '2026-07-01 11:30' },
      '2026-07-01T10:30:00Z',
      undefined,
    ],
    [
      'is valid until its last minute is over',
      { valid_to: '2026-07-01 11:30' },
      '2026-07-01T10:30:59.999Z',
      undefined,
    ],
    ['is over a minute after its last', { valid_to: '2026-07-01 11:30' }, '2026-07-01T10:31:00Z', AFTER],
    [
      'is valid in the last minute of the year',
      { valid_to: '2026-12-31 23:59' },
      '2026-12-31T22:59:59Z',
      undefined,
    ],
    ['is over as the new year begins', { valid_to: '2026-12-31 23:59' }, '2026-12-31T23:00:00Z', AFTER],
    [
      'is valid for an hour after midnight in summer, by the museum’s clocks',
      { valid_to: '2026-07-31 23:59' },
      '2026-07-31T22:30:00Z',
      undefined,
    ],
    [
      'is not yet valid in the first hour of a summer day, by the museum’s clocks',
      { valid_from: '2026-08-01 00:00' },
      '2026-07-31T22:30:00Z',
      BEFORE,
    ],
    [
      'is not yet valid the moment before its first day',
      { valid_from: '2026-08-01' },
      '2026-07-31T22:59:59Z',
      BEFORE,
    ],
    ['is valid as its first day begins', { valid_from: '2026-08-01' }, '2026-07-31T23:00:00Z', undefined],
    ['is valid until its last day is over', { valid_to: '2026-08-01' }, '2026-08-01T22:59:59Z', undefined],
    ['is over once its last day is over', { valid_to: '2026-08-01' }, '2026-08-01T23:00:00Z', AFTER],
    [
      'is valid in its only minute',
      { valid_from: '2026-07-01 11:30', valid_to: '2026-07-01 11:30' },
      '2026-07-01T10:30:30Z',
      undefined,
    ],
    ['is valid at any time without bounds', {}, '2099-01-01T00:00:00Z', undefined],
    ['is valid with a cent left', { used_amount: 4999 }, '2026-07-01T10:30:00Z', undefined],
    ['is empty with nothing left', { used_amount: 5000 }, '2026-07-01T10:30:00Z', EMPTY],
    ['is empty with more used than it had', { used_amount: 5001 }, '2026-07-01T10:30:00Z', EMPTY],
    ['is empty if it never had anything', { amount: 0 }, '2026-07-01T10:30:00Z', EMPTY],
    [
      'is reported as over when it is over and empty',
      { valid_to: '2026-01-01 00:00', used_amount: 5000 },
      '2026-07-01T10:30:00Z',
      AFTER,
    ],
    [
      'is reported as not yet valid when it is not yet valid and empty',
      { valid_from: '2027-01-01 00:00', used_amount: 5000 },
      '2026-07-01T10:30:00Z',
      BEFORE,
    ],
  ])('%s', (_, changes, now, problem) => {
    expect(voucherCodeProblem(code(changes), new Date(now))).toBe(problem);
  });

  it('is good from its first to its last minute and in no other', () => {
    const instant = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2040-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, instant, instant, (a, b, now) => {
        const [from, to] = a < b ? [a, b] : [b, a];
        const minute = (time: Date) => Math.floor(time.getTime() / 60_000);
        const bounds = { valid_from: voucherTime(from), valid_to: voucherTime(to) };
        expect(voucherCodeProblem(code(bounds), now) === undefined).toBe(
          minute(from) <= minute(now) && minute(now) <= minute(to),
        );
      }),
    );
  });
});
