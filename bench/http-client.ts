// A minimal keep-alive HTTP/1.1 client, so that the load generator leaves the processor cores to the server.
import { connect, type Socket } from 'node:net';

export type Reply = { readonly status: number; readonly headers: string; readonly body: string };

/** A connection that sends one request at a time. */
export type Connection = {
  send(method: 'GET' | 'POST', path: string, body?: string, type?: string): Promise<Reply>;
  close(): void;
};

const END_OF_HEADERS = '\r\n\r\n';

/**
 * Opens a connection to a server on this machine.
 * @param headers of every request, each ending in CRLF
 */
export function openConnection(port: number, headers = ''): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let received = '';
    let waiting: { resolve: (reply: Reply) => void; reject: (problem: Error) => void } | undefined;
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      received += chunk;
      const found = waiting && takeReply(received);
      if (!found) return;
      received = found.rest;
      const { resolve: done } = waiting as NonNullable<typeof waiting>;
      waiting = undefined;
      done(found.reply);
    });
    socket.on('error', (problem) => (waiting ? waiting.reject(problem) : reject(problem)));
    socket.on('close', () => waiting?.reject(new Error('the connection was closed before the answer')));
    socket.on('connect', () =>
      resolve({
        send: (method, path, body = '', type = 'application/json') =>
          new Promise((done, fail) => {
            waiting = { resolve: done, reject: fail };
            socket.write(requestText({ port, headers, method, path, body, type }));
          }),
        close: () => socket.destroy(),
      }),
    );
  });
}

/** The first reply in what was received, and what follows it; undefined while it is incomplete. */
function takeReply(received: string): { reply: Reply; rest: string } | undefined {
  const end = received.indexOf(END_OF_HEADERS);
  if (end < 0) return undefined;
  const headers = received.slice(0, end);
  const length = Number(/content-length: (\d+)/i.exec(headers)?.[1] ?? 0);
  const start = end + END_OF_HEADERS.length;
  if (received.length - start < length) return undefined;
  const body = received.slice(start, start + length);
  return {
    reply: { status: Number(headers.slice(9, 12)), headers, body },
    rest: received.slice(start + length),
  };
}

type Request = {
  readonly port: number;
  readonly headers: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: string;
  readonly type: string;
};

function requestText({ port, headers, method, path, body, type }: Request): string {
  const content =
    method === 'POST' ? `content-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` : '';
  return `${method} ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept-encoding: identity\r\n${headers}${content}\r\n${body}`;
}

export type Load = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly done: number;
  readonly failed: number;
};

/**
 * Repeats a task on several connections at once until the time is over.
 * @param task resolves to true when it succeeded
 * @param most ends earlier, after so many in all
 */
export async function load(
  port: number,
  connections: number,
  seconds: number,
  task: (connection: Connection, turn: number) => Promise<boolean>,
  most = Number.POSITIVE_INFINITY,
): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  let turn = 0;
  const since = performance.now();
  const until = since + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = await openConnection(port);
      while (turn < most && performance.now() < until) {
        const start = performance.now();
        turn += 1;
        if (await task(connection, turn)) times.push(performance.now() - start);
        else failed += 1;
      }
      connection.close();
    }),
  );
  const elapsed = (performance.now() - since) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), done: times.length, failed };
}
