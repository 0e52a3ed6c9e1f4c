// Leaving without losing anybody: a process that is told to stop first says so to whoever sends it visitors, and ends
// each connection with an answer. A connection closed while it waits could meet the next request halfway.
import type { FastifyInstance } from 'fastify';

/** What is in flight when a process stops taking requests gets this long to be finished, and running jobs as long again. */
export const IN_FLIGHT_MS = 10_000;

/** Has this process been told to stop? */
export type Drain = { begun: boolean };

/** Lets every answer end its connection once draining has begun. */
export function endConnections(app: FastifyInstance, drain: Drain): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (drain.begun) reply.header('connection', 'close');
    done();
  });
}
