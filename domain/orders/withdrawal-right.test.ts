import { describe, expect, test } from 'vitest';
import { type OrderLine, productKind } from '../product-kinds.ts';
import { withdrawalRight } from './withdrawal-right.ts';

const article = { product_kind: 1, shipped: true, weight_g: 500, valid_months: 0, owners: [] };
function term(sold: Partial<OrderLine> & Pick<OrderLine, 'type'>) {
  return productKind(sold.type).withdrawal({ withdrawal_days: 14, ...sold } as OrderLine);
}
const voucher = term({ type: 'voucher' });
// A Wednesday.
const ORDERED = '2026-11-18';

describe('what can be withdrawn', () => {
  test('admissions on a fixed date cannot be withdrawn from', () => {
    expect(withdrawalRight(term({ type: 'ticket', withdrawal_days: 0 }), ORDERED, ORDERED)).toEqual({
      kind: 'none',
    });
  });

  test('a voucher, a pass and an open ticket until the fourteenth day after the order', () => {
    const pass = term({ type: 'merchandise', article: { ...article, valid_months: 12 } });
    for (const sold of [voucher, pass]) {
      expect(withdrawalRight(sold, ORDERED, '2026-12-02')).toEqual({ kind: 'in-time' });
      expect(withdrawalRight(sold, ORDERED, '2026-12-03')).toEqual({ kind: 'too-late', last: '2026-12-02' });
    }
  });

  test.each([
    ['Saturday', '2026-11-21', '2026-12-07'],
    ['Sunday', '2026-11-22', '2026-12-07'],
    ['Monday', '2026-11-23', '2026-12-07'],
  ])('a term that would end on a %s ends on Monday at the earliest', (_day, ordered, last) => {
    expect(withdrawalRight(voucher, ordered, last)).toEqual({ kind: 'in-time' });
    expect(withdrawalRight(voucher, ordered, '2026-12-08')).toEqual({ kind: 'too-late', last });
  });

  test('goods as many days after they arrived, which only the receiver knows', () => {
    const goods = term({ type: 'merchandise', article });
    expect(withdrawalRight(goods, ORDERED, '2026-12-02')).toEqual({ kind: 'in-time' });
    expect(withdrawalRight(goods, ORDERED, '2026-12-03')).toEqual({
      kind: 'if-received',
      from: '2026-11-19',
    });
    // Received on the Saturday or Sunday two weeks before, the term ends on this Monday, too.
    expect(withdrawalRight(goods, ORDERED, '2026-12-07')).toEqual({
      kind: 'if-received',
      from: '2026-11-21',
    });
  });
});
