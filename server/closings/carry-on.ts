// The job behind closings (ADR 133): it looks for orders that have come, writes to everybody who has no mail, and does what was
// chosen for those whose time to answer is over. Each step is a transaction of its own, and what is done is noted in it: so it
// can be stopped, and killed anywhere, and goes on where it was.
import { answerUntil, mailsGivenUp } from '../../domain/closings/closing.ts';
import { addDays } from '../../domain/museum-time.ts';
import { closureOf } from '../capacity/slots-of-decision.ts';
import { type BoughtLine, boughtLines } from '../orders/fulfilment/affected-orders.ts';
import { randomId } from '../platform/random-id.ts';
import { CLOSING_TOLD, type ClosingTold } from './closing-mail-job.ts';
import { addOrders, dueOrders, type FoundOrder, takeUnwritten } from './closing-order-store.ts';
import { closingsGoingOn, lockClosing, noteSearched } from './closing-store.ts';
import type { ClosingsShop } from './closings-shop.ts';
import { settleUnanswered } from './decide-order.ts';

/** Mails that are handed over together; whoever stops it waits for as many. */
const BATCH = 100;
/**
 * Orders that are settled in one transaction. Its statements travel together on one connection, and leave the others to visitors;
 * the embedded database has one session, for which visitors would wait.
 */
const TOGETHER = { postgres: 8, embedded: 1 } as const;
/** An order may be confirmed in a transaction that began before it was looked for. */
const OVERLAP_MS = 10 * 60 * 1000;
const EPOCH = new Date(0);

/** Does what is to be done for all closings. @param signal aborted when another process has taken over */
export async function carryOn(shop: ClosingsShop, signal: AbortSignal): Promise<void> {
  for (const number of await closingsGoingOn(shop.database, addDays(shop.clock.today(), -1))) {
    if (signal.aborted) return;
    await search(shop, number);
    while (!signal.aborted && (await writeSome(shop, number)) > 0);
    await settleDue(shop, number, signal);
  }
}

/** Finds who has bought what is closed; those who are known already stay as they are. */
async function search({ database, now }: ClosingsShop, number: number): Promise<void> {
  await database.transaction(async (sql) => {
    const closing = await lockClosing(sql, number);
    if (!closing || closing.stopped_at) return;
    const at = now();
    const since = closing.searched_at ? new Date(closing.searched_at.getTime() - OVERLAP_MS) : EPOCH;
    // A closure that was taken back closes nothing, and nobody else is written to.
    const slots = await closureOf(sql, closing.decision_id, at);
    const lines = slots.length > 0 ? await boughtLines(sql, slots, since) : [];
    const until = answerUntil(closing.deadline, closing.made_at, at);
    await addOrders(sql, number, { until, now: at }, ordersOf(lines));
    await noteSearched(sql, number, at);
  });
}

function ordersOf(lines: readonly BoughtLine[]): FoundOrder[] {
  return [...Map.groupBy(lines, ({ booking_id }) => booking_id).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { booking_id, number, language, email } = first;
    return [
      {
        id: randomId(),
        booking_id,
        number,
        language,
        lines: own.map(({ id, datetime }) => ({ id, datetime })),
        people: own.reduce((sum, { people }) => sum + people, 0),
        amount: own.reduce((sum, { amount }) => sum + amount, 0),
        reachable: email !== '',
        came_in: own.some(({ came_in }) => came_in),
      },
    ];
  });
}

/** Hands the mails of some over, in the transaction that notes it. @returns how many */
async function writeSome({ database, now, jobs }: ClosingsShop, number: number): Promise<number> {
  return database.transaction(async (sql) => {
    const closing = await lockClosing(sql, number);
    if (!closing || closing.stopped_at) return 0;
    const ids = await takeUnwritten(sql, number, now(), BATCH);
    if (ids.length > 0)
      await jobs.writeAll(
        sql,
        CLOSING_TOLD,
        ids.map((id): ClosingTold => ({ id })),
      );
    return ids.length;
  });
}

/** Some together; one that fails does not keep the others waiting. */
async function settleDue(shop: ClosingsShop, number: number, signal: AbortSignal): Promise<void> {
  const together = TOGETHER[shop.database.kind];
  const failed = new Set<string>();
  for (;;) {
    const now = shop.now();
    const asked = { closing: number, kind: CLOSING_TOLD, now, givenUp: mailsGivenUp(now) };
    const due = await dueOrders(shop.database, { ...asked, most: BATCH + failed.size });
    const left = due.filter((id) => !failed.has(id));
    if (left.length === 0) return;
    for (let first = 0; first < left.length; first += together) {
      if (signal.aborted) return;
      if ((await settleSome(shop, number, left.slice(first, first + together), failed)) === 'stopped') return;
    }
  }
}

/** All of them, or one after the other where one of them cannot be done. @param failed gets those that could not */
async function settleSome(
  shop: ClosingsShop,
  number: number,
  ids: readonly string[],
  failed: Set<string>,
): Promise<'done' | 'stopped'> {
  try {
    return await settleUnanswered(shop, ids);
  } catch (error) {
    if (ids.length > 1) {
      for (const id of ids)
        if ((await settleSome(shop, number, [id], failed)) === 'stopped') return 'stopped';
      return 'done';
    }
    failed.add(ids.join());
    shop.log.error({ err: error, closing: number, id: ids[0] }, 'an order of a closing could not be seen to');
    return 'done';
  }
}
