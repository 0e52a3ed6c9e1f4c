// What the rows of a report are together.
import type { ReportColumn, ReportDefinition } from './reports.ts';

type Values = readonly (number | null)[];

/** Null for what no row has, and for what is not added up. Shares are of the sums, and not the sum of shares. */
export function sumsOf(
  { columns }: Pick<ReportDefinition, 'columns'>,
  rows: readonly { readonly values: Values }[],
): (number | null)[] {
  const sums = columns.map((column, index) =>
    sumOf(
      column,
      rows.map(({ values }) => values[index] ?? null),
    ),
  );
  return columns.map(({ ratio }, index) => {
    if (!ratio) return sums[index] ?? null;
    const [part, whole] = ratio.map((key) => sums[columns.findIndex((column) => column.key === key)] ?? null);
    return shareOf(part ?? null, whole ?? null);
  });
}

function sumOf({ unit, sum = 'added' }: ReportColumn, values: Values): number | null {
  if (sum === 'last') return values.at(-1) ?? null;
  const there = values.flatMap((value) => value ?? []);
  const isAdded = sum === 'added' && (unit === 'cents' || unit === 'count');
  return isAdded && there.length > 0 ? there.reduce((total, value) => total + value, 0) : null;
}

/** In percent, with one digit after the point; null of nothing. */
export function shareOf(part: number | null, whole: number | null): number | null {
  return part === null || !whole ? null : Math.round((part * 1000) / whole) / 10;
}
