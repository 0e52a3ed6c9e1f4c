// Fields that the cart items of several kinds share.
import { Type } from 'typebox';

export const Id = Type.String({ minLength: 1, maxLength: 64 });
export const Count = Type.Integer({ minimum: 0, maximum: 1000 });
export const CountsById = Type.Array(Type.Object({ id: Id, count: Count }, { additionalProperties: false }), {
  maxItems: 50,
});
/** The price that the visitor was shown for the line, in cents; a difference is `CART_PRICE_CHANGED`. */
export const ShownPrice = Type.Optional(Type.Integer());
