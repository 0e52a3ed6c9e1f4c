import { describe, expect, it } from 'vitest';
import {
  type TransferTerms,
  transferDays,
  transferOffer,
  transferProblem,
  visitsIn,
} from './transfer-terms.ts';

const TERMS: TransferTerms = {
  untilDaysBefore: 14,
  dueDays: 10,
  graceDays: 2,
  remindDaysBeforeDue: 3,
  minimum: 5000,
  toCompanies: true,
};

describe('an order by transfer', () => {
  it.each([
    ['a visit on the first day that can be ordered', 12_000, ['2026-12-02 10:00'], undefined],
    ['a visit the day before, at the last minute', 12_000, ['2026-12-01 23:59'], 'visit_too_soon'],
    ['two visits, one of them too soon', 12_000, ['2027-03-01 10:00', '2026-11-30 10:00'], 'visit_too_soon'],
    ['a day ticket', 12_000, ['2026-12-02'], undefined],
    ['a ticket for any day', 12_000, [''], undefined],
    ['nothing but vouchers', 12_000, [], undefined],
    ['exactly the least amount', 5000, [], undefined],
    ['a cent less', 4999, [], 'too_little'],
    ['too soon and too little', 100, ['2026-11-18 10:00'], 'visit_too_soon'],
  ] as const)('%s', (_, total, visits, problem) => {
    expect(transferProblem({ total, visits }, transferOffer(TERMS, '2026-11-18'))).toBe(problem);
  });

  it.each([
    ['in autumn', '2026-11-18', { due: '2026-11-28', held: '2026-11-30', remind: '2026-11-25' }],
    [
      'over the end of the year',
      '2026-12-28',
      { due: '2027-01-07', held: '2027-01-09', remind: '2027-01-04' },
    ],
    [
      'over the clocks’ spring',
      '2027-03-20',
      { due: '2027-03-30', held: '2027-04-01', remind: '2027-03-27' },
    ],
    ['over a leap day', '2028-02-20', { due: '2028-03-01', held: '2028-03-03', remind: '2028-02-27' }],
  ])('has its days %s', (_, today, days) => {
    expect(transferDays(TERMS, today)).toEqual(days);
  });

  it.each([
    [0, undefined],
    [10, undefined],
    [9, '2026-11-19'],
  ])('reminded %i days before it is due: %s', (remindDaysBeforeDue, remind) => {
    expect(transferDays({ ...TERMS, remindDaysBeforeDue }, '2026-11-18').remind).toBe(remind);
  });
});

it('finds the visits of items', () => {
  const items = [{ type: 'ticket', datetime: '2026-12-02 10:00' }, { type: 'voucher' }, { datetime: 7 }];
  expect(visitsIn(items)).toEqual(['2026-12-02 10:00']);
});
