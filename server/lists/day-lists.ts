// Lists of some days, `/lists/{name}.csv?from=YYYY-MM-DD&to=YYYY-MM-DD`, both included: the bookings of guided tours, with what
// visitors answered, parcels to be sent, declarations of withdrawal, and what needs a person.
import { Type } from 'typebox';
import { addDays, type Day } from '../../domain/museum-time.ts';
import { readAttention } from '../attention/read-attention.ts';
import { parcels } from '../orders/fulfilment/parcels.ts';
import { tourBookings } from '../orders/fulfilment/tour-bookings.ts';
import { withdrawals } from '../orders/withdrawal/withdrawals.ts';
import { type Days, type DefaultDays, listDays } from './list-days.ts';
import { type ListI18n, listI18n } from './list-i18n.ts';
import type { ListsShop, StaffList } from './staff-list.ts';

/** By default the list of tours looks ahead, the others look back. */
const DAYS_AHEAD = 60;
const DAYS_BACK = 30;

type DayList = Pick<StaffList, 'name'> & {
  readonly defaults: (today: Day) => DefaultDays;
  readonly text: (shop: ListsShop, days: Days, i18n: ListI18n) => Promise<string>;
};

const LISTS: readonly DayList[] = [
  {
    name: 'tours',
    defaults: (today) => ({ first: today, days: DAYS_AHEAD }),
    text: async ({ database, imported }, { first, last }, i18n) => {
      const { tourBookingsCsv } = await import('./tour-bookings-csv.ts');
      return tourBookingsCsv(await tourBookings(database, first, last), imported.tours, i18n);
    },
  },
  {
    name: 'parcels',
    defaults: (today) => ({ first: addDays(today, -DAYS_BACK), days: DAYS_BACK }),
    text: async ({ database, clock, imported }, { first, last }, i18n) => {
      const { parcelsCsv } = await import('./parcels-csv.ts');
      return parcelsCsv(await parcels(database, first, last, clock), imported.merchandise, i18n);
    },
  },
  {
    name: 'withdrawals',
    defaults: (today) => ({ first: addDays(today, -DAYS_BACK), days: DAYS_BACK }),
    text: async ({ database, clock }, { first, last }, i18n) => {
      const { withdrawalsCsv } = await import('./withdrawals-csv.ts');
      return withdrawalsCsv(await withdrawals(database, first, last, clock), i18n);
    },
  },
  {
    // What is so now, whatever days are asked for.
    name: 'attention',
    defaults: (today) => ({ first: today, days: 0 }),
    text: async ({ database, clock, now }, _days, i18n) => {
      const { attentionCsv } = await import('./attention-csv.ts');
      return attentionCsv(await readAttention(database, now()), clock, i18n);
    },
  },
];

export const DAY_LISTS: readonly StaffList[] = LISTS.map(({ name, defaults, text }) => ({
  name,
  query: Type.Object({}),
  make: (shop, query) => {
    const days = listDays(query, defaults(shop.clock.today()));
    if (!days) return undefined;
    return {
      name: `${name}-${days.first}-${days.last}`,
      about: { from: days.first, to: days.last },
      pieces: async function* () {
        yield await text(shop, days, listI18n(shop.museum));
      },
    };
  },
}));
