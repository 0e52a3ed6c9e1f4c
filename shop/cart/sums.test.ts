import { describe, expect, it } from 'vitest';
import { cartTotals } from '../../domain/cart/cart-totals.ts';
import type { DonationLine } from '../../domain/donations/donation-line.ts';
import type { MerchandiseLine } from '../../domain/merchandise/merchandise-line.ts';
import type { CartLine } from '../../domain/product-kinds.ts';
import { cartSums, totalLabel } from './sums.ts';

const poster: MerchandiseLine = {
  type: 'merchandise',
  id: 'poster',
  name: 'Poster',
  product_kind: 1,
  count: 1,
  price: 1900,
  vat_value: 19,
  totalPrice: 1900,
  owners: [],
  weight_g: 320,
  shipped: true,
  valid_months: 0,
  withdrawal_days: 14,
};
const pass: MerchandiseLine = { ...poster, id: 'pass', shipped: false, valid_months: 12 };

function sums(lines: MerchandiseLine[], cost: number | undefined, error: string, to: string) {
  return cartSums(
    { lines, totals: cartTotals(lines, cost), shippingCosts: cost, shippingCostsError: error },
    to,
  );
}

describe('sending the cart', () => {
  it.each([
    ['its cost, once that is known', 549, '', 'Germany', 549],
    ['nothing to pay is a cost too', 0, '', 'Germany', 0],
    ['being asked', undefined, '', 'Germany', 'asking'],
    ['no country yet', undefined, '', '', 'later'],
    ['a country where nothing is sent', undefined, 'SHIPPING_NO_COST_FOR_COUNTRY', 'Brazil', 'none'],
    ['a shop that cannot be reached', undefined, 'NETWORK', 'Germany', 'unknown'],
  ])('%s', (_, cost, error, to, shown) => {
    expect(sums([poster], cost, error, to).shipping).toBe(shown);
  });

  it('a pass comes by e-mail and costs no shipping, even if a cost was known before', () => {
    expect(sums([pass], 549, '', 'Germany')).toMatchObject({
      shipping: undefined,
      mailed: true,
      total: 1900,
    });
    expect(sums([poster], 549, '', 'Germany')).toMatchObject({ mailed: false, total: 2449 });
  });
});

describe('the total', () => {
  const gift: DonationLine = { type: 'donation', id: 'house', name: 'For the house', totalPrice: 500 };
  const words = (...lines: CartLine[]) => totalLabel(cartTotals(lines).vat);

  it('includes VAT where something is taxed, whether there is a donation or not', () => {
    expect([words(poster), words(pass, gift)]).toEqual(['cart.total', 'cart.total']);
  });

  it('of a donation alone, or of what is exempt, says nothing of VAT', () => {
    expect([words(gift), words({ ...pass, vat_value: 0 })]).toEqual([
      'cart.total.untaxed',
      'cart.total.untaxed',
    ]);
  });
});

describe('how a cart is delivered', () => {
  const owner = {
    name: 'Ben',
    address: { street: '', zip: '', city: '', country: '' },
    send_to_custom_addr: false,
  };
  const posted = { ...owner, send_to_custom_addr: true };

  it.each([
    ['a pass comes by mail', [{ ...pass, owners: [owner] }], true, false],
    [
      'a pass with an address of its own goes there by post, too',
      [{ ...pass, owners: [owner, posted] }],
      true,
      true,
    ],
    ['a poster comes by post alone', [poster], false, false],
  ])('%s', (_, lines, mailed, toOwners) => {
    expect(sums(lines, 0, '', 'Germany')).toMatchObject({ mailed, posted: toOwners });
  });
});
