// The file of a report, with all of its rows.
import type { ReportQuery } from '../../../domain/figures/figures-contract.ts';
import type { ReportName } from '../../../domain/figures/reports.ts';
import type { FiguresI18n } from '../figures-i18n.ts';
import type { FiguresShop } from '../figures-shop.ts';
import { showReport } from '../show-report.ts';
import { reportCsv } from './report-csv.ts';
import { type ReportCells, reportCells } from './report-table.ts';

export type ReportFileKind = 'csv' | 'xlsx';
export type ReportFile = {
  readonly name: string;
  readonly type: string;
  readonly content: string | Buffer;
};

const TYPES: Readonly<Record<ReportFileKind, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Undefined for days, groups and filters that the report does not have. */
export async function makeReportFile(
  shop: FiguresShop,
  name: ReportName,
  query: ReportQuery,
  kind: ReportFileKind,
  i18n: FiguresI18n,
): Promise<ReportFile | undefined> {
  const report = await showReport(shop, name, query, i18n, Number.POSITIVE_INFINITY);
  if (!report) return undefined;
  const cells = reportCells(name, report, i18n);
  const days = report.days ? `${report.days.from}-${report.days.to}` : shop.clock.today();
  return {
    name: `${name}-${days}.${kind}`,
    type: TYPES[kind],
    content: kind === 'csv' ? reportCsv(cells) : await xlsxOf(i18n.t(`figures.${name}.name`), cells),
  };
}

/** Whoever never asks for a spreadsheet does not wait for its library when the shop starts. */
async function xlsxOf(title: string, cells: ReportCells): Promise<Buffer> {
  const { reportXlsx } = await import('./report-xlsx.ts');
  return reportXlsx(title, cells);
}
