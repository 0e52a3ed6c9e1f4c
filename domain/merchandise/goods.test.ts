import { expect, it } from 'vitest';
import { isGoods } from './goods.ts';

it.each([
  ['a poster that is sent', { shipped: true, valid_months: 0 }, true],
  ['a download', { shipped: false, valid_months: 0 }, false],
  ['a pass that is mailed', { shipped: false, valid_months: 12 }, false],
  ['a pass whose card is sent', { shipped: true, valid_months: 12 }, false],
  ['a ticket', {}, false],
])('%s is goods: %j', (_, sold, goods) => {
  expect(isGoods(sold)).toBe(goods);
});
