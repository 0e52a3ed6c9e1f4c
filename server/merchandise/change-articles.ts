// What an import does to merchandise and annual passes, for the module that imports.
import type { Sql } from '../database/sql.ts';
import {
  type ArticleRow,
  type CategoryRow,
  putArticles,
  replaceCategories,
  withdrawArticlesExcept,
} from './article-store.ts';

export type { ArticleRow as NewArticle } from './article-store.ts';

/** How many are new, and how many were withdrawn. */
export type ArticleChanges = { readonly added: number; readonly withdrawn: number };

/** Makes these the museum's articles and categories: known ids are changed, missing articles withdrawn. */
export const changeArticles = async (
  sql: Sql,
  articles: readonly ArticleRow[],
  categories: readonly CategoryRow[],
): Promise<ArticleChanges> => {
  await replaceCategories(sql, categories);
  return {
    added: await putArticles(sql, articles),
    withdrawn: await withdrawArticlesExcept(
      sql,
      articles.map(({ id }) => id),
    ),
  };
};
