// One order of an act on many: the same verb as the single act, under a key that stays the same however often it is tried, so
// that an order whose outcome was not written down any more is not done twice.
import type { BulkItem, BulkTask } from '../../../domain/office/bulk/bulk-contract.ts';
import { refuse } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/staff/act.ts';
import type { Permission } from '../../../domain/staff/permissions.ts';
import { movableLines } from '../../moves/movable-lines.ts';
import { moveLine } from '../../moves/move-line.ts';
import { noteOrder } from '../../orders/acts/note-order.ts';
import { sendAgain } from '../../orders/acts/send-again.ts';
import { orderToReturn } from '../../orders/returns/order-returns.ts';
import type { BulkShop } from './bulk-shop.ts';

/** `problem` is '' where it is done. */
export type ItemOutcome = Pick<BulkItem, 'problem'> & Partial<Pick<BulkItem, 'available'>>;

export type ItemAct = {
  /** Of the order: `2026-100017`. */
  readonly number: string;
  readonly key: string;
  readonly by: Actor;
  readonly permissions: ReadonlySet<Permission>;
};

const DONE: ItemOutcome = { problem: '' };
/** Somebody else changes the order between reading and moving: so often it is read again. */
const MOST_READINGS = 3;

export function actOnItem(shop: BulkShop, task: BulkTask, act: ItemAct): Promise<ItemOutcome> {
  if (!act.permissions.has('orders.change')) return Promise.resolve({ problem: 'not-permitted' });
  if (task.kind === 'mail') return mailAgain(shop, act);
  return task.kind === 'note' ? note(shop, act, task.text) : move(shop, act, task);
}

async function mailAgain(shop: BulkShop, { number, key, by }: ItemAct): Promise<ItemOutcome> {
  const order = await orderToReturn(shop.database, number);
  if (!order) return { problem: 'unknown' };
  const { email } = order.content.buyer;
  if (email === '') return { problem: order.forgotten_at === null ? 'no-address' : 'forgotten' };
  const acted = await sendAgain(shop, { number, email, key, by });
  if (acted.state === 'unknown') return { problem: 'unknown' };
  return acted.state === 'done' ? { problem: acted.result.refused ?? '' } : DONE;
}

async function note(shop: BulkShop, { number, key, by }: ItemAct, text: string): Promise<ItemOutcome> {
  const { state } = await noteOrder(shop, { number, text, key, by });
  return state === 'unknown' ? { problem: 'unknown' } : DONE;
}

type MoveTask = Extract<BulkTask, { kind: 'move' }>;

/** All of the order that is still at that time; what is moved already is left as it is. */
async function move(shop: BulkShop, act: ItemAct, task: MoveTask): Promise<ItemOutcome> {
  for (let reading = 0; reading < MOST_READINGS; ) {
    const movable = await movableLines(shop, act.number);
    if (!movable) return { problem: 'unknown' };
    const line = movable.lines.find(
      ({ event, tour, datetime }) => event === task.event && tour === task.tour && datetime === task.before,
    );
    if (!line) return DONE;
    const outcome = await moveOne(shop, act, task, { line: line.line, version: movable.version });
    if (outcome === 'changed') reading += 1;
    else if (outcome.problem !== '') return outcome;
  }
  return { problem: 'changed' };
}

async function moveOne(
  shop: BulkShop,
  { number, key, by, permissions }: ItemAct,
  { after, to_tour: tour }: MoveTask,
  { line, version }: { readonly line: number; readonly version: number },
): Promise<ItemOutcome | 'changed'> {
  const moved = await moveLine(shop, {
    number,
    line,
    datetime: after,
    tour,
    // A line that was moved is no longer at that time: this one is another, whatever its place in the order.
    key: `${key}-${line}-${version}`,
    seen: version,
    by,
    forbid: ({ difference }) =>
      difference > 0 && !permissions.has('orders.move-at-old-price')
        ? refuse('STAFF_NOT_PERMITTED')
        : undefined,
  });
  if (moved.state === 'changed') return 'changed';
  if (moved.state === 'unknown') return { problem: 'unknown' };
  if (moved.state === 'not-permitted') return { problem: 'not-permitted' };
  if (moved.state !== 'refused') return DONE;
  return { problem: moved.problem, ...(moved.problem === 'full' && { available: moved.available }) };
}
