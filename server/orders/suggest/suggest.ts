// `checkout/suggest`: gives the cart's visits and the museum's articles to the rule in domain/merchandise/suggest.ts.

import { inLanguage, type Language } from '../../../domain/language.ts';
import type { Article } from '../../../domain/merchandise/article.ts';
import { PASS_KIND } from '../../../domain/merchandise/article-kind.ts';
import { type Offer, suggestOffers } from '../../../domain/merchandise/suggest.ts';
import type { Suggestion } from '../../../domain/orders/checkout-contract.ts';
import type { CartItem } from '../../../domain/product-kinds.ts';
import { type MerchandiseShop, selectArticles } from '../../merchandise/merchandise-calls.ts';
import { suggestFor, type Visitable } from '../quote/item-kinds.ts';

export type SuggestShop = MerchandiseShop & {
  readonly imported: Visitable;
};

/** At most three things that go well with a cart, none of them in it. */
export async function suggest(
  shop: SuggestShop,
  items: readonly CartItem[],
  language: Language,
): Promise<Suggestion[]> {
  const wanted = items.map((item) => suggestFor(item, shop.imported));
  const visits = wanted.flatMap((item) => item.visits);
  if (visits.length === 0) return [];
  const articles = new Map((await offersOf(shop, language)).map((article) => [article.id, article]));
  const offers = [...articles.values()].map(
    ({ id, price, product_kind, stock }): Offer => ({
      id,
      price,
      isPass: product_kind === PASS_KIND,
      available: stock.state !== 'out-of-stock',
      goes_with: shop.merchandise.byId.get(id)?.goes_with ?? [],
    }),
  );
  const suggested = suggestOffers({
    offers,
    inCart: new Set(wanted.flatMap((item) => item.articles)),
    events: [...new Set(visits.flatMap(({ eventId }) => eventId ?? []))],
    visits: true,
    admissions: visits.flatMap(({ admissions }) => admissions),
  });
  return suggested.flatMap(({ id, reason, of }) => {
    const article = articles.get(id);
    const event = inLanguage(shop.imported.event.get(of)?.name, language);
    return article ? [present(article, reason, event)] : [];
  });
}

function present(article: Article, reason: Suggestion['reason'], of: string): Suggestion {
  return {
    type: 'merchandise',
    id: article.id,
    name: article.name,
    price: article.price,
    vat_value: article.vat_value,
    picture: article.images[0]?.src ?? '',
    reason,
    of,
    needs_owner: article.product_kind === PASS_KIND,
  };
}

async function offersOf(shop: SuggestShop, language: Language): Promise<Article[]> {
  const [goods, passes] = await Promise.all([
    selectArticles(shop, undefined, language),
    selectArticles(shop, PASS_KIND, language),
  ]);
  return [...goods, ...passes];
}
