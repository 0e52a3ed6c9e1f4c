// What the cart's lines send to `SHIPPING_COSTS` (spec 7): identity and count. The server knows what weighs anything
// and what is sent by post.
import { type CartLine, lineKind } from '../product-kinds.ts';
import type { ShippingItem } from '../products/shipping-item.ts';

/** The lines of a cart in its order; a day's tickets one by one. */
export function shippingItems(lines: readonly CartLine[]): ShippingItem[] {
  return lines.flatMap((line) => lineKind(line.type).toShippingItems(line));
}
