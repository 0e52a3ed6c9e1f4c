// The report on how full it was: places of events and tours, by their slots.
import { shareOf } from '../../../domain/figures/sums.ts';
import type { FiguresI18n } from '../figures-i18n.ts';
import type { FiguresShop } from '../figures-shop.ts';
import { labelsOf } from '../labels.ts';
import type { Asked, Choice, Reading, ReadRow } from '../reading.ts';
import { namedPools, poolChoices } from './named-pools.ts';
import { type PlacesAsked, readPlaces, readSlots } from './places-store.ts';

/** The fullest or emptiest slots that are listed. */
const MOST_SLOTS = 100;

export const fillReading: Reading = {
  rows: async (shop, asked, i18n) => {
    if (asked.group === 'slot') return slotRows(shop, asked, i18n);
    return (await groupedPlaces(shop, asked, i18n)).map(({ key, label, taken, places }) => ({
      key,
      label,
      values: [taken, places, shareOf(taken, places)],
    }));
  },
  choices: async ({ imported }, i18n) => ({
    event: poolChoices(imported, i18n),
    weekday: weekdays(i18n),
    only: [
      { value: 'fullest', label: i18n.t('figures.only.fullest') },
      { value: 'emptiest', label: i18n.t('figures.only.emptiest') },
    ],
  }),
};

async function groupedPlaces(shop: FiguresShop, asked: Asked, i18n: FiguresI18n) {
  const named = namedPools(shop.imported, i18n);
  const label =
    asked.group === 'event' ? (pool: string) => named.get(pool) ?? pool : labelsOf(asked.group, shop, i18n);
  const rows = await readPlaces(shop.database, asked.group, placesAsked(asked, [...named.keys()]));
  return rows.map((row) => ({ ...row, label: label(row.key) }));
}

async function slotRows(shop: FiguresShop, asked: Asked, i18n: FiguresI18n): Promise<ReadRow[]> {
  const named = namedPools(shop.imported, i18n);
  const emptiest = asked.filters.only === 'emptiest';
  const rows = await readSlots(shop.database, placesAsked(asked, [...named.keys()]), emptiest, MOST_SLOTS);
  return rows.map(({ pool_id, datetime, whole_day, taken, capacity }) => ({
    key: `${datetime} ${pool_id}`,
    label: `${whole_day === '' ? i18n.formats.day(datetime, 'brief') : i18n.formats.moment(datetime)}, ${named.get(pool_id)}`,
    values: [taken, capacity, shareOf(taken, capacity)],
  }));
}

function placesAsked({ days, filters: { event, weekday } }: Asked, pools: readonly string[]): PlacesAsked {
  return {
    ...days,
    pools: event ? pools.filter((pool) => pool === event) : pools,
    weekday: weekday ? Number(weekday) : null,
  };
}

function weekdays({ formats }: FiguresI18n): Choice[] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    value: String(weekday),
    label: formats.weekday(`2026-11-${15 + weekday}`, 'long'),
  }));
}
