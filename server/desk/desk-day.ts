// `office/desk/day`: what can be sold for a day, in one answer, so that whoever serves a queue waits for nothing more.
import type { DeskDay } from '../../domain/desk/desk-contract.ts';
import type { Language } from '../../domain/language.ts';
import { type Day, isDay } from '../../domain/museum-time.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { EventTickets } from '../../domain/tickets/event.ts';
import { eventsOpenOn } from '../tickets/open-events.ts';
import { collectTickets } from '../tickets/tickets-calls.ts';
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
  return {
    day,
    today,
    offers: await offersOf(shop, day, houses, language),
    languages: [...languages],
    countries: [...countries],
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
