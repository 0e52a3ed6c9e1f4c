// One act of staff on an order: under the order's lock, once for its key, and refused when others changed the order after it
// was seen (ADR 114).
import type { Actor, ActVerb } from '../../../domain/staff/act.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import { type ActRow, type AskedAct, beginAct, orderObject } from '../../staff/acts/begin-act.ts';
import { lockCart } from '../decide-cart.ts';
import { findReturnableOrder, type OrderToReturn } from '../order-store.ts';

export type AskedOrderAct = AskedAct & {
  /** Of the order: `2026-100017`. */
  readonly number: string;
  readonly by: Actor;
};

export type OrderActed<Result> =
  | { readonly state: 'unknown' }
  /** Done under this key before; nothing was changed. */
  | { readonly state: 'before' }
  | { readonly state: 'changed'; readonly changes: readonly ActRow[] }
  | { readonly state: 'done'; readonly result: Result };

/** Does it, with the act that says so in one transaction. */
export function actOnOrder<Result>(
  database: Database,
  asked: AskedOrderAct,
  verb: ActVerb,
  act: (sql: Sql, order: OrderToReturn) => Promise<Result>,
): Promise<OrderActed<Result>> {
  return database.transaction(async (sql): Promise<OrderActed<Result>> => {
    const order = await lockOrder(sql, asked.number);
    if (!order) return { state: 'unknown' };
    const begun = await beginAct(sql, orderObject(order.number), verb, asked);
    if (begun.state !== 'new') return begun;
    return { state: 'done', result: await act(sql, order) };
  });
}

/** An order whose cart is locked: nobody else changes it until the transaction ends. */
async function lockOrder(sql: Sql, number: string): Promise<OrderToReturn | undefined> {
  const known = await findReturnableOrder(sql, number);
  if (!known || !(await lockCart(sql, known.cart_id))) return undefined;
  // Again: whoever had the lock may have changed it.
  return findReturnableOrder(sql, number);
}
