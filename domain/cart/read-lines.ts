// A cart that comes back from the browser's storage may be of an older shop, cut off, or edited by hand. What is not
// a line is left out; nothing here ever throws.
import { type CartLine, isLineType, lineKind } from '../product-kinds.ts';
import { areWhole, isStored } from '../products/stored-line.ts';

/** The lines in what was stored; none when it is no list. */
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
