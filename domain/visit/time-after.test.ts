import { expect, test } from 'vitest';
import { timeAfter } from './time-after.ts';

test.each([
  ['the wanted time is kept where it is free', ['10:00', '16:00'], '16:00', '16:00'],
  ['a wanted time that is not free is given up, not moved', ['10:00', '17:00'], '16:00', ''],
  ['nor is it moved to the only free one', ['17:00'], '16:00', ''],
  ['without a wish, the only free time is chosen', ['17:00'], '', '17:00'],
  ['without a wish, none of several', ['10:00', '17:00'], '', ''],
  ['none where none is free', [], '16:00', ''],
])('%s', (_, free, wanted, chosen) => {
  expect(timeAfter(free, wanted)).toBe(chosen);
});
