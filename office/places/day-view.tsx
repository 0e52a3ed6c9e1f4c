import { officePaths } from '../../domain/office-addresses.ts';
import type { PlacesPool, PlacesRow } from '../../domain/places/places-contract.ts';
import { useI18n } from '../ground/i18n.ts';
import { ShortList } from '../ground/list/short-list.tsx';
import { Fill } from './fill.tsx';

type Props = { rows: readonly PlacesRow[]; pools: readonly PlacesPool[] };

/** A day: each time of each event and tour. */
export function DayView({ rows, pools }: Props) {
  const { t, formats } = useI18n();
  const titles = new Map(pools.map(({ id, title }) => [id, title]));
  const time = (row: PlacesRow) => (row.time === '' ? t('places.allDay') : formats.clock(row.time));
  return (
    <ShortList
      label={t('places.title')}
      rows={rows}
      rowKey={({ slot, pool, time }) => String(slot ?? pool + time)}
      to={({ slot }) => (slot === null ? undefined : officePaths.place(String(slot)))}
      columns={[
        { key: 'time', label: t('places.time'), cell: time },
        { key: 'what', label: t('places.what'), cell: ({ pool }) => titles.get(pool) ?? pool },
        { key: 'fill', label: t('places.fill'), cell: (row) => <Fill row={row} /> },
        { key: 'sold', label: t('places.sold'), align: 'end', cell: ({ sold }) => sold },
        { key: 'held', label: t('places.held'), align: 'end', cell: ({ held }) => held },
        { key: 'came', label: t('places.checkedIn'), align: 'end', cell: ({ checked_in }) => checked_in },
        { key: 'free', label: t('places.free'), align: 'end', cell: ({ free }) => free },
        {
          key: 'state',
          label: t('places.state'),
          cell: ({ closed, decided }) =>
            closed > 0 ? t('places.closed') : decided > 0 && t('places.decided'),
        },
      ]}
    />
  );
}
