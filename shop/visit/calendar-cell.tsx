import type { CSSProperties } from 'react';
import type { Day } from '../../domain/museum-time.ts';
import type { CalendarDay, DayKind } from '../../domain/visit/visit-calendar.ts';
import { type I18n, useI18n } from '../../ui/i18n/i18n.tsx';
import styles from './visit-calendar.module.css';

/** Up to this many places left, the number is shown. */
export const FEW_PLACES = 10;

const LOOK: Record<DayKind, string | undefined> = {
  free: styles.free,
  'sold-out': styles.soldOut,
  closed: styles.closed,
  paused: styles.closed,
  none: styles.none,
  past: styles.past,
  unknown: styles.unknown,
};

type Props = {
  day: CalendarDay;
  isChosen: boolean;
  isStop: boolean;
  onFocus: (day: Day) => void;
  onChoose: (day: Day) => void;
};

/** One day. A sold-out day can be chosen as well, and then the next free day is offered. */
export function CalendarCell({ day, isChosen, isStop, onFocus, onChoose }: Props) {
  const i18n = useI18n();
  const choosable = day.kind === 'free' || day.kind === 'sold-out';
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in the grid that the calendar's table is, a cell is a gridcell
    <td aria-selected={isChosen}>
      <button
        type="button"
        className={`${styles.day} ${LOOK[day.kind]} ${isChosen ? styles.chosen : ''} ${day.isToday ? styles.today : ''}`}
        data-day={day.day}
        tabIndex={isStop ? 0 : -1}
        aria-disabled={!choosable || undefined}
        aria-current={day.isToday ? 'date' : undefined}
        onFocus={() => onFocus(day.day)}
        onClick={() => choosable && onChoose(day.day)}
      >
        <span className="visually-hidden">{nameOf(day, i18n)}</span>
        <span className={styles.number} aria-hidden="true">
          {Number(day.day.slice(8))}
        </span>
        <DayMark day={day} />
      </button>
    </td>
  );
}

/** The day's accessible name: "24 December, 12 places left". */
function nameOf({ day, kind, places }: CalendarDay, { t, formats }: I18n): string {
  const date = formats.day(day, 'yearless');
  switch (kind) {
    case 'free':
      return t('visit.day.free', { day: date, places: places.free });
    case 'sold-out':
      return t('visit.day.soldout', { day: date });
    case 'closed':
      return t('visit.day.closed', { day: date });
    case 'paused':
      return t('visit.day.paused', { day: date });
    case 'none':
      return t('visit.day.none', { day: date });
    case 'past':
      return t('visit.day.past', { day: date });
    case 'unknown':
      return date;
  }
}

/** Shows what is free: a word if little or nothing is left, else a bar for the share of the day's own places. */
function DayMark({ day: { kind, places } }: { day: CalendarDay }) {
  const { t } = useI18n();
  if (kind !== 'free' && kind !== 'sold-out') return null;
  if (places.free > FEW_PLACES)
    return (
      <span
        className={styles.bar}
        style={{ '--share': Math.max(0.12, places.free / places.all) } as CSSProperties}
      />
    );
  return (
    <span className={styles.word} aria-hidden="true">
      {kind === 'sold-out' ? t('visit.cell.soldout') : t('visit.cell.few', { places: places.free })}
    </span>
  );
}
