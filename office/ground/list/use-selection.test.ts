import { expect, test } from 'vitest';
import { toggled } from './use-selection.ts';

const SHOWN = ['a', 'b', 'c', 'd', 'e'];
const of = (...keys: string[]) => new Set(keys);

test.each([
  ['one row alone', of(), 'b', '', of('b')],
  ['a row that was picked', of('a', 'b'), 'b', '', of('a')],
  ['a range downwards', of('b'), 'd', 'b', of('b', 'c', 'd')],
  ['a range upwards', of('d'), 'b', 'd', of('b', 'c', 'd')],
  ['a range that is left out', of('a', 'b', 'c', 'd'), 'd', 'b', of('a')],
  ['a range whose beginning is not shown any more', of('x'), 'c', 'x', of('x', 'c')],
])('%s', (_, keys, key, last, wanted) => {
  expect(toggled(keys, key, last, SHOWN)).toEqual(wanted);
});
