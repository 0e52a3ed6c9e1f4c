import type { Article } from '../../domain/merchandise/article.ts';

/** An article's page in the browser's tab: a book has its exhibition's name, and a title of its own. */
export function articleTitle({ name, subtitle }: Pick<Article, 'name' | 'subtitle'>): string {
  return subtitle === '' ? name : `${name} · ${subtitle}`;
}
