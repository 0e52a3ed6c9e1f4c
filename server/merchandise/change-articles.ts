// What an import does to merchandise and annual passes, for the module that imports.
import type { Sql } from '../platform/database/sql.ts';
import type { RowChanges } from '../platform/database/upsert.ts';
import { type ArticleRow, type CategoryRow, replaceArticles, replaceCategories } from './article-store.ts';

export type { ArticleRow as NewArticle } from './article-store.ts';

/** Replaces the museum's articles and categories: known ids are changed, missing articles withdrawn. */
export async function changeArticles(
  sql: Sql,
  articles: readonly ArticleRow[],
  categories: readonly CategoryRow[],
): Promise<RowChanges> {
  await replaceCategories(sql, categories);
  return replaceArticles(sql, articles);
}
