import { describe, expect, it } from 'vitest';
import { FEW_PIECES, stockOf } from './article.ts';

describe('the message about the stock', () => {
  it.each([
    ['nothing is counted', undefined, { state: 'in-stock', available: null }],
    ['the last piece is sold', 0, { state: 'out-of-stock', available: 0 }],
    ['more are sold than there were', -3, { state: 'out-of-stock', available: 0 }],
    ['one piece is left', 1, { state: 'few', available: 1 }],
    ['the last of the few', FEW_PIECES, { state: 'few', available: FEW_PIECES }],
    ['one more than few', FEW_PIECES + 1, { state: 'in-stock', available: FEW_PIECES + 1 }],
    ['a full shelf', 5000, { state: 'in-stock', available: 5000 }],
  ])('when %s', (_, available, stock) => {
    expect(stockOf(available)).toEqual(stock);
  });
});
