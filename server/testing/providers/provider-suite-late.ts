// Money that comes late or twice: it is an order while there is one to be had, and goes back otherwise.
import { expect, test } from 'vitest';
import { CLOSE_AFTER_MS } from '../../../domain/payments/poll-schedule.ts';
import { purchase } from '../test-shop.ts';
import { AMOUNT, comeBack, hearOf, ordersOf, reconcileAfter, startPayment, stateOf } from './play-payment.ts';
import type { Stage } from './provider-peer.ts';

const DAY = 24 * 3600;
/** The hold of twenty minutes, and what a visitor has to finish typing. */
const LAPSED = 1200 + CLOSE_AFTER_MS / 1000;

export function lateStories(stage: () => Stage): void {
  test('decided after nine days, when the visit is over: no order, and the money goes back', async () => {
    const on = stage();
    const played = await startPayment(on);
    await on.peer.payLater(played.reference, 9 * DAY);
    for (let day = 0; day < 8; day += 1) {
      await reconcileAfter(on, DAY);
      expect((await stateOf(on, played)).state).toBe('pending');
    }
    for (let day = 0; day < 3; day += 1) await reconcileAfter(on, DAY);
    expect((await stateOf(on, played)).state).toBe('refunded');
    expect(await on.peer.returned(played.reference)).toBe(AMOUNT);
    expect(await ordersOf(on, played)).toBe(0);
    expect((await comeBack(on, played)).body.code).toBe('PAYMENT_REFUNDED');
  });

  test('paid after the hold has lapsed, on a page that closed too late: an order while there are places', async () => {
    const on = stage();
    const played = await startPayment(on);
    await reconcileAfter(on, on.provider.lapsesAfter ?? LAPSED);
    await on.peer.payAnyway(played.reference);
    await hearOf(on, played);
    expect((await stateOf(on, played)).state).toBe('paid');
    expect(await ordersOf(on, played)).toBe(1);
  });

  test('paid twice, on two pages of one cart: one order, and the other money goes back', async () => {
    const on = stage();
    const first = await startPayment(on);
    const { payart, url } = purchase([], {}, on.provider.payart);
    const again = { payart, url, id: first.cartId };
    await on.shop.post(`/api/de/checkout/initPaymentOrder?_=${await on.shop.guest()}`, again);
    const { rows } = await on.shop.database.executeSql(
      'select id, reference from payment where cart_id = $1 and id <> $2',
      [first.cartId, first.id],
    );
    const second = { ...first, ...rows[0] };
    await on.peer.pay(second.reference);
    await on.peer.payAnyway(first.reference);
    await Promise.all([hearOf(on, first), hearOf(on, second)]);
    await reconcileAfter(on, 60);
    const states = [(await stateOf(on, first)).state, (await stateOf(on, second)).state];
    expect(states.toSorted()).toEqual(['paid', 'refunded']);
    expect(await ordersOf(on, first)).toBe(1);
    expect((await on.peer.returned(first.reference)) + (await on.peer.returned(second.reference))).toBe(
      AMOUNT,
    );
  });

  test.each([
    ['paid twice under the same name', AMOUNT],
    ['paid with more than is due', 350],
  ] as const)('%s: one order, and what is too much goes back', async (_, more) => {
    const on = stage();
    const played = await startPayment(on);
    await on.peer.pay(played.reference);
    await on.peer.payMore?.(played.reference, more);
    await hearOf(on, played);
    expect((await stateOf(on, played)).state).toBe('paid');
    expect(await ordersOf(on, played)).toBe(1);
    expect(await on.peer.returned(played.reference)).toBe(more);
    await on.peer.endRefunds(played.reference, 'done');
    expect(await stateOf(on, played)).toMatchObject({ state: 'paid', refunds: [] });
    expect(await on.peer.returned(played.reference)).toBe(more);
  });
}
