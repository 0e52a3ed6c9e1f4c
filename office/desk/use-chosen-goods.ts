import { useState } from 'react';
import type { DeskDay } from '../../domain/desk/desk-contract.ts';
import { type DeskGoods, deskGoodsLines, deskGoodsRows, findGoods } from '../../domain/desk/desk-goods.ts';
import type { CartLine } from '../../domain/product-kinds.ts';

const NONE: DeskGoods = {};

/**
 * The articles of a sale at the desk.
 * @param added what is in the sale already
 */
export function useChosenGoods({ articles }: DeskDay, added: readonly CartLine[]) {
  const [goods, setGoods] = useState(NONE);
  const [typed, setTyped] = useState('');
  return {
    ...{ typed, setTyped },
    rows: deskGoodsRows(findGoods(articles, typed), goods, added),
    lines: deskGoodsLines(articles, goods),
    count: (id: string, pieces: number) => setGoods({ ...goods, [id]: pieces }),
    clear: () => {
      setGoods(NONE);
      setTyped('');
    },
  };
}
