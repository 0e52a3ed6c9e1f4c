import { describe, expect, test } from 'vitest';
import type { DrawKeys } from './draw.ts';
import type { Line, Pace } from './line.ts';
import { pauseOf, turnOf } from './turn.ts';

const PACE: Pace = { perMinute: 60, opens: undefined };
const KEYS: DrawKeys = [1, 2, 3, 4];
const line = (served: number, more: Partial<Line> = {}): Line => ({
  issued: 20_000,
  served,
  at: 0,
  early: 0,
  ...more,
});

describe('the turn of a number', () => {
  test.each([
    ['is next', 101, 100.5, { state: 'waiting', ahead: 0, seconds: 1 }],
    ['waits behind one', 102, 100.5, { state: 'waiting', ahead: 1, seconds: 2 }],
    ['waits behind very many', 20_000, 100, { state: 'waiting', ahead: 19_899, seconds: 19_900 }],
    ['is called', 100, 100, { state: 'called' }],
    ['is still good a quarter of an hour later', 100, 1000, { state: 'called' }],
    ['has lapsed after that', 100, 1001, { state: 'lapsed' }],
  ])('%s', (_, number, served, turn) => {
    expect(turnOf(number, line(served), PACE, KEYS, 0)).toEqual(turn);
  });

  test('of a line that is slowed takes ten times as long, and stays good as long as ever', () => {
    const slowed = { ...PACE, slowed: true };
    const waiting = { state: 'waiting', ahead: 1, seconds: 15 };
    expect(turnOf(102, line(100.5), slowed, KEYS, 0)).toEqual(waiting);
    expect(turnOf(100, line(1000), slowed, KEYS, 0)).toEqual({ state: 'called' });
  });

  test('stays good where nobody comes after it', () => {
    expect(turnOf(100, line(115, { issued: 100 }), PACE, KEYS, 0)).toEqual({ state: 'called' });
  });

  test('is nobody’s before the sale opens', () => {
    const pace = { ...PACE, opens: 90_500 };
    expect(turnOf(1, line(15, { early: null }), pace, KEYS, 0)).toEqual({ state: 'early', seconds: 91 });
    expect(turnOf(1, line(15), pace, KEYS, 90_500)).toEqual({ state: 'called' });
  });

  test('is drawn for those who came before the opening, and comes after all of them for the others', () => {
    const opened = line(0.5, { early: 100, issued: 120 });
    const waits = Array.from({ length: 120 }, (_, index) => {
      const turn = turnOf(index + 1, opened, PACE, KEYS, 0);
      return turn.state === 'waiting' ? turn.ahead : Number.NaN;
    });
    const early = waits.slice(0, 100);
    expect(early).not.toEqual(early.toSorted((a, b) => a - b));
    expect(early.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index));
    expect(waits.slice(100)).toEqual(Array.from({ length: 20 }, (_, index) => 100 + index));
  });
});

describe('asking again', () => {
  test.each([
    [3600, 60],
    [121, 60],
    [60, 30],
    [10, 5],
    [1, 5],
  ])('after a wait of %d s was told, makes sense in %d s', (seconds, pause) => {
    expect(pauseOf({ state: 'waiting', ahead: 9, seconds }, 7)).toBe(pause);
  });

  test('for the opening is spread over half a minute after it', () => {
    const pauses = Array.from({ length: 60 }, (_, number) =>
      pauseOf({ state: 'early', seconds: 20 }, number),
    );
    expect(Math.min(...pauses)).toBe(20);
    expect(Math.max(...pauses)).toBe(49);
    expect(pauseOf({ state: 'early', seconds: 600 }, 7)).toBe(60);
  });

  test('20,000 who wait ask a few hundred times a second', () => {
    const perSecond = Array.from({ length: 20_000 }, (_, index) => {
      const turn = turnOf(index + 1, line(0), { ...PACE, perMinute: 600 }, KEYS, 0);
      return 1 / pauseOf(turn, index);
    }).reduce((sum, share) => sum + share, 0);
    expect(perSecond).toBeLessThan(500);
  });
});
