// Which slots are whose: those of events with their times or days, and those of tours. Events that share their places are one.
import { inLanguage } from '../../../domain/language.ts';
import { datingPool } from '../../tickets/schedule.ts';
import type { FiguresI18n } from '../figures-i18n.ts';
import type { FiguresShop } from '../figures-shop.ts';
import type { Choice } from '../reading.ts';

type Imported = FiguresShop['imported'];

/** The name of each pool in which visitors come. */
export function namedPools(
  { events, tours }: Imported,
  { language }: FiguresI18n,
): ReadonlyMap<string, string> {
  const named = [
    ...events.flatMap((event) => {
      const pool = datingPool(event);
      return pool === null ? [] : [{ pool, name: inLanguage(event.name, language) }];
    }),
    ...tours.all.map(({ pool_id, name }) => ({ pool: pool_id, name: inLanguage(name, language) })),
  ];
  return new Map(
    [...Map.groupBy(named, ({ pool }) => pool)].map(([pool, all]) => [
      pool,
      [...new Set(all.map(({ name }) => name))].join(', '),
    ]),
  );
}

/** The house in which each pool's visitors come; the first, where several share it. */
export function houseOfPools({ events, tours }: Imported): ReadonlyMap<string, string> {
  const uses = [
    ...tours.all.map(({ pool_id, venue }) => [pool_id, venue.id] as const),
    ...events.toReversed().flatMap((event) => {
      const pool = datingPool(event);
      return pool === null ? [] : [[pool, event.venue.id] as const];
    }),
  ];
  return new Map(uses);
}

/** As a filter offers them. */
export function poolChoices(imported: Imported, i18n: FiguresI18n): Choice[] {
  return [...namedPools(imported, i18n)]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.language));
}
