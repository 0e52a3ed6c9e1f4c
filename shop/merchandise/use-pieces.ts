import { useState } from 'react';
import type { Article } from '../../domain/merchandise/article.ts';
import { MOST_PIECES, piecesLeft, takenPieces } from '../../domain/merchandise/make-merchandise-line.ts';
import { useCart } from '../cart/cart-store.ts';

export type Pieces = {
  /** The chosen count, never more than available. */
  readonly count: number;
  readonly setCount: (count: number) => void;
  /** How many more the cart can take. */
  readonly left: number;
  /** The count in the cart. */
  readonly taken: number;
  /** What limits the count: the stock or the cart. */
  readonly limit: 'stock' | 'cart';
};

/** The chosen count of an article, from 1 to what is left. */
export function usePieces(article: Article): Pieces {
  const { lines } = useCart();
  const [chosen, setCount] = useState(1);
  const left = piecesLeft(article, lines);
  const { available } = article.stock;
  return {
    count: Math.min(chosen, left),
    setCount,
    left,
    taken: takenPieces(lines, article.id),
    limit: available !== null && available < MOST_PIECES ? 'stock' : 'cart',
  };
}
