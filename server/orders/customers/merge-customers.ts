// Two customers become one (ADR 123): orders, with their passes and codes, and purchases under way go to whoever remains; the
// other's details, sign-in and consents end. Nothing of whoever remains changes.
import type { MergeEffect } from '../../../domain/office/customers/customers-contract.ts';
import { mergeAway } from '../../customers/forget-customers.ts';
import { findKnownCustomer } from '../../customers/known-customer.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import { customerObject } from '../../staff/acts/begin-act.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { searchOrdersAgain } from '../search/index-orders.ts';
import { type AskedCustomerAct, actOnCustomer, type CustomerActed } from './act-on-customer.ts';
import { moveToCustomer } from './customers-store.ts';

export type MergingShop = { readonly database: Database; readonly now: () => Date };
export type MergeProblem = MergeEffect['problem'];

const VERB = 'customer.merged';
/** Orders that are written to the search in one statement. */
const AT_ONCE = 200;

/** `result` says why nothing was done; '' where it was. */
export function mergeCustomers(
  { database, now }: MergingShop,
  { from, ...asked }: AskedCustomerAct & { readonly from: string },
): Promise<CustomerActed<MergeProblem | 'unknown'>> {
  const act = async (sql: Sql, into: { readonly id: string; readonly is_guest: boolean }) => {
    const other = await findKnownCustomer(sql, from);
    if (!other) return 'unknown';
    const problem = mergeProblem(into, other);
    if (problem !== '') return problem;
    const bookings = await moveToCustomer(sql, from, into.id);
    await mergeAway(sql, from, into.id, now());
    for (let at = 0; at < bookings.length; at += AT_ONCE)
      await searchOrdersAgain(sql, bookings.slice(at, at + AT_ONCE));
    await writeBoth(sql, { ...asked, from, orders: bookings.length }, now());
    return '';
  };
  return actOnCustomer<MergeProblem | 'unknown'>(database, asked, VERB, act, [from]);
}

type Customer = { readonly id: string; readonly is_guest: boolean };

/** Why they cannot be merged; '' where they can. */
export function mergeProblem(into: Customer, from: Customer): MergeProblem {
  if (into.id === from.id) return 'same';
  return into.is_guest && !from.is_guest ? 'into-guest' : '';
}

/** The journal names both, so that either's history has it. */
async function writeBoth(
  sql: Sql,
  { id, by, key, from, orders }: AskedCustomerAct & { readonly from: string; readonly orders: number },
  now: Date,
): Promise<void> {
  const after = { from_customer: from, orders };
  await writeAct(sql, { by, verb: VERB, on: customerObject(id), key, after }, now);
  const away = { into_customer: id, orders };
  await writeAct(sql, { by, verb: 'customer.merged-away', on: customerObject(from), key, after: away }, now);
}
