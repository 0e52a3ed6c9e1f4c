// Reads what is free, without locks. Lapsed holds and blocks that are due are subtracted in the query, so a place is for sale
// again the moment its hold lapses or its block is released, whether or not it has been swept.
import { sql as raw } from 'kysely';
import type { Sql } from '../platform/database/sql.ts';
import {
  bigint,
  boolean,
  day,
  instant,
  instantOrNever,
  int,
  list,
  nullable,
  text,
} from '../platform/database/sql-type.ts';
import { byHand } from '../platform/database/statement.ts';
import { isClosed, isOffered } from './closed-slot-store.ts';

/** A slot as visitors may see it; times are museum time. */
export type SlotAvailability = {
  id: number;
  pool_id: string;
  day: string;
  datetime: string;
  datetime_end: string;
  starts_at: Date;
  ends_at: Date;
  capacity: number;
  available: number;
  /** Staff have closed it: it is no time any more, and nobody stays over it. */
  closed: boolean;
};

// By hand, like the statements below: visitors wait for them, and each must be planned as one pass over an index.
function available(now: unknown) {
  return raw`
    greatest(0, least(s.planned, s.capacity) - s.taken + coalesce((
      select sum(h.quantity) from hold h
      where h.slot_id = s.id and h.expires_at <= ${now} and h.expires_at < 'infinity'
    ), 0) + case when s.planned is null then 0 else coalesce((
      select sum(b.places) from slot_block b where b.slot_id = s.id and b.released_at <= ${now}
    ), 0) end)::int`;
}

/** Until it ends, or earlier where the museum lets nobody in any more. */
function isSold(now: unknown) {
  return raw`coalesce(s.sold_until, s.ends_at) > ${now}`;
}

function columns(now: unknown) {
  return raw`
    s.id, s.pool_id, s.day, s.datetime, s.datetime_end, s.starts_at, s.ends_at, s.capacity,
    ${available(now)} as available, ${isClosed} as closed`;
}

const slotColumns = {
  id: bigint(),
  pool_id: text(),
  day: day(),
  datetime: text(),
  datetime_end: text(),
  starts_at: instant(),
  ends_at: instant(),
  capacity: int(),
  available: int(),
  closed: boolean(),
};

const slotsBetweenStatement = byHand(
  'slots-between',
  { pools: list(text()), now: instant(), first: day(), last: day() },
  slotColumns,
  ({ pools, now, first, last }) => raw`
    select ${columns(now)} from pool p join slot s on s.pool_id = p.id
      -- A slot may have begun days ago and still run (a limit over a whole run); none is longer than the pool's longest.
      and s.day between ${first} - p.longest_minutes / 1440 and ${last}
    where p.id = any (${pools}) and s.datetime_end >= ${first}::text
      and (${isSold(now)} or (${isClosed} and s.ends_at > ${now}))
    order by s.starts_at`,
);

const slotsInSpansStatement = byHand(
  'slots-in-spans',
  { pools: list(text()), now: instant(), firsts: list(day()), lasts: list(day()) },
  slotColumns,
  ({ pools, now, firsts, lasts }) => raw`
    select ${columns(now)} from unnest(${pools}, ${firsts}, ${lasts}) as wanted (pool_id, first, last)
    join pool p on p.id = wanted.pool_id
    join slot s on s.pool_id = p.id and s.day between wanted.first - p.longest_minutes / 1440 and wanted.last
    where s.datetime_end >= wanted.first::text and s.ends_at > ${now} and (${isOffered} or ${isClosed})
    order by s.starts_at`,
);

const openPoolsStatement = byHand(
  'open-pools',
  { pools: list(text()), now: instant(), day: day() },
  { pool_id: text() },
  ({ pools, now, day: wanted }) => raw`
    select distinct s.pool_id from slot s
    where s.pool_id = any (${pools}) and s.day = ${wanted} and s.ends_at > ${now} and ${isOffered}`,
);

const nextFreeSlotStatement = byHand(
  'next-free-slot',
  { pools: list(text()), now: instant() },
  slotColumns,
  ({ pools, now }) => raw`
    select free.* from unnest(${pools}) as wanted (pool_id)
    cross join lateral (
      select ${columns(now)} from slot s
      where s.pool_id = wanted.pool_id and ${isSold(now)}
        and (s.taken < least(s.planned, s.capacity) or ${available(now)} > 0)
      order by s.starts_at limit 1
    ) free`,
);

/** From one day to another. */
export type DaySpan = { readonly first: string; readonly last: string };

/** What to look for in a pool: slots that begin later than `after` with at least `count` places left. */
export type WantedSlots = { readonly pool: string; readonly after: Date; readonly least: number };

const wantedTypes = { pools: list(text()), now: instant(), after: list(instant()), least: list(int()) };

// Most slots can be answered without reading their holds.
function hasRoom(now: unknown) {
  return raw`${isOffered} and (least(s.planned, s.capacity) - s.taken >= wanted.least or ${available(now)} >= wanted.least)`;
}

const nextOpenStatement = byHand(
  'next-open-slots',
  { ...wantedTypes, until: instantOrNever() },
  slotColumns,
  ({ pools, now, after, least, until }) => raw`
    select open.* from unnest(${pools}, ${after}, ${least}) as wanted (pool_id, after, least)
    cross join lateral (
      select ${columns(now)} from slot s
      where s.pool_id = wanted.pool_id and s.starts_at > wanted.after and s.starts_at < ${until} and ${hasRoom(now)}
      order by s.starts_at limit 1
    ) open`,
);

const openDaysStatement = byHand(
  'open-days',
  { ...wantedTypes, first: day(), last: day() },
  { pool_id: text(), day: day() },
  ({ pools, now, after, least, first, last }) => raw`
    select distinct s.pool_id, s.day
    from unnest(${pools}, ${after}, ${least}) as wanted (pool_id, after, least)
    join slot s on s.pool_id = wanted.pool_id and s.day between ${first} and ${last}
    where s.starts_at > wanted.after and ${hasRoom(now)}`,
);

const slotsOfDaysStatement = byHand(
  'slots-of-days',
  { pools: list(text()), now: instant(), days: list(day()) },
  slotColumns,
  ({ pools, now, days }) => raw`
    select ${columns(now)} from unnest(${pools}, ${days}) as wanted (pool_id, day)
    join slot s on s.pool_id = wanted.pool_id and s.day = wanted.day
    where ${isOffered}
    order by s.starts_at`,
);

const lifetimeStatement = byHand(
  'pool-lifetime',
  { pool: text(), now: instant(), today: day() },
  { first: nullable(day()), last: nullable(day()) },
  ({ pool, now, today }) => raw`
    select
      (select day from slot s where pool_id = ${pool} and ${isSold(now)} and day >= ${today}
        order by pool_id, day limit 1) as first,
      (select day from slot s where pool_id = ${pool} and ${isSold(now)}
        order by pool_id desc, day desc limit 1) as last`,
);

/** The slots of the pools that are not over yet, from one day to another. */
export function slotsBetween(
  sql: Sql,
  pools: readonly string[],
  now: Date,
  first: string,
  last: string,
): Promise<SlotAvailability[]> {
  return sql.all(slotsBetweenStatement, { pools, now, first, last });
}

/** The same for many pools, each with days of its own. */
export function slotsInSpans(
  sql: Sql,
  spans: ReadonlyMap<string, DaySpan>,
  now: Date,
): Promise<SlotAvailability[]> {
  return sql.all(slotsInSpansStatement, {
    pools: [...spans.keys()],
    now,
    firsts: [...spans.values()].map(({ first }) => first),
    lasts: [...spans.values()].map(({ last }) => last),
  });
}

/** Those of the pools with a slot on the day that is not over. */
export async function openPools(
  sql: Sql,
  pools: readonly string[],
  now: Date,
  day: string,
): Promise<ReadonlySet<string>> {
  const found = await sql.all(openPoolsStatement, { pools, now, day });
  return new Set(found.map(({ pool_id }) => pool_id));
}

/** Of each pool the next slot with a place; pools without one are missing. */
export function nextFreeSlots(sql: Sql, pools: readonly string[], now: Date): Promise<SlotAvailability[]> {
  return sql.all(nextFreeSlotStatement, { pools, now });
}

/** The first slot of each kind wanted that begins before `until`, in one statement; pools without one are missing. */
export function nextOpenSlots(
  sql: Sql,
  wanted: readonly WantedSlots[],
  now: Date,
  until: Date | 'infinity',
): Promise<SlotAvailability[]> {
  return sql.all(nextOpenStatement, { ...wantedValues(wanted), now, until });
}

function wantedValues(wanted: readonly WantedSlots[]) {
  return {
    pools: wanted.map(({ pool }) => pool),
    after: wanted.map(({ after }) => after),
    least: wanted.map(({ least }) => least),
  };
}

/** From one day to another, each pool's days with a slot of the kind wanted. */
export function openDays(
  sql: Sql,
  wanted: readonly WantedSlots[],
  now: Date,
  first: string,
  last: string,
): Promise<{ pool_id: string; day: string }[]> {
  return sql.all(openDaysStatement, { ...wantedValues(wanted), now, first, last });
}

/** The slots of each pool that begin on the day given for it. */
export function slotsOfDays(
  sql: Sql,
  days: readonly { readonly pool: string; readonly day: string }[],
  now: Date,
): Promise<SlotAvailability[]> {
  return sql.all(slotsOfDaysStatement, {
    pools: days.map(({ pool }) => pool),
    now,
    days: days.map(({ day }) => day),
  });
}

/** The first and last day on which the pool still has slots; `today` bounds the search. */
export async function poolLifetime(
  sql: Sql,
  pool: string,
  now: Date,
  today: string,
): Promise<{ first: string | null; last: string | null }> {
  return (await sql.first(lifetimeStatement, { pool, now, today })) ?? { first: null, last: null };
}
