// What is free, read without locks: lapsed holds are subtracted on the way, so a place is for sale again the moment its
// hold lapses, whether or not anyone has swept it.
import type { Sql, Statement } from '../platform/database/sql.ts';

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
};

const available = `
  least(s.capacity, s.capacity - s.taken + coalesce((
    select sum(h.quantity) from hold h
    where h.slot_id = s.id and h.expires_at <= $2 and h.expires_at < 'infinity'
  ), 0))::int`;

const columns = `
  s.id, s.pool_id, s.day, s.datetime, s.datetime_end, s.starts_at, s.ends_at, s.capacity, ${available} as available`;

const slotsBetweenStatement: Statement<SlotAvailability> = {
  name: 'slots-between',
  text: `
    select ${columns} from pool p join slot s on s.pool_id = p.id
      -- A slot may have begun days ago and still run (a limit over a whole run); none is longer than the pool's longest.
      and s.day between $3::date - p.longest_minutes / 1440 and $4::date
    where p.id = any ($1::text[]) and s.datetime_end >= $3::text and s.ends_at > $2
    order by s.starts_at`,
};

const nextFreeSlotStatement: Statement<SlotAvailability> = {
  name: 'next-free-slot',
  text: `
    select free.* from unnest($1::text[]) as wanted (pool_id)
    cross join lateral (
      select ${columns} from slot s
      where s.pool_id = wanted.pool_id and s.ends_at > $2 and s.capacity > 0
        and (s.taken < s.capacity or exists (
          select from hold h where h.slot_id = s.id and h.expires_at <= $2 and h.expires_at < 'infinity'
        ))
      order by s.starts_at limit 1
    ) free`,
};

/** What is looked for in a pool: slots that begin later than `after`, with at least so many places left. */
export type WantedSlots = { readonly pool: string; readonly after: Date; readonly least: number };

// Most slots answer without their holds being looked at.
const hasRoom = `(s.capacity - s.taken >= wanted.least or ${available} >= wanted.least)`;

const nextOpenStatement: Statement<SlotAvailability> = {
  name: 'next-open-slots',
  text: `
    select open.* from unnest($1::text[], $3::timestamptz[], $4::int[]) as wanted (pool_id, after, least)
    cross join lateral (
      select ${columns} from slot s
      where s.pool_id = wanted.pool_id and s.starts_at > wanted.after and s.starts_at < $5::timestamptz and ${hasRoom}
      order by s.starts_at limit 1
    ) open`,
};

const openDaysStatement: Statement<{ pool_id: string; day: string }> = {
  name: 'open-days',
  text: `
    select distinct s.pool_id, s.day
    from unnest($1::text[], $3::timestamptz[], $4::int[]) as wanted (pool_id, after, least)
    join slot s on s.pool_id = wanted.pool_id and s.day between $5::date and $6::date
    where s.starts_at > wanted.after and ${hasRoom}`,
};

const slotsOfDaysStatement: Statement<SlotAvailability> = {
  name: 'slots-of-days',
  text: `
    select ${columns} from unnest($1::text[], $3::date[]) as wanted (pool_id, day)
    join slot s on s.pool_id = wanted.pool_id and s.day = wanted.day
    order by s.starts_at`,
};

const lifetimeStatement: Statement<{ first: string | null; last: string | null }> = {
  name: 'pool-lifetime',
  text: `
    select
      (select day from slot where pool_id = $1 and ends_at > $2 and day >= $3::date order by pool_id, day limit 1) as first,
      (select day from slot where pool_id = $1 and ends_at > $2 order by pool_id desc, day desc limit 1) as last`,
};

/** The slots of the pools that are not over yet, from one day to another. */
export function slotsBetween(
  sql: Sql,
  pools: readonly string[],
  now: Date,
  first: string,
  last: string,
): Promise<SlotAvailability[]> {
  return sql.named(slotsBetweenStatement, [pools, now, first, last]);
}

/** Of each pool the next slot with a place; pools without one are missing. */
export function nextFreeSlots(sql: Sql, pools: readonly string[], now: Date): Promise<SlotAvailability[]> {
  return sql.named(nextFreeSlotStatement, [pools, now]);
}

/** The first slot of each kind wanted that begins before `until`, in one statement; pools without one are missing. */
export function nextOpenSlots(
  sql: Sql,
  wanted: readonly WantedSlots[],
  now: Date,
  until: Date | 'infinity',
): Promise<SlotAvailability[]> {
  const [pools, ...more] = wantedArrays(wanted);
  return sql.named(nextOpenStatement, [pools, now, ...more, until]);
}

function wantedArrays(wanted: readonly WantedSlots[]): unknown[] {
  return [wanted.map(({ pool }) => pool), wanted.map(({ after }) => after), wanted.map(({ least }) => least)];
}

/** From one day to another, each pool's days with a slot of the kind wanted. */
export function openDays(
  sql: Sql,
  wanted: readonly WantedSlots[],
  now: Date,
  first: string,
  last: string,
): Promise<{ pool_id: string; day: string }[]> {
  const [pools, ...more] = wantedArrays(wanted);
  return sql.named(openDaysStatement, [pools, now, ...more, first, last]);
}

/** The slots that begin on a day of each pool's own. */
export function slotsOfDays(
  sql: Sql,
  days: readonly { readonly pool: string; readonly day: string }[],
  now: Date,
): Promise<SlotAvailability[]> {
  return sql.named(slotsOfDaysStatement, [days.map(({ pool }) => pool), now, days.map(({ day }) => day)]);
}

/** The first and last day on which the pool still has slots; `today` bounds the search. */
export async function poolLifetime(
  sql: Sql,
  pool: string,
  now: Date,
  today: string,
): Promise<{ first: string | null; last: string | null }> {
  return (await sql.named(lifetimeStatement, [pool, now, today]))[0] ?? { first: null, last: null };
}
