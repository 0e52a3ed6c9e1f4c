// What moving people of an order would do: quoted by the shop as it sells today, and computed under the order's lock with
// the places of both times.
import {
  computeMove,
  type MoveEffect,
  type MoveProblem,
  type Moving,
  whatMoves,
} from '../../domain/moves/compute-move.ts';
import type { AskedPieces } from '../../domain/moves/movable-units.ts';
import type { Quote } from '../../domain/orders/quote.ts';
import { isCodeQuote } from '../../domain/orders/quote.ts';
import { isVisit, type VisitLine } from '../../domain/orders/visit-line.ts';
import { isRefusal } from '../../domain/refusal.ts';
import { findClaimedSlots } from '../capacity/take-holds.ts';
import { type QuotingShop, quoteItem } from '../orders/quote/item-kinds.ts';
import { orderToReturn, returnsOfOrder } from '../orders/returns/order-returns.ts';
import type { RefundShop } from '../payments/payments.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import { type LockedOrder, lockReturnable } from '../returns/read-returnable.ts';
import type { AskProblem } from './ask-difference.ts';
import { itemOfLine, type Target } from './item-of-line.ts';

export type MovingShop = QuotingShop & {
  readonly database: Database;
  readonly now: () => Date;
  readonly payments: RefundShop;
  readonly config: { readonly holdSeconds: number };
};

/** Who moves and where to. */
export type MoveWish = Target & {
  /** Of the order: `2026-100017`. */
  readonly number: string;
  readonly line: number;
  /** Undefined: all that is left of the line. */
  readonly pieces?: AskedPieces | undefined;
};

export type MoveRefused =
  | { readonly state: 'unknown' }
  | { readonly state: 'refused'; readonly problem: MoveProblem | AskProblem | 'not-on-sale' | 'money' }
  /** So many are free at that time. */
  | { readonly state: 'refused'; readonly problem: 'full'; readonly available: number };

export type ComputedMove =
  | MoveRefused
  | {
      readonly state: 'possible';
      readonly order: LockedOrder;
      readonly effect: MoveEffect;
      /** Those who move at the new time, as the shop sells it. */
      readonly quoted: Pick<Quote, 'claims'> & { readonly orderLine: VisitLine };
    };

/** Quotes those who move at the new time, then locks the order with the places of both. */
export async function lockAndCompute(sql: Sql, shop: MovingShop, wish: MoveWish): Promise<ComputedMove> {
  const { number, line, pieces } = wish;
  const quoted = await quoteMove(sql, shop, wish);
  if ('state' in quoted) return quoted;
  const slots = await findClaimedSlots(sql, quoted.claims);
  const order = await lockReturnable(sql, number, shop.now(), slots);
  if (!order) return { state: 'unknown' };
  const moving = whatMoves(order.returnable, line, pieces);
  if ('problem' in moving) return { state: 'refused', ...moving };
  const now = shop.clock.fromInstant(shop.now());
  const effect = computeMove(order.returnable, line, moving, quoted, isCodeOf(order), now);
  if ('problem' in effect) return { state: 'refused', ...effect };
  const { orderLine, claims } = quoted;
  if (!isVisit(orderLine)) return { state: 'refused', problem: 'line-unknown' };
  return { state: 'possible', order, effect, quoted: { orderLine, claims } };
}

/** Is a claim of the order one of a code's value? */
export function isCodeOf({ row, poolOf }: LockedOrder): (claim: { readonly pool: string }) => boolean {
  const pools = new Set(row.content.codes.map(({ barcode }) => poolOf(barcode)));
  return ({ pool }) => pools.has(pool);
}

async function quoteMove(
  sql: Sql,
  shop: MovingShop,
  { number, line, pieces, ...target }: MoveWish,
): Promise<Quote | MoveRefused> {
  const order = await orderToReturn(sql, number);
  if (!order) return { state: 'unknown' };
  const { content, booking_id, language } = order;
  const before = (await returnsOfOrder(sql, booking_id)).map((one) => one.content);
  const moving: Moving | { readonly problem: MoveProblem } = whatMoves({ ...content, before }, line, pieces);
  if ('problem' in moving) return { state: 'refused', ...moving };
  const item = itemOfLine(moving.line, target, shop, language);
  const quote = item && (await quoteItem(shop, item, { line, language, replaces: undefined }));
  if (!quote || isRefusal(quote) || isCodeQuote(quote)) return { state: 'refused', problem: 'not-on-sale' };
  return quote;
}
