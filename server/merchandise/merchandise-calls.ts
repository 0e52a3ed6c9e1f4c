// The calls about merchandise and annual passes (spec 7), answered from memory; what is left of them is remembered and
// dropped when it changes.
import { inLanguage, type Language } from '../../domain/language.ts';
import type { Article } from '../../domain/merchandise/article.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { type CapacityShop, rememberAnswer } from '../capacity/availability.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { ArticleRow, MerchandiseCatalogue } from './merchandise-catalogue.ts';
import { piecesLeft } from './pieces-left.ts';
import { toArticle } from './present-article.ts';

export type MerchandiseShop = CapacityShop & {
  readonly merchandise: MerchandiseCatalogue;
  readonly clock: Pick<MuseumClock, 'today'>;
};

/** `merchandise/select`: articles of a kind; without a kind, everything except passes. */
export function selectArticles(
  shop: MerchandiseShop,
  kind: number | undefined,
  language: Language,
): Promise<Article[]> {
  const { goods, byKind } = shop.merchandise;
  if (kind === undefined) return present(shop, goods, 'goods', language);
  return present(shop, byKind.get(kind) ?? [], `kind:${kind}`, language);
}

/**
 * Articles in a language, in the order in which they are given.
 * @param key names this set of articles, so that the pieces left of it are read once
 */
async function present(
  shop: MerchandiseShop,
  articles: readonly ArticleRow[],
  key: string,
  language: Language,
): Promise<Article[]> {
  const left = await rememberAnswer(shop, `stock:${key}`, poolsOf(articles), () =>
    piecesLeft(shop, articles),
  );
  return articles.map((article) =>
    toArticle(article, language, {
      available: left.get(article.id),
      categories: shop.merchandise.categories,
    }),
  );
}

function poolsOf(articles: readonly ArticleRow[]): string[] {
  return articles.flatMap(({ pool_id }) => pool_id ?? []);
}

/** `merchandise`: one article. */
export async function selectArticle(
  shop: MerchandiseShop,
  id: string,
  language: Language,
): Promise<Article | Refusal> {
  const article = shop.merchandise.byId.get(id);
  if (!article) return refuse('NOT_FOUND');
  const [presented] = await present(shop, [article], `one:${id}`, language);
  return presented ?? refuse('NOT_FOUND');
}

/** `merchandise/attr`: the categories in which something is sold. */
export function articleCategories(
  { merchandise: { categories } }: Pick<MerchandiseShop, 'merchandise'>,
  language: Language,
): { category: { id: string; name: string }[] } {
  return {
    category: categories.map(({ id, name }) => ({ id, name: inLanguage(name, language) })),
  };
}
