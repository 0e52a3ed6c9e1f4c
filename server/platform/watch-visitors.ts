// Whether visitors keep a process so busy that work for which hardly anybody waits should come after them: many requests are under
// way, and the event loop hardly rests. Many requests alone may wait for a payment provider, and a busy loop alone may be
// busy with that work.
import { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

const MANY_REQUESTS = 4;
const BUSY_SHARE = 0.5;
const LOOK_MS = 100;
/** A look counts for less and less: after this time for a third. */
const FADES_MS = 500;

/** Marks a connection whose request is not answered yet. To add each to a set and to delete it again would cost more. */
const UNDER_WAY = Symbol('request under way');
type Connection = Socket & { [UNDER_WAY]?: boolean };

/** Those that are open and have asked. Requests are counted when somebody looks: a number that is kept could drift. */
const connections = new Set<Connection>();

/** A request is under way from now until `noteAnswered`, or until its visitor has left. */
export function noteRequest(connection: Connection): void {
  if (connection[UNDER_WAY] === undefined) {
    // Tests ask without a network: what they ask on is never closed.
    if (!(connection instanceof Socket)) return;
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  }
  connection[UNDER_WAY] = true;
}

/** The last byte of the answer is on its way. */
export function noteAnswered(connection: Connection): void {
  if (connection[UNDER_WAY]) connection[UNDER_WAY] = false;
}

export function requestsUnderWay(): number {
  let count = 0;
  for (const connection of connections) if (connection[UNDER_WAY]) count += 1;
  return count;
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
    requests += weight * (requestsUnderWay() - requests);
    before = now;
    lookedAt = performance.now();
  }, LOOK_MS).unref();
  return () => requests >= MANY_REQUESTS && busy >= BUSY_SHARE;
}
