// A line of an order is moved to another day or time (operations 2, ADR 114): new places are taken and the old ones given
// back in one transaction, or nothing is done. Barcodes stay, and a mail brings the tickets as they are then.
import { computeMove, type MoveEffect, type MoveProblem } from '../../domain/moves/compute-move.ts';
import type { Quote } from '../../domain/orders/quote.ts';
import { isCodeQuote } from '../../domain/orders/quote.ts';
import { isRefusal } from '../../domain/refusal.ts';
import type { Actor } from '../../domain/staff/act.ts';
import { giveBackClaims } from '../capacity/settle-holds.ts';
import { findClaimedSlots, takeMoreIn } from '../capacity/take-holds.ts';
import { writeMailAgain } from '../orders/acts/send-again.ts';
import { type MovedOrder, writeMove } from '../orders/acts/write-move.ts';
import { type QuotingShop, quoteItem } from '../orders/quote/item-kinds.ts';
import { orderToReturn } from '../orders/returns/order-returns.ts';
import type { Payments } from '../payments/payments.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import { type LockedOrder, lockReturnable } from '../returns/read-returnable.ts';
import { type ActRow, type AskedAct, beginAct, orderObject } from '../staff/acts/begin-act.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { itemOfLine } from './item-of-line.ts';

export type MovingShop = QuotingShop & {
  readonly database: Database;
  readonly now: () => Date;
  readonly payments: Pick<Payments, 'jobs'>;
};

export type AskedMove = AskedAct & {
  readonly number: string;
  readonly line: number;
  /** `YYYY-MM-DD HH:mm` in museum time. */
  readonly datetime: string;
  readonly by: Actor;
  /** Whether they may do this; whatever it is where it is left out. */
  readonly may?: (effect: MoveEffect) => boolean;
};

export type MoveRefused =
  | { readonly state: 'unknown' }
  | { readonly state: 'refused'; readonly problem: MoveProblem | 'not-on-sale' }
  /** So many are free at that time. */
  | { readonly state: 'refused'; readonly problem: 'full'; readonly available: number };

export type Moved =
  | MoveRefused
  | { readonly state: 'before' | 'not-permitted' }
  | { readonly state: 'changed'; readonly changes: readonly ActRow[] }
  | { readonly state: 'done'; readonly effect: MoveEffect };

const VERB = 'order.moved';

/** Ends a transaction in which nothing may stay. */
class TakenBack extends Error {
  readonly found: MoveRefused | { readonly state: 'possible'; readonly effect: MoveEffect };
  constructor(found: TakenBack['found']) {
    super('taken back');
    this.found = found;
  }
}

/** What it would do: places are taken and given back again. Changes nothing. */
export async function previewMove(
  shop: MovingShop,
  asked: Pick<AskedMove, 'number' | 'line' | 'datetime'>,
): Promise<TakenBack['found']> {
  return (await taken(async () => {
    await shop.database.transaction(async (sql) => {
      const found = await lockAndCompute(sql, shop, asked);
      if (found.state !== 'possible') throw new TakenBack(found);
      await takePlaces(sql, shop, found.order, found.effect);
      throw new TakenBack({ state: 'possible', effect: found.effect });
    });
    throw new Error('a preview stayed');
  })) as TakenBack['found'];
}

/** Moves it, once however often it is asked. */
export function moveLine(shop: MovingShop, asked: AskedMove): Promise<Moved> {
  return taken(() =>
    shop.database.transaction(async (sql): Promise<Moved> => {
      const found = await lockAndCompute(sql, shop, asked);
      const begun = await beginAct(sql, orderObject(asked.number), VERB, asked);
      if (begun.state !== 'new') return begun;
      if (found.state !== 'possible') return found;
      const { order, effect } = found;
      if (asked.may?.(effect) === false) return { state: 'not-permitted' };
      await takePlaces(sql, shop, order, effect);
      await write(sql, shop, order, effect, asked);
      return { state: 'done', effect };
    }),
  ) as Promise<Moved>;
}

async function taken<Found>(work: () => Promise<Found>): Promise<Found | TakenBack['found']> {
  try {
    return await work();
  } catch (problem) {
    if (problem instanceof TakenBack) return problem.found;
    throw problem;
  }
}

type Computed =
  | MoveRefused
  | { readonly state: 'possible'; readonly order: LockedOrder; readonly effect: MoveEffect };

/** Quotes the line at the new time, then locks the order with the places of both. */
async function lockAndCompute(
  sql: Sql,
  shop: MovingShop,
  { number, line, datetime }: Pick<AskedMove, 'number' | 'line' | 'datetime'>,
): Promise<Computed> {
  const known = await orderToReturn(sql, number);
  if (!known) return { state: 'unknown' };
  const quote = await quoteAt(shop, known, line, datetime);
  if (!quote) return { state: 'refused', problem: 'not-on-sale' };
  const slots = await findClaimedSlots(sql, quote.claims);
  const order = await lockReturnable(sql, number, shop.now(), slots);
  if (!order) return { state: 'unknown' };
  const pools = new Set(order.row.content.codes.map(({ barcode }) => order.poolOf(barcode)));
  const effect = computeMove(order.returnable, line, quote, ({ pool }) => pools.has(pool));
  return 'problem' in effect
    ? { state: 'refused', problem: effect.problem }
    : { state: 'possible', order, effect };
}

async function quoteAt(
  shop: MovingShop,
  { content, language }: MovedOrder,
  line: number,
  datetime: string,
): Promise<Quote | undefined> {
  const bought = content.lines[line];
  const item = bought && itemOfLine(bought, datetime, shop.catalogue, language);
  if (!item) return undefined;
  const quote = await quoteItem(shop, item, { line, language, replaces: undefined });
  return isRefusal(quote) || isCodeQuote(quote) ? undefined : quote;
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
  if (missing) throw new TakenBack({ state: 'refused', problem: 'full', available: missing.available });
}

async function write(
  sql: Sql,
  { now, payments }: MovingShop,
  { row, cart }: LockedOrder,
  effect: MoveEffect,
  { number, line, by, key }: AskedMove,
): Promise<void> {
  const bought = row.content.lines[line];
  const moved = { ...row, content: { ...row.content, lines: row.content.lines.with(line, effect.line) } };
  await writeMove(sql, moved, cart, effect.claims);
  const before = { line, datetime: bought && 'datetime' in bought ? bought.datetime : '' };
  const after = { line, datetime: effect.line.datetime, difference: effect.difference };
  await writeAct(sql, { by, verb: VERB, on: orderObject(number), key, before, after }, now());
  const { email } = row.content.buyer;
  if (email !== '') await writeMailAgain(sql, { now, jobs: payments.jobs }, moved, { email, by, key });
}
