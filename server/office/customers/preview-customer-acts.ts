// What merging and forgetting do, before they are done; nothing is changed.
import type { ForgetEffect, MergeEffect } from '../../../domain/office/customers/customers-contract.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { findKnownCustomer } from '../../customers/known-customer.ts';
import { foundCustomer, ordersOfCustomer, stateOfCustomer } from '../../orders/customers/find-customers.ts';
import { aheadOf } from '../../orders/customers/forget-customer.ts';
import { mergeProblem } from '../../orders/customers/merge-customers.ts';
import { type Museum, retentionOf } from '../../site/museum.ts';
import { customerObject, versionOf } from '../../staff/acts/begin-act.ts';
import type { ShowCustomerShop } from './show-customer.ts';

export async function previewMerge(
  { database, clock, now }: ShowCustomerShop,
  id: string,
  from: string,
): Promise<MergeEffect | Refusal> {
  const version = await versionOf(database, customerObject(id));
  const [into, other, known] = await Promise.all([
    foundCustomer(database, id, clock),
    foundCustomer(database, from, clock),
    findKnownCustomer(database, from),
  ]);
  if (!into || !other || !known) return refuse('NOT_FOUND');
  const state = await stateOfCustomer(database, from, now());
  const problem = mergeProblem({ id, is_guest: into.kind === 'guest' }, known);
  return { version, into, from: other, problem, ...state, newsletter: known.newsletter_at !== null };
}

export async function previewForget(
  shop: ShowCustomerShop & { readonly museum: Museum },
  id: string,
): Promise<ForgetEffect | Refusal> {
  const { database, now, museum } = shop;
  const version = await versionOf(database, customerObject(id));
  const known = await findKnownCustomer(database, id);
  if (!known) return refuse('NOT_FOUND');
  return {
    version,
    orders: (await ordersOfCustomer(database, id)).length,
    ahead: await aheadOf(shop, id),
    ...(await stateOfCustomer(database, id, now())),
    newsletter: known.newsletter_at !== null,
    years: retentionOf(museum.settings).orderYears,
  };
}
