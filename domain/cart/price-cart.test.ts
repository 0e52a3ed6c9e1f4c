import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VatPart } from '../products/vat.ts';
import { type PricedCode, type PricedLine, priceCart } from './price-cart.ts';

function line(vatParts: VatPart[], shipped = false): PricedLine {
  return {
    totalPrice: vatParts.reduce((sum, { gross }) => sum + gross, 0),
    vatParts,
    shipped,
    redeemable: true,
  };
}
function tickets(gross: number, vat_value: number) {
  return line([{ vat_value, gross }]);
}
function goods(gross: number, vat_value: number) {
  return line([{ vat_value, gross }], true);
}
function value(amount: number, used_amount = 0): PricedCode {
  return { kind: 'value', amount, used_amount };
}
function off(amount: number, used_amount = 0): PricedCode {
  return { kind: 'discount', amount, used_amount };
}
function rate(vat_value: number, gross: number, net: number) {
  return { vat_value, gross, net, tax: gross - net };
}

function price(lines: PricedLine[], codes: PricedCode[] = [], shipping?: number) {
  return priceCart({ lines, shipping, codes });
}

describe('the VAT of a cart', () => {
  it.each([
    ['nothing', [], [], undefined, []],
    ['5 at 100.00 with 19 %', [tickets(50_000, 19)], [], undefined, [rate(19, 50_000, 42_017)]],
    ['5 at 99.98 with 19 %', [tickets(49_990, 19)], [], undefined, [rate(19, 49_990, 42_008)]],
    [
      '5 lines of 99.98 with 19 %: once, on the sum',
      Array.from({ length: 5 }, () => tickets(9998, 19)),
      [],
      undefined,
      [rate(19, 49_990, 42_008)],
    ],
    ['23.00 with 7 %', [tickets(2300, 7)], [], undefined, [rate(7, 2300, 2150)]],
    [
      'a discount at the rates of what it makes cheaper',
      [tickets(11_900, 19), tickets(10_700, 7)],
      [off(2260)],
      undefined,
      [rate(19, 10_710, 9000), rate(7, 9630, 9000)],
    ],
    [
      'two discounts as one sum',
      [tickets(11_900, 19), tickets(10_700, 7)],
      [off(1000), off(1260)],
      undefined,
      [rate(19, 10_710, 9000), rate(7, 9630, 9000)],
    ],
    [
      'a voucher of value, which pays and leaves VAT alone',
      [tickets(11_900, 19), tickets(10_700, 7)],
      [value(2260)],
      undefined,
      [rate(19, 11_900, 10_000), rate(7, 10_700, 10_000)],
    ],
    ['a discount that makes all free: no VAT to name', [tickets(2300, 7)], [off(5000)], undefined, []],
    [
      'a voucher that pays all: VAT as ever',
      [tickets(2300, 7)],
      [value(5000)],
      undefined,
      [rate(7, 2300, 2150)],
    ],
    [
      'a discount that finds only what a voucher left',
      [tickets(10_000, 19)],
      [value(8000), off(5000)],
      undefined,
      [rate(19, 8000, 6723)],
    ],
    [
      'a discount before that voucher counts whole',
      [tickets(10_000, 19)],
      [off(5000), value(8000)],
      undefined,
      [rate(19, 5000, 4202)],
    ],
    [
      'a used-up discount takes nothing off',
      [tickets(2300, 7)],
      [off(500, 500)],
      undefined,
      [rate(7, 2300, 2150)],
    ],
    ['a voucher that is bought has none', [tickets(5000, 0)], [], undefined, [rate(0, 5000, 5000)]],
    ['shipping like the book that is sent', [goods(2000, 7)], [], 490, [rate(7, 2490, 2327)]],
    [
      'shipping like book and poster, two thirds and one',
      [goods(2000, 7), goods(1000, 19)],
      [],
      490,
      [rate(19, 1163, 977), rate(7, 2327, 2175)],
    ],
    [
      'shipping not like tickets, which are not sent',
      [tickets(90_000, 0), goods(2000, 7)],
      [],
      490,
      [rate(7, 2490, 2327), rate(0, 90_000, 90_000)],
    ],
    ['shipping of a free poster like the poster', [goods(0, 7)], [], 490, [rate(7, 490, 458)]],
    [
      'a discount takes off shipping, too',
      [tickets(10_000, 19), goods(9500, 7)],
      [off(2000)],
      500,
      [rate(19, 9000, 7563), rate(7, 9000, 8411)],
    ],
  ] as [string, PricedLine[], PricedCode[], number | undefined, object[]][])(
    '%s',
    (_, lines, codes, shipping, vat) => {
      expect(price(lines, codes, shipping).vat).toEqual(vat);
    },
  );
});

describe('what is to be paid', () => {
  it.each([
    ['nothing for nothing', [], [], undefined, { goods: 0, shipping: 0, discounts: [], total: 0 }],
    [
      'goods and shipping',
      [goods(2000, 7)],
      [],
      490,
      { goods: 2000, shipping: 490, discounts: [], total: 2490 },
    ],
    [
      'no shipping while it is not known',
      [goods(2000, 7)],
      [],
      undefined,
      { goods: 2000, shipping: 0, discounts: [], total: 2000 },
    ],
    [
      'no shipping when it cannot be read',
      [goods(2000, 7)],
      [],
      Number.NaN,
      { goods: 2000, shipping: 0, discounts: [], total: 2000 },
    ],
    [
      'shipping never makes it cheaper',
      [goods(2000, 7)],
      [],
      -490,
      { goods: 2000, shipping: 0, discounts: [], total: 2000 },
    ],
    [
      'codes in their order, against shipping too',
      [goods(2000, 7)],
      [off(500), value(300, 300), value(5000, 1000), value(700)],
      490,
      {
        goods: 2000,
        shipping: 490,
        discounts: [
          { discount: 500, remaining: 0 },
          { discount: 0, remaining: 0 },
          { discount: 1990, remaining: 2010 },
          { discount: 0, remaining: 700 },
        ],
        total: 0,
      },
    ],
    [
      'lines below 0 are nobody’s credit',
      [{ totalPrice: -5000, vatParts: [] }],
      [value(1000)],
      undefined,
      { goods: 0, shipping: 0, discounts: [{ discount: 0, remaining: 1000 }], total: 0 },
    ],
  ] as [string, PricedLine[], PricedCode[], number | undefined, object][])(
    '%s',
    (_, lines, codes, shipping, paid) => {
      expect(price(lines, codes, shipping)).toMatchObject(paid);
    },
  );
});

describe('any cart', () => {
  const cents = fc.integer({ min: 0, max: 200_000 });
  const vatPart = fc.record({ vat_value: fc.constantFrom(0, 2.1, 5.5, 7, 12, 19, 20, 25), gross: cents });
  const lines = fc.array(
    fc
      .tuple(fc.array(vatPart, { maxLength: 3 }), fc.boolean())
      .map(([parts, shipped]) => line(parts, shipped)),
    { maxLength: 8 },
  );
  const code: fc.Arbitrary<PricedCode> = fc.record({
    kind: fc.constantFrom('value', 'discount'),
    amount: cents,
    used_amount: fc.integer({ min: 0, max: 50_000 }),
  });
  const codes = fc.array(code, { maxLength: 5 });
  const shipping = fc.option(fc.integer({ min: 0, max: 5000 }), { nil: undefined });
  const cart = fc.record({ lines, shipping, codes });
  const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

  it('adds up: goods and shipping without what codes give are what is paid, never below 0', () => {
    fc.assert(
      fc.property(cart, (any) => {
        const priced = priceCart(any);
        expect(priced.total).toBeGreaterThanOrEqual(0);
        expect(priced.goods + priced.shipping - total(priced.discounts.map(({ discount }) => discount))).toBe(
          priced.total,
        );
        expect(priced.shipping).toBe(any.shipping ?? 0);
        expect(priced.discounts).toHaveLength(any.codes.length);
      }),
    );
  });

  it('no code gives more than remains or more than it has', () => {
    fc.assert(
      fc.property(cart, (any) => {
        const priced = priceCart(any);
        let open = priced.goods + priced.shipping;
        priced.discounts.forEach(({ discount, remaining }, index) => {
          const { amount, used_amount } = any.codes[index] ?? value(0);
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(open);
          expect(discount + remaining).toBe(Math.max(0, amount - used_amount));
          open -= discount;
        });
      }),
    );
  });

  it('has VAT on goods and shipping without discounts, and every rate adds up', () => {
    fc.assert(
      fc.property(cart, (any) => {
        const priced = priceCart(any);
        const lowered = priced.discounts.filter((_, index) => any.codes[index]?.kind === 'discount');
        expect(total(priced.vat.map(({ gross }) => gross))).toBe(
          priced.goods + priced.shipping - total(lowered.map(({ discount }) => discount)),
        );
        for (const { gross, net, tax } of priced.vat) {
          expect(net + tax).toBe(gross);
          expect(gross).toBeGreaterThan(0);
          expect(tax).toBeGreaterThanOrEqual(0);
          expect(net).toBeGreaterThanOrEqual(0);
          expect(Number.isInteger(net)).toBe(true);
        }
      }),
    );
  });

  it('has the rates of what is in it, and none for sending nothing', () => {
    fc.assert(
      fc.property(cart, (any) => {
        const known = new Set([
          0,
          ...any.lines.flatMap(({ vatParts }) => vatParts.map((one) => one.vat_value)),
        ]);
        for (const { vat_value } of priceCart(any).vat) expect(known).toContain(vat_value);
      }),
    );
  });

  it('costs the same in any order of its lines', () => {
    const shuffled = lines.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, shipping, codes, ([one, other], sent, used) => {
        expect(price(other, used, sent)).toEqual(price(one, used, sent));
      }),
    );
  });

  it('never costs more with an additional code, at any position', () => {
    fc.assert(
      fc.property(cart, code, fc.nat(5), (any, added, at) => {
        const more = any.codes.toSpliced(at, 0, added);
        expect(priceCart({ ...any, codes: more }).total).toBeLessThanOrEqual(priceCart(any).total);
      }),
    );
  });

  it('costs the same in any order of its codes', () => {
    fc.assert(
      fc.property(cart, (any) => {
        expect(priceCart({ ...any, codes: any.codes.toReversed() }).total).toBe(priceCart(any).total);
      }),
    );
  });

  it('has the same VAT with vouchers of value as without', () => {
    fc.assert(
      fc.property(cart, (any) => {
        const values = any.codes.map(({ amount, used_amount }) => value(amount, used_amount));
        expect(priceCart({ ...any, codes: values }).vat).toEqual(priceCart({ ...any, codes: [] }).vat);
      }),
    );
  });

  it('never has more VAT in any rate with a discount than without', () => {
    fc.assert(
      fc.property(cart, (any) => {
        const before = priceCart({ ...any, codes: [] }).vat;
        for (const { vat_value, tax } of priceCart(any).vat)
          expect(tax).toBeLessThanOrEqual(before.find((one) => one.vat_value === vat_value)?.tax ?? 0);
      }),
    );
  });
});
