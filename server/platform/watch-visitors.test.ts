import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteAnswered, noteRequest, requestsUnderWay, watchVisitors } from './watch-visitors.ts';

/** Answers what asks for `/now`, and keeps the others waiting. */
let server: Server;
let visitors: Socket[];

beforeEach(async () => {
  visitors = [];
  server = createServer((request, response) => {
    noteRequest(request.socket);
    response.on('finish', () => noteAnswered(request.socket));
    if (request.url === '/now') response.end('done');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  visitorsLeave();
  server.close();
  await vi.waitFor(() => expect(requestsUnderWay()).toBe(0), 10_000);
});

async function visitorsAsk(count: number, ...paths: string[]): Promise<void> {
  for (let visitor = 0; visitor < count; visitor += 1) {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: museum\r\n\r\n`).join(''));
    visitors.push(socket);
  }
}

function visitorsLeave(): void {
  for (const socket of visitors) socket.resetAndDestroy();
}

/** Keeps the event loop busy, in short turns. */
async function work(ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    await setImmediate();
  }
}

test('a request is under way until it is answered, or its visitor has left', async () => {
  await visitorsAsk(1, '/now');
  await visitorsAsk(2, '/later');
  await vi.waitFor(() => expect(requestsUnderWay()).toBe(2), 10_000);
  visitorsLeave();
  await vi.waitFor(() => expect(requestsUnderWay()).toBe(0), 10_000);
});

test('requests on one connection that breaks are not under way any more', async () => {
  await visitorsAsk(1, '/later', '/later', '/later');
  await vi.waitFor(() => expect(requestsUnderWay()).toBe(1), 10_000);
  visitorsLeave();
  await vi.waitFor(() => expect(requestsUnderWay()).toBe(0), 10_000);
});

test('a process is crowded while many requests keep its event loop busy, and not any more when they are answered', async () => {
  const isCrowded = watchVisitors();
  expect(isCrowded()).toBe(false);
  await visitorsAsk(16, '/later');
  await vi.waitFor(() => expect(requestsUnderWay()).toBe(16), 10_000);
  await work(2_000);
  expect(isCrowded()).toBe(true);
  visitorsLeave();
  await vi.waitFor(() => expect(isCrowded()).toBe(false), 30_000);
});

test('a process is not crowded by requests that wait for somebody else', async () => {
  const isCrowded = watchVisitors();
  await visitorsAsk(16, '/later');
  await setTimeout(1_500);
  expect(isCrowded()).toBe(false);
});
