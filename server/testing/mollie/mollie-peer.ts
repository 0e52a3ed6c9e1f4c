// A Mollie for tests: real HTTP, Mollie's own JSON, key, idempotency and refusals. It is as stubborn as the real one: it can
// be down, keep its answers to itself, and let refunds fail.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerWrongly, doesTheWork, type Trouble } from '../providers/peer-trouble.ts';
import { MOLLIE_ACCESS_TOKEN, MOLLIE_TEST_KEY } from './mollie-keys.ts';
import {
  emptyMollieBooks,
  type MollieBooks,
  type PeerMollieRefund,
  passMollieTime,
} from './mollie-peer-books.ts';
import { answerMollieCall, type MollieAnswer } from './mollie-peer-calls.ts';
import { mollieError } from './mollie-peer-objects.ts';
import { type MolliePage, molliePage } from './mollie-peer-page.ts';

export type MolliePeer = {
  readonly books: MollieBooks;
  readonly origin: string;
  /** The payments that it was asked about, by their ids. */
  readonly askedAbout: string[];
  readonly mood: {
    down: boolean;
    mute: boolean;
    trouble: Trouble | undefined;
    refunds: PeerMollieRefund['status'];
  };
  now: () => Date | Promise<Date>;
  close(): Promise<void>;
};

const REMEMBERED_MS = 3600_000;

/** Opens the peer on this machine, on a free port unless one is given. */
export async function openMolliePeer(port = 0): Promise<MolliePeer> {
  const server = createServer((request, response) => {
    answer(peer, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const peer: MolliePeer = {
    books: emptyMollieBooks(),
    askedAbout: [],
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: { down: false, mute: false, trouble: undefined, refunds: 'refunded' },
    now: () => new Date(),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return peer;
}

/** What Mollie sends when something has happened to a payment. */
export function mollieDelivery(id: string) {
  return {
    body: new URLSearchParams({ id }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Mollie HTTP client/1.0' },
  };
}

async function answer(peer: MolliePeer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = await text(request);
  const now = (await peer.now()).getTime();
  if (peer.mood.down) return send(response, 503, mollieError(503, 'down'));
  const { pathname, searchParams } = new URL(request.url ?? '/', peer.origin);
  const method = request.method ?? '';
  const pressed = method === 'POST' ? (new URLSearchParams(asked).get('pressed') ?? '') : null;
  const page = molliePage(peer.books, { path: pathname, pressed });
  if (page) return sendPage(response, page);
  const key = pathname.startsWith('/v2/settlements') ? MOLLIE_ACCESS_TOKEN : MOLLIE_TEST_KEY;
  if (request.headers.authorization !== `Bearer ${key}`)
    return send(response, 401, mollieError(401, 'Missing authentication, or failed to authenticate'));
  const { trouble } = peer.mood;
  if (trouble && !doesTheWork(trouble)) return answerWrongly(trouble, response, {});
  peer.askedAbout.push(pathname.split('/')[3] ?? '');
  passMollieTime(peer.books, now);
  const call = { method, path: pathname, query: searchParams, body: asked ? JSON.parse(asked) : {} };
  const { status, body } = once({ books: peer.books, at: now }, request.headers['idempotency-key'], () =>
    answerMollieCall(peer.books, { ...call, now, origin: peer.origin, refundsGo: peer.mood.refunds }),
  );
  if (peer.mood.mute && method === 'POST') return void response.destroy();
  if (trouble) return answerWrongly(trouble, response, body);
  send(response, status, body);
}

/** One answer for each idempotency key, for an hour. */
function once(
  { books, at }: { books: MollieBooks; at: number },
  key: string | string[] | undefined,
  work: () => MollieAnswer,
): MollieAnswer {
  if (typeof key !== 'string') return work();
  const known = books.answers.get(key);
  if (known && at - known.at < REMEMBERED_MS) return known;
  const said = { at, ...work() };
  books.answers.set(key, said);
  return said;
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, page: MolliePage): void {
  if ('location' in page) return void response.writeHead(303, { location: page.location }).end();
  response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(page.html);
}
