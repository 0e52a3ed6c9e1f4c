// People of an order are moved to another day or time (operations 2, ADR 114 and 126): new places are taken and the old ones
// given back in one transaction, or nothing is done. They get new barcodes and a mail; a cheaper time may give money back.
// The difference of a dearer one may be asked for, or taken elsewhere (ADR 128).
import type { MoveEffect } from '../../domain/moves/compute-move.ts';
import { supplementDays } from '../../domain/moves/supplement.ts';
import type { Day } from '../../domain/museum-time.ts';
import type { Refusal } from '../../domain/refusal.ts';
import type { Destination } from '../../domain/returns/return-order.ts';
import type { Actor } from '../../domain/staff/act.ts';
import { giveBackClaims } from '../capacity/settle-holds.ts';
import { takeMoreIn } from '../capacity/take-holds.ts';
import { writeMove } from '../orders/acts/write-move.ts';
import { endSupplement } from '../orders/supplements/supplements.ts';
import type { Sql } from '../platform/database/sql.ts';
import { giveBackIn } from '../returns/give-back.ts';
import type { LockedOrder } from '../returns/read-returnable.ts';
import { type ActRow, type AskedAct, beginAct, orderObject } from '../staff/acts/begin-act.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import {
  type Asking,
  type AskProblem,
  type DifferencePaid,
  linkProblem,
  sendDifferenceLink,
  takeDifference,
} from './ask-difference.ts';
import { lockAndCompute, type MoveRefused, type MoveWish, type MovingShop } from './lock-move.ts';

export type AskedMove = AskedAct &
  MoveWish & {
    /** Where the difference of a cheaper time goes; kept where it is left out. */
    readonly money?: Destination | undefined;
    /** How the difference of a dearer time is paid; not at all where it is left out. */
    readonly paid?: DifferencePaid | undefined;
    readonly by: Actor;
    /** Why they may not do this; undefined where they may, and whatever it is where it is left out. */
    readonly forbid?: (effect: MoveEffect, back: number) => Refusal | undefined;
  };

type Forbidden = { readonly state: 'not-permitted'; readonly refusal: Refusal };
type PossibleMove = {
  readonly state: 'possible';
  readonly effect: MoveEffect;
  /** Why the difference cannot be asked for by a link; undefined where it can. */
  readonly link: AskProblem | undefined;
  /** On which days the link can end. */
  readonly days: { readonly first: Day; readonly last: Day } | undefined;
  /** A link that was sent for another move of the order ends. */
  readonly ends: boolean;
};

export type Moved =
  | MoveRefused
  | Forbidden
  | { readonly state: 'before' }
  | { readonly state: 'changed'; readonly changes: readonly ActRow[] }
  | { readonly state: 'done'; readonly effect: MoveEffect };

const VERB = 'order.moved';
const ASKED = 'order.difference-asked';

/** Ends a transaction in which nothing may stay. */
class TakenBack<Found> extends Error {
  readonly found: Found;
  constructor(found: Found) {
    super('taken back');
    this.found = found;
  }
}

/** What it would do: places are taken and given back again. Changes nothing. */
export function previewMove(shop: MovingShop, wish: MoveWish): Promise<MoveRefused | PossibleMove> {
  return taken<MoveRefused | PossibleMove>(() =>
    shop.database.transaction(async (sql) => {
      const found = await lockAndCompute(sql, shop, wish);
      if (found.state !== 'possible') return found;
      const { order, effect } = found;
      if (order.open) await endSupplement(sql, order.open);
      await takePlaces(sql, shop, order, effect);
      const link = linkProblem(shop.clock.today(), order, effect);
      const days = supplementDays(shop.clock.today(), effect);
      throw new TakenBack({ state: 'possible', effect, link, days, ends: order.open !== undefined });
    }),
  );
}

/** Moves them, or asks for the difference first: once however often it is asked. */
export function moveLine(shop: MovingShop, asked: AskedMove): Promise<Moved> {
  return taken<Moved>(() => shop.database.transaction((sql) => moveLineIn(sql, shop, asked)));
}

/**
 * Likewise in the transaction of an act that moves more.
 * @throws TakenBack when it cannot be: nothing of the transaction may stay
 */
async function moveLineIn(sql: Sql, shop: MovingShop, asked: AskedMove): Promise<Moved> {
  const found = await lockAndCompute(sql, shop, asked);
  const verb = asked.paid?.by === 'link' ? ASKED : VERB;
  const begun = await beginAct(sql, orderObject(asked.number), verb, asked);
  if (begun.state !== 'new') return begun;
  if (found.state !== 'possible') return found;
  const { order, effect } = found;
  const refusal = asked.forbid?.(effect, backOf(effect, asked.money));
  if (refusal) return { state: 'not-permitted', refusal };
  if (asked.paid && effect.difference <= 0) return { state: 'refused', problem: 'nothing-due' };
  // What was asked for before counted on the order as it was.
  if (order.open) await endSupplement(sql, order.open);
  if (asked.paid?.by === 'link') return askByLink(sql, shop, { ...found, asked }, asked.paid.until);
  await takePlaces(sql, shop, order, effect);
  if (asked.paid) {
    const { by: means, receipt } = asked.paid;
    await takeDifference(sql, shop, { ...found, asked }, { means, receipt });
    return { state: 'done', effect };
  }
  await write(sql, shop, order, effect, asked);
  await giveDifferenceBack(sql, shop, effect, asked);
  return { state: 'done', effect };
}

/** All lines move, or none does and nothing of the transaction stays. @returns the first that could not */
export function movedTogether<Done>(
  work: (move: (sql: Sql, shop: MovingShop, asked: AskedMove) => Promise<void>) => Promise<Done>,
): Promise<Done | MoveRefused> {
  return taken<Done | MoveRefused>(() =>
    work(async (sql, shop, asked) => {
      const moved = await moveLineIn(sql, shop, asked);
      if (moved.state === 'refused' || moved.state === 'unknown') takenBack(moved);
    }),
  );
}

/** @throws TakenBack when the new places are not free while the old ones stay sold */
async function askByLink(
  sql: Sql,
  shop: MovingShop,
  asking: Asking & { readonly asked: AskedMove },
  until: Day,
): Promise<Moved> {
  const { order, effect, asked } = asking;
  const today = shop.clock.today();
  const problem = linkProblem(today, order, effect);
  if (problem) return takenBack({ state: 'refused', problem });
  const days = supplementDays(today, effect);
  if (!days || until < days.first || until > days.last)
    return takenBack({ state: 'refused', problem: 'wrong-day' });
  const missing = await sendDifferenceLink(sql, shop, asking, until);
  if (missing) return takenBack({ state: 'refused', problem: 'full', available: missing.available });
  const { line, number, by, key } = asked;
  const before = { line, datetime: effect.from.datetime };
  const after = {
    datetime: effect.to.datetime,
    count: effect.to.count,
    difference: effect.difference,
    until,
  };
  await writeAct(sql, { by, verb: ASKED, on: orderObject(number), key, before, after }, shop.now());
  return { state: 'done', effect };
}

function takenBack(found: MoveRefused): never {
  throw new TakenBack(found);
}

/** Cents of a cheaper time that can go back. */
export function differenceBack({ difference, value }: MoveEffect): number {
  return Math.max(0, Math.min(-difference, value));
}

function backOf(effect: MoveEffect, money: Destination = 'kept'): number {
  return money === 'kept' ? 0 : differenceBack(effect);
}

async function taken<Found>(work: () => Promise<Found>): Promise<Found> {
  try {
    return await work();
  } catch (problem) {
    if (problem instanceof TakenBack) return problem.found as Found;
    throw problem;
  }
}

/** @throws TakenBack when the new places are not free */
async function takePlaces(
  sql: Sql,
  { now }: MovingShop,
  { cart }: LockedOrder,
  { frees, takes }: MoveEffect,
): Promise<void> {
  await giveBackClaims(sql, cart.id, frees);
  const [missing] = await takeMoreIn(sql, { cartId: cart.id, claims: takes, expires: 'infinity' }, now());
  if (missing)
    throw new TakenBack<MoveRefused>({ state: 'refused', problem: 'full', available: missing.available });
}

async function write(
  sql: Sql,
  { now, payments }: MovingShop,
  { row, cart }: LockedOrder,
  effect: MoveEffect,
  { number, line, by, key }: AskedMove,
): Promise<void> {
  await writeMove(sql, { now, jobs: payments.jobs }, { order: row, cart, key }, effect);
  const before = { line, datetime: effect.from.datetime };
  const { index, to, difference } = effect;
  const after = { line: index, datetime: to.datetime, count: to.count, difference };
  await writeAct(sql, { by, verb: VERB, on: orderObject(number), key, before, after }, now());
}

/** @throws TakenBack when it cannot go back: then nothing is moved either */
async function giveDifferenceBack(
  sql: Sql,
  { payments }: MovingShop,
  effect: MoveEffect,
  { number, money = 'kept', by, key }: AskedMove,
): Promise<void> {
  const cents = backOf(effect, money);
  if (cents === 0) return;
  const given = await giveBackIn(sql, payments, {
    number,
    selection: {
      pieces: [],
      shipping: false,
      amount: { cents, line: effect.index },
      fee: 0,
      to: money,
    },
    reason: '',
    key,
    by,
  });
  if (given.state !== 'done') throw new TakenBack<MoveRefused>({ state: 'refused', problem: 'money' });
}
