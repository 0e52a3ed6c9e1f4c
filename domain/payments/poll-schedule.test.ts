import { expect, test } from 'vitest';
import { FIRST_POLL_MS, nextPoll } from './poll-schedule.ts';

const START = new Date('2026-11-22T12:00:00Z');
const HOUR = 3600_000;
const DAY = 24 * HOUR;

/** After how many milliseconds a payment that nobody decides is looked at. */
function looks(): number[] {
  const at: number[] = [];
  let next: Date | undefined = new Date(START.getTime() + FIRST_POLL_MS);
  while (next) {
    at.push(next.getTime() - START.getTime());
    next = nextPoll(at.length - 1, START, next);
  }
  return at;
}

test('pauses never shrink', () => {
  const at = looks();
  const pauses = at.slice(1).map((time, index) => time - (at[index] ?? 0));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
});

test('a payment is asked about often in its first minutes, and a few dozen times in all', () => {
  const at = looks();
  expect(at.filter((time) => time <= 2 * 60_000).length).toBeGreaterThanOrEqual(4);
  expect(at.length).toBeLessThan(50);
});

test('a debit that takes 14 business days with holidays between is still asked about', () => {
  expect(Math.max(...looks())).toBeGreaterThan(25 * DAY);
  expect(Math.max(...looks())).toBeLessThanOrEqual(31 * DAY);
});
