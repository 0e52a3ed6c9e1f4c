// Staff take back a link that asks for the difference of a move (ADR 128): the places of the new time are free again, and nobody
// has moved. Money that comes all the same goes back by itself.
import type { Actor } from '../../domain/staff/act.ts';
import { endSupplement } from '../orders/supplements/supplements.ts';
import { lockReturnable } from '../returns/read-returnable.ts';
import { beginAct, orderObject } from '../staff/acts/begin-act.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import type { MovingShop } from './lock-move.ts';

const VERB = 'order.difference-withdrawn';

/** Once for each key. `none`: there is no link that could be paid. */
export function withdrawDifference(
  shop: Pick<MovingShop, 'database' | 'now'>,
  { number, key, by }: { readonly number: string; readonly key: string; readonly by: Actor },
): Promise<'unknown' | 'none' | 'before' | 'done'> {
  return shop.database.transaction(async (sql) => {
    const order = await lockReturnable(sql, number, shop.now());
    if (!order) return 'unknown';
    const on = orderObject(number);
    if ((await beginAct(sql, on, VERB, { key })).state === 'before') return 'before';
    if (!order.open) return 'none';
    await endSupplement(sql, order.open);
    const before = { difference: order.open.row.amount };
    await writeAct(sql, { by, verb: VERB, on, key, before }, shop.now());
    return 'done';
  });
}
