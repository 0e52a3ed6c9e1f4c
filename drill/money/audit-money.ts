// The audit after the drill of money: every visitor has either tickets or their money, and what the shop believes that a
// provider holds is what it holds.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Asked, AUDIT_STATEMENTS, askAudit } from '../audit-store.ts';
import { heldInLedger, type PaidOrder, readPayments } from './money-store.ts';
import type { Till } from './till.ts';
import type { Visit } from './visit.ts';

/** What must hold whatever was given back. */
const ALWAYS = [
  'a slot that counts other than its holds',
  'a slot that is oversold',
  'a confirmed order without a place for each of its visitors',
  'a job that was set aside',
];

const MOST_SECONDS = 120;

/** Compares what visitors paid with what they have. @returns what must not be, a sentence for each */
export async function auditMoney(
  database: Asked,
  tills: readonly Till[],
  visits: readonly Visit[],
): Promise<string[]> {
  const payments = new Map(
    (await readPayments(database)).map((each) => [`${each.provider} ${each.reference}`, each]),
  );
  const findings: string[] = [];
  for (const what of ALWAYS)
    for (const found of await askAudit(database, AUDIT_STATEMENTS[what] ?? ''))
      findings.push(`${what}: ${found}`);
  for (const till of tills) {
    for (const [reference, held] of await till.held()) {
      const payment = payments.get(`${till.name} ${reference}`);
      const found = payment ? judge(payment, held) : 'money for a payment that the shop does not know';
      if (found) findings.push(`${till.name} ${reference} holds ${held} ct (${payment?.state}): ${found}`);
    }
    findings.push(...(await compareBooks(database, till)));
  }
  const orders = new Set(
    (await database.executeSql('select booking_id from placed_order')).rows.map((row) => row.booking_id),
  );
  for (const { turn, bookingId } of visits)
    if (bookingId !== undefined && !orders.has(bookingId))
      findings.push(`visitor ${turn} was told of order ${bookingId}, which is none`);
  return findings;
}

/** Each payment is worth the same in the ledger and in the provider's books. */
async function compareBooks(database: Asked, till: Till): Promise<string[]> {
  const [posted, held] = await Promise.all([heldInLedger(database, till.name), till.held()]);
  return [...new Set([...posted.keys(), ...held.keys()])].flatMap((reference) => {
    const [ours, theirs] = [posted.get(reference) ?? 0, held.get(reference) ?? 0];
    return ours === theirs
      ? []
      : [`${till.name} ${reference}: the ledger says ${ours} ct, the provider ${theirs} ct`];
  });
}

/** Waits until the shop has heard of all money that has arrived: the pauses between its questions grow. */
export async function awaitMoneyKnown(database: Asked, tills: readonly Till[]): Promise<void> {
  const until = performance.now() + MOST_SECONDS * 1000;
  while ((await countUnheard(database, tills)) > 0 && performance.now() < until) await sleep(500);
}

async function countUnheard(database: Asked, tills: readonly Till[]): Promise<number> {
  const undecided = (await readPayments(database)).filter(
    ({ state }) => state === 'started' || state === 'pending',
  );
  const held = new Map(await Promise.all(tills.map(async (till) => [till.name, await till.held()] as const)));
  return undecided.filter(({ provider, reference }) => held.get(provider)?.has(reference)).length;
}

/** What is wrong with a payment of which the provider holds so much; undefined when nothing is. */
function judge({ state, orderState, number, isKept }: PaidOrder, held: number): string | undefined {
  const hasTickets = orderState === 'confirmed';
  if (held > 0 && !hasTickets && !isKept) return 'money without tickets';
  if (held === 0 && hasTickets && state !== 'charged-back' && state !== 'disputed' && state !== 'refunded')
    return `tickets without money, in order ${number}`;
  return undefined;
}
