// What happens to the money after the purchases: the museum's staff, the providers' people and the payers' banks.

import { refundInDatabase } from '../../server/commands/refund.ts';
import type { Database } from '../../server/platform/database/sql.ts';
import type { Door } from './door.ts';
import { readPayments } from './money-store.ts';
import { storyOf } from './stories.ts';
import type { Visit } from './visit.ts';

type Afterwards = { readonly visits: readonly Visit[]; readonly door: Door; readonly database: Database };

/** In cents, of what was paid. */
const PART = 300;

/** Plays what the stories say of every order that was paid with money. */
export async function playAftermath({ visits, door, database }: Afterwards): Promise<void> {
  const orders = new Map(
    (await readPayments(database)).flatMap(({ reference, number, state }) =>
      number && state === 'paid' ? [[reference, number] as const] : [],
    ),
  );
  for (const each of visits) {
    const reference = each.references.find((one) => orders.has(one));
    const number = reference && orders.get(reference);
    if (number) await happen(each, reference, number, { door, database });
  }
}

async function happen(
  { turn, till }: Visit,
  reference: string,
  number: string,
  { door, database }: Pick<Afterwards, 'door' | 'database'>,
): Promise<void> {
  const tell = async () => {
    for (const { body, headers } of till.deliveries(reference))
      await door.send(`/api/webhooks/${till.name}`, body, 'application/json', headers);
  };
  switch (storyOf(turn).aftermath) {
    case 'nothing':
      return;
    case 'the museum gives a part back':
    case 'the museum gives everything back':
      await refundInDatabase(database, number, () => new Date());
      return;
    case 'the provider gives a part back':
      await till.giveBack(reference, PART);
      return tell();
    case 'the payer disputes and wins':
    case 'the payer disputes and loses':
      await till.dispute(reference, 'open');
      await tell();
      await till.dispute(reference, storyOf(turn).aftermath.endsWith('wins') ? 'lost' : 'won');
      return tell();
  }
}
