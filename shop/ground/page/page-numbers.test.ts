import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [3, 6, '1 2 3 4 5 6'],
  [1, 167, '1 2 3 0 167'],
  [4, 167, '1 2 3 4 5 6 0 167'],
  [80, 167, '1 0 78 79 80 81 82 0 167'],
  [167, 167, '1 0 165 166 167'],
])('on page %i of %i there are links to %s', (page, pages, numbers) => {
  expect(pageNumbers(page, pages).join(' ')).toBe(numbers);
});
