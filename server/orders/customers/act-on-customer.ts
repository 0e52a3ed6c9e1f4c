// One act of staff on customers: under their locks, once for its key, and refused when others changed the customer after they
// were seen (ADR 114, ADR 123).
import type { Actor, ActVerb } from '../../../domain/staff/act.ts';
import { findKnownCustomer, type KnownCustomer } from '../../customers/known-customer.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import { type ActRow, type AskedAct, beginAct, customerObject } from '../../staff/acts/begin-act.ts';
import { lockCartsOf, lockCustomers } from './customers-store.ts';

export type AskedCustomerAct = AskedAct & { readonly id: string; readonly by: Actor };

export type CustomerActed<Result> =
  | { readonly state: 'unknown' }
  /** Done under this key before; nothing was changed. */
  | { readonly state: 'before' }
  | { readonly state: 'changed'; readonly changes: readonly ActRow[] }
  | { readonly state: 'done'; readonly result: Result };

/** Does it. @param others who are locked besides */
export function actOnCustomer<Result>(
  database: Database,
  { id, ...asked }: AskedCustomerAct,
  verb: ActVerb,
  act: (sql: Sql, customer: KnownCustomer) => Promise<Result>,
  others: readonly string[] = [],
): Promise<CustomerActed<Result>> {
  return database.transaction(async (sql): Promise<CustomerActed<Result>> => {
    // Carts first: whoever decides about one needs its customer only afterwards.
    await lockCartsOf(sql, [id, ...others]);
    await lockCustomers(sql, [id, ...others]);
    const begun = await beginAct(sql, customerObject(id), verb, asked);
    if (begun.state === 'before') return begun;
    const customer = await findKnownCustomer(sql, id);
    if (!customer) return { state: 'unknown' };
    if (begun.state !== 'new') return begun;
    return { state: 'done', result: await act(sql, customer) };
  });
}
