// Putting a line into the cart (spec 4, "Cart"): one line for the same thing at the same time. Each kind of line
// decides what counts as the same.
import { type CartLine, lineKind } from '../product-kinds.ts';

/** The cart's lines with one more. The added line's prices count: the visitor saw them last. */
export function addLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const kind = lineKind(line.type);
  for (const [index, known] of lines.entries()) {
    const merged = known.type === line.type ? kind.merge(known, line) : undefined;
    if (merged) return lines.with(index, merged);
  }
  return [...lines, line];
}
