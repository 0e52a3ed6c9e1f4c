// Payments that wait for somebody: for a payer who has to tell the bank who they are, for staff who capture reserved money.
import { describe, expect, test } from 'vitest';
import { comeBack, hearOf, ordersOf, type PlayedPayment, startPayment, stateOf } from './play-payment.ts';
import type { Stage } from './provider-peer.ts';

export function waitingStories(stage: () => Stage): void {
  const found = async (on: Stage, played: PlayedPayment) => [
    (await stateOf(on, played)).state,
    await ordersOf(on, played),
  ];

  describe('a bank that asks who pays', () => {
    const asked = async (on: Stage) => {
      const played = await startPayment(on);
      await on.peer.askWhoPays?.(played.reference);
      await hearOf(on, played);
      return played;
    };

    test('nothing is sold until it is answered, even if the visitor comes back meanwhile', async () => {
      const on = stage();
      const played = await asked(on);
      expect((await comeBack(on, played)).status).toBe(202);
      expect(await found(on, played)).toEqual(['started', 0]);
      await on.peer.pay(played.reference);
      expect((await comeBack(on, played)).status).toBe(200);
      expect(await found(on, played)).toEqual(['paid', 1]);
    });

    test('a wrong answer is a payment declined', async () => {
      const on = stage();
      const played = await asked(on);
      await on.peer.decline(played.reference);
      expect((await comeBack(on, played)).body.code).toBe('PAYMENT_FAILED');
      expect(await found(on, played)).toEqual(['failed', 0]);
    });
  });

  describe('money that is reserved', () => {
    const reserved = async (on: Stage) => {
      const played = await startPayment(on);
      await on.peer.reserve?.(played.reference);
      expect((await comeBack(on, played)).status).toBe(202);
      expect(await found(on, played)).toEqual(['pending', 0]);
      return played;
    };

    test('captured in the provider’s dashboard: sold then', async () => {
      const on = stage();
      const played = await reserved(on);
      await on.peer.endReserve?.(played.reference, 'captured');
      await hearOf(on, played);
      expect(await found(on, played)).toEqual(['paid', 1]);
    });

    test('let go in the provider’s dashboard: no order', async () => {
      const on = stage();
      const played = await reserved(on);
      await on.peer.endReserve?.(played.reference, 'let-go');
      await hearOf(on, played);
      const [state, orders] = await found(on, played);
      expect([['failed', 'canceled'].includes(String(state)), orders]).toEqual([true, 0]);
    });
  });
}
