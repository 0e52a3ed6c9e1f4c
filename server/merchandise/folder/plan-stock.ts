// The pieces of an article as a pool (spec decisions 5): `stock:{id}`, one slot over all time, from which orders take.
import type { PlannedPool } from '../../museum-folder/folder-format.ts';
import type { ArticleFile } from './article-file.ts';

/** The pool of an article's pieces; null where nothing is counted. */
export function stockPoolId({ id, stock }: Pick<ArticleFile, 'id' | 'stock'>): string | null {
  return stock === undefined ? null : `stock:${id}`;
}

/** The pool of an article's pieces, sold ones included. */
export function planStock(article: ArticleFile): PlannedPool[] {
  const id = stockPoolId(article);
  if (id === null || article.stock === undefined) return [];
  return [{ id, rules: { kind: 'run', from: '1970-01-01', to: '2999-12-31', capacity: article.stock } }];
}
