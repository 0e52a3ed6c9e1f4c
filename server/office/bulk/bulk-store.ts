// The SQL of acts on many orders (tables `bulk_act` and `bulk_act_item`). Whoever changes the state of one locks it first.
import { sql as raw } from 'kysely';
import { type BulkItem, type BulkState, BulkTask } from '../../../domain/office/bulk/bulk-contract.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, jsonb, list, nullable, text } from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';
import { readsStored } from '../../platform/database/stored-json.ts';

export type BulkRow = {
  readonly id: string;
  readonly task: BulkTask;
  readonly state: BulkState;
  readonly run: number;
  readonly staff_id: string;
  readonly address: string;
  readonly started_at: Date;
};
export type CountedBulkRow = BulkRow & {
  readonly count: number;
  readonly done: number;
  readonly failed: number;
};
type NewBulk = BulkRow & { readonly key: string; readonly orders: readonly string[] };

const COLUMNS = ['id', 'task', 'state', 'run', 'staff_id', 'address', 'started_at'] as const;

const insertStatement = statement(
  'insert-bulk-act',
  {
    id: text(),
    key: text(),
    task: jsonb(),
    state: text<BulkState>(),
    run: int(),
    staff_id: text(),
    address: text(),
    started_at: instant(),
  },
  (row) =>
    build
      .insertInto('bulk_act')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id'),
);

const byKeyStatement = statement('bulk-act-by-key', { key: text() }, ({ key }) =>
  build.selectFrom('bulk_act').select('id').where('key', '=', key),
);

// By hand: a row for each of a list, in its order.
const insertItemsStatement = byHand(
  'insert-bulk-act-items',
  { id: text(), orders: list(text()) },
  {},
  ({ id, orders }) => raw`
    insert into bulk_act_item (bulk_act_id, position, order_number)
    select ${id}, o.position, o.number from unnest(${orders}) with ordinality as o (number, position)`,
);

const lockStatement = statement('lock-bulk-act', { id: text() }, ({ id }) =>
  build.selectFrom('bulk_act').select(COLUMNS).where('id', '=', id).forUpdate(),
);

const findStatement = statement('find-bulk-act', { id: text() }, ({ id }) =>
  build.selectFrom('bulk_act').select(COLUMNS).where('id', '=', id),
);

function counted() {
  return build
    .selectFrom('bulk_act as b')
    .innerJoin('bulk_act_item as i', 'i.bulk_act_id', 'b.id')
    .select(['b.id', 'b.task', 'b.state', 'b.run', 'b.staff_id', 'b.address', 'b.started_at'])
    .select([
      raw<number>`count(*)::integer`.as('count'),
      raw<number>`(count(*) filter (where i.state = 'done'))::integer`.as('done'),
      raw<number>`(count(*) filter (where i.state = 'failed'))::integer`.as('failed'),
    ])
    .groupBy('b.id');
}

const countedStatement = statement('counted-bulk-act', { id: text() }, ({ id }) =>
  counted().where('b.id', '=', id),
);

const pageStatement = statement(
  'bulk-acts',
  { before: nullable(instant()), id: text(), most: int() },
  ({ before, id, most }) =>
    counted()
      .where(raw<boolean>`(${before} is null or (b.started_at, b.id) < (${before}, ${id}))`)
      .orderBy('b.started_at', 'desc')
      .orderBy('b.id', 'desc')
      .limit(most),
);

const itemsStatement = statement('bulk-act-items', { id: text() }, ({ id }) =>
  build
    .selectFrom('bulk_act_item')
    .select(['order_number as order', 'state', 'problem', 'available'])
    .where('bulk_act_id', '=', id)
    .orderBy('position'),
);

const nextStatement = statement('next-bulk-act-item', { id: text(), run: int() }, ({ id, run }) =>
  build
    .selectFrom('bulk_act_item as i')
    .innerJoin('bulk_act as b', 'b.id', 'i.bulk_act_id')
    .select(['i.position', 'i.order_number as order'])
    .where('b.id', '=', id)
    .where('b.run', '=', run)
    .where('b.state', '=', 'running')
    .where('i.state', '=', 'open')
    .orderBy('i.position')
    .limit(1),
);

const settleStatement = statement(
  'settle-bulk-act-item',
  { id: text(), position: int(), state: text<BulkItem['state']>(), problem: text(), available: int() },
  ({ id, position, state, problem, available }) =>
    build
      .updateTable('bulk_act_item')
      .set({ state, problem, available })
      .where('bulk_act_id', '=', id)
      .where('position', '=', position)
      .where('state', '<>', 'done'),
);

const reopenStatement = statement('reopen-bulk-act-items', { id: text() }, ({ id }) =>
  build
    .updateTable('bulk_act_item')
    .set({ state: 'open', problem: '', available: 0 })
    .where('bulk_act_id', '=', id)
    .where('state', '=', 'failed'),
);

const stateStatement = statement(
  'set-bulk-act-state',
  { id: text(), state: text<BulkState>() },
  ({ id, state }) => build.updateTable('bulk_act').set({ state }).where('id', '=', id),
);

const rerunStatement = statement(
  'run-bulk-act-again',
  { id: text(), run: int(), staff_id: text(), address: text() },
  ({ id, ...row }) =>
    build
      .updateTable('bulk_act')
      .set({ ...row, state: 'running' })
      .where('id', '=', id),
);

const endStatement = statement('end-bulk-act', { id: text(), run: int() }, ({ id, run }) =>
  build
    .updateTable('bulk_act')
    .set({ state: 'done' })
    .where('id', '=', id)
    .where('run', '=', run)
    .where('state', '=', 'running')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bulk_act_item as i')
            .select('i.position')
            .where('i.bulk_act_id', '=', id)
            .where('i.state', '=', 'open'),
        ),
      ),
    ),
);

const forgetStatement = statement('forget-bulk-acts', { before: instant() }, ({ before }) =>
  build.deleteFrom('bulk_act').where('started_at', '<', before),
);

const readTask = readsStored('task of bulk act', BulkTask);

/** @returns its id, and whether it is new: false where this key has started it before */
export async function insertBulk(
  sql: Sql,
  { orders, ...row }: NewBulk,
): Promise<{ id: string; isNew: boolean }> {
  const inserted = await sql.first(insertStatement, row);
  if (!inserted) {
    const known = await sql.first(byKeyStatement, { key: row.key });
    return { id: known?.id ?? row.id, isNew: false };
  }
  await sql.run(insertItemsStatement, { id: row.id, orders });
  return { id: row.id, isNew: true };
}

export async function lockBulk(sql: Sql, id: string): Promise<BulkRow | undefined> {
  return checked(await sql.first(lockStatement, { id }));
}

export async function findBulk(sql: Sql, id: string): Promise<BulkRow | undefined> {
  return checked(await sql.first(findStatement, { id }));
}

export async function findCountedBulk(sql: Sql, id: string): Promise<CountedBulkRow | undefined> {
  return checked(await sql.first(countedStatement, { id }));
}

export type BulkPage = {
  /** The last row of the page before. */
  readonly after: { readonly started_at: Date; readonly id: string } | undefined;
  readonly most: number;
};

/** The newest first. */
export async function listBulks(sql: Sql, { after, most }: BulkPage): Promise<CountedBulkRow[]> {
  const rows = await sql.all(pageStatement, { before: after?.started_at ?? null, id: after?.id ?? '', most });
  return rows.flatMap((row) => checked(row) ?? []);
}

function checked<Row extends { readonly id: string; readonly task: unknown }>(row: Row | undefined) {
  return row && { ...row, task: readTask(row.id, row.task) };
}

export function bulkItems(sql: Sql, id: string): Promise<BulkItem[]> {
  return sql.all(itemsStatement, { id });
}

/** The next order of a run; undefined when there is none, when it was stopped, and when a later run goes on with it. */
export function nextItem(
  sql: Sql,
  bulk: { readonly id: string; readonly run: number },
): Promise<{ position: number; order: string } | undefined> {
  return sql.first(nextStatement, bulk);
}

export async function settleItem(
  sql: Sql,
  settled: Omit<BulkItem, 'order'> & { readonly id: string; readonly position: number },
): Promise<void> {
  await sql.run(settleStatement, settled);
}

/** What failed is to be tried again. */
export async function reopenItems(sql: Sql, id: string): Promise<void> {
  await sql.run(reopenStatement, { id });
}

export async function setBulkState(sql: Sql, id: string, state: BulkState): Promise<void> {
  await sql.run(stateStatement, { id, state });
}

export async function runBulkAgain(
  sql: Sql,
  row: Pick<BulkRow, 'id' | 'run' | 'staff_id' | 'address'>,
): Promise<void> {
  await sql.run(rerunStatement, row);
}

/** Where nothing of this run is left. */
export async function endBulk(sql: Sql, bulk: { readonly id: string; readonly run: number }): Promise<void> {
  await sql.run(endStatement, bulk);
}

export async function forgetBulks(sql: Sql, before: Date): Promise<void> {
  await sql.run(forgetStatement, { before });
}
