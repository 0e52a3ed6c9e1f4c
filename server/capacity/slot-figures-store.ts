// What staff see of slots: sold and held apart, who has come, what is kept back, and what is free.
import { sql as raw } from 'kysely';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, boolean, day, instant, int, list, nullable, text } from '../platform/database/sql-type.ts';
import { byHand } from '../platform/database/statement.ts';
import { isClosed, isOffered } from './closed-slot-store.ts';

export type SlotFigures = {
  id: number;
  pool_id: string;
  day: string;
  datetime: string;
  datetime_end: string;
  /** What may be sold of it altogether; below zero where more is kept back than there is. */
  for_sale: number;
  sold: number;
  held: number;
  /** Who has come, of those who are sold. */
  checked_in: number;
  blocked: number;
  free: number;
  /** By staff. */
  closed: boolean;
  /** No rule makes it any more, and something of it is sold. */
  dropped: boolean;
};

// By hand: the holds, blocks and attendance of thousands of slots, each a short range of an index. Whoever stays long has come in
// each time that the stay touches.
const types = { pools: list(text()), first: day(), last: day(), now: instant() };

function figures({ pools, first, last, now }: Readonly<Record<keyof typeof types, unknown>>) {
  return raw`
    select id, pool_id, day, datetime, datetime_end, starts_at, for_sale, sold, held, checked_in, blocked, closed, dropped, decided,
      case when closed or dropped then 0 else greatest(0, for_sale - sold - held) end::int as free
    from (
      select s.id, s.pool_id, s.day, s.datetime, s.datetime_end, s.starts_at,
        (least(s.planned, s.capacity) + coalesce(b.due, 0))::int as for_sale,
        (s.taken - coalesce(h.unpaid, 0))::int as sold,
        coalesce(h.held, 0)::int as held,
        (coalesce(a.came, 0) + coalesce(y.came, 0))::int as checked_in,
        coalesce(b.kept, 0)::int as blocked,
        ${isClosed} as closed, not (${isOffered}) and not ${isClosed} as dropped, s.planned is not null as decided
      from slot s
      left join lateral (
        select sum(quantity) as unpaid, sum(quantity) filter (where expires_at > ${now}) as held
        from hold where slot_id = s.id and expires_at < 'infinity'
      ) h on s.taken > 0
      left join lateral (
        select sum(places) filter (where released_at > ${now}) as kept,
          sum(places) filter (where released_at <= ${now}) as due
        from slot_block where slot_id = s.id
      ) b on s.planned is not null
      left join lateral (
        select sum(came) as came from attendance where pool_id = s.pool_id and starts_at = s.starts_at
      ) a on s.taken > 0
      left join lateral (
        select sum(came) as came from attendance
        where pool_id = s.pool_id and until > s.starts_at and until is not null
          and starts_at < s.starts_at and starts_at > s.starts_at - interval '1 day'
      ) y on s.taken > 0
      where s.pool_id = any (${pools}) and s.day between ${first} and ${last}
    ) counted`;
}

const figuresStatement = byHand(
  'slot-figures',
  types,
  {
    id: bigint(),
    pool_id: text(),
    day: day(),
    datetime: text(),
    datetime_end: text(),
    for_sale: int(),
    sold: int(),
    held: int(),
    checked_in: int(),
    blocked: int(),
    free: int(),
    closed: boolean(),
    dropped: boolean(),
  },
  (given) => raw`
    select id, pool_id, day, datetime, datetime_end, for_sale, sold, held, checked_in, blocked, free, closed, dropped
    from (${figures(given)}) figures order by starts_at, pool_id`,
);

const figuresOfSlotStatement = byHand(
  'pool-and-day-of-slot',
  { id: bigint() },
  { pool_id: text(), day: day() },
  ({ id }) => raw`select pool_id, day from slot where id = ${id}`,
);

const groupedStatement = byHand(
  'slot-figures-by-time-or-day',
  { ...types, by: text<'slot' | 'time' | 'day'>(), only: text<'full' | 'blocked' | ''>() },
  {
    day: day(),
    time: text(),
    pool_id: text(),
    slot_id: nullable(bigint()),
    slots: int(),
    closed: int(),
    full: int(),
    decided: int(),
    places: int(),
    sold: int(),
    held: int(),
    checked_in: int(),
    blocked: int(),
    free: int(),
  },
  ({ by, only, ...given }) => raw`
    select day, time, case when ${by} = 'slot' then min(pool_id) else '' end as pool_id,
      case when count(*) = 1 then min(id) end as slot_id, count(*)::int as slots,
      count(*) filter (where closed or dropped)::int as closed,
      count(*) filter (where free = 0 and not closed and not dropped)::int as full,
      count(*) filter (where decided)::int as decided,
      sum(greatest(0, case when closed or dropped then 0 else for_sale + blocked end))::int as places,
      sum(sold)::int as sold, sum(held)::int as held, sum(checked_in)::int as checked_in, sum(blocked)::int as blocked, sum(free)::int as free
    from (
      select *, case when ${by} = 'day' then '' else substr(datetime, 12) end as time from (${figures(given)}) figures
    ) timed
    where case ${only} when 'full' then free = 0 and not closed and not dropped when 'blocked' then blocked > 0 else true end
    group by day, time, case when ${by} = 'slot' then id end`,
);

type Asked = {
  readonly pools: readonly string[];
  readonly first: string;
  readonly last: string;
  readonly now: Date;
};

/** The times of one pool, of several together, or all times of a day together. */
export type GroupedFigures = {
  day: string;
  time: string;
  pool_id: string;
  slot_id: number | null;
  slots: number;
  closed: number;
  full: number;
  decided: number;
  places: number;
  sold: number;
  held: number;
  checked_in: number;
  blocked: number;
  free: number;
};

export function readFigures(sql: Sql, asked: Asked): Promise<SlotFigures[]> {
  return sql.all(figuresStatement, asked);
}

export function readGrouped(
  sql: Sql,
  asked: Asked & { readonly by: 'slot' | 'time' | 'day'; readonly only: 'full' | 'blocked' | '' },
): Promise<GroupedFigures[]> {
  return sql.all(groupedStatement, asked);
}

/** Of which pool and day a slot is. */
export function findSlotPlace(sql: Sql, id: number): Promise<{ pool_id: string; day: string } | undefined> {
  return sql.first(figuresOfSlotStatement, { id });
}
