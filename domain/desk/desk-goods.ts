// Articles at the desk (operations 2): whoever buys them takes them along, so that nothing is sent and nothing is paid for
// sending. What is left of them is the shop's own stock.
import type { Article } from '../merchandise/article.ts';
import { piecesLeft, toMerchandiseLine } from '../merchandise/make-merchandise-line.ts';
import type { MerchandiseLine } from '../merchandise/merchandise-line.ts';
import type { CartLine, OrderLine } from '../product-kinds.ts';
import type { Typed } from '../products/product-kind.ts';

/** Pieces by article. */
export type DeskGoods = Readonly<Record<string, number>>;

export type DeskGoodsRow = {
  readonly article: Article;
  readonly count: number;
  readonly most: number;
};

/**
 * A line to count on for each article.
 * @param added what is in the sale already
 */
export function deskGoodsRows(
  articles: readonly Article[],
  goods: DeskGoods,
  added: readonly Typed[],
): DeskGoodsRow[] {
  return articles.map((article) => ({
    article,
    count: goods[article.id] ?? 0,
    most: piecesLeft(article, added),
  }));
}

/** Those whose name or subtitle has what is typed. */
export function findGoods(articles: readonly Article[], typed: string): Article[] {
  const wanted = typed.trim().toLowerCase();
  return articles.filter(({ name, subtitle }) => `${name} ${subtitle}`.toLowerCase().includes(wanted));
}

/** The articles as lines of the sale. */
export function deskGoodsLines(articles: readonly Article[], goods: DeskGoods): MerchandiseLine[] {
  return articles.flatMap((article) => {
    const count = goods[article.id] ?? 0;
    return count > 0 ? toMerchandiseLine({ ...article, shipped: false }, count) : [];
  });
}

/** Are there articles among the lines of a cart or an order? They are handed over for money, and not kept for who pays later. */
export function hasGoods(lines: readonly (CartLine | OrderLine)[]): boolean {
  return lines.some(
    (line) => line.type === 'merchandise' && ('article' in line ? line.article : line).valid_months === 0,
  );
}
