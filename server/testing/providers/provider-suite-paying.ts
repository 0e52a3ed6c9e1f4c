// How a payment comes to its end: paid, declined, left, late, never, or while nobody answers.
import { expect, test } from 'vitest';
import { CLOSE_AFTER_MS } from '../../../domain/payments/poll-schedule.ts';
import { purchase } from '../test-shop.ts';
import {
  comeBack,
  hearOf,
  ordersOf,
  paidPayment,
  playedPayment,
  reconcileAfter,
  reconcileForAMonth,
  startPayment,
  stateOf,
} from './play-payment.ts';
import type { Stage } from './provider-peer.ts';

/** The hold of twenty minutes, and what a visitor has to finish typing. */
const LAPSED = 1200 + CLOSE_AFTER_MS / 1000;

export function payingStories(stage: () => Stage): void {
  test('paid: one order, and what it was paid with is kept', async () => {
    const on = stage();
    const played = await paidPayment(on);
    const { payment, state } = await stateOf(on, played);
    expect(state).toBe('paid');
    expect(await ordersOf(on, played)).toBe(1);
    expect(payment).toMatchObject({
      currency: 'EUR',
      method: expect.any(String),
      fee: on.provider.tellsFee ? expect.any(Number) : null,
      charge_id: expect.any(String),
      received_at: expect.any(Date),
      next_look_at: null,
    });
  });

  test('the order is the buyer’s, whoever paid for it', async () => {
    const on = stage();
    const { cartId } = await paidPayment(on);
    const { rows } = await on.shop.database.executeSql(
      "select content -> 'buyer' ->> 'email' as email from placed_order where cart_id = $1",
      [cartId],
    );
    expect(rows).toEqual([{ email: 'ada@example.org' }]);
  });

  test('declined: no order, and another try is paid', async () => {
    const on = stage();
    const first = await startPayment(on);
    await on.peer.decline(first.reference);
    expect((await comeBack(on, first)).body.code).toBe('PAYMENT_FAILED');
    expect((await stateOf(on, first)).state).toBe('failed');
    const again = await on.shop.post(`/api/de/checkout/initPaymentOrder?_=${await on.shop.guest()}`, {
      ...purchase([], {}, on.provider.payart),
      id: first.cartId,
      cart: undefined,
    });
    expect(again.status).toBe(200);
    const { rows } = await on.shop.database.executeSql(
      'select id, reference from payment where cart_id = $1 and id <> $2',
      [first.cartId, first.id],
    );
    await on.peer.pay(rows[0].reference);
    expect((await comeBack(on, first)).status).toBe(200);
    expect((await stateOf(on, { ...first, id: rows[0].id })).state).toBe('paid');
    expect((await stateOf(on, first)).state).toBe('failed');
  });

  test('left on the provider’s page: canceled, and found by reconciliation alone', async () => {
    const on = stage();
    const played = await startPayment(on);
    await on.peer.abandon(played.reference);
    await reconcileAfter(on, 6);
    expect((await stateOf(on, played)).state).toBe('canceled');
  });

  test('paid while nobody comes back and no webhook comes: found by reconciliation', async () => {
    const on = stage();
    const played = await startPayment(on);
    await on.peer.pay(played.reference);
    await reconcileAfter(on, 6);
    expect((await stateOf(on, played)).state).toBe('paid');
    expect(await ordersOf(on, played)).toBe(1);
  });

  test('decided later: pending until then, then paid', async () => {
    const on = stage();
    const played = await startPayment(on);
    await on.peer.payLater(played.reference);
    expect((await comeBack(on, played)).status).toBe(202);
    expect((await stateOf(on, played)).state).toBe('pending');
    await reconcileAfter(on, on.provider.laterSeconds + 6);
    expect((await stateOf(on, played)).state).toBe('paid');
  });

  test('pauses between looks grow, and one falls on the end of the cart', async () => {
    const on = stage();
    const played = await startPayment(on);
    const looks: number[] = [];
    for (let minute = 0; minute < 21; minute += 1) {
      await reconcileAfter(on, 60);
      looks.push((await stateOf(on, played)).payment.looks);
    }
    expect(looks.at(-1)).toBeGreaterThanOrEqual(4);
    expect(looks.at(-1)).toBeLessThan(12);
    const { payment } = await stateOf(on, played);
    const { rows } = await on.shop.database.executeSql('select expires_at from cart where id = $1', [
      played.cartId,
    ]);
    expect(payment.next_look_at.getTime()).toBeLessThanOrEqual(rows[0].expires_at.getTime() + CLOSE_AFTER_MS);
  });

  test('a lapsed cart closes its page: it cannot be paid any more', async () => {
    const on = stage();
    const played = await startPayment(on);
    await reconcileAfter(on, LAPSED);
    expect((await stateOf(on, played)).state).toBe('canceled');
    await on.peer.pay(played.reference);
    await comeBack(on, played);
    expect((await stateOf(on, played)).state).toBe('canceled');
    expect(await ordersOf(on, played)).toBe(0);
  });

  test('a canceled cart closes its page', async () => {
    const on = stage();
    const played = await startPayment(on);
    await on.shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${played.cartId}`);
    expect((await stateOf(on, played)).state).toBe('canceled');
  });

  test('a cart that another one replaces closes its page', async () => {
    const on = stage();
    const first = await startPayment(on);
    const items = [
      { type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 12:00', count: 1, totalPrice: 1200 },
    ];
    const again = await on.shop.post(
      `/api/de/checkout/initPayment?_=${await on.shop.guest()}`,
      purchase(items, { cartId: first.cartId }, on.provider.payart),
    );
    expect(again.status).toBe(200);
    expect((await stateOf(on, first)).state).toBe('canceled');
    expect((await stateOf(on, await playedPayment(on.shop, again.body.data.cartId))).state).toBe('started');
  });

  test('a page that could not be closed because nobody answered is closed later', async () => {
    const on = stage();
    const played = await startPayment(on);
    await on.peer.goDown(true);
    await on.shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${played.cartId}`);
    expect((await stateOf(on, played)).state).toBe('started');
    await on.peer.goDown(false);
    await reconcileAfter(on, 20);
    expect((await stateOf(on, played)).state).toBe('canceled');
  });

  test('nobody answers: no visitor is sent anywhere, and what was paid is found when somebody does', async () => {
    const on = stage();
    const played = await startPayment(on);
    await on.peer.pay(played.reference);
    await on.peer.goDown(true);
    expect((await comeBack(on, played)).body.code).toBe('PAYMENT_PENDING');
    await reconcileAfter(on, 6);
    expect((await stateOf(on, played)).state).toBe('started');
    await on.peer.goDown(false);
    await reconcileAfter(on, 60);
    expect((await stateOf(on, played)).state).toBe('paid');
    expect(await ordersOf(on, played)).toBe(1);
  });

  test('nobody answers for a month: staff are told once, and money that is reported later goes back', async () => {
    const on = stage();
    const played = await startPayment(on);
    await on.peer.pay(played.reference);
    await on.peer.goDown(true);
    const warnings = await reconcileForAMonth(on);
    expect(warnings.filter((text) => text.includes('somebody must look'))).toHaveLength(1);
    expect((await stateOf(on, played)).payment.next_look_at).toBeNull();
    await on.peer.goDown(false);
    on.shop.pass(60);
    await hearOf(on, played);
    expect((await stateOf(on, played)).state).toBe('refund-due');
    expect(await ordersOf(on, played)).toBe(0);
  });
}
