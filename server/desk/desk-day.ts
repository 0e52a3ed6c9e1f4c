// `office/desk/day`: what can be sold for a day, in one answer, so that whoever serves a queue waits for nothing more.
import type { DeskDay, DeskTour } from '../../domain/desk/desk-contract.ts';
import type { Language } from '../../domain/language.ts';
import { type Day, isDay, timeOf } from '../../domain/museum-time.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { EventTickets } from '../../domain/tickets/event.ts';
import { eventsOpenOn } from '../tickets/open-events.ts';
import { collectTickets } from '../tickets/tickets-calls.ts';
import { selectTours } from '../tours/list-tours.ts';
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
  const [offers, tours] = await Promise.all([
    offersOf(shop, day, houses, language),
    toursOf(shop, day, houses, language),
  ]);
  return {
    day,
    today,
    time: timeOf(shop.clock.now()),
    offers,
    tours,
    languages: [...languages],
    countries: [...countries],
    transfers: shop.payments.transfer() !== undefined,
  };
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

async function toursOf(
  shop: DeskShop,
  day: Day,
  houses: readonly string[],
  language: Language,
): Promise<DeskTour[]> {
  if (day < shop.clock.today()) return [];
  const selected = await selectTours(shop, { date: day }, language);
  if (isRefusal(selected)) return [];
  return selected.tours
    .filter(({ id }) => isInHouses(shop, id, houses))
    .map(({ id, name, langName, venue }) => ({ id, name, language: langName, house: venue }));
}

function isInHouses({ tours }: DeskShop, id: string, houses: readonly string[]): boolean {
  const tour = tours.all.find((one) => one.id === id);
  return tour !== undefined && (houses.length === 0 || houses.includes(tour.venue.id));
}
