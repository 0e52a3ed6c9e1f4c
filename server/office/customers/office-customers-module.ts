// The office's calls about customers (operations 2, ADR 123).
import type { officeCustomersContract } from '../../../domain/office/customers/customers-contract.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Handlers } from '../../api/handler.ts';
import type { CustomerActed } from '../../orders/customers/act-on-customer.ts';
import { type CorrectingShop, correctCustomer } from '../../orders/customers/correct-customer.ts';
import { exportForStaff } from '../../orders/customers/export-for-staff.ts';
import { findCustomers } from '../../orders/customers/find-customers.ts';
import { forgetCustomer } from '../../orders/customers/forget-customer.ts';
import { mergeCustomers } from '../../orders/customers/merge-customers.ts';
import type { Database } from '../../platform/database/sql.ts';
import type { Museum } from '../../site/museum.ts';
import { actorOf } from '../../staff/acts/actor-of.ts';
import { customerObject, versionOf } from '../../staff/acts/begin-act.ts';
import { changedMeanwhile } from '../../staff/acts/changed-meanwhile.ts';
import { previewForget, previewMerge } from './preview-customer-acts.ts';
import { type ShowCustomerShop, showCustomer } from './show-customer.ts';

type CustomersShop = Omit<ShowCustomerShop, 'database'> &
  CorrectingShop & { readonly database: Database; readonly museum: Museum };

export const officeCustomersHandlers: Pick<Handlers<CustomersShop>, keyof typeof officeCustomersContract> = {
  'POST office/customers/search': (shop, { body }) => findCustomers(shop, body.q),
  'GET office/customers/:id': async (shop, { params }) =>
    (await showCustomer(shop, params.id)) ?? refuse('NOT_FOUND'),
  'POST office/customers/:id/correct': async (shop, { params, body }, caller) => {
    const { version, ...asked } = body;
    const acted = await correctCustomer(shop, { ...params, ...asked, seen: version, by: actorOf(caller) });
    if (acted.state === 'done' && Object.keys(acted.result).length > 0)
      return refuse('FIELDS_INVALID', { fields: acted.result });
    return answer(shop, params.id, acted);
  },
  'POST office/customers/:id/merge/preview': (shop, { params, body }) =>
    previewMerge(shop, params.id, body.from),
  'POST office/customers/:id/merge': async (shop, { params, body }, caller) => {
    const { version, ...asked } = body;
    const acted = await mergeCustomers(shop, { ...params, ...asked, seen: version, by: actorOf(caller) });
    if (acted.state !== 'done' || acted.result === '') return answer(shop, params.id, acted);
    return acted.result === 'unknown'
      ? refuse('NOT_FOUND')
      : refuse('OFFICE_NOT_TO_BE_MERGED', { details: { problem: acted.result } });
  },
  'POST office/customers/:id/export': async (shop, { params, body }, caller) =>
    (await exportForStaff(shop, { ...params, ...body, by: actorOf(caller) })) ?? refuse('NOT_FOUND'),
  'POST office/customers/:id/forget/preview': (shop, { params }) => previewForget(shop, params.id),
  'POST office/customers/:id/forget': async (shop, { params, body }, caller) => {
    const { version, ...asked } = body;
    const acted = await forgetCustomer(shop, { ...params, ...asked, seen: version, by: actorOf(caller) });
    if (acted.state === 'unknown') return refuse('NOT_FOUND');
    if (acted.state === 'changed') return changedMeanwhile(acted.changes);
    return acted.state === 'done' && !acted.result ? refuse('OFFICE_VISITS_AHEAD') : true;
  },
};

async function answer(
  { database }: Pick<CustomersShop, 'database'>,
  id: string,
  acted: CustomerActed<unknown>,
): Promise<{ version: number } | Refusal> {
  if (acted.state === 'unknown') return refuse('NOT_FOUND');
  if (acted.state === 'changed') return changedMeanwhile(acted.changes);
  return { version: await versionOf(database, customerObject(id)) };
}
