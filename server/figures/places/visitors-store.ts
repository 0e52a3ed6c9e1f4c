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
    with begun as (
      select a.pool_id, a.starts_at, sum(a.came)::int as came from attendance a
      where a.pool_id = any (${pools}) and a.starts_at >= ${from}::date::timestamp at time zone ${zone}
        and a.starts_at < (${to}::date + 1)::timestamp at time zone ${zone}
      group by a.pool_id, a.starts_at
    ), staying as (
      select s.id, sum(a.came)::int as came
      from attendance a join slot s on s.pool_id = a.pool_id and s.starts_at > a.starts_at and s.starts_at < a.until
      where a.until is not null and a.pool_id = any (${pools}) and s.day >= ${from} and s.day <= ${to}
      group by s.id
    ), shown as (
      select s.pool_id, s.day, ${slotHour} as hour, s.taken, s.starts_at <= ${now} as began, s.ends_at <= ${now} as ended,
        coalesce(b.came, 0) + coalesce(t.came, 0) as came
      from slot s left join begun b on b.pool_id = s.pool_id and b.starts_at = s.starts_at left join staying t on t.id = s.id
      where s.pool_id = any (${pools}) and s.day >= ${from} and s.day <= ${to} and s.capacity > 0
    ), counted as (
      select pool_id, day, hour, taken as expected, came as admitted,
        case when ended then greatest(0, taken - came) else 0 end as absent, 0 as undated, began or came > 0 as begun
      from shown
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
