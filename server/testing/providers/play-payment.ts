// The shop's side of the provider suite: carts are placed, come back, and are looked at in the database.

import { reconcilePayments } from '../../payments/reconcile.ts';
import { refundPayment } from '../../payments/refunds/refund-payment.ts';
import { purchase } from '../test-shop.ts';
import type { Delivery, Stage } from './provider-peer.ts';

const SLOT = '2026-11-18 10:00';
/** Two adults. */
export const AMOUNT = 2400;

export type PlayedPayment = { readonly cartId: string; readonly id: string; readonly reference: string };

/** A cart that is held, with its payment started. */
export async function startPayment({ shop, provider }: Stage): Promise<PlayedPayment> {
  const datetime = provider.slot ?? SLOT;
  const items = [{ type: 'ticket', id: 'flut-normal', datetime, count: 2, totalPrice: AMOUNT }];
  const token = await shop.guest();
  const { body } = await shop.post(
    `/api/de/checkout/initPayment?_=${token}`,
    purchase(items, {}, provider.payart),
  );
  return playedPayment(shop, body.data.cartId);
}

/** The newest payment of a cart. */
export async function playedPayment({ database }: Stage['shop'], cartId: string): Promise<PlayedPayment> {
  const { rows } = await database.executeSql(
    'select id, reference from payment where cart_id = $1 order by looks, created_at desc limit 1',
    [cartId],
  );
  return { cartId, id: rows[0].id, reference: rows[0].reference };
}

/** A payment that has become an order. */
export async function paidPayment(stage: Stage): Promise<PlayedPayment> {
  const payment = await startPayment(stage);
  await stage.peer.pay(payment.reference);
  await comeBack(stage, payment);
  return payment;
}

/** The visitor comes back from the provider's page. */
export function comeBack({ shop }: Stage, { cartId }: PlayedPayment) {
  return shop.post('/api/de/checkout/execPayment', { cartId });
}

/** Sends what is to go back of a payment; where people do that, they have done it. @returns whether it was done at once */
export async function giveItBack(on: Stage, { id, reference }: PlayedPayment): Promise<boolean> {
  const isDone = await refundPayment(on.shop.shop.payments, id);
  if (on.provider.refundsByHand && !isDone) await on.peer.endRefunds(reference, 'done');
  return isDone;
}

/** The provider says that something happened to payments; the last answer that it gets. */
export async function hearOf(stage: Stage, ...payments: PlayedPayment[]) {
  const [first, ...others] = await stage.peer.webhooks(payments.map(({ reference }) => reference));
  let answer = await deliver(stage, first as Delivery);
  for (const delivery of others) answer = await deliver(stage, delivery);
  return answer;
}

/** Sends what the provider has signed. */
export function deliver({ shop, peer }: Stage, { body, headers }: Delivery) {
  return shop.app.inject({
    method: 'POST',
    url: `/api/webhooks/${peer.name}`,
    payload: body,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** Time passes, and reconciliation looks once. */
export async function reconcileAfter({ shop }: Stage, seconds: number): Promise<void> {
  shop.pass(seconds);
  await reconcilePayments(shop.shop.payments);
}

/** A month and a day pass, with a look on each day; the texts of what the shop warned of. */
export async function reconcileForAMonth({ shop }: Stage): Promise<string[]> {
  const warnings: string[] = [];
  const log = { error: () => {}, warn: (_details: object, text: string) => warnings.push(text) };
  for (let day = 0; day <= 31; day += 1) {
    shop.pass(24 * 3600);
    await reconcilePayments({ ...shop.shop.payments, log });
  }
  return warnings;
}

/** A payment as the shop has it, with its refunds in the order in which they were asked for. */
export async function stateOf({ shop }: Stage, { id }: PlayedPayment) {
  const [payment] = (await shop.database.executeSql('select * from payment where id = $1', [id])).rows;
  const { rows } = await shop.database.executeSql(
    'select amount, state, reason from refund where payment_id = $1 order by requested_at, attempt',
    [id],
  );
  return {
    payment,
    state: payment.state as string,
    refunds: rows.map(({ amount, state, reason }) => `${amount} ${state} ${reason}`),
  };
}

export async function ordersOf({ shop }: Stage, { cartId }: PlayedPayment): Promise<number> {
  const { rows } = await shop.database.executeSql(
    'select count(*)::int as count from placed_order where cart_id = $1',
    [cartId],
  );
  return rows[0].count;
}
