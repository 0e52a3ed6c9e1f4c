// The SQL of the waiting room: lines as numbers, and the passes that were used.
import { sql as raw } from 'kysely';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, instant, int, nullable, numeric, text } from '../platform/database/sql-type.ts';
import { build, byHand, statement } from '../platform/database/statement.ts';
import type { LineStore } from './line-store.ts';

// By hand: numbers are handed out, and an older view of the line written over or not, in one statement.
const writeLineStatement = byHand(
  'write-waiting-line',
  {
    id: text(),
    revision: bigint(),
    issued: bigint(),
    served: numeric(),
    at: instant(),
    early: nullable(bigint()),
    joins: int(),
  },
  {
    revision: bigint(),
    issued: bigint(),
    served: numeric(),
    at: instant(),
    early: nullable(bigint()),
  },
  ({ id, revision, issued, served, at, early, joins }) => raw`
    insert into waiting_line as line (id, revision, issued, served, at, early)
    values (${id}, ${revision} + 1, ${issued} + ${joins}, ${served}, ${at}, ${early})
    on conflict (id) do update set
      revision = case when line.revision <= ${revision} then ${revision} + 1 else line.revision end,
      issued = greatest(line.issued, ${issued}) + ${joins},
      served = case when line.revision <= ${revision} then ${served} else line.served end,
      at = case when line.revision <= ${revision} then ${at} else line.at end,
      early = greatest(line.early, ${early})
    returning revision, issued, served, at, early`,
);

// By hand: a pass is taken by whoever comes first, by whoever replaces its cart, or when the one before did not finish.
const takePassStatement = byHand(
  'take-waiting-pass',
  { id: text(), now: instant(), unfinished: instant(), replaces: nullable(text()) },
  { id: text() },
  ({ id, now, unfinished, replaces }) => raw`
    insert into waiting_pass as pass (id, cart_id, used_at) values (${id}, null, ${now})
    on conflict (id) do update set cart_id = null, used_at = excluded.used_at
      where pass.cart_id = ${replaces} or (pass.cart_id is null and pass.used_at < ${unfinished})
    returning id`,
);

const cartOfPassStatement = statement('cart-of-waiting-pass', { id: text() }, ({ id }) =>
  build.selectFrom('waiting_pass').select('cart_id').where('id', '=', id),
);

const bindPassStatement = statement('bind-waiting-pass', { id: text(), cart_id: text() }, ({ id, cart_id }) =>
  build.updateTable('waiting_pass').set({ cart_id }).where('id', '=', id),
);

const releasePassStatement = statement('release-waiting-pass', { id: text() }, ({ id }) =>
  build.deleteFrom('waiting_pass').where('id', '=', id).where('cart_id', 'is', null),
);

const sweepPassesStatement = statement('sweep-waiting-passes', { before: instant() }, ({ before }) =>
  build.deleteFrom('waiting_pass').where('used_at', '<', before),
);

const sweepLinesStatement = statement('sweep-waiting-lines', { before: instant() }, ({ before }) =>
  build.deleteFrom('waiting_line').where('at', '<', before),
);

/** Lines in the database. */
export function databaseLines(sql: Sql): LineStore {
  return {
    async writeLine(id, { revision, line }, joins) {
      const { at, ...numbers } = line;
      const row = await sql.first(writeLineStatement, { id, revision, ...numbers, at: new Date(at), joins });
      if (!row) throw new Error('a waiting line was not written');
      const { revision: written, ...stored } = row;
      return { revision: written, line: { ...stored, at: stored.at.getTime() } };
    },
  };
}

export type PassTaking = {
  readonly now: Date;
  /** A purchase that took the pass before this moment and did not finish has lost it. */
  readonly unfinished: Date;
  /** The cart that the purchase replaces. */
  readonly replaces: string | undefined;
};

/** Takes a pass for one purchase; false when another purchase has it. */
export async function takePass(sql: Sql, id: string, { replaces, ...taking }: PassTaking): Promise<boolean> {
  return (await sql.first(takePassStatement, { id, ...taking, replaces: replaces ?? null })) !== undefined;
}

/** The cart that a pass let through; null while that is being decided, undefined where nobody has used it. */
export async function cartOfPass(sql: Sql, id: string): Promise<string | null | undefined> {
  return (await sql.first(cartOfPassStatement, { id }))?.cart_id;
}

/** From now on a pass that was taken is good for replacing this cart, and for nothing else. */
export function bindPass(sql: Sql, id: string, cartId: string): Promise<void> {
  return sql.run(bindPassStatement, { id, cart_id: cartId });
}

/** Gives back a pass that was taken and bound to no cart. */
export function releasePass(sql: Sql, id: string): Promise<void> {
  return sql.run(releasePassStatement, { id });
}

/** Forgets lines in which nothing has moved since, and passes used before. */
export async function sweepWaitingRoom(sql: Sql, before: Date): Promise<void> {
  await sql.run(sweepPassesStatement, { before });
  await sql.run(sweepLinesStatement, { before });
}
