// What is free, read without locks: lapsed holds are subtracted on the way, so a place is for sale again the moment its
// hold lapses, whether or not anyone has swept it.
import type { Sql, Statement } from '../database/sql.ts';

/** A slot as visitors may see it; times are museum time. */
export type SlotAvailability = {
  pool_id: string;
  day: string;
  datetime: string;
  datetime_end: string;
  starts_at: Date;
  ends_at: Date;
  capacity: number;
  available: number;
};

const columns = `
  s.pool_id, s.day, s.datetime, s.datetime_end, s.starts_at, s.ends_at, s.capacity,
  least(s.capacity, s.capacity - s.taken + coalesce((
    select sum(h.quantity) from hold h
    where h.slot_id = s.id and h.expires_at <= $2 and h.expires_at < 'infinity'
  ), 0))::int as available`;

const slotsBetweenStatement: Statement<SlotAvailability> = {
  name: 'slots-between',
  text: `
    select ${columns} from pool p join slot s on s.pool_id = p.id
      -- A slot may have begun days ago and still run (a limit over a whole run); none is longer than the pool's longest.
      and s.day between $3::date - p.longest_minutes / 1440 and $4::date
    where p.id = any ($1::text[]) and s.datetime_end >= $3::text and s.ends_at > $2
    order by s.starts_at`,
};

/** The slots of the pools that are not over yet, from one day to another. */
export const slotsBetween = (
  sql: Sql,
  pools: readonly string[],
  now: Date,
  first: string,
  last: string,
): Promise<SlotAvailability[]> => sql.named(slotsBetweenStatement, [pools, now, first, last]);

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

/** Of each pool the next slot with a place; pools without one are missing. */
export const nextFreeSlots = (sql: Sql, pools: readonly string[], now: Date): Promise<SlotAvailability[]> =>
  sql.named(nextFreeSlotStatement, [pools, now]);

const lifetimeStatement: Statement<{ first: string | null; last: string | null }> = {
  name: 'pool-lifetime',
  text: `
    select
      (select day from slot where pool_id = $1 and ends_at > $2 and day >= $3::date order by pool_id, day limit 1) as first,
      (select day from slot where pool_id = $1 and ends_at > $2 order by pool_id desc, day desc limit 1) as last`,
};

/** The first and last day on which the pool still has slots; `today` bounds the search. */
export const poolLifetime = async (
  sql: Sql,
  pool: string,
  now: Date,
  today: string,
): Promise<{ first: string | null; last: string | null }> =>
  (await sql.named(lifetimeStatement, [pool, now, today]))[0] ?? { first: null, last: null };
