import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingMoney, transferState, unwantedMoney } from './transfer-outcome.ts';

describe('a transfer of 100 euros', () => {
  it.each([
    ['nothing has come', 0, 0, false, 'pending', 0, 10_000],
    ['nothing has come in time', 0, 0, true, 'canceled', 0, 10_000],
    ['exactly that has come', 10_000, 0, false, 'paid', 0, 0],
    ['it came after all', 10_000, 0, true, 'paid', 0, 0],
    ['a cent is missing', 9999, 0, false, 'pending', 0, 1],
    ['a cent is missing at the end', 9999, 0, true, 'canceled', 9999, 1],
    ['a cent is too much', 10_001, 0, false, 'paid', 1, 0],
    ['it came twice', 20_000, 0, false, 'paid', 10_000, 0],
    ['it came twice, and once went back', 20_000, 10_000, false, 'paid', 0, 0],
    ['the bank took it back', 10_000, 10_000, false, 'charged-back', 0, 10_000],
    ['the bank took a part of it back', 10_000, 500, false, 'charged-back', 0, 500],
    ['half of it came and went back', 5000, 5000, true, 'canceled', 0, 10_000],
  ] as const)('%s', (_, received, taken_back, closed, state, unwanted, missing) => {
    const booked = { amount: 10_000, received, taken_back };
    expect(transferState(booked, closed)).toBe(state);
    expect(unwantedMoney(booked, closed)).toBe(unwanted);
    expect(missingMoney(booked)).toBe(missing);
  });

  it('never gives back more than came, and never misses more than was asked for', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, fc.boolean(), (amount, received, taken_back, closed) => {
        const booked = { amount: amount + 1, received, taken_back };
        expect(unwantedMoney(booked, closed)).toBeLessThanOrEqual(Math.max(0, received - taken_back));
        expect(missingMoney(booked)).toBeLessThanOrEqual(amount + 1);
      }),
    );
  });
});
