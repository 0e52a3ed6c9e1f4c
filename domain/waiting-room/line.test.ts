import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advanceLine, emptyLine, isLineFull, type Line, letIn, type Pace } from './line.ts';

const MINUTE = 60_000;
const PACE: Pace = { perMinute: 60, opens: undefined };

function afterMinutes(line: Line, minutes: number, pace = PACE): Line {
  let moved = line;
  for (let minute = 0; minute < minutes; minute += 1) moved = advanceLine(moved, pace, moved.at + MINUTE);
  return moved;
}

test.each([
  [{ issued: 10, served: 3.7, early: 0 }, 3],
  [{ issued: 10, served: 14.2, early: 0 }, 10],
  [{ issued: 0, served: 5, early: 0 }, 0],
  [{ issued: 10, served: 5, early: null }, 0],
])('of %o, only those who came are let in, once the sale is open', (numbers, expected) => {
  expect(letIn({ ...numbers, at: 0 })).toBe(expected);
});

describe('a line', () => {
  test('lets a quarter of a minute’s worth in at once, and then so many a minute', () => {
    const line = { ...emptyLine(PACE, 0), issued: 1000 };
    expect(line.served).toBe(15);
    expect(afterMinutes(line, 1).served).toBe(75);
    expect(afterMinutes(line, 10).served).toBe(615);
  });

  test('does not save up what nobody needed for longer than a quarter of a minute', () => {
    const line = afterMinutes(emptyLine(PACE, 0), 100);
    expect(line.served).toBe(15);
    expect(afterMinutes({ ...line, issued: 10 }, 100).served).toBe(25);
  });

  test.each([
    ['nobody stands in it', 0, false],
    ['there is just one left who need not wait', 14, false],
    ['whoever comes next has to wait', 15, true],
  ])('is full: %s', (_, issued, full) => {
    expect(isLineFull({ ...emptyLine(PACE, 0), issued })).toBe(full);
  });

  test('after a standstill of the shop lets in a minute’s worth, not all who were due meanwhile', () => {
    const line = { ...emptyLine(PACE, 0), issued: 1000 };
    expect(advanceLine(line, PACE, 30 * MINUTE).served).toBe(75);
  });

  test('lets nobody in when the clock is set back, and goes on from there', () => {
    const line = { ...emptyLine(PACE, 60 * MINUTE), issued: 1000 };
    const back = advanceLine(line, PACE, 0);
    expect(back.served).toBe(15);
    expect(advanceLine(back, PACE, MINUTE).served).toBe(75);
  });

  test('lets nobody in before the sale opens, and counts then who had come', () => {
    const pace = { perMinute: 60, opens: 10 * MINUTE };
    const before = afterMinutes({ ...emptyLine(pace, 0), issued: 500 }, 9, pace);
    expect(before).toMatchObject({ served: 15, early: null });
    const opened = advanceLine(before, pace, 10 * MINUTE);
    expect(opened).toMatchObject({ served: 15, early: 500 });
    expect(afterMinutes({ ...opened, issued: 600 }, 1, pace)).toMatchObject({ served: 75, early: 500 });
  });

  test('never sends anybody back, nor lets in faster than its pace, in whatever steps and with whatever clock', () => {
    const step = fc.record({ wait: fc.integer({ min: -MINUTE, max: MINUTE }), come: fc.nat(50) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let line = emptyLine(PACE, 0);
        for (const { wait, come } of steps) {
          const before = { ...line, issued: line.issued + come };
          line = advanceLine(before, PACE, before.at + wait);
          expect(line.served).toBeGreaterThanOrEqual(before.served);
          expect(line.served - before.served).toBeLessThanOrEqual((Math.max(0, wait) * 60) / MINUTE + 1e-9);
          expect(line.served).toBeLessThanOrEqual(line.issued + 15);
        }
      }),
      { seed: 58 },
    );
  });

  test('of a shop with too much to do lets in a tenth, and opens when more come', () => {
    const slowed = { ...PACE, slowed: true };
    const line = { ...emptyLine(PACE, 0), issued: 10 };
    expect(isLineFull(line)).toBe(false);
    // Five more could have come without waiting; now it is one and a half.
    expect(advanceLine(line, slowed, 0)).toMatchObject({ issued: 10, served: 11.5 });
    const waiting = { ...line, issued: 100 };
    expect(advanceLine(waiting, slowed, MINUTE).served).toBe(21);
    expect(advanceLine({ ...waiting, served: 60 }, slowed, 0).served).toBe(60);
  });

  test('moves as far in many steps as in one', () => {
    const line = { ...emptyLine(PACE, 0), issued: 1000 };
    let moved = line;
    for (let at = 0; at <= MINUTE; at += 250) moved = advanceLine(moved, PACE, at);
    expect(moved.served).toBeCloseTo(advanceLine(line, PACE, MINUTE).served);
  });
});
