// What a move leaves in its order and its cart (ADR 126): lines at their new times, barcodes, what the cart claims from then
// on, and the mail that says so.
import { type Static, Type } from 'typebox';
import type { MoveEffect } from '../../../domain/moves/compute-move.ts';
import { orderedKind } from '../../../domain/ordered-kinds.ts';
import { isVisit, type VisitLine } from '../../../domain/orders/visit-line.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { randomBarcode, randomId } from '../../platform/random-id.ts';
import { type CartRow, recountHolds, setCartQuote } from '../cart-store.ts';
import type { OrderToReturn } from '../order-store.ts';
import { searchOrdersAgain } from '../search/index-orders.ts';
import { setOrderContent } from './order-acts-store.ts';
import {
  findMove,
  insertMove,
  movesOfOrder,
  type OrderMoveRow,
  placeAdmissions,
} from './order-move-store.ts';

export { findMove, movesOfOrder, type OrderMoveRow };
export type MovedOrder = OrderToReturn;

/** The job that mails the visitor that their visit was moved. */
export const VISIT_MOVED = 'visit-moved';
export const VisitMoved = Type.Object({ move_id: Type.String() });
export type VisitMoved = Static<typeof VisitMoved>;

type WritingShop = { readonly now: () => Date; readonly jobs: Pick<Jobs, 'write'> };

/**
 * The order's cart is locked, and holds what it claims then.
 * @throws Error when an admission is not the order's any more: it is not locked
 */
export async function writeMove(
  sql: Sql,
  { now, jobs }: WritingShop,
  { order, cart, key }: { order: MovedOrder; cart: Pick<CartRow, 'id' | 'quote'>; key: string },
  { index, from, to, lines, claims, admissions }: MoveEffect,
): Promise<void> {
  const { booking_id, content } = order;
  await setOrderContent(sql, booking_id, { ...content, lines });
  const placed = admissions.map(({ isRenewed, ...one }) => ({
    ...one,
    renewed: isRenewed ? randomBarcode() : one.barcode,
  }));
  if ((await placeAdmissions(sql, booking_id, placed, now())) !== placed.length)
    throw new Error('an admission was replaced before');
  await searchOrdersAgain(sql, [booking_id]);
  await setCartQuote(sql, cart.id, { ...cart.quote, lines, claims });
  await recountHolds(sql, cart.id);
  const id = randomId();
  const kept = { from: withoutPersons(from), to: withoutPersons(to) };
  await insertMove(sql, { id, booking_id, key, at: now(), line: index, content: kept });
  if (content.buyer.email !== '') await jobs.write(sql, VISIT_MOVED, { move_id: id } satisfies VisitMoved);
}

function withoutPersons(line: VisitLine): VisitLine {
  const rest = orderedKind(line.type).withoutPersons(line);
  return isVisit(rest) ? rest : line;
}
