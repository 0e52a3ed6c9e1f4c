// The SQL that writes passes with their orders, and finds those of orders from before (tables `pass`, `pass_beginning`).
import { sql as raw } from 'kysely';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { day, instant, int, jsonb, list, text } from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';
import { readParts } from '../content/stored-content.ts';

export type NewPass = {
  readonly booking_id: string;
  readonly line: number;
  readonly place: number;
  readonly valid_from: string;
  readonly valid_to: string;
};

// By hand: Kysely has no insert of unnested lists.
const insertStatement = byHand(
  'insert-passes',
  {
    bookings: list(text()),
    lines: list(int()),
    places: list(int()),
    from: list(day()),
    to: list(day()),
  },
  {},
  ({ bookings, lines, places, from, to }) => raw`
    insert into pass (booking_id, line, place, valid_from, sold_to, valid_to)
    select booking_id, line, place, valid_from, valid_to, valid_to
    from unnest(${bookings}, ${lines}, ${places}, ${from}, ${to}) as p (booking_id, line, place, valid_from, valid_to)
    on conflict do nothing`,
);

export type AdmittingOrder = {
  booking_id: string;
  number: string;
  confirmed_at: Date;
  lines: OrderLine[];
  admissions: { line: number; number: number }[];
};

// By hand: merchandise is found in the JSON of the order, with exactly the condition of its index.
const ordersStatement = byHand(
  'orders-with-merchandise',
  { from: instant(), after: text(), most: int() },
  {
    booking_id: text(),
    number: text(),
    confirmed_at: instant(),
    lines: jsonb<OrderLine[]>(),
    admissions: jsonb<AdmittingOrder['admissions']>(),
  },
  ({ from, after, most }) => raw`
    select o.booking_id, o.number, o.confirmed_at, o.content -> 'lines' as lines, coalesce((
        select jsonb_agg(jsonb_build_object('line', a.line, 'number', a.number)) from admission a
        where a.booking_id = o.booking_id
      ), '[]') as admissions
    from placed_order o
    where o.state = 'confirmed' and o.content @> '{"lines": [{"type": "merchandise"}]}'
      and o.confirmed_at >= ${from} and (o.confirmed_at, o.booking_id) > (${from}, ${after})
    order by o.confirmed_at, o.booking_id limit ${most}`,
);

const beginStatement = statement('begin-finding-passes', { now: instant(), from: instant() }, (given) =>
  build
    .insertInto('pass_beginning')
    .values({ began_at: given.now, found_until: given.from })
    .onConflict((conflict) => conflict.doNothing()),
);

const progressStatement = statement('progress-of-finding-passes', {}, () =>
  build.selectFrom('pass_beginning').select(['began_at', 'found_until']),
);

const continueStatement = statement(
  'continue-finding-passes',
  { found_until: instant() },
  ({ found_until }) => build.updateTable('pass_beginning').set({ found_until }),
);

/** Those that are there already stay as they are. */
export async function insertPasses(sql: Sql, passes: readonly NewPass[]): Promise<void> {
  if (passes.length === 0) return;
  await sql.run(insertStatement, {
    bookings: passes.map(({ booking_id }) => booking_id),
    lines: passes.map(({ line }) => line),
    places: passes.map(({ place }) => place),
    from: passes.map(({ valid_from }) => valid_from),
    to: passes.map(({ valid_to }) => valid_to),
  });
}

/** Orders with merchandise, the oldest first, from an instant on. */
export async function ordersWithMerchandise(
  sql: Sql,
  asked: { readonly from: Date; readonly after: string; readonly most: number },
): Promise<AdmittingOrder[]> {
  return (await sql.all(ordersStatement, asked)).map(readParts);
}

/** How far the search for passes from before has come; it begins now if it has not. */
export async function readProgress(sql: Sql, now: Date): Promise<{ began_at: Date; found_until: Date }> {
  await sql.run(beginStatement, { now, from: new Date(0) });
  return (await sql.first(progressStatement)) ?? { began_at: now, found_until: new Date(0) };
}

export async function writeProgress(sql: Sql, until: Date): Promise<void> {
  await sql.run(continueStatement, { found_until: until });
}
