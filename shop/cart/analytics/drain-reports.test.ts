import { expect, it } from 'vitest';
import type { MerchandiseLine } from '../../../domain/merchandise/merchandise-line.ts';
import { drainReports } from './drain-reports.ts';
import { report } from './report.ts';

const poster: MerchandiseLine = {
  type: 'merchandise',
  id: 'poster',
  name: 'Poster',
  product_kind: 1,
  count: 2,
  price: 1950,
  vat_value: 19,
  totalPrice: 3900,
  owners: [],
  weight_g: 320,
  shipped: true,
  valid_months: 0,
  withdrawal_days: 14,
};

it('events are reported once and in order after the visitor has agreed', () => {
  report({ event: 'cart-add', line: poster });
  report({ event: 'checkout', lines: [poster], shippingCosts: 390 });
  expect(drainReports()).toMatchObject([
    { event: 'add_to_cart', value: 39, items: [{ item_id: 'poster', price: 19.5, quantity: 2 }] },
    { event: 'begin_checkout', value: 42.9 },
  ]);
  expect(drainReports()).toEqual([]);
});

it('a day of events without a reader does not fill the memory', () => {
  for (let index = 0; index < 150; index += 1) report({ event: 'cart-remove', line: poster });
  expect(drainReports()).toHaveLength(100);
});
