import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Day, type Month, monthOf } from '../../domain/museum-time.ts';
import {
  type Calendar,
  type CalendarDay,
  type ClosedOn,
  dayAfterKey,
  type Lifetime,
  monthGrid,
  tabStop,
} from '../../domain/visit/visit-calendar.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { CalendarCell } from './calendar-cell.tsx';
import styles from './visit-calendar.module.css';

export type MonthProps = {
  month: Month;
  /** Undefined while the month is loading. */
  calendar: Calendar | undefined;
  lifetime: Lifetime;
  today: Day;
  chosen: Day | '';
  closedOn: ClosedOn;
  pausedOn?: ClosedOn | undefined;
  onMonth: (month: Month) => void;
  onChoose: (day: Day) => void;
};

type Props = MonthProps & { labelledBy: string; describedBy: string };

/** The weeks of a month, in which the keyboard moves from day to day. */
export function DateGrid({ labelledBy, describedBy, ...props }: Props) {
  const { month, calendar, lifetime, today, chosen, closedOn, pausedOn, onChoose } = props;
  const weeks = monthGrid(month, calendar, lifetime, today, closedOn, pausedOn);
  const { grid, stop, setActive, onKeyDown } = useGridKeys(props, weeks);
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the WAI-ARIA date grid is a table
      role="grid"
      ref={grid}
      className={styles.grid}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-busy={!calendar || undefined}
      onKeyDown={onKeyDown}
    >
      <Weekdays week={weeks[0]} />
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((day) =>
              day.inMonth ? (
                <CalendarCell
                  key={day.day}
                  day={day}
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
  );
}

/** The day that Tab reaches, and how keys move it; the focus follows. */
function useGridKeys(
  { month, lifetime, chosen, onMonth }: MonthProps,
  weeks: readonly (readonly CalendarDay[])[],
) {
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Day>();
  const moved = useRef(false);
  const stop = active && monthOf(active) === month ? active : tabStop(weeks, chosen);

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
  return { grid, stop, setActive, onKeyDown };
}

function Weekdays({ week = [] }: { week: readonly CalendarDay[] | undefined }) {
  const { formats } = useI18n();
  return (
    <thead>
      <tr>
        {week.map(({ day }) => (
          <th key={day} scope="col" abbr={formats.weekday(day, 'long')}>
            <span aria-hidden="true">{formats.weekday(day, 'short')}</span>
            <span className="visually-hidden">{formats.weekday(day, 'long')}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
