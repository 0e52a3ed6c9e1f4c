// What the office shows of acts on many orders.
import type { AnswerOf } from '../../../domain/endpoint.ts';
import type { bulkContract, ListedBulkAct } from '../../../domain/office/bulk/bulk-contract.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { memberNames } from '../../staff/members/member-names.ts';
import type { BulkShop } from './bulk-shop.ts';
import { bulkItems, type CountedBulkRow, findCountedBulk, listBulks } from './bulk-store.ts';

const PAGE = 50;

type ShowShop = Pick<BulkShop, 'database' | 'clock'>;
type Contract = typeof bulkContract;

export async function showBulks(
  shop: ShowShop,
  cursor = '',
): Promise<AnswerOf<Contract['GET office/bulk-acts']> | Refusal> {
  const after = cursor === '' ? undefined : readCursor(cursor);
  if (cursor !== '' && !after) return refuse('REQUEST_MALFORMED');
  const found = await listBulks(shop.database, { after, most: PAGE + 1 });
  const rows = found.slice(0, PAGE);
  const last = found.length > PAGE ? rows.at(-1) : undefined;
  return {
    rows: await present(shop, rows),
    next: last ? `${last.started_at.getTime()}_${last.id}` : null,
  };
}

export async function showBulk(
  shop: ShowShop,
  id: string,
): Promise<AnswerOf<Contract['GET office/bulk-acts/:id']> | Refusal> {
  const row = await findCountedBulk(shop.database, id);
  const [listed] = await present(shop, row ? [row] : []);
  if (!row || !listed) return refuse('NOT_FOUND');
  return { ...listed, task: row.task, items: await bulkItems(shop.database, id) };
}

async function present(
  { database, clock }: ShowShop,
  rows: readonly CountedBulkRow[],
): Promise<ListedBulkAct[]> {
  const names = await memberNames(
    database,
    rows.map(({ staff_id }) => staff_id),
  );
  return rows.map(({ id, task, state, staff_id, started_at, count, done, failed }) => ({
    ...{ id, kind: task.kind, state, count, done, failed },
    started_at: clock.fromInstant(started_at),
    by: names.get(staff_id) ?? staff_id,
  }));
}

function readCursor(cursor: string): { started_at: Date; id: string } | undefined {
  const [, started = '', id = ''] = /^(\d{1,14})_([\w-]{1,64})$/.exec(cursor) ?? [];
  return id === '' ? undefined : { started_at: new Date(Number(started)), id };
}
