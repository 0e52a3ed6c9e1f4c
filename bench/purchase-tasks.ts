// The HTTP requests of a buyer, each sent as soon as the previous answer has arrived.
import { dayAhead } from './day-ahead.ts';
import type { Connection } from './http-client.ts';

const EXPRESS = 177;
const CARD = 166;

/** Only `checkout/initPayment`: holds a place and starts a payment. */
export function holdTask(origin: string, ticket: string, slot: (turn: number) => string) {
  return async (connection: Connection, turn: number): Promise<boolean> =>
    (await connection.send('POST', '/api/de/checkout/initPayment', initPayment(origin, ticket, slot(turn))))
      .status === 200;
}

/** A purchase without an address: holds a place, pays at the demo bank, which knows the payer, and settles the payment. */
export function purchaseTask(origin: string, ticket: string, slot: (turn: number) => string) {
  return (connection: Connection, turn: number): Promise<boolean> =>
    buy(connection, initPayment(origin, ticket, slot(turn)), '');
}

/** A guest's whole purchase: registers, then buys with the token in the parameter `_`. */
export function guestPurchaseTask(origin: string, ticket: string, slot: (turn: number) => string) {
  return async (connection: Connection, turn: number): Promise<boolean> => {
    const guest = { c: { lname: `Gast ${turn}`, email: `gast-${turn}@example.org` } };
    const registered = await connection.send('POST', '/api/de/auth/guest', JSON.stringify(guest));
    if (registered.status !== 200) return false;
    const token = (JSON.parse(registered.body) as { data: string }).data;
    return buy(connection, initPayment(origin, ticket, slot(turn), CARD), `?_=${token}`);
  };
}

/** @param token the query with the visitor's token; empty for nobody */
async function buy(connection: Connection, cart: string, token: string): Promise<boolean> {
  const held = await connection.send('POST', `/api/de/checkout/initPayment${token}`, cart);
  if (held.status !== 200) return false;
  const cartId = cartOf(held.body);
  const paid = await connection.send(
    'POST',
    `/demo-bank/${cartId}`,
    'decision=pay&email=ada%40example.org&name=Ada',
    'application/x-www-form-urlencoded',
  );
  if (paid.status !== 303) return false;
  const done = await connection.send(
    'POST',
    `/api/de/checkout/execPayment${token}`,
    JSON.stringify({ cartId }),
  );
  return done.status === 200;
}

/** One of a thousand slots: a hundred days with ten times each. */
export function spreadSlot(turn: number): string {
  return `${dayAhead(1 + (turn % 100))} ${String(9 + (Math.floor(turn / 100) % 10)).padStart(2, '0')}:00`;
}

function initPayment(origin: string, ticket: string, datetime: string, payart = EXPRESS): string {
  return JSON.stringify({
    payart,
    cart: { ver: 1, items: [{ type: 'ticket', id: ticket, datetime, count: 1 }] },
    url: { continue: `${origin}/de/checkout/success`, cancel: `${origin}/de/checkout/canceled` },
  });
}

function cartOf(body: string): string {
  return (JSON.parse(body) as { data: { cartId: string } }).data.cartId;
}
