// The calendar of places: what each time, each time of several events, or each day has.

import type { Language } from '../../domain/language.ts';
import { daysApart, isDay } from '../../domain/museum-time.ts';
import type { PlacesRow } from '../../domain/places/places-contract.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { type GroupedFigures, groupedFigures } from '../capacity/slot-figures.ts';
import { placePools } from './place-pools.ts';
import type { PlacesShop } from './places-shop.ts';

export type AskedPlaces = {
  readonly first: string;
  readonly last: string;
  readonly by: 'slot' | 'time' | 'day';
  readonly house?: string;
  readonly pool?: string;
  readonly only?: 'full' | 'blocked';
};

/** Days that are shown at once: a month with the weeks around it, a week, a day. */
const MOST_DAYS = { day: 62, time: 7, slot: 1 } as const;

export async function showPlaces(
  shop: PlacesShop,
  { first, last, by, house, pool, only }: AskedPlaces,
  language: Language,
): Promise<{ rows: PlacesRow[] } | Refusal> {
  if (!isDay(first) || !isDay(last) || last < first || daysApart(first, last) >= MOST_DAYS[by])
    return refuse('REQUEST_MALFORMED');
  const known = placePools(shop, language);
  const pools = known
    .filter(({ id, kind }) => (pool === undefined ? kind === 'visit' : id === pool))
    .filter(({ houses }) => house === undefined || houses.includes(house));
  const rows = await groupedFigures(shop.database, {
    pools: pools.map(({ id }) => id),
    first,
    last,
    now: shop.now(),
    by,
    only: only ?? '',
  });
  const order = new Map(pools.map(({ id }, index) => [id, index]));
  return {
    rows: rows
      .map(toRow)
      .sort(
        (one, other) =>
          compare(one.day, other.day) ||
          (order.get(one.pool) ?? 0) - (order.get(other.pool) ?? 0) ||
          compare(one.time, other.time),
      ),
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function toRow({ slot_id, pool_id, ...row }: GroupedFigures): PlacesRow {
  return { ...row, slot: slot_id, pool: pool_id };
}
