// Lists for the museum's staff, behind a password (ADR 018): the bookings of guided tours, with what visitors answered,
// parcels to be sent, declarations of withdrawal, and what needs a person.

import type { FastifyInstance } from 'fastify';
import { listPath } from '../../domain/addresses.ts';
import { addDays, type Day } from '../../domain/museum-time.ts';
import { readAttention } from '../attention/read-attention.ts';
import { parcels } from '../orders/fulfilment/parcels.ts';
import { tourBookings } from '../orders/fulfilment/tour-bookings.ts';
import { withdrawals } from '../orders/withdrawal/withdrawals.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { Museum } from '../site/museum.ts';
import type { TourCatalogue } from '../tours/tour-catalogue.ts';
import { type Days, type DaysQuery, type DefaultDays, listDays } from './list-days.ts';
import { type ListI18n, listI18n } from './list-i18n.ts';
import type { NamedArticles } from './parcels-csv.ts';
import { passwordCheck } from './password.ts';

/** What the lists need of a shop. */
export type ListsShop = {
  readonly database: Sql;
  readonly museum: Museum;
  /** Lists also name products that are no longer on sale. */
  readonly imported: { readonly tours: TourCatalogue; readonly merchandise: NamedArticles };
  readonly clock: MuseumClock;
  readonly now: () => Date;
};

/** `open`: the shop as it is now. */
type Options = { readonly password: string; readonly open: () => Promise<ListsShop> };

/** Per network address and minute: enough for all staff behind one address, too few to guess passwords. */
const TRIES = 30;
/** By default the list of tours looks ahead, the others look back. */
const DAYS_AHEAD = 60;
const DAYS_BACK = 30;

/** Serves `/lists/{name}.csv?from=YYYY-MM-DD&to=YYYY-MM-DD`, both days included. */
export async function listsRoutes(app: FastifyInstance, { password, open }: Options): Promise<void> {
  const isPermitted = passwordCheck(password);
  const config = { rateLimit: { max: TRIES, timeWindow: '1 minute' } };

  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  });
  for (const { name, defaults, text } of LISTS)
    app.get<{ Querystring: DaysQuery }>(listPath({ name }), { config }, async (request, reply) => {
      const shop = await open();
      const i18n = listI18n(shop.museum);
      if (!isPermitted(request.headers.authorization))
        return reply
          .code(401)
          .header('www-authenticate', 'Basic realm="Foyer", charset="UTF-8"')
          .type('text/plain; charset=utf-8')
          .send(i18n.t('lists.password'));
      const days = listDays(request.query, defaults(shop.clock.today()));
      if (!days) throw Object.assign(new Error('no such days'), { statusCode: 400 });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}-${days.first}-${days.last}.csv"`)
        .send(await text(shop, days, i18n));
    });
}

type List = {
  /** The name in its address and of its file. */
  readonly name: string;
  readonly defaults: (today: Day) => DefaultDays;
  readonly text: (shop: ListsShop, days: Days, i18n: ListI18n) => Promise<string>;
};

const LISTS: readonly List[] = [
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
