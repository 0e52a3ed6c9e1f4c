// What sending costs: of a cart that is only previewed (spec 7, `SHIPPING_COSTS`), and of one that is ordered, which
// needs a whole address (spec 5).
import { checkRegistration } from '../../domain/customers/registration.ts';
import type { Cents } from '../../domain/money.ts';
import type { Shipping } from '../../domain/orders/order.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { parcelWeight, type ShippingZone, shippingCost } from '../../domain/shipping/shipping-cost.ts';

/** A line of a cart as it is sent to `SHIPPING_COSTS`. */
export type ShippingItem = {
  readonly type: string;
  readonly id: string;
  readonly count?: number | undefined;
};

/** What is needed to compute shipping costs: the rates, and the keys of the countries that the museum knows. */
export type ShippingShop = {
  readonly shipping: readonly ShippingZone[];
  readonly museum: { readonly settings: { readonly countries: readonly string[] } };
};

/** The shipping of an order. */
export function quoteShipping(
  { shipping, museum }: ShippingShop,
  parcelG: number,
  to: Omit<Shipping, 'cost'>,
): Shipping | Refusal {
  const fields = checkRegistration({ shipping: to }, [], museum.settings.countries);
  if (Object.keys(fields).length > 0) return refuse('SHIPPING_ADDRESS_INVALID', { fields });
  const address = trimmed(to);
  const cost = costTo(shipping, address.country, parcelG);
  return typeof cost === 'number' ? { cost, ...address } : cost;
}

function trimmed({ name, street, zip, city, country }: Omit<Shipping, 'cost'>): Omit<Shipping, 'cost'> {
  return {
    name: name.trim(),
    street: street.trim(),
    zip: zip.trim(),
    city: city.trim(),
    country: country.trim(),
  };
}

function costTo(zones: readonly ShippingZone[], country: string, weightG: number): Cents | Refusal {
  const cost = shippingCost(zones, country, weightG);
  return typeof cost === 'number' ? cost : refuse(cost);
}

/**
 * `SHIPPING_COSTS`: cents for a cart. Only known merchandise has a weight.
 * @param country '' while it is not known
 */
export function shippingCosts(
  cart: readonly ShippingItem[],
  country: string,
  context: {
    readonly zones: readonly ShippingZone[];
    readonly articles: ReadonlyMap<string, { readonly weight_g: number }>;
  },
): Cents | Refusal {
  const weight = parcelWeight(
    cart.flatMap(({ type, id, count = 1 }) => {
      const article = type === 'merchandise' ? context.articles.get(id) : undefined;
      return article ? [{ weight_g: article.weight_g, count }] : [];
    }),
  );
  if (weight === 0) return 0;
  return country === '' ? refuse('SHIPPING_COUNTRY_MISSING') : costTo(context.zones, country, weight);
}
