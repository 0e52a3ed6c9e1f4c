// The calls about shipping (spec 7, spec decisions 2).
import { Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';

/** The fields of a cart line that matter for shipping: `count` of an `id`. Only merchandise has a weight. */
const ShippingItem = Type.Object({
  type: Type.String({ maxLength: 40 }),
  id: Type.String({ maxLength: 64 }),
  datetime: Type.Optional(Type.String({ maxLength: 20 })),
  count: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
});

export const shippingContract = {
  'POST SHIPPING_COSTS': {
    summary: 'What sending the cart costs in cents, to a country or to the address of whoever sends a token',
    permit: 'token-welcome',
    query: Type.Object({ jwt: Type.Optional(Type.String({ maxLength: 4000 })) }),
    body: Type.Object(
      {
        country: Type.Optional(Type.String({ maxLength: 40 })),
        cart: Type.Array(ShippingItem, { maxItems: 500 }),
      },
      { additionalProperties: false },
    ),
    answer: Type.Integer(),
    refusals: [
      'REQUEST_MALFORMED',
      'TOKEN_INVALID',
      'SHIPPING_COUNTRY_MISSING',
      'SHIPPING_NO_COST_FOR_COUNTRY',
      'SHIPPING_TOO_HEAVY',
    ],
  },
  'GET checkout/shipping': {
    summary: 'The shipping rates by zone and weight',
    permit: 'anyone',
    answer: Type.Object({
      zones: Type.Array(
        Type.Object({
          id: Type.String(),
          name: Type.String(),
          countries: Type.Array(Type.String()),
          steps: Type.Array(Type.Object({ up_to_g: Type.Integer(), price: Type.Integer() })),
        }),
      ),
    }),
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
