// A Stripe for tests: real HTTP, Stripe's own forms, keys, idempotency and refusals, and signatures made with its official
// library. It is as stubborn as the real one: it can be down, keep its answers to itself, and let refunds fail.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { answerWrongly, doesTheWork, type Trouble } from '../providers/peer-trouble.ts';
import { STRIPE_TEST_KEY, STRIPE_TEST_SECRET } from './stripe-keys.ts';
import { emptyBooks, type PeerBooks, type PeerRefund, peerId, settleDue } from './stripe-peer-books.ts';
import { answerCall } from './stripe-peer-calls.ts';
import { errorObject } from './stripe-peer-objects.ts';
import { type PeerPage, payPage } from './stripe-peer-page.ts';

export type StripePeer = {
  readonly books: PeerBooks;
  readonly origin: string;
  readonly mood: {
    down: boolean;
    mute: boolean;
    trouble: Trouble | undefined;
    refunds: PeerRefund['status'];
  };
  now: () => Date | Promise<Date>;
  close(): Promise<void>;
};

const REMEMBERED_SECONDS = 24 * 3600;

const signer = new Stripe(STRIPE_TEST_KEY);

/** Opens the peer on this machine, on a free port unless one is given. */
export async function openStripePeer(port = 0): Promise<StripePeer> {
  const server = createServer((request, response) => {
    answer(peer, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const peer: StripePeer = {
    books: emptyBooks(),
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: { down: false, mute: false, trouble: undefined, refunds: 'succeeded' },
    now: () => new Date(),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return peer;
}

/** A delivery of one event, as Stripe sends it. */
export function stripeDelivery(at: Date, type: string, object: object) {
  const body = JSON.stringify({ id: peerId('evt'), object: 'event', type, data: { object } });
  return { body, headers: signStripe(at, body) };
}

/** The header of a delivery, signed as Stripe signs. */
export function signStripe(at: Date, payload: string): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000);
  return {
    'stripe-signature': signer.webhooks.generateTestHeaderString({
      payload,
      secret: STRIPE_TEST_SECRET,
      timestamp,
    }),
  };
}

async function answer(peer: StripePeer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = await text(request);
  const now = Math.floor((await peer.now()).getTime() / 1000);
  if (peer.mood.down) return send(response, 503, { error: { type: 'api_error', message: 'down' } });
  const { pathname, searchParams } = new URL(request.url ?? '/', peer.origin);
  const isPost = request.method === 'POST';
  const pressed = isPost ? (new URLSearchParams(asked).get('pressed') ?? '') : null;
  const page = payPage(peer.books, { path: pathname, pressed });
  if (page) return sendPage(response, page);
  if (request.headers.authorization !== `Bearer ${STRIPE_TEST_KEY}`)
    return send(response, 401, errorObject('api_key_invalid', 'Invalid API Key provided'));
  const { trouble } = peer.mood;
  if (trouble && !doesTheWork(trouble)) return answerWrongly(trouble, response, {});
  settleDue(peer.books, now);
  const key = request.headers['idempotency-key'];
  const { status, body } = once(
    { books: peer.books, at: now },
    isPost ? key : undefined,
    `${pathname} ${asked}`,
    () =>
      answerCall(peer.books, {
        method: request.method ?? '',
        path: pathname,
        fields: isPost ? new URLSearchParams(asked) : searchParams,
        now,
        origin: peer.origin,
        refundsGo: peer.mood.refunds,
      }),
  );
  if (peer.mood.mute && isPost && /\/(sessions|payment_intents|refunds)$/.test(pathname))
    return void response.destroy();
  if (trouble) return answerWrongly(trouble, response, body);
  send(response, status, body);
}

/** One answer for each idempotency key; the same key with another request is refused. */
function once(
  { books, at }: { books: PeerBooks; at: number },
  key: string | string[] | undefined,
  asked: string,
  work: () => { status: number; body: object },
): { status: number; body: object } {
  if (typeof key !== 'string') return work();
  const remembered = books.answers.get(key);
  const known = remembered && at - remembered.at < REMEMBERED_SECONDS ? remembered : undefined;
  if (known && known.asked !== asked)
    return {
      status: 400,
      body: {
        error: {
          type: 'idempotency_error',
          message:
            'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        },
      },
    };
  const said = known ?? { at, asked, ...work() };
  books.answers.set(key, said);
  return said;
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, page: PeerPage): void {
  if ('location' in page) return void response.writeHead(303, { location: page.location }).end();
  response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(page.html);
}
