import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DrawKeys, drawnNumber } from './draw.ts';

const KEY = fc.integer();
const KEYS: DrawKeys = [17, -4_000_111, 902_233, 5];

function draw(early: number, keys = KEYS): number[] {
  return Array.from({ length: early }, (_, index) => drawnNumber(index + 1, early, keys));
}

describe('the draw', () => {
  test('gives every visitor a number of their own, from the first to the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.tuple(KEY, KEY, KEY, KEY), (early, keys) => {
        expect(draw(early, keys).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: early }, (_, index) => index + 1),
        );
      }),
      { seed: 58, numRuns: 60 },
    );
  });

  test('is the same whenever it is asked, and another with other keys', () => {
    expect(draw(1000)).toEqual(draw(1000));
    expect(draw(1000)).not.toEqual(draw(1000, [17, -4_000_111, 902_233, 6]));
  });

  test('favours neither those who came first nor those who came last', () => {
    const early = 1000;
    const firstHundred = Array.from({ length: 200 }, (_, round) =>
      draw(early, [round * 7919, round + 1, -round, round * round]).slice(0, 100),
    ).flat();
    const mean = firstHundred.reduce((sum, number) => sum + number, 0) / firstHundred.length;
    // 20,000 draws from 1 to 1000: the mean lies within 500.5 ± 10 in all but one of a million cases.
    expect(Math.abs(mean - 500.5)).toBeLessThan(10);
  });
});
