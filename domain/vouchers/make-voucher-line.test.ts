import { describe, expect, it } from 'vitest';
import { isCartLine } from '../cart/read-lines.ts';
import { toCartItem } from '../cart/to-cart-item.ts';
import {
  toVoucherCodeLine,
  toVoucherLine,
  type VoucherForm,
  voucherFormProblem,
} from './make-voucher-line.ts';
import type { Present } from './present.ts';
import type { VoucherProduct } from './voucher.ts';
import type { VoucherCode } from './voucher-code.ts';
import { voucherKind } from './voucher-kind.ts';
import type { VoucherLine } from './voucher-line.ts';

const TODAY = '2026-11-18';
const FIXED: VoucherProduct = {
  id: 'gift-25',
  name: 'Gift Voucher, €25',
  description: [],
  picture: { src: '/media/gift.{width}.avif', widths: [360], alt: '', ratio: 1.6 },
  price: 2500,
  vat_value: 0,
  variable_amount: 0,
  min_amount: 2500,
  max_amount: 2500,
  groupId: 'money',
  groupName: 'Gift vouchers',
  sequence_no: 10,
  valid_months: 36,
  withdrawal_days: 14,
  state: 'on-sale',
};
const FREE: VoucherProduct = {
  ...FIXED,
  id: 'gift',
  name: 'Gift Voucher',
  price: 4000,
  variable_amount: 1,
  min_amount: 1000,
  max_amount: 25_000,
};
function form(changes: Partial<VoucherForm> = {}): VoucherForm {
  return {
    amount: '',
    count: 1,
    greeting: '',
    ...changes,
  };
}

describe('a voucher for the cart', () => {
  it('costs its price, also if another amount is typed', () => {
    expect(toVoucherLine(form({ amount: '1', count: 2 }), FIXED, TODAY)).toMatchObject({
      type: 'voucher',
      count: 2,
      price: 2500,
      totalPrice: 5000,
      vat_value: 0,
      variable_amount: 0,
    });
  });

  it.each([
    ['10', 1000],
    ['12,50', 1250],
    ['-12.5', 1250],
    ['250', 25_000],
  ])('with a free amount costs what is typed: %s', (amount, price) => {
    expect(toVoucherLine(form({ amount }), FREE, TODAY)).toMatchObject({ price, totalPrice: price });
  });

  it.each([
    ['nothing', '', 'AMOUNT_INVALID'],
    ['words', 'fifty', 'AMOUNT_INVALID'],
    ['an ambiguous thousand', '1.000', 'AMOUNT_INVALID'],
    ['zero', '0', 'AMOUNT_INVALID'],
    ['a cent too little', '9,99', 'AMOUNT_TOO_SMALL'],
    ['a cent too much', '250,01', 'AMOUNT_TOO_LARGE'],
  ])('is refused with %s as its amount', (_, amount, problem) => {
    expect(voucherFormProblem(form({ amount }), FREE, TODAY)).toBe(problem);
    expect(toVoucherLine(form({ amount }), FREE, TODAY)).toBeUndefined();
  });

  it('carries the greeting without the space around it', () => {
    expect(toVoucherLine(form({ greeting: ' Dear Ida,\nall the best \n' }), FIXED, TODAY)?.greeting).toBe(
      'Dear Ida,\nall the best',
    );
  });

  it('is refused with a greeting that does not fit on it', () => {
    expect(voucherFormProblem(form({ greeting: 'x'.repeat(300) }), FIXED, TODAY)).toBeUndefined();
    expect(voucherFormProblem(form({ greeting: 'x'.repeat(301) }), FIXED, TODAY)).toBe('GREETING_TOO_LONG');
    expect(toVoucherLine(form({ greeting: 'x'.repeat(301) }), FIXED, TODAY)).toBeUndefined();
  });

  it('is refused once it is no longer sold, and with a count of 0', () => {
    const expired: VoucherProduct = { ...FIXED, state: 'expired' };
    expect(voucherFormProblem(form(), expired, TODAY)).toBe('EXPIRED');
    expect(toVoucherLine(form(), expired, TODAY)).toBeUndefined();
    expect(toVoucherLine(form({ count: 0 }), FIXED, TODAY)).toBeUndefined();
  });

  const ida: Present = { to: ' Ida ', email: 'ida@example.org ', from: 'Ole', day: TODAY, language: '' };

  it('for somebody names them, and is sent at once if today is its day', () => {
    const present = { ...ida, to: 'Ida', email: 'ida@example.org', day: '' };
    const line = toVoucherLine(form({ present: ida }), FIXED, TODAY);
    expect(line?.present).toEqual(present);
    expect(line && toCartItem(line)).toMatchObject({ present });
    expect(isCartLine(JSON.parse(JSON.stringify(line)))).toBe(true);
  });

  it('for somebody is refused without an address or after its day', () => {
    for (const wrong of [{ email: 'ida' }, { day: '2026-11-17' }])
      expect(voucherFormProblem(form({ present: { ...ida, ...wrong } }), FIXED, TODAY)).toBe(
        'PRESENT_INVALID',
      );
  });

  it('for another person or another day is a line of its own', () => {
    const line = (present?: Present) => toVoucherLine(form({ present }), FIXED, TODAY) as VoucherLine;
    const merged = (other: VoucherLine) => voucherKind.merge(line(ida), other)?.count;
    expect(merged(line(ida))).toBe(2);
    expect(merged(line({ ...ida, to: 'Nora' }))).toBeUndefined();
    expect(merged(line({ ...ida, day: '2026-12-24' }))).toBeUndefined();
    expect(merged(line())).toBeUndefined();
  });

  it('sends its price only where the visitor chose it', () => {
    const sent = (voucher: VoucherProduct) => {
      const line = toVoucherLine(form({ amount: '60' }), voucher, TODAY);
      return line && toCartItem(line);
    };
    expect(sent(FREE)).toMatchObject({ price: 6000, totalPrice: 6000 });
    expect(sent(FIXED)).not.toHaveProperty('price');
  });

  it('is still a line after a reload', () => {
    const line = toVoucherLine(form({ greeting: 'Ida' }), FIXED, TODAY);
    expect(isCartLine(JSON.parse(JSON.stringify(line)))).toBe(true);
  });
});

describe('a code for the cart', () => {
  const CODE: VoucherCode = {
    id: 'small-10',
    name: 'A Small Thank-You',
    barcode: 'EBBE-10-EURO',
    kind: 'value',
    amount: 1000,
    used_amount: 400,
    valid_from: '',
    valid_to: '',
  };

  it('shows what is left on it, and takes nothing off before the cart is priced', () => {
    expect(toVoucherCodeLine(CODE)).toMatchObject({ discount: 0, remaining: 600, totalPrice: 0 });
  });

  it('is still a line after a reload', () => {
    expect(isCartLine(JSON.parse(JSON.stringify(toVoucherCodeLine(CODE))))).toBe(true);
  });
});
