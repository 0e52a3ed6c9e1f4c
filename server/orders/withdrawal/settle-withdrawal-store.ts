// The SQL of what becomes of declarations of withdrawal (table `withdrawal`).
import { sql as raw } from 'kysely';
import type { Withdrawal } from '../../../domain/orders/withdrawal.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, text } from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';

export type Outcome = 'carried-out' | 'not-due';

export type SettledRow = Withdrawal & {
  readonly id: string;
  readonly received_at: Date;
  readonly settled_at: Date | null;
  readonly outcome: Outcome | null;
};

const declarations = build
  .selectFrom('withdrawal')
  .select(['id', 'name', 'number', 'email', 'part', 'received_at', 'settled_at', 'outcome'])
  .$narrowType<Pick<SettledRow, 'part'>>();

const openStatement = statement(
  'open-withdrawals',
  { after_at: instant(), after_id: text(), most: int() },
  ({ after_at, after_id, most }) =>
    declarations
      .where('settled_at', 'is', null)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('received_at', 'id'), '>', tuple(after_at, after_id) as never),
      )
      .orderBy('received_at')
      .orderBy('id')
      .limit(most),
);

// By hand: no more of them are counted than anybody wants to know.
const countOpenStatement = byHand(
  'count-open-withdrawals',
  { most: int() },
  { count: int() },
  ({ most }) => raw`
    select count(*)::int as count from (select from withdrawal where settled_at is null limit ${most}) as open`,
);

const settledStatement = statement(
  'settled-withdrawals',
  { before_at: instant(), before_id: text(), most: int() },
  ({ before_at, before_id, most }) =>
    declarations
      .where('settled_at', 'is not', null)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('settled_at', 'id'), '<', tuple(before_at, before_id) as never),
      )
      .orderBy('settled_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most),
);

const findStatement = statement('withdrawal-to-settle', { id: text() }, ({ id }) =>
  declarations.where('id', '=', id),
);

const lockStatement = statement('lock-withdrawal', { id: text() }, ({ id }) =>
  declarations.where('id', '=', id).forUpdate(),
);

const settleStatement = statement(
  'settle-withdrawal',
  { id: text(), settled_at: instant(), outcome: text<Outcome>() },
  ({ id, settled_at, outcome }) =>
    build.updateTable('withdrawal').set({ settled_at, outcome }).where('id', '=', id),
);

export async function countOpen(sql: Sql, most: number): Promise<number> {
  return (await sql.first(countOpenStatement, { most }))?.count ?? 0;
}

/** The longest open first. */
export function readOpen(sql: Sql, after: Date, afterId: string, most: number): Promise<SettledRow[]> {
  return sql.all(openStatement, { after_at: after, after_id: afterId, most });
}

/** The last settled first. */
export function readSettled(sql: Sql, before: Date, beforeId: string, most: number): Promise<SettledRow[]> {
  return sql.all(settledStatement, { before_at: before, before_id: beforeId, most });
}

export function findToSettle(sql: Sql, id: string): Promise<SettledRow | undefined> {
  return sql.first(findStatement, { id });
}

export function lockToSettle(sql: Sql, id: string): Promise<SettledRow | undefined> {
  return sql.first(lockStatement, { id });
}

export async function writeSettled(sql: Sql, id: string, at: Date, outcome: Outcome): Promise<void> {
  await sql.run(settleStatement, { id, settled_at: at, outcome });
}
