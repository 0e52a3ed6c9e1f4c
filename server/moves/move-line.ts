// People of an order are moved to another day or time (operations 2, ADR 114 and 126): new places are taken and the old ones
// given back in one transaction, or nothing is done. They get new barcodes and a mail; a cheaper time may give money back.
import type { MoveEffect } from '../../domain/moves/compute-move.ts';
import type { Refusal } from '../../domain/refusal.ts';
import type { Destination } from '../../domain/returns/return-order.ts';
import type { Actor } from '../../domain/staff/act.ts';
import { giveBackClaims } from '../capacity/settle-holds.ts';
import { takeMoreIn } from '../capacity/take-holds.ts';
import { writeMove } from '../orders/acts/write-move.ts';
import type { Sql } from '../platform/database/sql.ts';
import { giveBackIn } from '../returns/give-back.ts';
import type { LockedOrder } from '../returns/read-returnable.ts';
import { type ActRow, type AskedAct, beginAct, orderObject } from '../staff/acts/begin-act.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { lockAndCompute, type MoveRefused, type MoveWish, type MovingShop } from './lock-move.ts';

export type AskedMove = AskedAct &
  MoveWish & {
    /** Where the difference of a cheaper time goes; kept where it is left out. */
    readonly money?: Destination | undefined;
    readonly by: Actor;
    /** Why they may not do this; undefined where they may, and whatever it is where it is left out. */
    readonly forbid?: (effect: MoveEffect, back: number) => Refusal | undefined;
  };

type Forbidden = { readonly state: 'not-permitted'; readonly refusal: Refusal };
type PossibleMove = { readonly state: 'possible'; readonly effect: MoveEffect };

export type Moved =
  | MoveRefused
  | Forbidden
  | { readonly state: 'before' }
  | { readonly state: 'changed'; readonly changes: readonly ActRow[] }
  | { readonly state: 'done'; readonly effect: MoveEffect };

const VERB = 'order.moved';

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
      await takePlaces(sql, shop, found.order, found.effect);
      throw new TakenBack({ state: 'possible', effect: found.effect });
    }),
  );
}

/** Moves them, once however often it is asked. */
export function moveLine(shop: MovingShop, asked: AskedMove): Promise<Moved> {
  return taken<Moved>(() =>
    shop.database.transaction(async (sql): Promise<Moved> => {
      const found = await lockAndCompute(sql, shop, asked);
      const begun = await beginAct(sql, orderObject(asked.number), VERB, asked);
      if (begun.state !== 'new') return begun;
      if (found.state !== 'possible') return found;
      const { order, effect } = found;
      const refusal = asked.forbid?.(effect, backOf(effect, asked.money));
      if (refusal) return { state: 'not-permitted', refusal };
      await takePlaces(sql, shop, order, effect);
      await write(sql, shop, order, effect, asked);
      await giveDifferenceBack(sql, shop, effect, asked);
      return { state: 'done', effect };
    }),
  );
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
