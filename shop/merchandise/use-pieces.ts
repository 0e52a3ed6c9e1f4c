import { useState } from 'react';
import type { Article } from '../../domain/merchandise/article.ts';
import { MOST_PIECES, piecesLeft, takenPieces } from '../../domain/merchandise/make-merchandise-line.ts';
import { useCart } from '../cart/cart-store.ts';

export type Pieces = {
  /** How many are chosen, never more than can be had. */
  readonly count: number;
  readonly setCount: (count: number) => void;
  /** How many more the cart can take. */
  readonly left: number;
  /** How many lie in the cart. */
  readonly taken: number;
  /** What ends the choice: the stock, or what one cart can hold. */
  readonly limit: 'stock' | 'cart';
};

/** How many pieces of an article one chooses, from 1 up to what is left. */
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
