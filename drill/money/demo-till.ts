// The demo bank as the drill of money plays it: its pages in the shop's own processes, its people in the database.

import {
  disputeAsStaff,
  refundAsStaff,
  webhookAbout,
} from '../../server/payments/demo-bank/demo-bank-staff.ts';
import type { Database } from '../../server/platform/database/sql.ts';
import { readSharedSecret } from '../../server/site/shared-secrets.ts';
import type { Door } from './door.ts';
import { PAYARTS } from './money-museum.ts';
import { heldAtDemoBank } from './money-store.ts';
import type { Till } from './till.ts';

/** What its visitors decide, it also tells the shop by itself. */
export async function demoTill(door: Door, database: Database): Promise<Till> {
  const staff = {
    sql: database,
    now: () => new Date(),
    secret: await readSharedSecret(database, 'demo-bank'),
  };
  const decide = async (reference: string, decision: string) => {
    const answer = await door.send(`/demo-bank/${reference}`, `decision=${decision}`, FORM);
    return answer.status === 303;
  };
  return {
    name: 'demo',
    payart: PAYARTS.demo,
    pay: (reference) => decide(reference, 'pay'),
    payTooLate: (reference) => decide(reference, 'pay'),
    payLater: (reference) => decide(reference, 'later'),
    decline: (reference) => decide(reference, 'decline'),
    giveBack: async (reference, amount) => void (await refundAsStaff(staff, reference, amount)),
    dispute: (reference, state, amount) => disputeAsStaff(staff, reference, state, amount),
    deliveries: (reference) => [webhookAbout(staff, [reference])],
    held: () => heldAtDemoBank(database),
  };
}

const FORM = 'application/x-www-form-urlencoded';
