import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parcelWeight, type ShippingZone, shippingCost } from './shipping-cost.ts';

const GERMANY: ShippingZone = {
  id: 'de',
  countries: ['DE'],
  steps: [
    { up_to_g: 1000, price: 290 },
    { up_to_g: 5000, price: 490 },
    { up_to_g: 10_000, price: 990 },
  ],
};
const NEIGHBOURS: ShippingZone = {
  id: 'neighbours',
  countries: ['NL', 'DK', 'DE'],
  steps: [{ up_to_g: 2000, price: 890 }],
};
const ZONES = [GERMANY, NEIGHBOURS];
const NO_COST = 'SHIPPING_NO_COST_FOR_COUNTRY';
const TOO_HEAVY = 'SHIPPING_TOO_HEAVY';

describe('what sending costs', () => {
  it.each([
    ['the lightest parcel there is', 'DE', 1, 290],
    ['a parcel of just the first step', 'DE', 1000, 290],
    ['a gram more', 'DE', 1001, 490],
    ['a parcel of just the second step', 'DE', 5000, 490],
    ['a parcel of just the heaviest step', 'DE', 10_000, 990],
    ['a gram too much', 'DE', 10_001, TOO_HEAVY],
    ['a parcel to a neighbour', 'NL', 2000, 890],
    ['a parcel that is too heavy for a neighbour', 'NL', 2001, TOO_HEAVY],
    ['a country that nothing is sent to', 'US', 100, NO_COST],
    ['no country', '', 100, NO_COST],
    ['a country in small letters, which is none', 'de', 100, NO_COST],
    ['a country that only JavaScript knows', 'constructor', 100, NO_COST],
    ['nothing to send', 'DE', 0, 0],
    ['nothing to send, wherever one lives', 'US', 0, 0],
  ])('%s', (_, country, weight, cost) => {
    expect(shippingCost(ZONES, country, weight)).toBe(cost);
  });

  it('a museum without rates sends nowhere', () => {
    expect(shippingCost([], 'DE', 100)).toBe(NO_COST);
    expect(shippingCost([{ ...GERMANY, steps: [] }], 'DE', 100)).toBe(TOO_HEAVY);
  });

  it('a country in two zones costs what the first of them says', () => {
    expect(shippingCost(ZONES, 'DE', 1500)).toBe(490);
    expect(shippingCost(ZONES.toReversed(), 'DE', 1500)).toBe(890);
  });

  it('steps in any order are the same steps', () => {
    const mixed = [{ ...GERMANY, steps: GERMANY.steps.toReversed() }];
    for (const weight of [1, 1000, 1001, 5000, 9999, 10_001])
      expect(shippingCost(mixed, 'DE', weight)).toBe(shippingCost([GERMANY], 'DE', weight));
  });

  it('of steps that overlap the lightest counts, of two that are alike the first', () => {
    const steps = [
      { up_to_g: 5000, price: 100 },
      { up_to_g: 1000, price: 300 },
      { up_to_g: 1000, price: 200 },
    ];
    const zones = [{ ...GERMANY, steps }];
    expect([900, 1000, 1001].map((weight) => shippingCost(zones, 'DE', weight))).toEqual([300, 300, 100]);
  });

  it('does not change the museum’s steps', () => {
    const steps = GERMANY.steps.toReversed();
    shippingCost([{ ...GERMANY, steps }], 'DE', 100);
    expect(steps).toEqual(GERMANY.steps.toReversed());
  });

  it('is a price or a reason, and never falls with the weight where prices rise', () => {
    const rank = (weight: number) => {
      const cost = shippingCost(ZONES, 'DE', weight);
      return typeof cost === 'number' ? cost : Number.POSITIVE_INFINITY;
    };
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(20_000), (a, b) => {
        expect(rank(Math.min(a, b))).toBeLessThanOrEqual(rank(Math.max(a, b)));
      }),
    );
  });
});

describe('the weight of a parcel', () => {
  it.each([
    ['of nothing', [], 0],
    ['of one book', [{ weight_g: 850, count: 1 }], 850],
    [
      'of two books and three cards',
      [
        { weight_g: 850, count: 2 },
        { weight_g: 12, count: 3 },
      ],
      1736,
    ],
    ['of what weighs nothing', [{ weight_g: 0, count: 5 }], 0],
    ['of a book that was taken out again', [{ weight_g: 850, count: 0 }], 0],
  ])('%s', (_, goods, weight) => {
    expect(parcelWeight(goods)).toBe(weight);
  });
});
