// Changing what is in the cart: the new lines stand where the old ones stood, and never beside them.
import { type CartLine, lineKind } from '../product-kinds.ts';

/**
 * The cart with other lines in the places of some. A changed line becomes one with a line that it now equals.
 * @param places of the lines that are given up
 */
export function changeLines(
  lines: readonly CartLine[],
  places: readonly number[],
  changed: readonly CartLine[],
): CartLine[] {
  const first = Math.min(lines.length, ...places);
  const rest = linesWithout(lines, places);
  const apart: CartLine[] = [];
  for (const line of changed) {
    const place = rest.findIndex((known) => merged(known, line) !== undefined);
    const known = rest[place];
    const one = known && merged(known, line);
    if (one) rest[place] = one;
    else apart.push(line);
  }
  return rest.toSpliced(first, 0, ...apart);
}

/** The lines that stay. */
export function linesWithout(lines: readonly CartLine[], places: readonly number[]): CartLine[] {
  return lines.filter((_, place) => !places.includes(place));
}

function merged(known: CartLine, added: CartLine): CartLine | undefined {
  return known.type === added.type ? lineKind(added.type).merge(known, added) : undefined;
}
