// Reports as files, narrowed as their page is, for whoever may see figures. The journal keeps who has taken which along.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ReportQuery } from '../../../domain/figures/figures-contract.ts';
import { isReport, type ReportName } from '../../../domain/figures/reports.ts';
import { reportCsvPath, reportXlsxPath } from '../../../domain/office-addresses.ts';
import { isRefusal } from '../../../domain/refusal.ts';
import type { StaffBearer } from '../../api/bearer.ts';
import { filtersIn } from '../../lists/paged-csv.ts';
import { actorOf } from '../../staff/acts/actor-of.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { mayOpen, type StaffFiles, sendRefusal } from '../../staff/files/staff-files.ts';
import { figuresI18n } from '../figures-i18n.ts';
import type { FiguresShop } from '../figures-shop.ts';
import { makeReportFile, type ReportFileKind } from './make-report-file.ts';

type Options = StaffFiles & { readonly open: () => Promise<FiguresShop> };
type Request = FastifyRequest<{
  Params: { report: string };
  Querystring: ReportQuery & { readonly lang?: string };
}>;

/** Serves `/lists/figures/{report}.csv` and `.xlsx`. */
export async function figuresRoutes(app: FastifyInstance, { open, verify, explain }: Options): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  });
  const answer = (kind: ReportFileKind) => async (request: Request, reply: FastifyReply) => {
    const shop = await open();
    const staff = mayOpen(await verify(request.headers.cookie), ['figures.read']);
    if (isRefusal(staff)) return sendRefusal(reply, shop.museum.settings.languages, explain, staff);
    const { report } = request.params;
    if (!isReport(report)) return reply.callNotFound();
    const { lang, ...query } = request.query;
    const file = await makeReportFile(shop, report, query, kind, figuresI18n(lang));
    if (!file) throw Object.assign(new Error('no such report'), { statusCode: 400 });
    await noteTaken(shop, report, query, staff, request.ip);
    return reply
      .type(file.type)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(file.content);
  };
  const schema = { querystring: { ...ReportQuery, additionalProperties: true } };
  app.get(reportCsvPath.route, { schema }, answer('csv'));
  app.get(reportXlsxPath.route, { schema }, answer('xlsx'));
}

async function noteTaken(
  { database, now }: FiguresShop,
  report: ReportName,
  query: ReportQuery,
  staff: StaffBearer,
  address: string,
): Promise<void> {
  const by = actorOf({ staff, address });
  const on = { kind: 'list', id: `figures-${report}` } as const;
  const act = { by, verb: 'list.taken', on, after: filtersIn(query) } as const;
  await database.transaction((sql) => writeAct(sql, act, now()));
}
