import type { Report, ReportRow } from '../../domain/figures/figures-contract.ts';
import { REPORTS, type ReportName } from '../../domain/figures/reports.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import type { Permission } from '../../domain/staff/permissions.ts';
import { useI18n } from '../ground/i18n.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import { wholeList } from '../ground/list/use-rows.ts';
import { useMay } from '../ground/session/me.ts';
import { useFigureText } from './use-figure-text.ts';

/** The figures that are drawn, and those that are not. */
export function ReportTable({ name, report }: { name: ReportName; report: Report }) {
  const { t } = useI18n();
  const may = useMay();
  return (
    <>
      <DataList
        label={t(`figures.${name}.name`)}
        rows={wholeList(report.rows)}
        columns={useColumns(name, report)}
        rowKey={({ key }) => key}
        to={(row) => placeOf(row, may)}
        empty=""
        short
      />
      {report.more > 0 && <p className="soft small">{t('figures.more', { count: report.more })}</p>}
    </>
  );
}

/** Its order, or its reserved order, for whoever may see it. */
function placeOf({ order, reserved }: ReportRow, may: (permission: Permission) => boolean) {
  if (order) return may('orders.read') ? officePaths.order(order) : undefined;
  return reserved && may('money.receive') ? officePaths.reservedOrder(String(reserved)) : undefined;
}

function useColumns(name: ReportName, report: Report): [Column<ReportRow>, ...Column<ReportRow>[]] {
  const { t } = useI18n();
  const text = useFigureText();
  const { columns, drawn } = REPORTS[name];
  const label = (key: string) => t(`figures.column.${key}` as 'figures.column.net');
  const drawnUnit = columns.find(({ key }) => key === drawn)?.unit ?? 'count';
  const isThere = (index: number) => report.rows.some(({ values }) => values[index] !== null);
  return [
    { key: 'label', label: t(`figures.group.${report.group}`), cell: (row) => row.label },
    ...columns.flatMap(({ key, unit }, index) =>
      isThere(index)
        ? [
            {
              key,
              label: label(key),
              align: 'end' as const,
              cell: ({ values }: ReportRow) => text(values[index], unit),
            },
          ]
        : [],
    ),
    ...(report.before
      ? [
          {
            key: 'before',
            label: `${label(drawn)}: ${t('figures.column.before')}`,
            align: 'end' as const,
            cell: ({ before }: ReportRow) => text(before, drawnUnit),
          },
        ]
      : []),
  ];
}
