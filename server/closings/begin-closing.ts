// Staff begin, stop and resume writing to everybody whose time is closed (operations 3, ADR 133). What follows is a job's.
import { closingProblems } from '../../domain/closings/check-closing.ts';
import type { AskedClosing } from '../../domain/closings/closings-contract.ts';
import { addDays } from '../../domain/museum-time.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { Actor, ActVerb } from '../../domain/staff/act.ts';
import { type DecisionRow, decisionInForce } from '../capacity/decisions-of-pools.ts';
import { soldSlotsOfDecision } from '../capacity/slots-of-decision.ts';
import {
  type AffectedSum,
  type BoughtLine,
  boughtLines,
  byComingIn,
  sumOfLines,
} from '../orders/fulfilment/affected-orders.ts';
import type { Sql } from '../platform/database/sql.ts';
import { beginAct } from '../staff/acts/begin-act.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { noteSeenTo } from './closing-order-store.ts';
import { type ClosingRow, insertClosing, lockClosing, readClosingOf, saveStopped } from './closing-store.ts';
import type { ClosingsShop } from './closings-shop.ts';

type BeginningShop = Pick<ClosingsShop, 'database' | 'clock' | 'now'>;

type AskedBeginning = AskedClosing & {
  readonly key: string;
  readonly by: Actor;
  /** Why they may not; undefined where they may. @param amount cents that may go back */
  readonly forbid: (amount: number) => Refusal | undefined;
};

const BEGUN = 'closing.begun';

type SoldOfClosure = {
  readonly decision: DecisionRow;
  /** Without the orders of those who were in already. */
  readonly ahead: readonly BoughtLine[];
  readonly sum: AffectedSum;
  readonly cameIn: AffectedSum;
};

/** The closure and what is sold of it; undefined where it is over, taken back, or no closure. */
export async function soldOfClosure(
  { database, clock, now }: BeginningShop,
  id: string,
): Promise<SoldOfClosure | undefined> {
  const decision = await decisionInForce(database, id, clock.today());
  if (decision?.kind !== 'closure') return undefined;
  const slots = await soldSlotsOfDecision(database, decision, now());
  const { ahead, cameIn } = byComingIn(await boughtLines(database, slots, new Date(0)));
  return { decision, ahead, sum: sumOfLines(ahead), cameIn: sumOfLines(cameIn) };
}

/** @returns its number; that of the first one where the closure has one already with the same settings */
export async function beginClosing(
  shop: BeginningShop,
  { key, by, forbid, ...asked }: AskedBeginning,
): Promise<{ readonly number: number } | Refusal> {
  const { database, clock, now } = shop;
  const sold = await soldOfClosure(shop, asked.decision);
  if (!sold) return refuse('NOT_FOUND');
  const fields = closingProblems(asked, clock.today());
  if (Object.keys(fields).length > 0) return refuse('FIELDS_INVALID', { fields });
  const refusal = forbid(sold.sum.amount);
  if (refusal) return refusal;
  return database.transaction(async (sql) => {
    const settings: Settings = {
      offers: [...new Set(asked.offers)].toSorted(),
      unanswered: asked.unanswered,
      deadline: clock.toInstant(addDays(asked.until, 1)),
      sentences: asked.sentences
        .map(({ language, text }) => ({ language, text: text.trim() }))
        .filter(({ text }) => text !== ''),
    };
    const number = await insertClosing(sql, {
      ...settings,
      key,
      decision_id: asked.decision,
      begun_by: by,
      cause: sold.decision.cause,
      made_at: now(),
    });
    if (number === undefined) return before(sql, asked.decision, settings);
    const { decision, offers, unanswered, until } = asked;
    const after = { decision, offers, unanswered, until, ...sold.sum };
    await writeAct(sql, { by, verb: BEGUN, on: objectOf(number), key, after }, now());
    return { number };
  });
}

type Settings = Pick<ClosingRow, 'offers' | 'unanswered' | 'deadline' | 'sentences'>;

/** Sent twice, it is one; somebody who chose something else is told of the one that runs. */
async function before(
  sql: Sql,
  decision: string,
  settings: Settings,
): Promise<{ readonly number: number } | Refusal> {
  const row = await readClosingOf(sql, decision);
  if (!row) return refuse('NOT_FOUND');
  const { number } = row;
  return isSame(row, settings) ? { number } : refuse('CLOSING_BEGUN', { details: { number } });
}

function isSame(one: Settings, other: Settings): boolean {
  return JSON.stringify(told(one)) === JSON.stringify(told(other));
}

/** Settings so that the same ones are written the same way. */
function told({ offers, unanswered, deadline, sentences }: Settings) {
  return [
    offers.toSorted(),
    unanswered,
    deadline.getTime(),
    sentences.map(({ language, text }) => `${language} ${text}`).toSorted(),
  ];
}

/** Stops it, or goes on: once for each key. @returns false where there is none */
export function stopClosing(
  { database, now }: Pick<BeginningShop, 'database' | 'now'>,
  number: number,
  { stop, key, by }: { readonly stop: boolean; readonly key: string; readonly by: Actor },
): Promise<boolean> {
  const verb: ActVerb = stop ? 'closing.stopped' : 'closing.resumed';
  return database.transaction(async (sql) => {
    const row = await lockClosing(sql, number);
    if (!row) return false;
    const begun = await beginAct(sql, objectOf(number), verb, { key });
    if (begun.state !== 'new' || (row.stopped_at !== null) === stop) return true;
    await saveStopped(sql, number, stop ? now() : null);
    await writeAct(sql, { by, verb, on: objectOf(number), key }, now());
    return true;
  });
}

/** A person has seen to an order that waited for one: once for each key. @returns false where it does not wait */
export function seeToOrder(
  { database, now }: Pick<BeginningShop, 'database' | 'now'>,
  number: number,
  { order, key, by }: { readonly order: string; readonly key: string; readonly by: Actor },
): Promise<boolean> {
  const verb: ActVerb = 'closing.seen-to';
  return database.transaction(async (sql) => {
    if (!(await lockClosing(sql, number))) return false;
    const begun = await beginAct(sql, objectOf(number), verb, { key });
    if (begun.state !== 'new') return true;
    if (!(await noteSeenTo(sql, number, order, now()))) return false;
    await writeAct(sql, { by, verb, on: objectOf(number), key, after: { order } }, now());
    return true;
  });
}

function objectOf(number: number) {
  return { kind: 'closing', id: String(number) } as const;
}
