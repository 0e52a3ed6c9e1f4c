// The provider is slow, answers rubbish, refuses for now, or hangs up after it has done what it was asked. No visitor waits in
// vain, nothing is decided by such an answer, and no cent moves twice.
import { expect, test } from 'vitest';
import { refundPayment } from '../../payments/refunds/refund-payment.ts';
import { refundPart } from '../../payments/refunds/request-refund.ts';
import { purchase } from '../test-shop.ts';
import { OTHER_KEYS, TROUBLES, type Trouble } from './peer-trouble.ts';
import {
  AMOUNT,
  comeBack,
  ordersOf,
  paidPayment,
  playedPayment,
  reconcileAfter,
  startPayment,
  stateOf,
} from './play-payment.ts';
import type { Stage } from './provider-peer.ts';

const MINUTES = 60;
const DAY = 24 * 3600;
/** For so long the shop waits for a provider in stories of silence. */
export const SILENCE_SECONDS = 2;
/** Two questions, and what is closed behind the visitor; on a busy machine, too. Mollie alone would be waited for twice as long. */
const PATIENCE_MS = 10_000;
const SLOT = '2026-11-18 10:00';

/** Is this story about a provider that says nothing? Only then is it waited for so briefly that a busy machine may take longer. */
export function isOfSilence(title: string): boolean {
  return title.startsWith('silence ') || title.startsWith('a provider that is silent');
}

export function troubleStories(stage: () => Stage): void {
  const haveTrouble = ({ peer }: Stage, trouble: Trouble | undefined) => peer.haveTrouble(trouble);
  const free = async ({ shop }: Stage): Promise<number> => {
    const { body } = await shop.get(`/api/de/ticket/collect/event/flut/date/${SLOT.slice(0, 10)}`);
    return body.data.timeslot.find(({ datetime }: { datetime: string }) => datetime === SLOT).max_tickets;
  };
  const init = async ({ shop, provider }: Stage) => {
    const items = [{ type: 'ticket', id: 'flut-normal', datetime: SLOT, count: 2, totalPrice: AMOUNT }];
    return shop.post(
      `/api/de/checkout/initPayment?_=${await shop.guest()}`,
      purchase(items, {}, provider.payart),
    );
  };

  test.each(TROUBLES)(
    '%s when a payment starts: the visitor reads so in time, and nobody can pay it',
    async (what) => {
      const on = stage();
      const before = await free(on);
      await haveTrouble(on, what);
      const begun = performance.now();
      const [answer, elsewhere] = await Promise.all([init(on), on.shop.get('/api/de/event/programme')]);
      expect(performance.now() - begun).toBeLessThan(PATIENCE_MS);
      expect([answer.status, answer.body.code]).toEqual([503, 'PAYMENT_NOT_STARTED']);
      expect(elsewhere.status).toBe(200);
      expect(await free(on)).toBe(before);
      await haveTrouble(on, undefined);
      const { rows } = await on.shop.database.executeSql('select id from cart');
      const played = await playedPayment(on.shop, rows[0].id);
      await reconcileAfter(on, 3 * MINUTES);
      await on.peer.pay(played.reference);
      await reconcileAfter(on, 3 * MINUTES);
      expect((await stateOf(on, played)).state).toBe('canceled');
      expect(await ordersOf(on, played)).toBe(0);
    },
  );

  test.each(TROUBLES)(
    '%s when the visitor comes back: nothing is decided, and then it is paid',
    async (what) => {
      const on = stage();
      const played = await startPayment(on);
      await on.peer.pay(played.reference);
      await haveTrouble(on, what);
      const begun = performance.now();
      expect((await comeBack(on, played)).body.code).toBe('PAYMENT_PENDING');
      expect(performance.now() - begun).toBeLessThan(PATIENCE_MS);
      await reconcileAfter(on, 10);
      expect((await stateOf(on, played)).state).toBe('started');
      await haveTrouble(on, undefined);
      expect((await comeBack(on, played)).status).toBe(200);
      expect(await ordersOf(on, played)).toBe(1);
    },
  );

  test.each(TROUBLES)('%s when money goes back, for days: it goes back once', async (what) => {
    const on = stage();
    const played = await startPayment(on);
    await on.peer.pay(played.reference);
    await on.shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${played.cartId}`);
    await haveTrouble(on, what);
    await expect(refundPayment(on.shop.shop.payments, played.id)).rejects.toThrow();
    await reconcileAfter(on, 2 * DAY);
    expect((await stateOf(on, played)).refunds).toEqual([`${AMOUNT} due not-kept`]);
    await haveTrouble(on, undefined);
    await reconcileAfter(on, 2 * DAY);
    expect((await stateOf(on, played)).state).toBe('refunded');
    expect(await on.peer.returned(played.reference)).toBe(AMOUNT);
  });

  test.each(OTHER_KEYS)(
    '%s after a restart with other keys: nothing is decided until the old ones are back',
    async (what) => {
      const on = stage();
      if (!on.provider.hasKeys) return;
      const [paid, unwanted] = [await startPayment(on), await startPayment(on)];
      await on.peer.pay(paid.reference);
      await on.peer.pay(unwanted.reference);
      await on.shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${unwanted.cartId}`);
      await haveTrouble(on, what);
      expect((await comeBack(on, paid)).body.code).toBe('PAYMENT_PENDING');
      await expect(refundPayment(on.shop.shop.payments, unwanted.id)).rejects.toThrow();
      for (let day = 0; day < 3; day += 1) await reconcileAfter(on, DAY);
      const { state, payment } = await stateOf(on, paid);
      expect([state, payment.problem]).toEqual(['started', expect.any(String)]);
      expect((await stateOf(on, unwanted)).refunds).toEqual([`${AMOUNT} due not-kept`]);
      await haveTrouble(on, undefined);
      await reconcileAfter(on, 2 * DAY);
      await reconcileAfter(on, MINUTES);
      const after = await stateOf(on, paid);
      expect(after.payment.problem).toBeNull();
      // The visit was days ago.
      expect(await ordersOf(on, paid)).toBe(0);
      expect([after.state, (await stateOf(on, unwanted)).state]).toEqual(['refunded', 'refunded']);
      expect(await on.peer.returned(paid.reference)).toBe(AMOUNT);
      expect(await on.peer.returned(unwanted.reference)).toBe(AMOUNT);
    },
  );

  test('a provider that is silent keeps nobody waiting for the others: it is left alone after three questions', async () => {
    const on = stage();
    for (let visitor = 0; visitor < 5; visitor += 1) await startPayment(on);
    await haveTrouble(on, 'silence');
    const begun = performance.now();
    await reconcileAfter(on, 10);
    expect(performance.now() - begun).toBeLessThan(PATIENCE_MS);
    const { rows } = await on.shop.database.executeSql(
      'select count(*)::int as asked from payment where looks > 0',
    );
    expect(rows[0].asked).toBe(3);
    await haveTrouble(on, undefined);
    await reconcileAfter(on, 20);
    const { rows: again } = await on.shop.database.executeSql(
      'select count(*)::int as asked from payment where looks > 0',
    );
    expect(again[0].asked).toBe(5);
  });

  test('a part goes back whose answer was lost for days: it goes back once', async () => {
    const on = stage();
    const shop = on.shop.shop.payments;
    const played = await paidPayment(on);
    await refundPart(shop, played.id, 700);
    await on.peer.loseAnswers(true);
    await expect(refundPayment(shop, played.id)).rejects.toThrow();
    await on.peer.loseAnswers(false);
    await reconcileAfter(on, 3 * DAY);
    expect((await stateOf(on, played)).refunds).toEqual(['700 done part']);
    expect(await on.peer.returned(played.reference)).toBe(700);
  });
}
