// An order as the rule of parts given back reads it: locked, so that what it says stays until the transaction ends.

import type { Cents } from '../../domain/money.ts';
import { supplementAsReturn } from '../../domain/moves/supplement.ts';
import { heldByBank, leftOfPayment, type TakenBackFacts } from '../../domain/payments/taken-back.ts';
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
} from '../orders/returns/order-returns.ts';
import {
  lockOpenSupplement,
  lockOpenSupplements,
  type OpenSupplement,
  type SupplementRow,
  supplementsOfOrder,
} from '../orders/supplements/supplements.ts';
import { takenBackOf } from '../orders/taken-back/taken-back.ts';
import { lockToRefund, type RefundablePayment } from '../payments/refunds/request-refund.ts';
import type { Sql } from '../platform/database/sql.ts';
import { lockVouchers, slotsOfVouchers } from '../vouchers/close-vouchers.ts';
import { poolsOfRedeemed } from '../vouchers/pools-of-redeemed.ts';

export type LockedOrder = {
  readonly row: OrderToReturn;
  readonly cart: CartRow;
  /**
   * Its own and those of differences that were paid, with those that make good what banks have taken of them, by their ids; the
   * newest first.
   */
  readonly payments: ReadonlyMap<string, RefundablePayment>;
  /** What banks have of them, by their ids; those of which they have nothing are left out. */
  readonly withBanks: ReadonlyMap<string, Cents>;
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
    [...paid.toReversed(), row].flatMap(({ payment_id }) => payment_id ?? []),
  );
  const taken = await takenBackOf(sql, [...payments.keys()]);
  const { lines, shipping, codes } = row.content;
  return {
    ...{ row, cart, payments, open, returns },
    withBanks: withBanks(taken),
    poolOf: await poolsOfRedeemed(sql, codes),
    returnable: {
      lines,
      shipping,
      codes,
      claims: cart.quote.claims,
      admissions: await allAdmissions(sql, row.booking_id),
      vouchers,
      payments: leftOf(payments, taken),
      before: givenBackBefore(row, returns, paid),
    },
  };
}

/**
 * Locks several orders' carts, those of differences that are asked for, then all of their places and codes, before each is locked
 * by itself in the same transaction: whoever locks another of them meanwhile waits, and is not waited for.
 * @param more slots that are to be taken besides
 */
export async function lockOrdersTogether(
  sql: Sql,
  numbers: readonly string[],
  more: readonly number[] = [],
): Promise<void> {
  const found = await Promise.all(numbers.map((number) => orderToReturn(sql, number)));
  const orders = found.filter((order) => order !== undefined);
  const carts = orders.map(({ cart_id }) => cart_id);
  await lockCarts(sql, carts);
  const bookings = orders.map(({ booking_id }) => booking_id);
  const differences = await lockOpenSupplements(sql, bookings);
  await lockHeldSlots(sql, [...carts, ...differences], [...more, ...(await slotsOfVouchers(sql, bookings))]);
}

export type Placed = Pick<OrderToReturn, 'state'> & {
  readonly content: Pick<OrderToReturn['content'], 'lines' | 'shipping' | 'codes'>;
};

type TakenBack = ReadonlyMap<string, TakenBackFacts>;

function withBanks(taken: TakenBack): LockedOrder['withBanks'] {
  return new Map(
    [...taken].map(([id, facts]) => [id, heldByBank(facts)] as const).filter(([, held]) => held > 0),
  );
}

/** What waits until a payer's bank has decided is as good as given back. */
function leftOf(payments: LockedOrder['payments'], taken: TakenBack): ReturnableOrder['payments'] {
  return [...payments.keys()].flatMap((id) => {
    const facts = taken.get(id);
    return facts ? [{ id, left: leftOfPayment(facts), held: heldByBank(facts) }] : [];
  });
}

/** @param paid differences that were paid, which are worth more since */
export function givenBackBefore(
  { state, content }: Placed,
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
function everythingOf({ lines, shipping, codes }: Placed['content']): ReturnableOrder['before'][number] {
  const placed = orderLeft({ lines, shipping, codes, before: [] });
  return {
    parts: placed.parts.map(({ line, part, count, value }) => ({ line, part, count, gross: value, kept: 0 })),
    shipping: placed.shipping.map(({ vat_value, value }) => ({ vat_value, gross: value, kept: 0 })),
    toCodes: codes.map(({ barcode, discount }) => ({ barcode, amount: discount })),
  };
}
