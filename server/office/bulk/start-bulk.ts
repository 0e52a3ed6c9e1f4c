// Acts on many orders are started, stopped and gone on with (ADR 129): each once for its key, with the job that works on it
// in the same transaction.
import { dayOf, isDay } from '../../../domain/museum-time.ts';
import type { BulkTask } from '../../../domain/office/bulk/bulk-contract.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { ActObject, Actor, ActVerb } from '../../../domain/staff/act.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { randomId } from '../../platform/random-id.ts';
import { beginAct } from '../../staff/acts/begin-act.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { BULK_ACT, type BulkShop, type BulkWork } from './bulk-shop.ts';
import {
  type BulkRow,
  bulkItems,
  insertBulk,
  lockBulk,
  reopenItems,
  runBulkAgain,
  setBulkState,
} from './bulk-store.ts';

type StaffActor = Extract<Actor, { kind: 'staff' }>;
type StartShop = Pick<BulkShop, 'database' | 'now' | 'jobs'>;

type Start = {
  readonly task: BulkTask;
  /** Numbers of orders. */
  readonly orders: readonly string[];
  readonly key: string;
  readonly by: StaffActor;
};

export async function startBulk(
  { database, now, jobs }: StartShop,
  { task: asked, orders, key, by }: Start,
): Promise<{ id: string } | Refusal> {
  const task = asked.kind === 'note' ? { ...asked, text: asked.text.trim() } : asked;
  const wrong = wrongIn(task);
  if (wrong) return wrong;
  return database.transaction(async (sql) => {
    const at = now();
    const row = { id: randomId(), task, state: 'running', run: 1, started_at: at } as const;
    const { id, isNew } = await insertBulk(sql, {
      ...row,
      key,
      orders,
      staff_id: by.staffId,
      address: by.address,
    });
    if (!isNew) return { id };
    const after = { kind: task.kind, orders: orders.length };
    await writeAct(sql, { by, verb: 'bulk-act.started', on: objectOf(id), key, after }, at);
    await jobs.write(sql, BULK_ACT, { id, run: 1 } satisfies BulkWork);
    return { id };
  });
}

function wrongIn(task: BulkTask): Refusal | undefined {
  if (task.kind === 'note' && task.text === '')
    return refuse('FIELDS_INVALID', { fields: { text: ['REQUIRED'] } });
  if (task.kind !== 'move') return undefined;
  if (!isDay(dayOf(task.after))) return refuse('FIELDS_INVALID', { fields: { day: ['DAY_NOT_POSSIBLE'] } });
  // A visit on a day has no time, and all others have one.
  return task.before.length === task.after.length
    ? undefined
    : refuse('FIELDS_INVALID', { fields: { time: ['REQUIRED'] } });
}

type Asked = { readonly id: string; readonly key: string; readonly by: StaffActor };

/** Whoever works on it ends after the order that they are at. Nothing happens where it does not run. */
export function stopBulk(shop: StartShop, asked: Asked): Promise<Refusal | Record<string, never>> {
  return actOnBulk(shop, asked, 'bulk-act.stopped', async (sql, { state }) => {
    if (state !== 'running') return false;
    await setBulkState(sql, asked.id, 'stopped');
    return true;
  });
}

/** What is left is done by whoever goes on, and what failed is tried again. Nothing happens while it runs. */
export function resumeBulk(shop: StartShop, asked: Asked): Promise<Refusal | Record<string, never>> {
  const { id, by } = asked;
  return actOnBulk(shop, asked, 'bulk-act.resumed', async (sql, { state, run: before }) => {
    if (state === 'running') return false;
    const items = await bulkItems(sql, id);
    if (items.every((item) => item.state === 'done')) return false;
    const run = before + 1;
    await reopenItems(sql, id);
    await runBulkAgain(sql, { id, run, staff_id: by.staffId, address: by.address });
    await shop.jobs.write(sql, BULK_ACT, { id, run } satisfies BulkWork);
    return true;
  });
}

/** @param act false where nothing is to be done */
function actOnBulk(
  { database, now }: StartShop,
  { id, key, by }: Asked,
  verb: ActVerb,
  act: (sql: Sql, bulk: BulkRow) => Promise<boolean>,
): Promise<Refusal | Record<string, never>> {
  return database.transaction(async (sql) => {
    const bulk = await lockBulk(sql, id);
    if (!bulk) return refuse('NOT_FOUND');
    const begun = await beginAct(sql, objectOf(id), verb, { key });
    if (begun.state === 'new' && (await act(sql, bulk)))
      await writeAct(sql, { by, verb, on: objectOf(id), key }, now());
    return {};
  });
}

function objectOf(id: string): ActObject {
  return { kind: 'bulk-act', id };
}
