// The HTTP requests of a buyer, each sent as soon as the previous answer has arrived.
import type { Connection } from './http-client.ts';

/** Only `checkout/initPayment`: holds a place and starts a payment. */
export function holdTask(origin: string, ticket: string, slot: (turn: number) => string) {
  return async (connection: Connection, turn: number): Promise<boolean> =>
    (await connection.send('POST', '/api/de/checkout/initPayment', initPayment(origin, ticket, slot(turn))))
      .status === 200;
}

/** A whole purchase: holds a place, pays at the demo bank and settles the payment. */
export function purchaseTask(origin: string, ticket: string, slot: (turn: number) => string) {
  return async (connection: Connection, turn: number): Promise<boolean> => {
    const held = await connection.send(
      'POST',
      '/api/de/checkout/initPayment',
      initPayment(origin, ticket, slot(turn)),
    );
    if (held.status !== 200) return false;
    const cartId = cartOf(held.body);
    const paid = await connection.send(
      'POST',
      `/demo-bank/${cartId}`,
      'decision=pay&email=ada%40example.org&name=Ada',
      'application/x-www-form-urlencoded',
    );
    if (paid.status !== 303) return false;
    const done = await connection.send('POST', '/api/de/checkout/execPayment', JSON.stringify({ cartId }));
    return done.status === 200;
  };
}

function initPayment(origin: string, ticket: string, datetime: string): string {
  return JSON.stringify({
    payart: 177,
    cart: { ver: 1, items: [{ type: 'ticket', id: ticket, datetime, count: 1 }] },
    url: { continue: `${origin}/de/checkout/success`, cancel: `${origin}/de/checkout/canceled` },
  });
}

function cartOf(body: string): string {
  return (JSON.parse(body) as { data: { cartId: string } }).data.cartId;
}
