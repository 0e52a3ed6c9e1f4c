// The demo bank as the drill of money plays it: its pages in the shop's own processes, its people in the database.

import type { DemoBank } from '../../server/payments/demo-bank/demo-bank.ts';
import { disputeAsStaff, refundAsStaff } from '../../server/payments/demo-bank/demo-bank-staff.ts';
import type { Database } from '../../server/platform/database/sql.ts';
import type { Door } from './door.ts';
import { PAYARTS } from './money-museum.ts';
import { heldAtDemoBank } from './money-store.ts';
import type { Till } from './till.ts';

/** Its webhooks it sends by itself; what its people do, the shop hears of from them alone. */
export function demoTill(door: Door, database: Database): Till {
  // Its people need nothing but its books.
  const staff = { sql: database } as unknown as DemoBank;
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
    dispute: (reference, state) => disputeAsStaff(staff, reference, state),
    deliveries: () => [],
    held: () => heldAtDemoBank(database),
  };
}

const FORM = 'application/x-www-form-urlencoded';
