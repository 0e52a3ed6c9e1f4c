// The SQL of passes (table `pass`): written with their orders, listed, found, blocked, extended. To change one, lock the order's
// cart first.
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import {
  bigint,
  boolean,
  day,
  instant,
  int,
  list,
  nullable,
  text,
} from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';

/** A pass, with what its order and its admission say of it. */
export type PassRow = {
  /** The pass's. */
  pass: number;
  booking_id: string;
  line: number;
  place: number;
  valid_from: string;
  sold_to: string;
  valid_to: string;
  blocked_at: Date | null;
  changes: number;
  mail_waits: boolean;
  barcode: string;
  owner: string;
  is_returned: boolean;
  /** The order's. */
  number: string;
  language: string;
  confirmed_at: Date;
  title: string;
  buyer: string;
  email: string;
  version: number;
};

const COLUMNS = {
  pass: bigint(),
  booking_id: text(),
  line: int(),
  place: int(),
  valid_from: day(),
  sold_to: day(),
  valid_to: day(),
  blocked_at: nullable(instant()),
  changes: int(),
  mail_waits: boolean(),
  barcode: text(),
  owner: text(),
  is_returned: boolean(),
  number: text(),
  language: text(),
  confirmed_at: instant(),
  title: text(),
  buyer: text(),
  email: text(),
  version: bigint(),
};

/** By hand, as everything here that reads orders: what a pass is called and who bought it lies in their JSON. */
const selectPasses = raw`
  select p.number as pass, p.booking_id, p.line, p.place, p.valid_from, p.sold_to, p.valid_to, p.blocked_at, p.changes,
    p.mail_wanted and p.told < p.changes as mail_waits, a.barcode, a.name as owner, a.void_at is not null or o.state = 'refunded' as is_returned, o.number,
    o.language, o.confirmed_at, coalesce(o.content -> 'lines' -> p.line ->> 'title', '') as title,
    coalesce(o.content -> 'buyer' ->> 'name', '') as buyer, coalesce(o.content -> 'buyer' ->> 'email', '') as email,
    coalesce((select max(c.id) from act c where c.object_kind = 'order' and c.object_id = o.number), 0) as version
  from pass p
    join admission a on a.booking_id = p.booking_id and a.line = p.line and a.number = p.place
    join placed_order o on o.booking_id = p.booking_id`;

/** What `passState` says (domain/passes/pass-care.ts), for the filter. */
const stateOn = (today: unknown) => raw`
  case
    when a.void_at is not null or o.state = 'refunded' then 'returned'
    when p.blocked_at is not null then 'blocked'
    when p.valid_to < ${today} then 'ended'
    else 'valid'
  end`;

const newestStatement = byHand(
  'newest-passes',
  { today: day(), state: text(), before: bigint(), most: int() },
  COLUMNS,
  ({ today, state, before, most }) => raw`
    ${selectPasses} where p.number < ${before} and (${state} = '' or ${state} = ${stateOn(today)})
    order by p.number desc limit ${most}`,
);

const endingStatement = byHand(
  'passes-ending',
  { today: day(), last: day(), after_day: day(), after: bigint(), most: int() },
  COLUMNS,
  ({ today, last, after_day, after, most }) => raw`
    ${selectPasses}
    where p.valid_to between ${today} and ${last} and (p.valid_to, p.number) > (${after_day}, ${after})
      and p.blocked_at is null and a.void_at is null and o.state = 'confirmed'
    order by p.valid_to, p.number limit ${most}`,
);

const oneStatement = byHand(
  'pass-to-care-for',
  { pass: bigint() },
  COLUMNS,
  ({ pass }) => raw`${selectPasses} where p.number = ${pass}`,
);

const ofOrdersStatement = byHand(
  'passes-of-orders',
  { bookings: list(text()), most: int() },
  COLUMNS,
  ({ bookings, most }) => raw`
    ${selectPasses} where p.booking_id = any (${bookings}) order by p.number desc limit ${most}`,
);

// By hand: orders with passes that have a word of each group among their names.
const byWordsStatement = byHand(
  'orders-with-passes-by-words',
  { words: list(text()), groups: list(int()), count: int(), most: int() },
  { booking_id: text() },
  ({ words, groups, count, most }) => raw`
    select n.booking_id
    from unnest(${words}, ${groups}) as m (word, group_no) join order_name n on n.word = m.word collate "C"
    where exists (select from pass p where p.booking_id = n.booking_id)
    group by n.booking_id having count(distinct m.group_no) = ${count}
    order by max(n.confirmed_at) desc, n.booking_id limit ${most}`,
);

const retiredStatement = statement('retired-codes-of-order', { booking_id: text() }, ({ booking_id }) =>
  build
    .selectFrom('retired_barcode')
    .select(['barcode', 'replaced_by', 'at'])
    .where('booking_id', '=', booking_id),
);

// By hand: acts on an order that name this pass, by its number or by its place.
const actsStatement = byHand(
  'acts-on-pass',
  { number: text(), pass: bigint(), line: int(), place: int() },
  { at: instant(), verb: text(), by: text(), reason: text() },
  ({ number, pass, line, place }) => raw`
    select a.at, a.verb, coalesce(m.name, a.actor_id) as by, coalesce(a.reason, '') as reason
    from act a left join staff_member m on m.id = a.actor_id
    where a.object_kind = 'order' and a.object_id = ${number} and (
      a.after -> 'pass' = to_jsonb(${pass})
      or a.verb = 'pass.replaced' and a.after -> 'line' = to_jsonb(${line}) and a.after -> 'number' = to_jsonb(${place})
    )
    order by a.id desc limit 100`,
);

const blockStatement = statement(
  'block-pass',
  { pass: bigint(), blocked_at: nullable(instant()), mail_wanted: boolean() },
  ({ pass, ...changed }) =>
    build
      .updateTable('pass')
      .set(({ eb }) => ({ ...changed, changes: eb('changes', '+', 1) }))
      .where('number', '=', pass)
      .returning('changes'),
);

const lastDayStatement = statement(
  'set-last-day-of-pass',
  { pass: bigint(), valid_to: day(), mail_wanted: boolean() },
  ({ pass, ...changed }) =>
    build
      .updateTable('pass')
      .set(({ eb }) => ({ ...changed, changes: eb('changes', '+', 1) }))
      .where('number', '=', pass)
      .returning('changes'),
);

const tellStatement = statement('tell-pass', { pass: bigint(), change: int() }, ({ pass, change }) =>
  build
    .updateTable('pass')
    .set({ told: change })
    .where('number', '=', pass)
    .where('changes', '=', change)
    .where('mail_wanted', '=', true)
    .returning('number'),
);

/** @param asked `state`: '' for all; `before`: the last pass of the page before */
export function readNewestPasses(
  sql: Sql,
  asked: { readonly today: string; readonly state: string; readonly before: number; readonly most: number },
): Promise<PassRow[]> {
  return sql.all(newestStatement, asked);
}

/** Valid ones that end by a day, the first to end first. */
export function readEndingPasses(
  sql: Sql,
  asked: {
    readonly today: string;
    readonly last: string;
    readonly after_day: string;
    readonly after: number;
    readonly most: number;
  },
): Promise<PassRow[]> {
  return sql.all(endingStatement, asked);
}

export function readPass(sql: Sql, pass: number): Promise<PassRow | undefined> {
  return sql.first(oneStatement, { pass });
}

export function readPassesOf(sql: Sql, bookings: readonly string[], most: number): Promise<PassRow[]> {
  return sql.all(ofOrdersStatement, { bookings, most });
}

/** @param groups for each word that was typed, the words that it may mean */
export async function ordersWithPasses(
  sql: Sql,
  groups: readonly (readonly string[])[],
  most: number,
): Promise<string[]> {
  if (groups.length === 0 || groups.some((group) => group.length === 0)) return [];
  const found = await sql.all(byWordsStatement, {
    words: groups.flat(),
    groups: groups.flatMap((group, index) => group.map(() => index)),
    count: groups.length,
    most,
  });
  return found.map(({ booking_id }) => booking_id);
}

/** The codes that are no longer good of an order. */
export function readRetired(sql: Sql, bookingId: string) {
  return sql.all(retiredStatement, { booking_id: bookingId });
}

/** What staff did to a pass, the newest first. */
export function readActsOnPass(sql: Sql, { number, pass, line, place }: PassRow) {
  return sql.all(actsStatement, { number, pass, line, place });
}

type Written = { readonly pass: number; readonly mail_wanted: boolean };

/** @returns the number of the change */
export async function setBlocked(sql: Sql, written: Written & { readonly blocked_at: Date | null }) {
  return (await sql.first(blockStatement, written))?.changes ?? 0;
}

/** @returns the number of the change */
export async function setLastDay(sql: Sql, written: Written & { readonly valid_to: string }) {
  return (await sql.first(lastDayStatement, written))?.changes ?? 0;
}

/** What follows no longer stops its mail. False for a mail that is not wanted any more; true again when the mail is tried again. */
export async function setTold(sql: Sql, pass: number, change: number): Promise<boolean> {
  return (await sql.first(tellStatement, { pass, change })) !== undefined;
}
