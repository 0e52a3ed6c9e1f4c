// Ordering a report by mail, and ending it (operations 4, ADR 107): an act of whoever gets it, in the office or by the mail's link.
import type { ReportMail, ReportMailQuery } from '../../../domain/figures/report-mails-contract.ts';
import { isReport } from '../../../domain/figures/reports.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/staff/act.ts';
import { filtersIn } from '../../lists/paged-csv.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { randomId } from '../../platform/random-id.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import type { FiguresI18n } from '../figures-i18n.ts';
import type { FiguresShop } from '../figures-shop.ts';
import { showReport } from '../show-report.ts';
import {
  deleteReportMail,
  insertReportMail,
  type ReportMailRow,
  reportMailsOf,
} from './report-mails-store.ts';

type By = Actor & { readonly kind: 'staff' };

export async function ownReportMails({ database }: FiguresShop, staffId: string): Promise<ReportMail[]> {
  return (await reportMailsOf(database, staffId)).map(asReportMail);
}

/** The same one again is no other. */
export async function orderReportMail(
  shop: FiguresShop,
  { report, query }: Omit<ReportMail, 'id'>,
  by: By,
  i18n: FiguresI18n,
): Promise<ReportMail | Refusal> {
  if (!isReport(report) || !(await showReport(shop, report, query, i18n, 0)))
    return refuse('REQUEST_MALFORMED');
  const row = { id: randomId(), staff_id: by.staffId, report, query: queryText(query) };
  return shop.database.transaction(async (sql) => {
    const isNew = await insertReportMail(sql, { ...row, made_at: shop.now() });
    if (isNew)
      await writeAct(
        sql,
        { by, verb: 'report-mail.ordered', on: objectOf(row), after: filtersIn(query) },
        shop.now(),
      );
    const own = await reportMailsOf(sql, by.staffId);
    return asReportMail(own.find((one) => one.report === report && one.query === row.query) ?? row);
  });
}

/** What is somebody else's stays. */
export async function endReportMail({ database, now }: FiguresShop, id: string, by: By): Promise<true> {
  await database.transaction(async (sql) => {
    const own = await reportMailsOf(sql, by.staffId);
    if (own.some((mail) => mail.id === id)) await endMail(sql, id, by.address, now());
  });
  return true;
}

/** Whoever has the mail has its id. */
export async function leaveReportMail(
  { database, now }: FiguresShop,
  id: string,
  address: string,
): Promise<true> {
  await database.transaction((sql) => endMail(sql, id, address, now()));
  return true;
}

async function endMail(sql: Sql, id: string, address: string, now: Date): Promise<void> {
  const row = await deleteReportMail(sql, id);
  if (!row) return;
  const by = { kind: 'staff', staffId: row.staff_id, address } as const;
  await writeAct(sql, { by, verb: 'report-mail.ended', on: objectOf(row), before: queryOf(row) }, now);
}

function objectOf({ report }: Pick<ReportMailRow, 'report'>) {
  return { kind: 'list', id: `figures-${report}` } as const;
}

/** Filters in the order of their names, so that the same ones are the same text. */
function queryText(query: ReportMailQuery): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(entries.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString();
}

export function queryOf({ query }: Pick<ReportMailRow, 'query'>): ReportMailQuery {
  return Object.fromEntries(new URLSearchParams(query));
}

function asReportMail(row: ReportMailRow): ReportMail {
  return { id: row.id, report: row.report, query: queryOf(row) };
}
