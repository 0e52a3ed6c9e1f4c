// An order as the rule of parts given back reads it: locked, so that what it says stays until the transaction ends.
import { supplementAsReturn } from '../../domain/moves/supplement.ts';
import { orderLeft } from '../../domain/returns/order-values.ts';
import type { ReturnableOrder } from '../../domain/returns/return-order.ts';
import { lockHeldSlots } from '../capacity/settle-holds.ts';
import { type CartRow, lockCart, lockCarts } from '../orders/decide-cart.ts';
import {
  allAdmissions,
  type OrderReturnRow,
  type OrderToReturn,
  orderToReturn,
  returnsOfOrder,
  waitingForSupplements,
} from '../orders/returns/order-returns.ts';
import {
  lockOpenSupplement,
  lockOpenSupplements,
  type OpenSupplement,
  type SupplementRow,
  supplementsOfOrder,
} from '../orders/supplements/supplements.ts';
import { type LockedPayment, lockToRefund } from '../payments/refunds/request-refund.ts';
import type { Sql } from '../platform/database/sql.ts';
import { lockVouchers, slotsOfVouchers } from '../vouchers/close-vouchers.ts';
import { poolsOfRedeemed } from '../vouchers/pools-of-redeemed.ts';

export type LockedOrder = {
  readonly row: OrderToReturn;
  readonly cart: CartRow;
  /** Its own and those of differences that were paid, by their ids. */
  readonly payments: ReadonlyMap<string, LockedPayment>;
  /** A difference that is asked for and not paid. */
  readonly open: OpenSupplement | undefined;
  readonly returns: readonly OrderReturnRow[];
  readonly returnable: ReturnableOrder;
  /** Names the pool of the value of a code that was redeemed. */
  readonly poolOf: (barcode: string) => string;
};

/**
 * Locks an order's cart and that of a difference which is asked for, then their places and codes, then the order's payments:
 * the order in which buyers lock them.
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
  const supplements = await supplementsOfOrder(sql, row.booking_id);
  const open = await lockOpenSupplement(sql, supplements);
  const vouchers = await lockVouchers(sql, row, now, [...more, ...(open?.slots ?? [])]);
  const paid = supplements.filter(({ paid_at }) => paid_at !== null);
  const payments = await lockToRefund(
    sql,
    [row, ...paid].flatMap(({ payment_id }) => payment_id ?? []),
  );
  const { lines, shipping, codes } = row.content;
  return {
    ...{ row, cart, payments, open, returns },
    poolOf: await poolsOfRedeemed(sql, codes),
    returnable: {
      lines,
      shipping,
      codes,
      claims: cart.quote.claims,
      admissions: await allAdmissions(sql, row.booking_id),
      vouchers,
      payments: await leftOfPayments(sql, row, { paid, payments, returns }),
      before: givenBackBefore(row, returns, paid),
    },
  };
}

/**
 * Locks several orders' carts, those of differences that are asked for, then all of their places and codes, before each is locked
 * by itself in the same transaction: whoever locks another of them meanwhile waits, and is not waited for.
 */
export async function lockOrdersTogether(sql: Sql, numbers: readonly string[]): Promise<void> {
  const found = await Promise.all(numbers.map((number) => orderToReturn(sql, number)));
  const orders = found.filter((order) => order !== undefined);
  const carts = orders.map(({ cart_id }) => cart_id);
  await lockCarts(sql, carts);
  const bookings = orders.map(({ booking_id }) => booking_id);
  const differences = await lockOpenSupplements(sql, bookings);
  await lockHeldSlots(sql, [...carts, ...differences], await slotsOfVouchers(sql, bookings));
}

type Paid = Pick<LockedOrder, 'payments' | 'returns'> & { readonly paid: readonly SupplementRow[] };

/** The newest first. What waits until a payer's bank has decided is as good as given back. */
async function leftOfPayments(
  sql: Sql,
  { booking_id, payment_id }: OrderToReturn,
  { paid, payments, returns }: Paid,
): Promise<ReturnableOrder['payments']> {
  const waiting = paid.length > 0 ? await waitingForSupplements(sql, booking_id) : [];
  const forSupplements = waiting.reduce((sum, { amount }) => sum + amount, 0);
  const waitingFor = (id: string) =>
    id === payment_id
      ? returns.reduce((sum, one) => sum + one.waiting, 0) - forSupplements
      : waiting.reduce((sum, one) => (one.payment_id === id ? sum + one.amount : sum), 0);
  return [...paid.map((one) => one.payment_id).toReversed(), payment_id].flatMap((id) => {
    const payment = payments.get(id ?? '');
    if (!payment) return [];
    return [
      {
        id: payment.id,
        left: Math.max(0, payment.amount - payment.given_back - waitingFor(payment.id)),
      },
    ];
  });
}

function givenBackBefore(
  { state, content }: OrderToReturn,
  returns: readonly OrderReturnRow[],
  paid: readonly SupplementRow[],
): ReturnableOrder['before'] {
  if (state === 'refunded' && returns.length === 0) return [everythingOf(content)];
  return [
    ...returns.map((one) => one.content),
    ...paid.map((supplement) => supplementAsReturn(supplement.content)),
  ];
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
