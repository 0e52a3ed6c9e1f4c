import { useState } from 'react';
import type { Article } from '../../domain/merchandise/article.ts';
import { MOST_PIECES, piecesLeft, takenPieces } from '../../domain/merchandise/make-merchandise-line.ts';
import { isMerchandiseLine, type MerchandiseLine } from '../../domain/merchandise/merchandise-line.ts';
import type { CartLine } from '../../domain/product-kinds.ts';
import { isCount } from '../../domain/products/stored-line.ts';
import { useChangedLines } from '../cart/use-changed-lines.ts';
import { useKeptChoice } from '../cart/use-kept-choice.ts';

export type Pieces = {
  /** The chosen count, never more than available. */
  readonly count: number;
  readonly setCount: (count: number) => void;
  /** How many more the cart can take. */
  readonly left: number;
  /** The count in the cart. */
  readonly taken: number;
  /** Whether a line of the cart is changed. */
  readonly changing: boolean;
  /** Adds the line, or replaces the one that is changed. */
  readonly put: (line: MerchandiseLine) => void;
  /** What limits the count: the stock or the cart. */
  readonly limit: 'stock' | 'cart';
};

/**
 * The chosen count of an article, from 1 to what is left.
 * @param fill takes up what else the line that is changed says
 */
export function usePieces(article: Article, fill?: (line: MerchandiseLine) => void): Pieces {
  const [chosen, setCount] = useState(1);
  const changed = useChangedLines(reopen, article.id, ({ line }) => {
    setCount(line.count);
    fill?.(line);
  });
  const changing = changed.found !== undefined;
  useKeptChoice({
    page: `pieces ${article.id}`,
    choice: chosen,
    isEmpty: chosen === 1,
    isChanging: changing,
    restore: (stored) => isCount(stored) && setCount(Math.max(1, stored as number)),
  });
  const left = piecesLeft(article, changed.others);
  const { available } = article.stock;
  return {
    count: Math.min(chosen, left),
    setCount,
    left,
    taken: takenPieces(changed.others, article.id),
    changing,
    put: (line) => changed.put([line]),
    limit: available !== null && available < MOST_PIECES ? 'stock' : 'cart',
  };
}

function reopen(lines: readonly CartLine[], place: number, id: string) {
  const line = lines[place];
  return line && isMerchandiseLine(line) && line.id === id ? { places: [place], line } : undefined;
}
