import { useSearchParams } from 'react-router';
import type { Report } from '../../domain/figures/figures-contract.ts';
import { PERIODS, REPORTS, type ReportName } from '../../domain/figures/reports.ts';
import { useI18n } from '../ground/i18n.ts';
import { DayFilter, Filters, SelectFilter } from '../ground/list/filters.tsx';

type Props = { name: ReportName; report: Report };

export function ReportFilters({ name, report }: Props) {
  const { t } = useI18n();
  const { groups, filters, period } = REPORTS[name];
  return (
    <Filters names={['group', 'period', 'from', 'to', 'compare', ...filters]}>
      {period && <PeriodFilter name={name} report={report} />}
      {groups.length > 1 && (
        <Choice
          label={t('figures.group')}
          value={report.group}
          options={groups.map((value) => ({ value, label: t(`figures.group.${value}`) }))}
          change={(search, value) => search.set('group', value)}
        />
      )}
      {report.choices.map(({ filter, options }) => (
        <SelectFilter key={filter} name={filter} label={t(`figures.filter.${filter}`)} options={options} />
      ))}
      {period && <Compare />}
    </Filters>
  );
}

/** A named period, or days of one's own: then two more fields ask for them. */
function PeriodFilter({ name, report }: Props) {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const isOwn = search.has('from') || search.has('to');
  const own = { value: 'own', label: t('figures.period.own') };
  return (
    <>
      <Choice
        label={t('figures.period')}
        value={isOwn ? 'own' : (search.get('period') ?? REPORTS[name].period ?? '')}
        options={[...PERIODS.map((value) => ({ value, label: t(`figures.period.${value}`) })), own]}
        change={(next, value) => {
          for (const each of ['period', 'from', 'to']) next.delete(each);
          if (value !== 'own') return next.set('period', value);
          next.set('from', report.days?.from ?? '');
          next.set('to', report.days?.to ?? '');
        }}
      />
      {isOwn && <DayFilter name="from" label={t('figures.from')} />}
      {isOwn && <DayFilter name="to" label={t('figures.to')} />}
    </>
  );
}

/** One of several values, of which one is always chosen. */
function Choice(props: {
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  change: (search: URLSearchParams, value: string) => void;
}) {
  const [search, setSearch] = useSearchParams();
  return (
    <label className="filter">
      <span>{props.label}</span>
      <select
        className="control select"
        value={props.value}
        onChange={({ currentTarget }) => {
          const next = new URLSearchParams(search);
          props.change(next, currentTarget.value);
          setSearch(next, { replace: true });
        }}
      >
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Compare() {
  const { t } = useI18n();
  const [search, setSearch] = useSearchParams();
  return (
    <label className="compare">
      <input
        type="checkbox"
        className="tick"
        checked={search.get('compare') === 'yes'}
        onChange={({ currentTarget }) => {
          const next = new URLSearchParams(search);
          if (currentTarget.checked) next.set('compare', 'yes');
          else next.delete('compare');
          setSearch(next, { replace: true });
        }}
      />
      <span>{t('figures.compare')}</span>
    </label>
  );
}
