// What a line sends to the server (spec 7, last paragraph): identity and counts. Prices are sent only so that the
// server can report one that has changed.
import { type CartItem, type CartLine, lineKind } from '../product-kinds.ts';

/** The cart item of a line. */
export function toCartItem(line: CartLine): CartItem {
  return lineKind(line.type).toItem(line);
}
