// What happens to the money after the purchases: the museum's staff, the providers' people and the payers' banks.

import { runRefund } from '../../server/commands/refund.ts';
import { notePaidAgain, previewPaidAgain } from '../../server/payments/elsewhere/note-paid-again.ts';
import type { Database } from '../../server/platform/database/sql.ts';
import { randomId } from '../../server/platform/random-id.ts';
import type { Door } from './door.ts';
import { readPayments } from './money-store.ts';
import { refundArgumentsOf, storyOf } from './stories.ts';
import type { Visit } from './visit.ts';

type Afterwards = {
  readonly visits: readonly Visit[];
  readonly door: Door;
  readonly database: Database;
  /** Of the museum's staff at the command line. */
  readonly settings: Readonly<Record<string, string>>;
};

/** In cents, of what was paid. */
const PART = 300;

/** Plays what the stories say of every order that was paid with money. */
export async function playAftermath({ visits, door, database, settings }: Afterwards): Promise<void> {
  const orders = new Map(
    (await readPayments(database)).flatMap(({ reference, number, state }) =>
      number && state === 'paid' ? [[reference, number] as const] : [],
    ),
  );
  for (const each of visits) {
    const reference = each.references.find((one) => orders.has(one));
    const number = reference && orders.get(reference);
    if (number) await happen(each, reference, number, { door, database, settings });
  }
}

async function happen(
  { turn, till }: Visit,
  reference: string,
  number: string,
  { door, database, settings }: Omit<Afterwards, 'visits'>,
): Promise<void> {
  const tell = async () => {
    for (const { body, headers } of till.deliveries(reference))
      await door.send(`/api/webhooks/${till.name}`, body, 'application/json', headers);
  };
  /** @param end the museum's own */
  const dispute = async (end: 'won' | 'lost', amount?: number) => {
    await till.dispute(reference, 'open', amount);
    await tell();
    await till.dispute(reference, end, amount);
    await tell();
    if (turn % 2 === 0) await payAgain(database, number);
  };
  switch (storyOf(turn).aftermath) {
    case 'nothing':
      return;
    case 'the museum gives a part back':
    case 'the museum gives everything back':
      return giveBack(turn, number, settings);
    case 'the provider gives a part back':
      await till.giveBack(reference, PART);
      return tell();
    case 'the payer disputes and wins':
      return dispute('lost');
    case 'the payer disputes and loses':
      return dispute('won');
    case 'the payer disputes a part and wins':
      return dispute('lost', PART);
    case 'the payer disputes a part and loses':
      return dispute('won', PART);
  }
}

/** At the register, noted by two of the staff at once, as soon as the shop knows that something is open. */
async function payAgain(database: Database, number: string): Promise<void> {
  const shop = { database, now: () => new Date() };
  const open = await previewPaidAgain(shop, number);
  if (!open || open.problem) return;
  const by = { kind: 'command', user: 'drill' } as const;
  const asked = { number, means: 'register', receipt: '', amount: open.due, by } as const;
  await Promise.all([1, 2].map(() => notePaidAgain(shop, { ...asked, key: randomId() })));
}

/** Some by two of the staff at once: what one has given back, the other cannot. */
async function giveBack(turn: number, number: string, settings: Afterwards['settings']): Promise<void> {
  const args = [number, ...refundArgumentsOf(turn), '--yes'];
  const once = () => runRefund(args, settings, () => {}, undefined);
  await Promise.all(turn % 5 === 0 ? [once(), once()] : [once()]);
}
