// A customer's data for whoever asks the museum for it (GDPR art. 15 and 20): what their own export has. The journal notes it.
import { findKnownCustomer } from '../../customers/known-customer.ts';
import type { Database } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { customerObject } from '../../staff/acts/begin-act.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { exportCustomer } from '../personal-data/export-customer.ts';
import { type AskedCustomerAct, actOnCustomer } from './act-on-customer.ts';

type ExportingShop = { readonly database: Database; readonly now: () => Date; readonly clock: MuseumClock };

const VERB = 'customer.exported';

/** Undefined where there is no such customer. Each time is noted, also under the same key. */
export async function exportForStaff({ database, now, clock }: ExportingShop, asked: AskedCustomerAct) {
  const { id, by } = asked;
  await actOnCustomer(database, asked, VERB, (sql) =>
    writeAct(sql, { by, verb: VERB, on: customerObject(id) }, now()),
  );
  const customer = await findKnownCustomer(database, id);
  return customer && exportCustomer(database, customer, clock, now());
}
