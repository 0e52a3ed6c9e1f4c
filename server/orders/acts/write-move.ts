// What a moved line leaves in its order and its cart: the line at its new time, and what the cart claims from then on.
import type { Claim } from '../../../domain/capacity/claim.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type CartRow, recountHolds, setCartQuote } from '../cart-store.ts';
import type { OrderToReturn } from '../order-store.ts';
import { searchOrdersAgain } from '../search/index-orders.ts';
import { setOrderContent } from './order-acts-store.ts';

export type MovedOrder = OrderToReturn;

/** @param order as it is afterwards; its cart is locked, and holds what it claims */
export async function writeMove(
  sql: Sql,
  { booking_id, content }: MovedOrder,
  { id, quote }: Pick<CartRow, 'id' | 'quote'>,
  claims: readonly Claim[],
): Promise<void> {
  await setOrderContent(sql, booking_id, content);
  await searchOrdersAgain(sql, [booking_id]);
  await setCartQuote(sql, id, { ...quote, lines: content.lines, claims });
  await recountHolds(sql, id);
}
