import '../../ui/select-field.css';
import { useSearchParams } from 'react-router';
import { addMonths, type Day, firstDayOf, lastDayOf, monthOf } from '../../domain/museum-time.ts';
import { useI18n } from '../ground/i18n.ts';
import { Filters } from '../ground/list/filters.tsx';

const MONTHS = 15;

type Props = { days: { readonly from: Day; readonly to: Day }; today: Day };

/** A month, or days of one's own. What is shown stands in the address. */
export function BatchDays({ days, today }: Props) {
  const { t, formats } = useI18n();
  const [, setSearch] = useSearchParams();
  const show = (from: Day, to: Day) => setSearch({ from, to: to < from ? from : to }, { replace: true });
  const months = Array.from({ length: MONTHS }, (_, back) => addMonths(monthOf(today), -back));
  const chosen = months.find((month) => firstDayOf(month) === days.from && lastDayOf(month) === days.to);
  return (
    <Filters names={['from', 'to']}>
      <label className="filter">
        <span>{t('accounting.month')}</span>
        <select
          className="control select"
          value={chosen ?? ''}
          onChange={({ currentTarget: { value } }) => value && show(firstDayOf(value), lastDayOf(value))}
        >
          {!chosen && <option value="">{t('accounting.month.own')}</option>}
          {months.map((month) => (
            <option key={month} value={month}>
              {formats.month(month)}
            </option>
          ))}
        </select>
      </label>
      <DayOf label={t('accounting.from')} day={days.from} change={(day) => show(day, days.to)} />
      <DayOf label={t('accounting.to')} day={days.to} change={(day) => show(days.from, day)} />
    </Filters>
  );
}

function DayOf(props: { label: string; day: Day; change: (day: Day) => void }) {
  return (
    <label className="filter">
      <span>{props.label}</span>
      <input
        type="date"
        className="control"
        value={props.day}
        onChange={({ currentTarget: { value } }) => value !== '' && props.change(value)}
      />
    </label>
  );
}
