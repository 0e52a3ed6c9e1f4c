// The file that the accountant imports, for whoever may see figures. The journal keeps who has taken which days along.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Days } from '../../domain/figures/period.ts';
import { Period } from '../../domain/office/money/period.ts';
import { datevPath, dayCsvPath } from '../../domain/office-addresses.ts';
import { isRefusal, refuse } from '../../domain/refusal.ts';
import type { StaffBearer } from '../api/bearer.ts';
import { officeI18n } from '../lists/paged-csv.ts';
import { actorOf } from '../staff/acts/actor-of.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { mayOpen, type StaffFiles, sendRefusal } from '../staff/files/staff-files.ts';
import { type AccountingShop, datevOf } from './accounting-shop.ts';
import { extfFile } from './datev/extf-file.ts';
import { readBatch } from './datev/read-batch.ts';
import { BATCH_LIST, batchDays } from './datev/show-batch.ts';
import { dayCsv } from './days/day-csv.ts';
import { showDay } from './days/show-days.ts';

/** What files of days are called in the journal. */
const DAY_LIST = 'day';

type Options = StaffFiles & { readonly open: () => Promise<AccountingShop> };

/** Serves `/lists/accounting/datev.csv` and `/lists/accounting/days/{day}.csv`. */
export async function accountingRoutes(app: FastifyInstance, options: Options): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  });
  serveBatch(app, options);
  serveDay(app, options);
}

function serveBatch(app: FastifyInstance, { open, verify, explain }: Options): void {
  app.get<{ Querystring: Period }>(
    datevPath.route,
    { schema: { querystring: Period } },
    async (request, reply) => {
      const shop = await open();
      const refused = (refusal: Parameters<typeof sendRefusal>[3]) =>
        sendRefusal(reply, shop.museum.settings.languages, explain, refusal);
      const staff = mayOpen(await verify(request.headers.cookie), ['figures.read']);
      if (isRefusal(staff)) return refused(staff);
      const days = batchDays(request.query, shop.clock.today());
      if (!days) return refused(refuse('REQUEST_MALFORMED'));
      const datev = datevOf(shop);
      const batch = datev && (await readBatch(shop.database, datev, days));
      if (!batch || batch.problem) return refused(refuse('OFFICE_BATCH_NOT_POSSIBLE'));
      await noteTaken(shop, BATCH_LIST, days, staff, request);
      return reply
        .type('text/csv; charset=windows-1252')
        .header(
          'content-disposition',
          `attachment; filename="EXTF_Buchungsstapel_${days.from}_${days.to}.csv"`,
        )
        .send(extfFile(batch.rows, { datev, days, at: shop.clock.now() }));
    },
  );
}

function serveDay(app: FastifyInstance, { open, verify, explain }: Options): void {
  app.get<{ Params: { day: string }; Querystring: { lang?: string } }>(
    dayCsvPath.route,
    async (request, reply) => {
      const shop = await open();
      const { settings } = shop.museum;
      const staff = mayOpen(await verify(request.headers.cookie), ['figures.read']);
      if (isRefusal(staff)) return sendRefusal(reply, settings.languages, explain, staff);
      const { day } = request.params;
      const shown = await showDay(shop, day);
      if (!shown) return reply.callNotFound();
      await noteTaken(shop, DAY_LIST, { from: day, to: day }, staff, request);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="day-${day}.csv"`)
        .send(dayCsv(shown, officeI18n(shop.museum, request.query.lang)));
    },
  );
}

async function noteTaken(
  { database, now }: AccountingShop,
  id: string,
  days: Days,
  staff: StaffBearer,
  { ip }: FastifyRequest,
): Promise<void> {
  const by = actorOf({ staff, address: ip });
  const act = { by, verb: 'list.taken', on: { kind: 'list', id }, after: days } as const;
  await database.transaction((sql) => writeAct(sql, act, now()));
}
