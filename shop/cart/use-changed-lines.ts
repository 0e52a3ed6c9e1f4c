import { useEffect, useEffectEvent, useMemo } from 'react';
import { changeLines, linesWithout } from '../../domain/cart/change-lines.ts';
import type { CartLine } from '../../domain/product-kinds.ts';
import { useQuery } from '../ground/use-query.ts';
import { addLine, cartLines, replaceLines, useCartLines } from './cart-store.ts';

type Reopened = { readonly places: readonly number[] };

/**
 * What a page changes of the cart, because its address says so: `?change=2` is the second line. What is added then
 * replaces that line. An address that names no line of this product changes nothing.
 * @param reopen the choice from which a line of this product was made; a function that stays the same
 * @param product the page's product, by its id
 * @param fill puts the choice into the form, once: what the visitor changes afterwards is not filled in again
 */
export function useChangedLines<Found extends Reopened>(
  reopen: (lines: readonly CartLine[], place: number, product: string) => Found | undefined,
  product: string,
  fill: (found: Found) => void,
) {
  const [search] = useQuery();
  const lines = useCartLines();
  const place = Number(search.get('change') ?? 0) - 1;
  const found = useMemo(() => reopen(lines, place, product), [reopen, lines, place, product]);
  const fillIn = useEffectEvent(() => found && fill(found));
  const changed = found ? place : undefined;
  useEffect(() => {
    if (changed !== undefined) fillIn();
  }, [changed]);
  return {
    /** Undefined when something is added, not changed. */
    found,
    /** The cart's lines beside those that are changed: what they take is taken. */
    others: useMemo(() => (found ? linesWithout(lines, found.places) : lines), [lines, found]),
    put: (made: readonly CartLine[]): void => {
      if (found) replaceLines(changeLines(cartLines(), found.places, made));
      else for (const line of made) addLine(line);
    },
    /** The same for what is not rendered yet: the cart as it is at this moment. */
    othersNow: () => (found ? linesWithout(cartLines(), found.places) : cartLines()),
  };
}
