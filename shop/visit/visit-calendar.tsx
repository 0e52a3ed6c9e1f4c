// A month as a WAI-ARIA date grid: one tab stop, arrow and page keys to move, and each day's name says what is free on it.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { addMonths, type Day, type Month, monthOf } from '../../domain/museum-time.ts';
import {
  type Calendar,
  dayAfterKey,
  type Lifetime,
  monthGrid,
  monthInLifetime,
  tabStop,
} from '../../domain/visit/visit-calendar.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { CalendarCell } from './calendar-cell.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import styles from './visit-calendar.module.css';

type Props = {
  month: Month;
  /** Undefined while the month is loading. */
  calendar: Calendar | undefined;
  lifetime: Lifetime;
  today: Day;
  chosen: Day | '';
  onMonth: (month: Month) => void;
  onChoose: (day: Day) => void;
};

export function VisitCalendar({ month, calendar, lifetime, today, chosen, onMonth, onChoose }: Props) {
  const { t, formats } = useI18n();
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Day>();
  const moved = useRef(false);
  const weeks = monthGrid(month, calendar, lifetime, today);
  const stop = active && monthOf(active) === month ? active : tabStop(weeks, chosen);
  const most = Math.max(1, ...weeks.flat().map(({ inMonth, places }) => (inMonth ? places : 0)));

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !stop) return;
    const target = dayAfterKey(stop, event.key, lifetime, event.shiftKey);
    if (target === undefined) return;
    event.preventDefault();
    if (target === stop) return;
    moved.current = true;
    setActive(target);
    if (monthOf(target) !== month) onMonth(monthOf(target));
  };
  const monthButton = (by: -1 | 1, label: string, arrow: string) => {
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
  };
  return (
    <div className={styles.calendar}>
      <div className={styles.top}>
        {monthButton(-1, t('visit.month.previous'), '←')}
        <h4 id={`${id}month`} className={styles.month} aria-live="polite">
          {formats.month(month)}
        </h4>
        {monthButton(1, t('visit.month.next'), '→')}
      </div>
      <div className={styles.sheet}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the WAI-ARIA date grid is a table
          role="grid"
          ref={grid}
          className={styles.grid}
          aria-labelledby={`${id}month`}
          aria-describedby={`${id}keys`}
          aria-busy={!calendar || undefined}
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr>
              {weeks[0]?.map(({ day }) => (
                <th key={day} scope="col" abbr={formats.weekday(day, 'long')}>
                  <span aria-hidden="true">{formats.weekday(day, 'short')}</span>
                  <span className="visually-hidden">{formats.weekday(day, 'long')}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]?.day}>
                {week.map((day) =>
                  day.inMonth ? (
                    <CalendarCell
                      key={day.day}
                      day={day}
                      most={most}
                      isChosen={day.day === chosen}
                      isStop={day.day === stop}
                      onFocus={setActive}
                      onChoose={onChoose}
                    />
                  ) : (
                    <td key={day.day} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p id={`${id}keys`} className="visually-hidden">
        {t('visit.month.keys')}
      </p>
      <CalendarLegend />
    </div>
  );
}
