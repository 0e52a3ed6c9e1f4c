import { type CSSProperties, useRef } from 'react';
import { type Day, daysBetween, weekday } from '../../domain/museum-time.ts';
import type { OfficePath } from '../../domain/office-addresses.ts';
import type { PlacesRow } from '../../domain/places/places-contract.ts';
import { useI18n } from '../ground/i18n.ts';
import { useRowKeys } from '../ground/list/use-row-keys.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { Fill } from './fill.tsx';
import type { Shown } from './places-view.ts';

type Props = { rows: readonly PlacesRow[]; shown: Shown; today: Day; dayPath: (day: Day) => OfficePath };

/** A month: what each day has; weeks are rows where there is room, else one day below the other. */
export function MonthView({ rows, shown, today, dayPath }: Props) {
  const { t, formats } = useI18n();
  const list = useRef<HTMLOListElement>(null);
  useRowKeys(list);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return (
    <ol className="month" aria-label={t('places.title')} ref={list}>
      {daysBetween(shown.first, shown.last).map((day) => {
        const row = byDay.get(day);
        return (
          <li key={day} style={{ '--column': weekday(day) } as CSSProperties}>
            <OfficeLink to={dayPath(day)} data-row aria-current={day === today ? 'date' : undefined}>
              <span className="visually-hidden">{`${formats.day(day, 'full')}: `}</span>
              <span aria-hidden="true" className="month-day">
                <span>{formats.weekday(day, 'short')}</span> {Number(day.slice(8))}
              </span>
              {row && <Fill row={row} />}
              {row && <Notes row={row} />}
            </OfficeLink>
          </li>
        );
      })}
    </ol>
  );
}

function Notes({ row: { slots, full, closed } }: { row: PlacesRow }) {
  const { t } = useI18n();
  return (
    <>
      {full > 0 && full < slots && <small className="fill-note">{t('places.fullOf', { full, slots })}</small>}
      {closed > 0 && closed < slots && (
        <small className="fill-note">{t('places.closedOf', { closed, slots })}</small>
      )}
    </>
  );
}
