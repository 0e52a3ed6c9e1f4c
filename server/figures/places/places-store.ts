// The SQL of reports on places: time slots and days with what is taken of them (table `slot`).
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, day, int, list, nullable, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';

/** '' where a slot is a whole day. */
export const slotHour = raw`case when right(s.datetime, 5) = '00:00' and right(s.datetime_end, 5) = '00:00'
  then '' else substr(s.datetime, 12, 2) end`;

// By hand: one statement groups by whatever is asked for.
const placesStatement = byHand(
  'figures-places',
  { group: text(), pools: list(text()), from: day(), to: day(), weekday: nullable(int()) },
  { key: text(), taken: bigint(), places: bigint() },
  ({ group, pools, from, to, weekday }) => raw`
    select case ${group}
        when 'day' then s.day::text
        when 'week' then date_trunc('week', s.day)::date::text
        when 'month' then to_char(s.day, 'YYYY-MM')
        when 'hour' then ${slotHour}
        when 'weekday' then extract(isodow from s.day)::text || ' ' || ${slotHour}
        else s.pool_id
      end as key, sum(s.taken)::bigint as taken, sum(s.capacity)::bigint as places
    from slot s
    where s.pool_id = any (${pools}) and s.day >= ${from} and s.day <= ${to} and s.capacity > 0
      and (${weekday}::integer is null or extract(isodow from s.day) = ${weekday})
    group by 1`,
);

// By hand: what is ordered by a share.
const slotsStatement = byHand(
  'figures-slots',
  { pools: list(text()), from: day(), to: day(), weekday: nullable(int()), emptiest: text(), most: int() },
  { pool_id: text(), datetime: text(), whole_day: text(), taken: int(), capacity: int() },
  ({ pools, from, to, weekday, emptiest, most }) => raw`
    select s.pool_id, s.datetime, ${slotHour} as whole_day, s.taken, s.capacity from slot s
    where s.pool_id = any (${pools}) and s.day >= ${from} and s.day <= ${to} and s.capacity > 0
      and (${weekday}::integer is null or extract(isodow from s.day) = ${weekday})
    order by case when ${emptiest} = 'yes' then s.taken::float8 / s.capacity else -s.taken::float8 / s.capacity end,
      s.datetime, s.pool_id
    limit ${most}`,
);

// By hand: as above, in the order of time.
const timesStatement = byHand(
  'figures-times',
  { pools: list(text()), from: day(), to: day(), most: int() },
  { pool_id: text(), datetime: text(), taken: int(), capacity: int() },
  ({ pools, from, to, most }) => raw`
    select s.pool_id, s.datetime, s.taken, s.capacity from slot s
    where s.pool_id = any (${pools}) and s.day >= ${from} and s.day <= ${to}
    order by s.starts_at, s.pool_id limit ${most}`,
);

export type PlacesAsked = {
  readonly pools: readonly string[];
  readonly from: string;
  readonly to: string;
  /** 1 for Monday to 7 for Sunday; null for all. */
  readonly weekday: number | null;
};

export type PlacesRow = { key: string; taken: number; places: number };

/** Places that are taken, and all places, by days, hours, weekdays and hours, or pools. */
export function readPlaces(sql: Sql, group: string, asked: PlacesAsked): Promise<PlacesRow[]> {
  return sql.all(placesStatement, { group, ...asked });
}

export type SlotRow = { pool_id: string; datetime: string; taken: number; capacity: number };

/** The fullest, or the emptiest, first. */
export function readSlots(
  sql: Sql,
  asked: PlacesAsked,
  emptiest: boolean,
  most: number,
): Promise<(SlotRow & { whole_day: string })[]> {
  return sql.all(slotsStatement, { ...asked, emptiest: emptiest ? 'yes' : 'no', most });
}

/** In the order of time. */
export function readTimes(
  sql: Sql,
  asked: Omit<PlacesAsked, 'weekday'> & { readonly most: number },
): Promise<SlotRow[]> {
  return sql.all(timesStatement, asked);
}
