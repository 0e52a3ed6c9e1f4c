import { expect, test } from 'vitest';
import { nextCursor, readCursor, writeCursor } from './list-cursor.ts';

const NOW = new Date('2026-11-18T10:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

test.each<[string, readonly [number, number][], number]>([
  ['stays where nothing is new', [], 7],
  [
    'goes to the last one',
    [
      [8, 3],
      [9, 2],
    ],
    9,
  ],
  [
    'waits for one that is missing',
    [
      [8, 3],
      [10, 2],
    ],
    8,
  ],
  ['waits for the first one', [[9, 2]], 7],
  [
    'goes past one that has been missing for long',
    [
      [8, 300],
      [10, 200],
      [11, 1],
    ],
    11,
  ],
])('a device %s', (_, rows, next) => {
  expect(
    nextCursor(
      7,
      rows.map(([id, seconds]) => ({ id, at: ago(seconds) })),
      NOW,
    ),
  ).toBe(next);
});

test('is read as it was written', () => {
  expect(readCursor(writeCursor(12, 345))).toEqual({ change: 12, scan: 345 });
});
