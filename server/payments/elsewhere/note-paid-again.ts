// Staff note that an order whose money a bank has taken back was paid again: by a transfer, at the terminal or at the register
// (ADR 149). Each payment that was lost gets one that makes it good, which the order keeps in its place; beside it where the bank
// has left a part of the first one (ADR 150).

import type { Cents } from '../../../domain/money.ts';
import type { PaymentMeans } from '../../../domain/payments/elsewhere.ts';
import {
  hasSomeLeft,
  owedAgain,
  type PaidAgainProblem,
  paidAgainProblem,
} from '../../../domain/payments/taken-back.ts';
import type { Actor } from '../../../domain/staff/act.ts';
import { lockCart } from '../../orders/decide-cart.ts';
import { replacePayment } from '../../orders/replace-payment.ts';
import { type OrderToReturn, orderToReturn, releaseWaiting } from '../../orders/returns/order-returns.ts';
import { searchOrdersAgain } from '../../orders/search/index-orders.ts';
import { supplementsOfOrder } from '../../orders/supplements/supplements.ts';
import { takenBackOf } from '../../orders/taken-back/taken-back.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { beginAct, orderObject } from '../../staff/acts/begin-act.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { takeElsewhere } from '../differences/difference-money.ts';
import { changePayment } from '../payment-state-store.ts';
import { type LockedPayment, lockPayment, lockPayments, setRepays } from '../payment-store.ts';
import type { Payments } from '../payments.ts';

export type PaidAgain = {
  /** Of the order: `2026-100017`. */
  readonly number: string;
  readonly means: PaymentMeans;
  /** The number that register or terminal gave it; '' for none. */
  readonly receipt: string;
  /** Must be what is open. */
  readonly amount: Cents;
  readonly by: Actor;
  /** Names the act. */
  readonly key: string;
};

/** `before`: it was noted under this key; nothing was changed. */
export type NotedPaidAgain =
  | { readonly state: 'unknown' }
  | { readonly state: 'refused'; readonly problem: PaidAgainProblem; readonly due: Cents }
  | { readonly state: 'before' }
  | { readonly state: 'done' };

type NotingShop = Pick<Payments, 'database' | 'now'>;

const VERB = 'payment.received-again';

/** What is open of an order, and why nothing can be noted; changes nothing. Undefined where there is no such order. */
export function previewPaidAgain(
  { database }: Pick<NotingShop, 'database'>,
  number: string,
): Promise<{ readonly due: Cents; readonly problem: PaidAgainProblem | undefined } | undefined> {
  return database.transaction(async (sql) => {
    const order = await lockOrder(sql, number);
    if (!order) return undefined;
    const open = openOf(order, await lostOf(sql, order));
    return { due: open.due, problem: paidAgainProblem(open) };
  });
}

/** Notes it, once however often it is asked. */
export function notePaidAgain(shop: NotingShop, asked: PaidAgain): Promise<NotedPaidAgain> {
  return shop.database.transaction(async (sql): Promise<NotedPaidAgain> => {
    const { number, means, receipt, amount, by, key } = asked;
    const order = await lockOrder(sql, number);
    if (!order) return { state: 'unknown' };
    if ((await beginAct(sql, orderObject(number), VERB, { key })).state === 'before')
      return { state: 'before' };
    const losses = await lostOf(sql, order);
    const open = openOf(order, losses);
    const problem = paidAgainProblem(open, amount);
    if (problem) return { state: 'refused', problem, due: open.due };
    for (const loss of losses) await makeGood(sql, shop, loss, asked);
    await searchOrdersAgain(sql, [order.booking_id]);
    await writeAct(
      sql,
      { by, verb: VERB, on: orderObject(number), key, after: { means, receipt, amount } },
      shop.now(),
    );
    return { state: 'done' };
  });
}

/** Whoever else pays or gives back waits for its cart. */
async function lockOrder(sql: Sql, number: string): Promise<OrderToReturn | undefined> {
  const known = await orderToReturn(sql, number);
  const cart = known && (await lockCart(sql, known.cart_id));
  return cart && orderToReturn(sql, number);
}

/** `isKept`: its payment still has some of its money, or a part of it was made good before. */
type Loss = { readonly payment: LockedPayment; readonly amount: Cents; readonly isKept: boolean };

function openOf({ state }: OrderToReturn, losses: readonly Loss[]) {
  return { state, due: losses.reduce((sum, { amount }) => sum + amount, 0) };
}

/**
 * The payments of an order that banks have taken back for good, its own and those of differences, locked; with what is open of
 * each. What was given back before or meanwhile, and could not be sent because the bank had it, is not owed.
 */
async function lostOf(sql: Sql, order: OrderToReturn): Promise<Loss[]> {
  const supplements = await supplementsOfOrder(sql, order.booking_id);
  const ids = [order, ...supplements].flatMap(({ payment_id }) => payment_id ?? []);
  const locked = await lockPayments(sql, ids);
  const lost = ids.flatMap((id) => locked.get(id) ?? []).filter(({ state }) => state === 'charged-back');
  const facts = await takenBackOf(
    sql,
    lost.map(({ id }) => id),
  );
  return lost.flatMap((payment) => {
    const known = facts.get(payment.id);
    const amount = known ? owedAgain(known) : 0;
    return known && amount > 0 ? [{ payment, amount, isKept: hasSomeLeft(known) || known.repaid > 0 }] : [];
  });
}

/** A payment of the same cart, which the order keeps in place of the one that was lost, or beside it. */
async function makeGood(
  sql: Sql,
  shop: NotingShop,
  { payment: lost, amount, isKept }: Loss,
  { means, receipt }: PaidAgain,
): Promise<void> {
  const taken = await takeElsewhere(sql, shop, { cartId: lost.cart_id, amount, means, receipt });
  const payment = await lockPayment(sql, taken.payment.id);
  const kept = payment && (await changePayment(sql, payment, 'money-kept', shop.now(), taken.outcome));
  if (!kept) throw new Error(`payment ${taken.payment.id} cannot be kept`);
  await setRepays(sql, kept, lost.id);
  if (isKept) return;
  // It is settled with this: should the bank give its money back after all, all of it belongs to the payer.
  await releaseWaiting(sql, lost.id);
  await replacePayment(sql, lost, kept.id);
}
