import { expect, test } from 'vitest';
import { slotsOf } from './slots-of.ts';

const line = (datetime: string, left: number, more = {}) => ({
  line: 0,
  title: 'Flut',
  datetime,
  event: 'flut',
  tour: '',
  left,
  units: [],
  back: { datetime: '', tour: '' },
  ...more,
});

test('orders are counted once for each time, their people by line, and the earliest time comes first', () => {
  const movable = new Map([
    ['1', [line('2026-11-20 14:00', 2), line('2026-11-20 14:00', 1, { line: 1 })]],
    ['2', [line('2026-11-19 10:00', 4)]],
    ['3', [line('2026-11-20 14:00', 5), line('2026-11-20 14:00', 6, { event: '', tour: 'rundgang' })]],
  ]);
  expect(slotsOf(movable).map(({ key, orders, people }) => [key, orders, people])).toEqual([
    ['flut  2026-11-19 10:00', 1, 4],
    ['flut  2026-11-20 14:00', 2, 8],
    [' rundgang 2026-11-20 14:00', 1, 6],
  ]);
});
