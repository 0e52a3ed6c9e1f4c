// The museum's merchandise and annual passes in memory: read again when an import has raised the catalogue's version.
import { PASS_KIND } from '../../domain/merchandise/article-kind.ts';
import { StoredGroup } from '../museum-folder/stored-fields.ts';
import type { Sql } from '../platform/database/sql.ts';
import { checkRows } from '../platform/database/stored-json.ts';
import { type ArticleRow, type CategoryRow, readArticles, readCategories } from './article-store.ts';
import { StoredArticle } from './stored-article.ts';

export type { ArticleRow, CategoryRow };

export type MerchandiseCatalogue = {
  /** Annual passes among them, in the museum's order. */
  readonly all: readonly ArticleRow[];
  readonly byId: ReadonlyMap<string, ArticleRow>;
  /** Everything except passes. */
  readonly goods: readonly ArticleRow[];
  readonly byKind: ReadonlyMap<number, readonly ArticleRow[]>;
  /** Those that some article has, in the museum's order. */
  readonly categories: readonly CategoryRow[];
};

export function isPass({ product_kind }: Pick<ArticleRow, 'product_kind'>): boolean {
  return product_kind === PASS_KIND;
}

/** Arranges articles, which are in their order, for being looked up. */
export function arrangeArticles(
  all: readonly ArticleRow[],
  categories: readonly CategoryRow[],
): MerchandiseCatalogue {
  const goods = all.filter((article) => !isPass(article));
  const used = new Set(goods.flatMap((article) => article.categories));
  return {
    all,
    byId: new Map(all.map((article) => [article.id, article])),
    goods,
    byKind: Map.groupBy(all, ({ product_kind }) => product_kind),
    categories: categories.filter(({ id }) => used.has(id)),
  };
}

/** Reads every article. */
export async function loadMerchandise(sql: Sql): Promise<MerchandiseCatalogue> {
  const [articles, categories] = await Promise.all([readArticles(sql), readCategories(sql)]);
  checkRows('article', StoredArticle, articles);
  checkRows('article_category', StoredGroup, categories);
  return arrangeArticles(articles, categories);
}
