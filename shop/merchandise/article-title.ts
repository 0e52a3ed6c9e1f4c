import type { Article } from '../../domain/merchandise/article.ts';

/** Title of an article's page. A book is named after its exhibition and has its own subtitle. */
export function articleTitle({ name, subtitle }: Pick<Article, 'name' | 'subtitle'>): string {
  return subtitle === '' ? name : `${name} · ${subtitle}`;
}
