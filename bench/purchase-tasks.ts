// The HTTP requests of a buyer, each sent as soon as the previous answer has arrived.
import { dayAhead } from './day-ahead.ts';
import type { Connection, Reply } from './http-client.ts';

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
  return async (connection: Connection, turn: number): Promise<boolean> =>
    isBooked(await buy(connection, initPayment(origin, ticket, slot(turn)), '', 'until booked'));
}

/** The same through the waiting room, where nobody waits: enters, and buys with the pass. */
export function passPurchaseTask(origin: string, ticket: string, slot: (turn: number) => string) {
  return async (connection: Connection, turn: number): Promise<boolean> => {
    const entered = await connection.send('POST', '/api/de/waiting-room/enter', '{}');
    const { pass } = (JSON.parse(entered.body) as { data: { pass?: string } }).data;
    const cart = JSON.parse(initPayment(origin, ticket, slot(turn))) as object;
    const body = JSON.stringify({ ...cart, waitingRoomPass: pass });
    return isBooked(await buy(connection, body, '', 'until booked'));
  };
}

/** A guest's whole purchase: registers, then buys with the token in the parameter `_`. */
export function guestPurchaseTask(origin: string, ticket: string, slot: (turn: number) => string) {
  return async (connection: Connection, turn: number): Promise<boolean> =>
    isBooked(await buyAsGuest(connection, { origin, ticket, datetime: slot(turn), turn }));
}

/** How far a visitor goes. Most go all the way; one who has paid and closes the browser gets the order all the same. */
export type Extent = 'until held' | 'until paid' | 'until booked';

/** A visitor has either been told the booking, or stopped after a step, or was given an answer that ended the purchase. */
export type Purchase =
  | { readonly bookingId: string }
  | { readonly left: Extent }
  | { readonly step: 'guest' | 'hold' | 'pay' | 'confirm'; readonly answer: Reply };

export type GuestPurchase = {
  readonly origin: string;
  readonly ticket: string;
  /** `YYYY-MM-DD HH:mm` */
  readonly datetime: string;
  /** A number that no other purchase has. */
  readonly turn: number;
  /** Places; one unless given. */
  readonly count?: number;
  readonly extent?: Extent;
  readonly wantsInvoice?: boolean;
};

/**
 * A guest's purchase, told step by step.
 * @throws when the connection breaks
 */
export async function buyAsGuest(
  connection: Connection,
  { origin, ticket, datetime, turn, count = 1, extent = 'until booked', wantsInvoice = false }: GuestPurchase,
): Promise<Purchase> {
  const guest = { c: { lname: `Gast ${turn}`, email: `gast-${turn}@example.org` } };
  const answer = await connection.send('POST', '/api/de/auth/guest', JSON.stringify(guest));
  if (answer.status !== 200) return { step: 'guest', answer };
  const token = (JSON.parse(answer.body) as { data: string }).data;
  const cart = initPayment(origin, ticket, datetime, { payart: CARD, wantsInvoice, count });
  return buy(connection, cart, `?_=${token}`, extent);
}

/** @param token the query with the visitor's token; empty for nobody */
async function buy(connection: Connection, cart: string, token: string, extent: Extent): Promise<Purchase> {
  const held = await connection.send('POST', `/api/de/checkout/initPayment${token}`, cart);
  if (held.status !== 200) return { step: 'hold', answer: held };
  if (extent === 'until held') return { left: extent };
  const cartId = cartOf(held.body);
  const paid = await connection.send(
    'POST',
    `/demo-bank/${cartId}`,
    'decision=pay&email=ada%40example.org&name=Ada',
    'application/x-www-form-urlencoded',
  );
  if (paid.status !== 303) return { step: 'pay', answer: paid };
  if (extent === 'until paid') return { left: extent };
  const done = await connection.send(
    'POST',
    `/api/de/checkout/execPayment${token}`,
    JSON.stringify({ cartId }),
  );
  if (done.status !== 200) return { step: 'confirm', answer: done };
  return { bookingId: (JSON.parse(done.body) as { data: { booking_id: string } }).data.booking_id };
}

function isBooked(purchase: Purchase): boolean {
  return 'bookingId' in purchase;
}

/** One of a thousand slots: a hundred days with ten times each. */
export function spreadSlot(turn: number): string {
  return `${dayAhead(1 + (turn % 100))} ${String(9 + (Math.floor(turn / 100) % 10)).padStart(2, '0')}:00`;
}

function initPayment(
  origin: string,
  ticket: string,
  datetime: string,
  { payart = EXPRESS, wantsInvoice = false, count = 1 } = {},
): string {
  return JSON.stringify({
    payart,
    cart: {
      ver: 1,
      items: [{ type: 'ticket', id: ticket, datetime, count }],
      ...(wantsInvoice && { request_invoice: true }),
    },
    url: { continue: `${origin}/de/checkout/success`, cancel: `${origin}/de/checkout/canceled` },
  });
}

function cartOf(body: string): string {
  return (JSON.parse(body) as { data: { cartId: string } }).data.cartId;
}
