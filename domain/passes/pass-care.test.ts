import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../museum-time.ts';
import { extendedTo, letsIn, type PassToCareFor, passObstacle, passState } from './pass-care.ts';

const TODAY = '2026-11-18';

function pass(changes: Partial<PassToCareFor> = {}): PassToCareFor {
  return { sold_to: '2027-05-09', valid_to: '2027-05-09', isBlocked: false, isReturned: false, ...changes };
}

describe('the state of a pass', () => {
  it.each([
    ['with half a year left is valid', {}, 'valid'],
    ['with thirty-one days left is valid', { valid_to: '2026-12-19' }, 'valid'],
    ['with thirty days left ends soon', { valid_to: '2026-12-18' }, 'ending'],
    ['on its last day ends soon', { valid_to: TODAY }, 'ending'],
    ['on the day after has ended', { valid_to: '2026-11-17' }, 'ended'],
    ['that is blocked is blocked', { isBlocked: true }, 'blocked'],
    ['that is blocked and has ended is blocked', { isBlocked: true, valid_to: '2026-01-01' }, 'blocked'],
    ['that was given back is given back', { isReturned: true, isBlocked: true }, 'returned'],
    ['that has ended as it was sold and was extended is valid', { sold_to: '2026-11-01' }, 'valid'],
  ] as const)('of one %s', (_, changes, state) => {
    expect(passState(pass(changes), TODAY)).toBe(state);
  });

  it('lets in while it is valid, also when it ends soon', () => {
    const states = ['valid', 'ending', 'blocked', 'ended', 'returned'] as const;
    expect(states.filter(letsIn)).toEqual(['valid', 'ending']);
  });
});

describe('what can be done with a pass', () => {
  it.each([
    ['a valid one', {}, [undefined, 'notBlocked', undefined, 'notExtended']],
    ['a blocked one', { isBlocked: true }, ['blockedAlready', undefined, undefined, 'notExtended']],
    ['an extended one', { valid_to: '2027-06-01' }, [undefined, 'notBlocked', undefined, undefined]],
    ['one that was given back', { isReturned: true }, ['returned', 'returned', 'returned', 'returned']],
  ] as const)('%s', (_, changes, obstacles) => {
    const acts = ['block', 'unblock', 'extend', 'shorten'] as const;
    expect(acts.map((act) => passObstacle(pass(changes), act))).toEqual(obstacles);
  });
});

describe('more days', () => {
  it.each([
    ['follow its last day', '2027-05-09', 14, '2027-05-23'],
    ['follow today where today is its last day', TODAY, 1, '2026-11-19'],
    ['begin today where it has ended', '2026-10-01', 1, TODAY],
    ['begin today where it ended yesterday', '2026-11-17', 30, '2026-12-17'],
  ])('%s', (_, valid_to, days, last) => {
    expect(extendedTo({ valid_to }, days, TODAY)).toBe(last);
  });

  it('are never fewer than asked for from today on, and two extensions are one of both', () => {
    const ends = fc.integer({ min: -900, max: 900 }).map((days) => addDays(TODAY, days));
    const days = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(ends, days, days, (valid_to, first, second) => {
        const once = extendedTo({ valid_to }, first, TODAY);
        expect(once >= addDays(TODAY, first - 1)).toBe(true);
        expect(extendedTo({ valid_to: once }, second, TODAY)).toBe(
          extendedTo({ valid_to }, first + second, TODAY),
        );
      }),
    );
  });
});
