// Refunds that somebody calls off in the provider's dashboard: given back by mistake, and noticed in time.
import { expect, test } from 'vitest';
import { refundPayment } from '../../payments/refunds/refund-payment.ts';
import { refundPart } from '../../payments/refunds/request-refund.ts';
import {
  AMOUNT,
  giveItBack,
  hearOf,
  ordersOf,
  paidPayment,
  reconcileAfter,
  startPayment,
  stateOf,
} from './play-payment.ts';
import type { Stage } from './provider-peer.ts';

const DAY = 24 * 3600;

export function calledOffStories(stage: () => Stage): void {
  test.each([AMOUNT, 1000])(
    '%i cents given back in the dashboard and called off there stay with the museum',
    async (amount) => {
      const on = stage();
      const played = await paidPayment(on);
      await on.peer.giveBack(played.reference, amount);
      await hearOf(on, played);
      await on.peer.callOffRefunds?.(played.reference);
      await hearOf(on, played);
      await hearOf(on, played);
      for (let day = 0; day < 3; day += 1) await reconcileAfter(on, DAY);
      const { state, payment, refunds } = await stateOf(on, played);
      expect([state, payment.given_back, refunds]).toEqual([
        'paid',
        0,
        [`${amount} failed made-at-provider`],
      ]);
      expect(await on.peer.returned(played.reference)).toBe(0);
      expect(await ordersOf(on, played)).toBe(1);
    },
  );

  test('what is called off before it was sent is found out without a webhook, and can be given back later', async () => {
    const on = stage();
    const played = await paidPayment(on);
    await on.peer.giveBackLater?.(played.reference, AMOUNT);
    await hearOf(on, played);
    expect((await stateOf(on, played)).refunds).toEqual([`${AMOUNT} sent made-at-provider`]);
    await on.peer.callOffRefunds?.(played.reference);
    await reconcileAfter(on, DAY);
    const { state, payment } = await stateOf(on, played);
    expect([state, payment.given_back]).toEqual(['paid', 0]);
  });

  test('what was sent by the dashboard later is found out without a webhook', async () => {
    const on = stage();
    const played = await paidPayment(on);
    await on.peer.giveBackLater?.(played.reference, AMOUNT);
    await hearOf(on, played);
    await on.peer.endRefunds(played.reference, 'done');
    await reconcileAfter(on, DAY);
    expect(await stateOf(on, played)).toMatchObject({
      state: 'refunded',
      refunds: [`${AMOUNT} done made-at-provider`],
    });
  });

  test('what the shop was about to give back itself goes back all the same, and no more', async () => {
    const on = stage();
    const played = await paidPayment(on);
    await refundPart(on.shop.shop.payments, played.id, 1000);
    await on.peer.giveBack(played.reference, AMOUNT);
    await hearOf(on, played);
    expect((await stateOf(on, played)).refunds.toSorted()).toEqual([
      '1000 failed part',
      `${AMOUNT} done made-at-provider`,
    ]);
    await on.peer.callOffRefunds?.(played.reference);
    await hearOf(on, played);
    const { state, payment } = await stateOf(on, played);
    expect([state, payment.given_back]).toEqual(['paid', 1000]);
    await reconcileAfter(on, DAY);
    await giveItBack(on, played);
    expect(await on.peer.returned(played.reference)).toBe(1000);
    expect((await stateOf(on, played)).state).toBe('paid');
  });

  test('money that the museum may not keep goes back all the same', async () => {
    const on = stage();
    const played = await startPayment(on);
    await on.peer.pay(played.reference);
    await on.shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${played.cartId}`);
    await on.peer.giveBack(played.reference, AMOUNT);
    await hearOf(on, played);
    await refundPayment(on.shop.shop.payments, played.id);
    expect((await stateOf(on, played)).state).toBe('refunded');
    await on.peer.callOffRefunds?.(played.reference);
    await hearOf(on, played);
    expect((await stateOf(on, played)).state).toBe('refund-due');
    await reconcileAfter(on, DAY);
    await giveItBack(on, played);
    expect((await stateOf(on, played)).state).toBe('refunded');
    expect(await on.peer.returned(played.reference)).toBe(AMOUNT);
  });
}
