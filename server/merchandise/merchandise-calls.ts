// The calls about merchandise and annual passes (spec 7), answered from memory; what is left of them is remembered and
// dropped when it changes.
import { inLanguage, type Language } from '../../domain/language.ts';
import type { Article } from '../../domain/merchandise/article.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { Availability } from '../capacity/availability.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { ArticleRow, MerchandiseCatalogue } from './merchandise-catalogue.ts';
import { piecesLeft } from './pieces-left.ts';
import { toArticle } from './present-article.ts';

export type MerchandiseContext = {
  readonly merchandise: MerchandiseCatalogue;
  readonly availability: Pick<Availability, 'slotsBetween' | 'remember'>;
  readonly clock: Pick<MuseumClock, 'today'>;
};

/** `merchandise/select`: articles of a kind; without one all that is no pass. */
export function selectArticles(
  kind: number | undefined,
  language: Language,
  context: MerchandiseContext,
): Promise<Article[]> {
  const { goods, byKind } = context.merchandise;
  if (kind === undefined) return present(goods, 'goods', language, context);
  return present(byKind.get(kind) ?? [], `kind:${kind}`, language, context);
}

/**
 * Articles in a language, in the order in which they are given.
 * @param key of what is asked for: what is left of the same articles is asked for once
 */
async function present(
  articles: readonly ArticleRow[],
  key: string,
  language: Language,
  { merchandise, availability, clock }: MerchandiseContext,
): Promise<Article[]> {
  const left = await availability.remember(`stock:${key}`, poolsOf(articles), () =>
    piecesLeft(articles, availability, clock),
  );
  return articles.map((article) =>
    toArticle(article, language, {
      available: left.get(article.id),
      categories: merchandise.categories,
    }),
  );
}

function poolsOf(articles: readonly ArticleRow[]): string[] {
  return articles.flatMap(({ pool_id }) => pool_id ?? []);
}

/** `merchandise`: one article. */
export async function selectArticle(
  id: string,
  language: Language,
  context: MerchandiseContext,
): Promise<Article | Refusal> {
  const article = context.merchandise.byId.get(id);
  if (!article) return refuse('NOT_FOUND');
  const [presented] = await present([article], `one:${id}`, language, context);
  return presented ?? refuse('NOT_FOUND');
}

/** `merchandise/attr`: the categories in which something is sold. */
export function articleCategories(
  { categories }: MerchandiseCatalogue,
  language: Language,
): { category: { id: string; name: string }[] } {
  return {
    category: categories.map(({ id, name }) => ({ id, name: inLanguage(name, language) })),
  };
}
