// A customer's data for whoever asks the museum for it (GDPR art. 15 and 20): what their own export has. The journal notes it.
import { findKnownCustomer } from '../../customers/known-customer.ts';
import type { Database } from '../../platform/database/sql.ts';
import { customerObject } from '../../staff/acts/begin-act.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { exportCustomer } from '../personal-data/export-customer.ts';
import type { ReviewShop } from '../review-order.ts';
import { type AskedCustomerAct, actOnCustomer } from './act-on-customer.ts';

type ExportingShop = ReviewShop & { readonly database: Database; readonly now: () => Date };

const VERB = 'customer.exported';

/** Undefined where there is no such customer. Each time is noted, also under the same key. */
export async function exportForStaff(shop: ExportingShop, asked: AskedCustomerAct) {
  const { database, now } = shop;
  const { id, by } = asked;
  await actOnCustomer(database, asked, VERB, (sql) =>
    writeAct(sql, { by, verb: VERB, on: customerObject(id) }, now()),
  );
  const customer = await findKnownCustomer(database, id);
  return customer && exportCustomer(shop, customer, now());
}
