// What becomes of one order of a closing (ADR 133), by the visitor's answer or because there was none. The order's row is locked
// first, then the order itself; the outcome is noted in the transaction that moves people or money, so neither is there without
// the other. What is done is done in the name of whoever began the closing.
import {
  affectedState,
  CAME_IN,
  type Choice,
  type ClosedLine,
  linesStillClosed,
} from '../../domain/closings/closing.ts';
import { orderLeft } from '../../domain/returns/order-values.ts';
import type { Destination, ReturnSelection } from '../../domain/returns/return-order.ts';
import { closureIsOpenAgain } from '../capacity/slots-of-decision.ts';
import { movedTogether } from '../moves/move-line.ts';
import { hasComeIn } from '../orders/fulfilment/affected-orders.ts';
import type { Sql } from '../platform/database/sql.ts';
import { giveLockedBackIn } from '../returns/give-back.ts';
import { type LockedOrder, lockOrdersTogether, lockReturnable } from '../returns/read-returnable.ts';
import { CLOSING_TOLD } from './closing-mail-job.ts';
import {
  type ClosingOrderRow,
  type Decided,
  hasMailLeft,
  lockClosingOrder,
  lockClosingOrders,
  saveOutcome,
} from './closing-order-store.ts';
import { type ClosingRow, readClosing } from './closing-store.ts';
import type { ClosingsShop } from './closings-shop.ts';

/** Why an answer was not carried out; '' where it was, or nothing was left to be done. */
export type AnswerProblem = '' | 'full' | 'not-possible';

export type Answer = { readonly choice: Choice; readonly datetime?: string | undefined };

const DESTINATIONS: Readonly<Record<'voucher' | 'money', Destination>> = {
  voucher: 'voucher',
  money: 'the-way-it-came',
};

/** Which lines of an order are still for a closed time. */
export function closedLinesOf(order: LockedOrder | undefined, lines: readonly ClosedLine[]): number[] {
  if (!order) return [];
  const { returnable } = order;
  const { parts } = orderLeft(returnable);
  const left = returnable.lines.map((_, index) =>
    parts.reduce((sum, part) => (part.line === index ? sum + part.left : sum), 0),
  );
  return linesStillClosed(returnable.lines, lines, left);
}

/** What gives all of the lines back. */
export function selectionOf(lines: readonly number[], choice: 'voucher' | 'money'): ReturnSelection {
  return { pieces: lines.map((line) => ({ line })), shipping: false, fee: 0, to: DESTINATIONS[choice] };
}

/**
 * Does what a visitor has chosen, unless it is too late or something became of the order before. Whoever was let in at a
 * closed time has had the visit: a person decides what they get.
 */
export async function answerOrder(shop: ClosingsShop, id: string, answer: Answer): Promise<AnswerProblem> {
  const done = await movedTogether((move) =>
    shop.database.transaction(async (sql): Promise<AnswerProblem> => {
      const found = await lockFor(sql, shop, id);
      if (!found) return 'not-possible';
      const { row, closing, order, lines } = found;
      const state = affectedState(row, lines.length > 0, shop.now());
      if (state === 'elsewhere' && row.outcome === null) await note(sql, shop, row, 'visitor', elsewhere);
      if (state !== 'open') return '';
      if (!closing.offers.includes(answer.choice)) return 'not-possible';
      if (await hasComeIn(sql, row.booking_id, lines)) {
        await note(sql, shop, row, 'visitor', { ...nothing, outcome: 'listed', problem: CAME_IN });
        return '';
      }
      if (answer.choice !== 'other-time') {
        const given = await giveLinesBack(sql, shop, { ...found, choice: answer.choice });
        if (given.problem !== '') return 'not-possible';
        await note(sql, shop, row, 'visitor', { ...given, outcome: answer.choice });
        return '';
      }
      const { datetime } = answer;
      if (!datetime) return 'not-possible';
      const before = order?.returns.length ?? 0;
      for (const line of lines)
        await move(sql, shop, {
          number: row.number,
          line,
          datetime,
          money: 'the-way-it-came',
          key: `${row.id}-${line}`,
          by: closing.begun_by,
        });
      const back = await backSince(sql, shop, row.number, before);
      await note(sql, shop, row, 'visitor', { ...nothing, outcome: 'moved', back, moved_to: datetime });
      return '';
    }),
  );
  if (typeof done === 'string') return done;
  return done.state === 'refused' && done.problem === 'full' ? 'full' : 'not-possible';
}

/**
 * Does what the museum has chosen for those who do not answer, for all of them or none. They are locked in the order in which
 * others lock them; after that their statements travel together, so that eight take little longer than one.
 * @returns `stopped` where nothing is to be done now
 * @throws what kept one of them from being done
 */
export function settleUnanswered(shop: ClosingsShop, ids: readonly string[]): Promise<'done' | 'stopped'> {
  return shop.database.transaction(async (sql) => {
    if (ids.length > 1) await lockOrdersTogether(sql, await lockClosingOrders(sql, ids));
    const settled = await Promise.allSettled(ids.map((id) => settleOne(sql, shop, id)));
    for (const one of settled) if (one.status === 'rejected') throw one.reason;
    return settled.some((one) => one.status === 'fulfilled' && one.value === 'stopped') ? 'stopped' : 'done';
  });
}

async function settleOne(sql: Sql, shop: ClosingsShop, id: string): Promise<'done' | 'stopped'> {
  const found = await lockFor(sql, shop, id);
  if (!found) return 'done';
  const { row, closing, lines } = found;
  if (closing.stopped_at) return 'stopped';
  const state = affectedState(row, lines.length > 0, shop.now());
  if (state === 'elsewhere' && row.outcome === null) await note(sql, shop, row, 'deadline', elsewhere);
  if (state !== 'late') return 'done';
  await note(sql, shop, row, 'deadline', await settled(sql, shop, found));
  return 'done';
}

type Found = {
  readonly row: ClosingOrderRow;
  readonly closing: ClosingRow;
  /** Undefined once all of it was given back. */
  readonly order: LockedOrder | undefined;
  readonly lines: readonly number[];
};

const nothing = { back: 0, moved_to: null, problem: '' };
const elsewhere = { ...nothing, outcome: 'elsewhere' } as const;

async function lockFor(sql: Sql, { now }: ClosingsShop, id: string): Promise<Found | undefined> {
  const row = await lockClosingOrder(sql, id);
  const closing = row && (await readClosing(sql, row.closing));
  const order = row && (await lockReturnable(sql, row.number, now()));
  return row && closing && { row, closing, order, lines: closedLinesOf(order, row.lines) };
}

async function settled(sql: Sql, shop: ClosingsShop, found: Found): Promise<Omit<Decided, 'decided_by'>> {
  const { closing, row } = found;
  const listed = (problem: string) => ({ ...nothing, outcome: 'listed' as const, problem });
  // Their visit takes place after all: nobody who said nothing loses it.
  if (await closureIsOpenAgain(sql, closing.decision_id)) return listed('open-again');
  // A device at the door had no network when the closing began, or somebody was let in after all.
  if (await hasComeIn(sql, row.booking_id, found.lines)) return listed(CAME_IN);
  if (closing.unanswered === 'list') return listed('');
  // A voucher that nobody can be sent is no use to them, and in place of money it is for those who were asked.
  if (closing.unanswered === 'voucher' && !(row.reachable && (await hasMailLeft(sql, row.id, CLOSING_TOLD))))
    return listed('no-mail');
  const given = await giveLinesBack(sql, shop, { ...found, choice: closing.unanswered });
  return given.problem !== '' ? listed(given.problem) : { ...given, outcome: closing.unanswered };
}

/** @returns what went back, or why nothing did; then nothing was changed */
async function giveLinesBack(
  sql: Sql,
  { payments }: ClosingsShop,
  { row, closing, order, lines, choice }: Found & { readonly choice: 'voucher' | 'money' },
): Promise<Omit<Decided, 'decided_by' | 'outcome'>> {
  if (!order) return { ...nothing, problem: 'unknown' };
  const given = await giveLockedBackIn(sql, payments, order, {
    number: row.number,
    selection: selectionOf(lines, choice),
    reason: '',
    key: row.id,
    by: closing.begun_by,
  });
  if (given.state === 'done') return { ...nothing, back: given.row.amount };
  return { ...nothing, problem: given.state === 'refused' ? given.refused : given.state };
}

/** What cheaper times gave back. */
async function backSince(sql: Sql, { now }: ClosingsShop, number: string, before: number): Promise<number> {
  const order = await lockReturnable(sql, number, now());
  return (order?.returns ?? []).slice(before).reduce((sum, { amount }) => sum + amount, 0);
}

function note(
  sql: Sql,
  { now }: ClosingsShop,
  { id }: ClosingOrderRow,
  decided_by: Decided['decided_by'],
  decided: Omit<Decided, 'decided_by'>,
): Promise<void> {
  return saveOutcome(sql, id, { ...decided, decided_by }, now());
}
