// What happens to money after it has arrived: it goes back whole or in part, takes days, fails; or the payer's bank takes it.
import { expect, test } from 'vitest';
import { refundPayment } from '../../payments/refunds/refund-payment.ts';
import { refundPart } from '../../payments/refunds/request-refund.ts';
import { refundInDatabase } from '../../returns/command/refund-in-database.ts';
import {
  AMOUNT,
  comeBack,
  giveItBack,
  hearOf,
  ordersOf,
  paidPayment,
  reconcileAfter,
  reconcileForAMonth,
  startPayment,
  stateOf,
} from './play-payment.ts';
import type { Stage } from './provider-peer.ts';

const DAY = 24 * 3600;

/** Paid after the visitor had canceled: it may not be kept. */
async function unwantedPayment(on: Stage) {
  const played = await startPayment(on);
  await on.peer.pay(played.reference);
  await on.shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${played.cartId}`);
  return played;
}

export function moneyBackStories(stage: () => Stage): void {
  test('money for a canceled cart goes back whole, once', async () => {
    const on = stage();
    const played = await unwantedPayment(on);
    expect((await stateOf(on, played)).state).toBe('refund-due');
    expect(await giveItBack(on, played)).toBe(!on.provider.refundsByHand);
    expect(await giveItBack(on, played)).toBe(false);
    expect(await stateOf(on, played)).toMatchObject({
      state: 'refunded',
      refunds: [`${AMOUNT} done not-kept`],
    });
    expect(await ordersOf(on, played)).toBe(0);
    expect((await comeBack(on, played)).body.code).toBe('PAYMENT_REFUNDED');
  });

  test('a part goes back; the rest stays paid, and no more than the rest can follow', async () => {
    const on = stage();
    const shop = on.shop.shop.payments;
    const played = await paidPayment(on);
    expect(await refundPart(shop, played.id, 1000)).toEqual({ refundId: expect.any(String) });
    await giveItBack(on, played);
    expect(await stateOf(on, played)).toMatchObject({ state: 'paid', refunds: ['1000 done part'] });
    expect(await refundPart(shop, played.id, AMOUNT - 999)).toEqual({ refused: 'too-much' });
    expect(await refundPart(shop, played.id, AMOUNT - 1000)).toEqual({ refundId: expect.any(String) });
    expect(await giveItBack(on, played)).toBe(!on.provider.refundsByHand);
    expect((await stateOf(on, played)).state).toBe('refunded');
  });

  test('many refunds at once never come to more than was paid', async () => {
    const on = stage();
    const played = await paidPayment(on);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refundPart(on.shop.shop.payments, played.id, 1000)),
    );
    expect(answers.filter((answer) => 'refundId' in answer)).toHaveLength(2);
    expect((await stateOf(on, played)).payment.given_back).toBe(2000);
  });

  test('a refund that takes days is on its way until it is done', async () => {
    const on = stage();
    await on.peer.refundsGo('pending');
    const played = await unwantedPayment(on);
    expect(await refundPayment(on.shop.shop.payments, played.id)).toBe(false);
    expect(await stateOf(on, played)).toMatchObject({
      state: 'refund-due',
      refunds: [`${AMOUNT} sent not-kept`],
    });
    await reconcileAfter(on, DAY);
    expect((await stateOf(on, played)).state).toBe('refund-due');
    await on.peer.endRefunds(played.reference, 'done');
    await reconcileAfter(on, DAY);
    expect((await stateOf(on, played)).state).toBe('refunded');
  });

  test('a refund that is not done after a month: staff are told once', async () => {
    const on = stage();
    await on.peer.refundsGo('pending');
    const played = await unwantedPayment(on);
    await refundPayment(on.shop.shop.payments, played.id);
    const warnings = await reconcileForAMonth(on);
    expect(warnings.filter((text) => text.includes('somebody must look'))).toHaveLength(1);
    expect((await stateOf(on, played)).refunds).toEqual([`${AMOUNT} sent not-kept`]);
    await on.peer.endRefunds(played.reference, 'done');
    await hearOf(on, played);
    expect((await stateOf(on, played)).state).toBe('refunded');
  });

  test('a refund that fails is not counted as paid back, and is tried again', async () => {
    const on = stage();
    await on.peer.refundsGo('pending');
    const played = await unwantedPayment(on);
    await refundPayment(on.shop.shop.payments, played.id);
    await on.peer.endRefunds(played.reference, 'failed');
    await hearOf(on, played);
    expect(await stateOf(on, played)).toMatchObject({
      state: 'refund-due',
      refunds: [`${AMOUNT} failed not-kept`, `${AMOUNT} due not-kept`],
    });
    await on.peer.refundsGo('done');
    await reconcileAfter(on, 2 * 3600);
    expect(await stateOf(on, played)).toMatchObject({
      state: 'refunded',
      refunds: [`${AMOUNT} failed not-kept`, `${AMOUNT} done not-kept`],
    });
  });

  test('a refund that was done and came back from a closed account is due again', async () => {
    const on = stage();
    const played = await unwantedPayment(on);
    await refundPayment(on.shop.shop.payments, played.id);
    expect((await stateOf(on, played)).state).toBe('refunded');
    await on.peer.endRefunds(played.reference, 'failed');
    await hearOf(on, played);
    expect((await stateOf(on, played)).state).toBe('refund-due');
  });

  test('a refund that fails again and again ends with a person, not with a sixth try', async () => {
    const on = stage();
    await on.peer.refundsGo('failed');
    const played = await unwantedPayment(on);
    await refundPayment(on.shop.shop.payments, played.id);
    for (let day = 0; day < 10; day += 1) await reconcileAfter(on, DAY);
    const { state, refunds, payment } = await stateOf(on, played);
    expect(state).toBe('refund-due');
    expect(refunds).toEqual(Array.from({ length: 5 }, () => `${AMOUNT} failed not-kept`));
    expect(payment.given_back).toBe(0);
  });

  test('a provider that does not answer is asked for the refund again', async () => {
    const on = stage();
    const played = await unwantedPayment(on);
    await on.peer.goDown(true);
    await expect(refundPayment(on.shop.shop.payments, played.id)).rejects.toThrow();
    await reconcileAfter(on, 20);
    expect((await stateOf(on, played)).refunds).toEqual([`${AMOUNT} due not-kept`]);
    await on.peer.goDown(false);
    await reconcileAfter(on, 60);
    expect(await stateOf(on, played)).toMatchObject({
      state: 'refunded',
      refunds: [`${AMOUNT} done not-kept`],
    });
  });

  test('what was given back in the provider’s dashboard is known, in part and in whole', async () => {
    const on = stage();
    const played = await paidPayment(on);
    await on.peer.giveBack(played.reference, 400);
    await hearOf(on, played);
    await hearOf(on, played);
    expect(await stateOf(on, played)).toMatchObject({
      state: 'paid',
      refunds: ['400 done made-at-provider'],
    });
    expect(await refundPart(on.shop.shop.payments, played.id, AMOUNT)).toEqual({ refused: 'too-much' });
    await on.peer.giveBack(played.reference, AMOUNT - 400);
    await hearOf(on, played);
    expect((await stateOf(on, played)).state).toBe('refunded');
  });

  test('what the dashboard gave back before the shop could is not given back twice', async () => {
    const on = stage();
    const played = await unwantedPayment(on);
    await on.peer.giveBack(played.reference, 1000);
    await hearOf(on, played);
    await refundPayment(on.shop.shop.payments, played.id);
    const { state, payment, refunds } = await stateOf(on, played);
    expect([state, payment.given_back]).toEqual(['refunded', AMOUNT]);
    expect(refunds.toSorted()).toEqual([
      '1000 done made-at-provider',
      `${AMOUNT - 1000} done not-kept`,
      `${AMOUNT} failed not-kept`,
    ]);
  });

  test('given back before the shop knew that it was paid: no order', async () => {
    const on = stage();
    const played = await startPayment(on);
    await on.peer.pay(played.reference);
    await on.peer.giveBack(played.reference, AMOUNT);
    await hearOf(on, played);
    expect((await stateOf(on, played)).state).toBe('refunded');
    expect(await ordersOf(on, played)).toBe(0);
  });

  test.each([
    ['won', 'paid'],
    ['lost', 'charged-back'],
  ] as const)('a dispute that is %s ends as %s; the order stands', async (end, state) => {
    const on = stage();
    const played = await paidPayment(on);
    await on.peer.dispute(played.reference, 'open');
    await hearOf(on, played);
    expect((await stateOf(on, played)).state).toBe(on.provider.disputed);
    expect(await refundPart(on.shop.shop.payments, played.id, 100)).toEqual({ refused: 'not-paid' });
    await on.peer.dispute(played.reference, end);
    await hearOf(on, played);
    expect((await stateOf(on, played)).state).toBe(state);
    expect(await ordersOf(on, played)).toBe(1);
  });

  test('an order that staff refund while its money is disputed gives it back once the dispute is won', async () => {
    const on = stage();
    const played = await paidPayment(on);
    await on.peer.dispute(played.reference, 'open');
    await hearOf(on, played);
    const { rows } = await on.shop.database.executeSql('select number from placed_order');
    const refunded = await refundInDatabase(on.shop.database, rows[0].number, on.shop.now);
    expect(refunded).toEqual({ state: 'refunded', amount: 0, creditNote: undefined });
    expect((await stateOf(on, played)).refunds).toEqual([]);
    await on.peer.dispute(played.reference, 'won');
    await hearOf(on, played);
    expect((await stateOf(on, played)).refunds).toEqual([`${AMOUNT} due order-refunded`]);
    await giveItBack(on, played);
    expect((await stateOf(on, played)).state).toBe('refunded');
  });

  test('a debit that its payer returns after nine days is charged back', async () => {
    const on = stage();
    const played = await paidPayment(on);
    on.shop.pass(9 * DAY);
    await on.peer.dispute(played.reference, 'lost');
    await hearOf(on, played);
    expect((await stateOf(on, played)).state).toBe('charged-back');
  });

  test('while the payer’s bank has the money, no refund is sent; after that it goes back', async () => {
    const on = stage();
    const played = await unwantedPayment(on);
    await on.peer.dispute(played.reference, 'open');
    await hearOf(on, played);
    await reconcileAfter(on, 60);
    expect(await stateOf(on, played)).toMatchObject({
      state: on.provider.disputed,
      refunds: [`${AMOUNT} due not-kept`],
    });
    await on.peer.dispute(played.reference, 'won');
    await hearOf(on, played);
    await giveItBack(on, played);
    expect((await stateOf(on, played)).state).toBe('refunded');
  });
}
