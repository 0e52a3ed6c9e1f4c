// `office/desk/day`: what can be sold for a day, in one answer, so that whoever serves a queue waits for nothing more.
import type { DeskDay } from '../../domain/desk/desk-contract.ts';
import type { Language } from '../../domain/language.ts';
import { PASS_KIND } from '../../domain/merchandise/article-kind.ts';
import { type Day, isDay } from '../../domain/museum-time.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { EventTickets } from '../../domain/tickets/event.ts';
import { selectArticles } from '../merchandise/merchandise-calls.ts';
import { linkType } from '../payments/requests/link-type.ts';
import { eventsOpenOn } from '../tickets/open-events.ts';
import { collectTickets } from '../tickets/tickets-calls.ts';
import { soldTours, toursOfDay } from '../tours/tours-of-day.ts';
import { selectVouchers } from '../vouchers/vouchers-calls.ts';
import type { DeskShop } from './desk-shop.ts';

/** @param houses those of somebody who works in some of them only; all where it is empty */
export async function deskDay(
  shop: DeskShop,
  date: Day | undefined,
  houses: readonly string[],
  language: Language,
): Promise<DeskDay | Refusal> {
  if (date !== undefined && !isDay(date)) return refuse('REQUEST_MALFORMED');
  const today = shop.clock.today();
  const day = date ?? today;
  const { languages, countries } = shop.museum.settings;
  const [offers, tours, allPasses, articles] = await Promise.all([
    offersOf(shop, day, houses, language),
    toursOfDay(shop, day, houses, language),
    selectArticles(shop, PASS_KIND, language),
    selectArticles(shop, undefined, language),
  ]);
  const passes = allPasses.filter(({ shipped }) => !shipped);
  const vouchers = selectVouchers(shop, language).filter(({ state }) => state === 'on-sale');
  return {
    ...{ day, today, offers, tours, passes, articles, vouchers },
    kinds: [
      'visits',
      ...(soldTours(shop, houses).length > 0 ? (['tours'] as const) : []),
      ...(passes.length > 0 ? (['passes'] as const) : []),
      ...(articles.length > 0 ? (['goods'] as const) : []),
      ...(vouchers.length > 0 ? (['vouchers'] as const) : []),
    ],
    languages: [...languages],
    countries: [...countries],
    links: linkType(shop) !== undefined,
    transfers: transfersOf(shop),
  };
}

function transfersOf({ payments }: DeskShop): DeskDay['transfers'] {
  const settings = payments.transfer();
  if (!settings) return 'nobody';
  return settings.to_companies ? 'companies' : 'everybody';
}

async function offersOf(
  shop: DeskShop,
  day: Day,
  houses: readonly string[],
  language: Language,
): Promise<EventTickets[]> {
  const isOpen = await eventsOpenOn(shop, day);
  const events = shop.catalogue.events.filter(
    (event) => isOpen(event) && (houses.length === 0 || houses.includes(event.venue.id)),
  );
  const offers = await Promise.all(events.map(({ id }) => collectTickets(shop, id, day, language)));
  return offers.flatMap((offer) => (isRefusal(offer) ? [] : [offer]));
}
