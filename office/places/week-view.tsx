import { useRef } from 'react';
import { type Day, daysBetween } from '../../domain/museum-time.ts';
import { type OfficePath, officePaths, officePathWith } from '../../domain/office-addresses.ts';
import type { PlacesRow } from '../../domain/places/places-contract.ts';
import { useI18n } from '../ground/i18n.ts';
import { useRowKeys } from '../ground/list/use-row-keys.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { Fill } from './fill.tsx';
import type { Shown } from './places-view.ts';

type Props = { rows: readonly PlacesRow[]; shown: Shown; dayPath: (day: Day) => OfficePath };

/** A week: times down, days across; on a phone one day below the other. */
export function WeekView({ rows, shown, dayPath }: Props) {
  const { t, formats } = useI18n();
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  const days = daysBetween(shown.first, shown.last);
  const times = [...new Set(rows.map(({ time }) => time))].toSorted();
  const cells = new Map(rows.map((row) => [`${row.day} ${row.time}`, row]));
  return (
    <table className="week" aria-label={t('places.title')} ref={table}>
      <thead>
        <tr>
          <th scope="col">{t('places.time')}</th>
          {days.map((day) => (
            <th key={day} scope="col">
              <OfficeLink to={dayPath(day)}>
                {formats.weekday(day, 'short')} {formats.day(day, 'short')}
              </OfficeLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {times.map((time) => (
          <tr key={time}>
            <th scope="row">{time === '' ? t('places.allDay') : formats.clock(time)}</th>
            {days.map((day) => {
              const row = cells.get(`${day} ${time}`);
              return (
                <td key={day} data-label={`${formats.weekday(day, 'short')} ${formats.day(day, 'short')}`}>
                  {row && <Cell row={row} dayPath={dayPath} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ row, dayPath }: { row: PlacesRow; dayPath: Props['dayPath'] }) {
  const { t, formats } = useI18n();
  const to = row.slot === null ? dayPath(row.day) : officePaths.place(String(row.slot));
  const when = [formats.day(row.day), row.time && formats.clock(row.time)].filter(Boolean).join(', ');
  return (
    <OfficeLink to={to} data-row>
      <span className="visually-hidden">{`${when}: `}</span>
      <Fill row={row} />
      {row.slots > 1 && row.full > 0 && row.full < row.slots && (
        <small className="fill-note">{t('places.fullOf', { full: row.full, slots: row.slots })}</small>
      )}
    </OfficeLink>
  );
}

/** The calendar with a day of it opened. */
export function pathOfDay(search: URLSearchParams, day: Day): OfficePath {
  const kept = (name: string) => search.get(name) ?? undefined;
  return officePathWith(officePaths.places(), {
    day,
    house: kept('house'),
    pool: kept('pool'),
    only: kept('only'),
  });
}
