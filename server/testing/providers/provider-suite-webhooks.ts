// What a provider sends by itself: twice, late, in any order, several things at once, or not signed at all.
import { expect, test } from 'vitest';
import { deliver, hearOf, ordersOf, paidPayment, startPayment, stateOf } from './play-payment.ts';
import type { Delivery, Stage } from './provider-peer.ts';

const DEEP = 20_000;
/** Signed, and yet nothing that a provider says. */
const ODD_BODIES = [
  ...['', ' ', 'null', 'true', '7', '"text"', '[]', '{}', '{', 'no JSON', '\ufeff{}', 'id=tr_1', '<xml/>'],
  ...[
    '{"id":null}',
    '{"id":7}',
    '{"id":{}}',
    '{"id":["a"]}',
    '{"id":""}',
    '{"id":"a b"}',
    '{"__proto__":{"id":"a"}}',
  ],
  ...['{"events":null}', '{"events":{}}', '{"events":"a"}', '{"events":[null]}', '{"events":[[]]}'],
  ...['{"events":[{"id":7}]}', '{"events":[{"id":"a"},null]}', '{"events":{"length":9}}'],
  ...['{"id":"a\\u0000b"}', '{"id":"\\ud800"}', `{"id":"${'a'.repeat(300)}"}`],
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
];

export function webhookStories(stage: () => Stage): void {
  test('the same webhook ten times makes one order', async () => {
    const on = stage();
    const played = await startPayment(on);
    await on.peer.pay(played.reference);
    const answers = await Promise.all(Array.from({ length: 10 }, () => hearOf(on, played)));
    for (const { statusCode } of answers) expect(statusCode).toBeLessThan(300);
    expect((await stateOf(on, played)).state).toBe('paid');
    expect(await ordersOf(on, played)).toBe(1);
  });

  test('one delivery that carries several events settles all of them', async () => {
    const on = stage();
    const [first, second] = [await startPayment(on), await startPayment(on)];
    await on.peer.pay(first.reference);
    await on.peer.decline(second.reference);
    await hearOf(on, first, second, first);
    expect([(await stateOf(on, first)).state, (await stateOf(on, second)).state]).toEqual(['paid', 'failed']);
  });

  test('a webhook that comes before anything was decided decides nothing', async () => {
    const on = stage();
    const played = await startPayment(on);
    await hearOf(on, played);
    expect((await stateOf(on, played)).state).toBe('started');
  });

  test('a webhook that was sent before a refund and comes after it changes nothing', async () => {
    const on = stage();
    const played = await paidPayment(on);
    const [delivery] = await on.peer.webhooks([played.reference]);
    await on.peer.giveBack(played.reference, 2400);
    await hearOf(on, played);
    await deliver(on, delivery as Delivery);
    expect((await stateOf(on, played)).state).toBe('refunded');
  });

  test('a webhook of a payment that the shop does not know is answered, and nothing happens', async () => {
    const on = stage();
    const answer = await hearOf(on, { cartId: 'nobody', id: 'nobody', reference: 'nobody' });
    expect(answer.statusCode).toBeLessThan(300);
  });

  test('what is not signed is 400 where the provider signs, and a provider that is none is 404', async () => {
    const on = stage();
    const played = await startPayment(on);
    await on.peer.pay(played.reference);
    const { body, headers } = (await on.peer.webhooks([played.reference]))[0] as Delivery;
    const json = { 'content-type': 'application/json' };
    const send = (name: string, more: Record<string, string>, payload = body) =>
      on.shop.app.inject({
        method: 'POST',
        url: `/api/webhooks/${name}`,
        payload,
        headers: { ...json, ...more },
      });
    expect((await send('nobody', headers)).statusCode).toBe(404);
    expect((await send('free', headers)).statusCode).toBe(404);
    if (!on.provider.signsWebhooks) return;
    expect((await send(on.peer.name, {})).statusCode).toBe(400);
    expect((await send(on.peer.name, headers, `${body} `)).statusCode).toBe(400);
    expect((await stateOf(on, played)).state).toBe('started');
  });

  test('what is signed and yet says nothing that can be read is 400', async () => {
    const on = stage();
    const played = await startPayment(on);
    await on.peer.pay(played.reference);
    // Where nothing is signed, an id in a form is all that there is to read.
    for (const payload of ODD_BODIES.filter((body) => on.provider.signsWebhooks || body !== 'id=tr_1')) {
      const headers = { 'content-type': 'application/json', ...(await on.peer.sign(payload)) };
      const url = `/api/webhooks/${on.peer.name}`;
      const { statusCode } = await on.shop.app.inject({ method: 'POST', url, payload, headers });
      expect(statusCode, payload.slice(0, 60)).toBe(400);
    }
    expect((await stateOf(on, played)).state).toBe('started');
  });
}
