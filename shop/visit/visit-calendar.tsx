// A month as a WAI-ARIA date grid: one tab stop, arrow and page keys to move, and each day's name says what is free on it.
import { useId } from 'react';
import { addMonths, daysBetween, firstDayOf, lastDayOf } from '../../domain/museum-time.ts';
import { beginOf, type ClosedOn, monthInLifetime } from '../../domain/visit/visit-calendar.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import { DateGrid, type MonthProps } from './date-grid.tsx';
import { useClosedDays } from './use-closed-days.ts';
import styles from './visit-calendar.module.css';

/** `venue`: the id of the house that the visit leads to. */
type Props = Omit<MonthProps, 'closedOn'> & { venue: string };

export function VisitCalendar({ venue, ...shown }: Props) {
  const { t, formats } = useI18n();
  const id = useId();
  const props = { ...shown, closedOn: useClosedDays(venue) };
  return (
    <div className={styles.calendar}>
      <div className={styles.top}>
        <MonthButton {...props} by={-1} label={t('visit.month.previous')} arrow="←" />
        <h4 id={`${id}month`} className={styles.month} aria-live="polite">
          {formats.month(props.month)}
        </h4>
        <MonthButton {...props} by={1} label={t('visit.month.next')} arrow="→" />
      </div>
      <div className={beginOf(props.month, props.lifetime, props.today) ? undefined : styles.sheet}>
        <DateGrid {...props} labelledBy={`${id}month`} describedBy={`${id}keys`} />
      </div>
      <p id={`${id}keys`} className="visually-hidden needs-script">
        {t('visit.month.keys')}
      </p>
      <CalendarLegend hasClosed={hasDay(props, props.closedOn)} hasPaused={hasDay(props, props.pausedOn)} />
    </div>
  );
}

/** Whether a day of the month that is still to come is such a one. */
function hasDay({ month, today }: MonthProps, is: ClosedOn = () => false): boolean {
  return daysBetween(firstDayOf(month), lastDayOf(month)).some((day) => day >= today && is(day));
}

type ButtonProps = Pick<MonthProps, 'month' | 'lifetime' | 'onMonth'> & {
  by: -1 | 1;
  label: string;
  arrow: string;
};

/** A button to the month before or after. */
function MonthButton({ month, lifetime, onMonth, by, label, arrow }: ButtonProps) {
  const target = addMonths(month, by);
  const reachable = monthInLifetime(target, lifetime);
  return (
    <button
      type="button"
      className={styles.leaf}
      aria-label={label}
      aria-disabled={!reachable || undefined}
      onClick={() => reachable && onMonth(target)}
    >
      <span aria-hidden="true">{arrow}</span>
    </button>
  );
}
