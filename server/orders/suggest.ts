// `checkout/suggest`: gives the cart's visits and the museum's articles to the rule in domain/merchandise/suggest.ts.

import { inLanguage, type Language } from '../../domain/language.ts';
import type { Article } from '../../domain/merchandise/article.ts';
import { PASS_KIND } from '../../domain/merchandise/article-kind.ts';
import { type CartAdmission, type Offer, suggestOffers } from '../../domain/merchandise/suggest.ts';
import { dayOf } from '../../domain/museum-time.ts';
import type { Suggestion } from '../../domain/orders/checkout-contract.ts';
import type { CartItem } from '../../domain/product-kinds.ts';
import { type MerchandiseShop, selectArticles } from '../merchandise/merchandise-calls.ts';
import type { Catalogue } from '../tickets/catalogue.ts';
import type { TourCatalogue } from '../tours/tour-catalogue.ts';

type Visitable = Pick<Catalogue, 'event' | 'ticket'> & { readonly tours: TourCatalogue };

export type SuggestShop = MerchandiseShop & {
  /** A visit that is no longer on sale still counts. */
  readonly imported: Visitable;
};

/** At most three things that go well with a cart, none of them in it. */
export async function suggest(
  shop: SuggestShop,
  items: readonly CartItem[],
  language: Language,
): Promise<Suggestion[]> {
  const visits = items.flatMap((item) => visitsOf(item, shop.imported));
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
    inCart: new Set(items.flatMap((item) => (item.type === 'merchandise' ? [item.id] : []))),
    events: [...new Set(visits.flatMap(({ eventId }) => eventId ?? []))],
    visits: true,
    admissions: visits.flatMap(({ admissions }) => admissions),
  });
  return suggested.flatMap(({ id, reason, of }) => {
    const article = articles.get(id);
    if (!article) return [];
    return [
      {
        type: 'merchandise' as const,
        id,
        name: article.name,
        price: article.price,
        vat_value: article.vat_value,
        picture: article.images[0]?.src ?? '',
        reason,
        of: inLanguage(shop.imported.event.get(of)?.name, language),
        needs_owner: article.product_kind === PASS_KIND,
      },
    ];
  });
}

/** A visit that an item is for; `eventId` is null for a tour through no exhibition. */
type Visit = { readonly eventId: string | null; readonly admissions: readonly CartAdmission[] };

function visitsOf(item: CartItem, { ticket: tickets, tours }: Visitable): Visit[] {
  if (item.type === 'guidedTour') {
    const tour = tours.byId.get(item.tourId);
    return tour ? [{ eventId: tour.event_id, admissions: [] }] : [];
  }
  if (item.type !== 'ticket' && item.type !== 'dayTicket') return [];
  const day = dayOf(item.datetime ?? '');
  const wanted = item.type === 'ticket' ? [item] : item.dayTickets;
  return wanted.flatMap(({ id, count }) => {
    const ticket = tickets.get(id);
    if (!ticket || count < 1) return [];
    const { event_id: eventId, price, subtickets } = ticket;
    return [{ eventId, admissions: subtickets.length > 0 ? [] : [{ eventId, day, price }] }];
  });
}

async function offersOf(shop: SuggestShop, language: Language): Promise<Article[]> {
  const [goods, passes] = await Promise.all([
    selectArticles(shop, undefined, language),
    selectArticles(shop, PASS_KIND, language),
  ]);
  return [...goods, ...passes];
}
