// Whether visitors keep a process so busy that work for which hardly anybody waits should come after them: many requests are under
// way, and the event loop hardly rests. Many requests alone may wait for a payment provider, and a busy loop alone may be
// busy with that work.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

const MANY_REQUESTS = 4;
const BUSY_SHARE = 0.5;
const LOOK_MS = 100;
/** A look counts for less and less: after this time for a third. */
const FADES_MS = 500;

/** Connections whose request is not answered yet. Not a number, which could drift, but what is there. */
const underWay = new Set<Socket>();
const watched = new WeakSet<Socket>();

/** A request is under way from now until it is answered, or its visitor has left. */
export function noteRequest(socket: Socket, response: ServerResponse): void {
  underWay.add(socket);
  // One function for all, and not `once`, which makes another: it is called once, and this happens with every request.
  response.on('close', noteAnswered);
  if (watched.has(socket)) return;
  // An answer that waits behind another one on a connection that breaks is never closed.
  watched.add(socket);
  socket.once('close', () => underWay.delete(socket));
}

function noteAnswered(this: ServerResponse): void {
  underWay.delete(this.req.socket);
}

export function requestsUnderWay(): number {
  return underWay.size;
}

/** Watches this process as long as it runs. */
export function watchVisitors(): () => boolean {
  let requests = 0;
  let busy = 0;
  let before = performance.eventLoopUtilization();
  let lookedAt = performance.now();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const weight = 1 - Math.exp((lookedAt - performance.now()) / FADES_MS);
    busy += weight * (performance.eventLoopUtilization(now, before).utilization - busy);
    requests += weight * (underWay.size - requests);
    before = now;
    lookedAt = performance.now();
  }, LOOK_MS).unref();
  return () => requests >= MANY_REQUESTS && busy >= BUSY_SHARE;
}
