// Shipping costs (spec 1: by country and weight; spec decisions 5). Without a parcel they are 0; a country without a
// rate, or a parcel above the heaviest step, has no cost: the visitor is asked to write.
import type { Cents } from '../money.ts';

/** Up to this weight in grams, packing included, shipping costs this much in cents. */
export type ShippingStep = { readonly up_to_g: number; readonly price: Cents };

/** Countries (ISO 3166 keys) that cost the same. */
export type ShippingZone = {
  readonly id: string;
  readonly countries: readonly string[];
  readonly steps: readonly ShippingStep[];
};

export type ShippingProblem = 'SHIPPING_NO_COST_FOR_COUNTRY' | 'SHIPPING_TOO_HEAVY';

/**
 * The cost in cents, or why there is none. The lightest step that covers the parcel counts, regardless of their order.
 */
export function shippingCost(
  zones: readonly ShippingZone[],
  country: string,
  weightG: number,
): Cents | ShippingProblem {
  if (weightG <= 0) return 0;
  const zone = zones.find(({ countries }) => countries.includes(country));
  if (!zone) return 'SHIPPING_NO_COST_FOR_COUNTRY';
  const step = zone.steps.toSorted((a, b) => a.up_to_g - b.up_to_g).find(({ up_to_g }) => weightG <= up_to_g);
  return step ? step.price : 'SHIPPING_TOO_HEAVY';
}

/** The weight of what is to be sent in grams. */
export function parcelWeight(
  goods: readonly { readonly weight_g: number; readonly count: number }[],
): number {
  return goods.reduce((sum, { weight_g, count }) => sum + weight_g * count, 0);
}
