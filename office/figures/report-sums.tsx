import type { Report } from '../../domain/figures/figures-contract.ts';
import { REPORTS, type ReportName } from '../../domain/figures/reports.ts';
import { useI18n } from '../ground/i18n.ts';
import { useFigureText } from './use-figure-text.ts';

/** All rows together, before the rows: what one mostly came for. */
export function ReportSums({ name, report: { sums, sums_before } }: { name: ReportName; report: Report }) {
  const { t } = useI18n();
  const text = useFigureText();
  const columns = REPORTS[name].columns.map((column, index) => ({ ...column, index }));
  const shown = columns.filter(({ index }) => sums[index] !== null && sums[index] !== undefined);
  if (shown.length === 0) return null;
  return (
    <dl className="sums">
      {shown.map(({ key, unit, index }) => (
        <div key={key} data-drawn={key === REPORTS[name].drawn || undefined}>
          <dt>{t(`figures.column.${key}` as 'figures.column.net')}</dt>
          <dd>
            {text(sums[index], unit)}
            {sums_before && (
              <small>
                {t('figures.column.before')} {text(sums_before[index], unit)}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
