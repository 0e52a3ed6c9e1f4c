// A report as rows of cells, whole: what its CSV and its spreadsheet hold.
import type { Report } from '../../../domain/figures/figures-contract.ts';
import { REPORTS, type ReportName, type Unit } from '../../../domain/figures/reports.ts';
import type { FiguresI18n } from '../figures-i18n.ts';

export type Cell = { readonly text: string } | { readonly value: number; readonly unit: Unit } | undefined;

export type ReportCells = { readonly head: readonly string[]; readonly rows: readonly (readonly Cell[])[] };

/** Rows, and below them their sums. The first column is the key, so that days sort and ids join; the second its name. */
export function reportCells(name: ReportName, report: Report, { t }: FiguresI18n): ReportCells {
  const { columns, drawn } = REPORTS[name];
  const titles = columns.map(({ key }) => t(`figures.column.${key}` as 'figures.column.net'));
  const units = columns.map(({ unit }) => unit);
  const drawnAt = columns.findIndex(({ key }) => key === drawn);
  const compared = report.sums_before;
  const cells = (values: readonly (number | null)[]) =>
    values.map((value, index) => cellOf(value, units[index]));
  const before = (value: number | null | undefined) =>
    compared ? [cellOf(value ?? null, units[drawnAt])] : [];
  return {
    head: [
      t('figures.key'),
      t(`figures.group.${report.group}`),
      ...titles,
      ...(compared ? [`${titles[drawnAt]}: ${t('figures.column.before')}`] : []),
    ],
    rows: [
      ...report.rows.map((row) => [
        { text: row.key },
        { text: row.label },
        ...cells(row.values),
        ...before(row.before),
      ]),
      [{ text: '' }, { text: t('figures.sum') }, ...cells(report.sums), ...before(compared?.[drawnAt])],
    ],
  };
}

function cellOf(value: number | null, unit: Unit = 'count'): Cell {
  return value === null ? undefined : { value, unit };
}
