// Staff note a payment that was taken elsewhere for an order that waits (ADR 118). What its buyer could still pay with is closed
// first, so that money that has come already is seen: nothing is paid twice silently.
import { elsewhereProblem, hasOpenPage } from '../../../domain/payments/elsewhere.ts';
import type { Actor } from '../../../domain/staff/act.ts';
import { HoldsSwept } from '../../capacity/settle-holds.ts';
import { findCart, lockCart } from '../../orders/decide-cart.ts';
import { paidOrder } from '../../orders/paid-order.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { beginAct, orderObject } from '../../staff/acts/begin-act.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { cancelPayments, closePages } from '../cancel-payments.ts';
import { paymentsOfCart } from '../payment-store.ts';
import type { Payments } from '../payments.ts';
import { paySweptCarts } from '../settle-arrived.ts';
import type { PayCarts } from '../settle-paid.ts';
import {
  PlacesGone,
  type SettledElsewhere,
  settleElsewhere,
  type TakenElsewhere,
} from './settle-elsewhere.ts';

export type AskedPayment = TakenElsewhere & {
  readonly by: Actor;
  /** Names the act. */
  readonly key: string;
};

/** `before`: it was noted under this key; nothing was changed. */
export type NotedPayment =
  | SettledElsewhere
  | { readonly state: 'before'; readonly number: string }
  | { readonly state: 'placesGone' };

const VERB = 'payment.received-elsewhere';

/** Notes it, once however often it is asked. */
export async function notePayment(shop: Payments, asked: AskedPayment): Promise<NotedPayment> {
  const cart = await findCart(shop.database, asked.cartId);
  const payments = await paymentsOfCart(shop.database, asked.cartId);
  if (cart && !elsewhereProblem({ ...cart, payments }, asked.amount))
    await closePages(shop, payments.filter(hasOpenPage));
  const noted = await noteOnce(shop, asked);
  // A transfer is no longer waited for.
  if (noted.state === 'confirmed') await cancelPayments(shop, asked.cartId);
  return noted;
}

async function noteOnce(shop: Payments, asked: AskedPayment): Promise<NotedPayment> {
  const run = (pay?: PayCarts) => shop.database.transaction((sql) => noteIn(sql, shop, asked, pay));
  try {
    return await run();
  } catch (problem) {
    if (problem instanceof PlacesGone) return { state: 'placesGone' };
    if (!(problem instanceof HoldsSwept)) throw problem;
  }
  try {
    return await run(paySweptCarts);
  } catch (problem) {
    if (problem instanceof PlacesGone) return { state: 'placesGone' };
    throw problem;
  }
}

async function noteIn(
  sql: Sql,
  shop: Payments,
  { by, key, ...taken }: AskedPayment,
  pay: PayCarts | undefined,
): Promise<NotedPayment> {
  await lockCart(sql, taken.cartId);
  const before = await orderOfCart(sql, taken.cartId);
  if (before && (await beginAct(sql, orderObject(before), VERB, { key })).state === 'before')
    return { state: 'before', number: before };
  const settled = await settleElsewhere(sql, shop, taken, pay);
  if (settled.state !== 'confirmed') return settled;
  const { means, receipt, amount } = taken;
  const after = { means, receipt, amount };
  await writeAct(sql, { by, verb: VERB, on: orderObject(settled.number), key, after }, shop.now());
  return settled;
}

/** The number of the order that a cart has become. */
async function orderOfCart(sql: Sql, cartId: string): Promise<string | undefined> {
  for (const payment of await paymentsOfCart(sql, cartId)) {
    const order = await paidOrder(sql, payment);
    if (order) return order.number;
  }
  return undefined;
}
