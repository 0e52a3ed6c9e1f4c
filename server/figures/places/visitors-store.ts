// The SQL of who is expected and who came: time slots and days with what is taken of them (table `slot`), and how many people the
// door let in (table `attendance`).
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, boolean, day, instant, list, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';
import { slotHour } from './places-store.ts';

// By hand: one statement groups by whatever is asked for. Whoever stays long came in each slot that the stay touches, as it takes
// places in each.
const visitorsStatement = byHand(
  'figures-visitors',
  {
    group: text(),
    pools: list(text()),
    from: day(),
    to: day(),
    undated: text<'yes' | 'no'>(),
    zone: text(),
    now: instant(),
  },
  {
    key: text(),
    expected: bigint(),
    admitted: bigint(),
    absent: bigint(),
    undated: bigint(),
    begun: boolean(),
  },
  ({ group, pools, from, to, undated, zone, now }) => raw`
    with shown as (
      select s.id, s.pool_id, s.day, s.starts_at, s.ends_at, s.taken, ${slotHour} as hour from slot s
      where s.pool_id = any (${pools}) and s.day >= ${from} and s.day <= ${to} and s.capacity > 0
    ), came as (
      select id, sum(came)::int as came from (
        select s.id, a.came from shown s join attendance a on a.pool_id = s.pool_id and a.starts_at = s.starts_at
        union all
        select s.id, a.came from attendance a join shown s on s.pool_id = a.pool_id
          and s.starts_at > a.starts_at and s.starts_at < a.until
        where a.until is not null and a.pool_id = any (${pools})
      ) admitted group by id
    ), counted as (
      select s.pool_id, s.day, s.hour, s.taken as expected, coalesce(c.came, 0) as admitted,
        case when s.ends_at <= ${now} then greatest(0, s.taken - coalesce(c.came, 0)) else 0 end as absent,
        0 as undated, s.starts_at <= ${now} or c.came > 0 as begun
      from shown s left join came c on c.id = s.id
      union all
      select '', a.day, to_char(a.first_at at time zone ${zone}, 'HH24'), 0, 0, 0, a.came, true
      from attendance a
      where ${undated} = 'yes' and a.pool_id is null and a.came > 0 and a.day >= ${from} and a.day <= ${to}
    )
    select case ${group}
        when 'day' then day::text
        when 'week' then date_trunc('week', day)::date::text
        when 'month' then to_char(day, 'YYYY-MM')
        when 'hour' then hour
        else pool_id
      end as key, sum(expected)::bigint as expected, sum(admitted)::bigint as admitted, sum(absent)::bigint as absent,
      sum(undated)::bigint as undated, bool_or(begun) as begun
    from counted group by 1`,
);

export type VisitorsAsked = {
  readonly group: string;
  readonly pools: readonly string[];
  readonly from: string;
  readonly to: string;
  /** Whether those count who came without a time. */
  readonly undated: 'yes' | 'no';
  readonly zone: string;
  readonly now: Date;
};

export type VisitorsRow = {
  key: string;
  expected: number;
  admitted: number;
  absent: number;
  undated: number;
  /** Some of it has begun, or somebody is there already. */
  begun: boolean;
};

/** By days, hours or pools; those who came without a time have the pool ''. */
export function readVisitors(sql: Sql, asked: VisitorsAsked): Promise<VisitorsRow[]> {
  return sql.all(visitorsStatement, asked);
}
