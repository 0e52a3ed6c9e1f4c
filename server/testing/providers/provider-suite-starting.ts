// The provider cannot be reached when a payment starts, or its answer is lost: the visitor reads what to do, and nothing
// stays held or open for a payment that cannot be made.
import { expect, test } from 'vitest';
import { purchase } from '../test-shop.ts';
import { comeBack, ordersOf, playedPayment, reconcileAfter, startPayment, stateOf } from './play-payment.ts';
import type { Stage } from './provider-peer.ts';

const SLOT = '2026-11-18 10:00';
const ticket = { type: 'ticket', id: 'flut-normal', datetime: SLOT, count: 2, totalPrice: 2400 };
const MINUTES = 60;

const NOT_STARTED = {
  status: 503,
  body: {
    code: 'PAYMENT_NOT_STARTED',
    message:
      'Der Zahlungsanbieter antwortet gerade nicht. Es wurde nichts bestellt, und Ihr Warenkorb ist unverändert. Bitte versuchen Sie es gleich noch einmal oder wählen Sie eine andere Zahlungsart.',
  },
};

export function startingStories(stage: () => Stage): void {
  const init = async ({ shop, provider }: Stage, cart: object = {}) =>
    shop.post(
      `/api/de/checkout/initPayment?_=${await shop.guest()}`,
      purchase([ticket], cart, provider.payart),
    );
  const initAgain = async ({ shop, provider }: Stage, id: string) => {
    const { payart, url } = purchase([], {}, provider.payart);
    return shop.post(`/api/de/checkout/initPaymentOrder?_=${await shop.guest()}`, { payart, url, id });
  };
  const free = async ({ shop }: Stage): Promise<number> => {
    const { body } = await shop.get(`/api/de/ticket/collect/event/flut/date/${SLOT.slice(0, 10)}`);
    return body.data.timeslot.find(({ datetime }: { datetime: string }) => datetime === SLOT).max_tickets;
  };
  const carts = async ({ shop }: Stage) =>
    (await shop.database.executeSql('select id, state from cart order by created_at')).rows as {
      id: string;
      state: string;
    }[];

  test('nobody answers: five tries take no place, and the sixth is paid', async () => {
    const on = stage();
    const before = await free(on);
    await on.peer.goDown(true);
    for (let tries = 0; tries < 5; tries += 1) expect(await init(on)).toMatchObject(NOT_STARTED);
    expect((await carts(on)).map(({ state }) => state)).toEqual(Array(5).fill('canceled'));
    expect(await free(on)).toBe(before);
    await on.peer.goDown(false);
    const played = await startPayment(on);
    await on.peer.pay(played.reference);
    expect((await comeBack(on, played)).status).toBe(200);
    expect(await free(on)).toBe(before - ticket.count);
  });

  test('payments that nobody was asked for are closed when somebody answers again', async () => {
    const on = stage();
    await on.peer.goDown(true);
    await init(on);
    await on.peer.goDown(false);
    const [{ id } = { id: '' }] = await carts(on);
    await reconcileAfter(on, 3 * MINUTES);
    expect((await stateOf(on, await playedPayment(on.shop, id))).state).toBe('canceled');
  });

  test('a payment that the provider does not know yet is asked about again', async () => {
    const on = stage();
    await on.peer.goDown(true);
    await init(on);
    await on.peer.goDown(false);
    const [{ id } = { id: '' }] = await carts(on);
    await reconcileAfter(on, 10);
    const { state, payment } = await stateOf(on, await playedPayment(on.shop, id));
    expect([state, payment.next_look_at]).toEqual(['started', expect.any(Date)]);
  });

  test('the answer is lost: the payment is closed at the provider, and nobody can pay it', async () => {
    const on = stage();
    const before = await free(on);
    await on.peer.loseAnswers(true);
    expect(await init(on)).toMatchObject(NOT_STARTED);
    await on.peer.loseAnswers(false);
    const [{ id } = { id: '' }] = await carts(on);
    const played = await playedPayment(on.shop, id);
    expect((await stateOf(on, played)).state).toBe('canceled');
    expect(await free(on)).toBe(before);
    await on.peer.pay(played.reference);
    expect((await comeBack(on, played)).status).toBe(410);
    expect(await ordersOf(on, played)).toBe(0);
  });

  test('a cart that was to replace another gives back the places of both', async () => {
    const on = stage();
    const before = await free(on);
    const first = await startPayment(on);
    await on.peer.goDown(true);
    expect(await init(on, { cartId: first.cartId })).toMatchObject(NOT_STARTED);
    expect(await free(on)).toBe(before);
    await on.peer.goDown(false);
    // The browser still names the first cart.
    expect((await init(on, { cartId: first.cartId })).status).toBe(200);
    expect(await free(on)).toBe(before - ticket.count);
  });

  test.each(['nobody answers', 'the answer is lost'])(
    'another try at a held cart, when %s: the cart stays held, and the next try is paid',
    async (what) => {
      const on = stage();
      const first = await startPayment(on);
      await on.peer.decline(first.reference);
      await comeBack(on, first);
      const isLost = what === 'the answer is lost';
      if (isLost) await on.peer.loseAnswers(true);
      else await on.peer.goDown(true);
      expect(await initAgain(on, first.cartId)).toMatchObject(NOT_STARTED);
      await on.peer.loseAnswers(false);
      await on.peer.goDown(false);
      expect(await carts(on)).toEqual([{ id: first.cartId, state: 'held' }]);
      const states = async () =>
        (
          await on.shop.database.executeSql('select state from payment where cart_id = $1 order by state', [
            first.cartId,
          ])
        ).rows.map(({ state }) => state);
      if (isLost) expect(await states()).toEqual(['canceled', 'failed']);
      await reconcileAfter(on, 3 * MINUTES);
      expect(await states()).toEqual(['canceled', 'failed']);
      expect((await initAgain(on, first.cartId)).status).toBe(200);
      const { rows } = await on.shop.database.executeSql(
        "select reference from payment where cart_id = $1 and state = 'started'",
        [first.cartId],
      );
      await on.peer.pay(rows[0].reference);
      expect((await comeBack(on, first)).status).toBe(200);
      expect(await states()).toEqual(['canceled', 'failed', 'paid']);
    },
  );
}
