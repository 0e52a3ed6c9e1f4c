// What has places: the times that visitors choose, and what limits them besides. Events and tours that share a pool are one.
import { inLanguage, type Language } from '../../domain/language.ts';
import type { PlacesPool } from '../../domain/places/places-contract.ts';
import { datingPool } from '../tickets/schedule.ts';
import type { PlacesShop } from './places-shop.ts';

type Use = Pick<PlacesPool, 'id' | 'kind' | 'title' | 'event' | 'all_day'> & { readonly house: string };

/** Every pool of the programme, in its order: what visitors choose first. */
export function placePools(shop: PlacesShop, language: Language): PlacesPool[] {
  const uses = [...usesOfEvents(shop, language), ...usesOfTours(shop, language)];
  const pools = [...Map.groupBy(uses, ({ id }) => id)].map(([id, using]): PlacesPool => {
    const visits = using.filter(({ kind }) => kind === 'visit');
    const named = visits.length > 0 ? visits : using;
    const [first] = named;
    return {
      id,
      kind: visits.length > 0 ? 'visit' : 'limit',
      title: [...new Set(named.map(({ title }) => title))].join(', '),
      houses: [...new Set(using.map(({ house }) => house))],
      all_day: first?.all_day ?? false,
      event: named.length === 1 && first ? first.event : '',
    };
  });
  return [...pools.filter(({ kind }) => kind === 'visit'), ...pools.filter(({ kind }) => kind === 'limit')];
}

function usesOfEvents({ imported }: PlacesShop, language: Language): Use[] {
  return imported.events.flatMap((event) => {
    const title = inLanguage(event.name, language);
    const use = { title, house: event.venue.id, event: event.id };
    const dating = datingPool(event);
    const ofDays = event.day_pool_id === dating ? null : event.day_pool_id;
    return [
      ...pool(dating, { ...use, kind: 'visit', all_day: event.dating === 'day' }),
      ...pool(ofDays, { ...use, kind: 'limit', all_day: true }),
      ...(imported.ticketsOf.get(event.id) ?? []).flatMap((ticket) =>
        pool(ticket.pool_id, {
          ...use,
          title: `${title}: ${inLanguage(ticket.name, language)}`,
          kind: 'limit',
          all_day: false,
        }),
      ),
    ];
  });
}

function usesOfTours({ imported }: PlacesShop, language: Language): Use[] {
  return imported.tours.all.flatMap((tour) => {
    const title = `${inLanguage(tour.name, language)} (${tour.language})`;
    const use = { house: tour.venue.id, event: tour.id, all_day: false };
    return [
      ...pool(tour.pool_id, { ...use, title, kind: 'visit' }),
      ...pool(tour.guides_pool_id, { ...use, title: tour.guides_pool_id ?? '', kind: 'limit' }),
    ];
  });
}

function pool(id: string | null, use: Omit<Use, 'id'>): Use[] {
  return id === null ? [] : [{ id, ...use }];
}

/** Houses that have something, by name. */
export function housesOf({ imported }: PlacesShop, language: Language): { id: string; name: string }[] {
  const venues = [...imported.events, ...imported.tours.all].map(({ venue }) => venue);
  const byId = new Map(venues.map((venue) => [venue.id, inLanguage(venue.name, language)]));
  return [...byId].map(([id, name]) => ({ id, name }));
}
