// An order as the rule of parts given back reads it: locked, so that what it says stays until the transaction ends.
import { orderLeft } from '../../domain/returns/order-values.ts';
import type { ReturnableOrder } from '../../domain/returns/return-order.ts';
import { type CartRow, lockCart } from '../orders/decide-cart.ts';
import {
  allAdmissions,
  type OrderReturnRow,
  type OrderToReturn,
  orderToReturn,
  returnsOfOrder,
} from '../orders/returns/order-returns.ts';
import { type LockedPayment, lockToRefund } from '../payments/refunds/request-refund.ts';
import type { Sql } from '../platform/database/sql.ts';
import { lockVouchers } from '../vouchers/close-vouchers.ts';
import { poolsOfRedeemed } from '../vouchers/pools-of-redeemed.ts';

export type LockedOrder = {
  readonly row: OrderToReturn;
  readonly cart: CartRow;
  readonly payment: LockedPayment | undefined;
  readonly returns: readonly OrderReturnRow[];
  readonly returnable: ReturnableOrder;
  /** Names the pool of the value of a code that was redeemed. */
  readonly poolOf: (barcode: string) => string;
};

/**
 * Locks an order's cart, then its places and codes, then its payment: the order in which buyers lock them.
 * @param more slots that are to be taken besides
 * @returns undefined where there is no such order
 */
export async function lockReturnable(
  sql: Sql,
  number: string,
  now: Date,
  more: readonly number[] = [],
): Promise<LockedOrder | undefined> {
  const known = await orderToReturn(sql, number);
  const cart = known && (await lockCart(sql, known.cart_id));
  // Again: whoever had the lock may have changed it.
  const row = cart && (await orderToReturn(sql, number));
  if (!row) return undefined;
  const returns = await returnsOfOrder(sql, row.booking_id);
  const vouchers = await lockVouchers(sql, row, now, more);
  const payment = row.payment_id ? await lockToRefund(sql, row.payment_id) : undefined;
  const { lines, shipping, codes } = row.content;
  const isOver = row.state === 'refunded' && returns.length === 0;
  return {
    row,
    cart,
    payment,
    returns,
    poolOf: await poolsOfRedeemed(sql, codes),
    returnable: {
      lines,
      shipping,
      codes,
      claims: cart.quote.claims,
      admissions: await allAdmissions(sql, row.booking_id),
      vouchers,
      payments: payment ? [{ id: payment.id, left: leftOf(payment, returns) }] : [],
      before: isOver ? [everythingOf(row.content)] : returns.map(({ content }) => content),
    },
  };
}

/** What waits until the payer's bank has decided is as good as given back. */
function leftOf({ amount, given_back }: LockedPayment, returns: readonly OrderReturnRow[]): number {
  return Math.max(0, amount - given_back - returns.reduce((sum, { waiting }) => sum + waiting, 0));
}

/** Orders that were given back whole before single parts could be have no returns. */
function everythingOf({
  lines,
  shipping,
  codes,
}: OrderToReturn['content']): ReturnableOrder['before'][number] {
  const placed = orderLeft({ lines, shipping, codes, before: [] });
  return {
    parts: placed.parts.map(({ line, part, count, value }) => ({ line, part, count, gross: value, kept: 0 })),
    shipping: placed.shipping.map(({ vat_value, value }) => ({ vat_value, gross: value, kept: 0 })),
    toCodes: codes.map(({ barcode, discount }) => ({ barcode, amount: discount })),
  };
}
