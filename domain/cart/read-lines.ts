// A cart in the browser's storage may come from an older version of the shop, be truncated, or be edited by hand.
// Values that are not lines are left out; these functions never throw.
import { type CartLine, isLineType, lineKind } from '../product-kinds.ts';
import { areWhole, isStored } from '../products/stored-line.ts';

/** The lines in the stored value; none when it is not a list. */
export function readLines(stored: unknown): CartLine[] {
  return Array.isArray(stored) ? stored.filter(isCartLine) : [];
}

/** True when the value has the shape of a cart line. */
export function isCartLine(value: unknown): value is CartLine {
  return (
    isStored(value) &&
    areWhole(value, 'totalPrice') &&
    (value.picture === undefined || typeof value.picture === 'string') &&
    isLineType(value.type) &&
    lineKind(value.type).isLine(value)
  );
}
