// What correcting an order would do: the fields that change, and what stays as it is.

import { isPassLine } from '../../../domain/merchandise/pass-line.ts';
import { changedFields, correctionProblems, type FieldValues } from '../../../domain/orders/correction.ts';
import { refuse } from '../../../domain/refusal.ts';
import { findKnownCustomer } from '../../customers/known-customer.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { orderObject, versionOf } from '../../staff/acts/begin-act.ts';
import { findInvoice } from '../invoices/invoice-store.ts';
import { findReturnableOrder } from '../order-store.ts';
import { fieldsOf } from './correct-order.ts';

type PreviewingShop = {
  readonly database: Sql;
  readonly museum: { readonly settings: { readonly countries: readonly string[] } };
};

export async function previewCorrection(
  { database, museum }: PreviewingShop,
  number: string,
  asked: FieldValues,
) {
  const version = await versionOf(database, orderObject(number));
  const order = await findReturnableOrder(database, number);
  if (!order) return refuse('NOT_FOUND');
  const fields = await fieldsOf(database, order);
  const changed = changedFields(fields, asked);
  const { countries } = museum.settings;
  const problems = correctionProblems(fields, changed, countries);
  if (Object.keys(problems).length > 0) return refuse('FIELDS_INVALID', { fields: problems });
  const customer = await findKnownCustomer(database, order.customer_id ?? undefined);
  return {
    version,
    fields: { ...fields },
    countries: [...countries],
    passes: Object.fromEntries(
      order.content.lines.flatMap((line, index) => (isPassLine(line) ? [[String(index), line.title]] : [])),
    ),
    changes: Object.entries(changed).map(([field, after]) => ({ field, before: fields[field] ?? '', after })),
    invoice: (await findInvoice(database, order.booking_id))?.number ?? '',
    account: customer !== undefined && !customer.is_guest,
  };
}
