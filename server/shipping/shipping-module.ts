// What sending costs.
import type { Handlers } from '../api/handler.ts';
import { type ShippingRates, showShippingRates } from './shipping-rates.ts';

type ShippingShop = { readonly shipping: ShippingRates };

export const shippingHandlers: Pick<Handlers<ShippingShop>, 'GET checkout/shipping'> = {
  'GET checkout/shipping': ({ shipping }, _, { language }) => showShippingRates(shipping, language),
};
