// A process that is told to end waits for nobody who does not answer: connections to a silent server are destroyed, for to end
// one is to say goodbye and to wait for what it was asked.
import { Socket } from 'node:net';
import pg from 'pg';
import { GatheringSocket } from '../gathering-socket.ts';

/** As long as monitors wait (`is-answering.ts`). */
const PATIENCE_MS = 3_000;

/** The sockets of a pool. */
export type PoolSockets = {
  /** Makes one for a new connection. */
  readonly open: () => Socket;
  /** How many bytes have come through all of them. */
  readonly heard: () => number;
  /** Destroys all of them, and each that is opened later: what waits for an answer is told that none comes. */
  readonly abandon: () => void;
};

export function poolSockets(): PoolSockets {
  const sockets = new Set<Socket>();
  let isAbandoned = false;
  let heardBefore = 0;
  return {
    open: () => {
      const socket = new GatheringSocket();
      sockets.add(socket);
      socket.once('close', () => {
        sockets.delete(socket);
        heardBefore += socket.bytesRead;
      });
      // `pg` connects it first, and hears of errors from then on.
      if (isAbandoned) process.nextTick(destroy, socket);
      return socket;
    },
    heard: () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, heardBefore),
    abandon: () => {
      isAbandoned = true;
      for (const socket of sockets) destroy(socket);
    },
  };
}

function destroy(socket: Socket): void {
  socket.destroy(new Error('nobody waits for it any more'));
}

/**
 * Does nothing come from the server for three seconds? It is asked over a connection of its own: those of a pool may all wait
 * for locks, or for each other. A server that refuses it does answer, and so does one that cannot be asked once more but goes on
 * with what it was asked: a name that is not found at the moment, or a crowd, must not cost a commit that is under way.
 * @param heard how much has come through the pool
 */
export async function isSilent(config: pg.ClientConfig, heard: () => number): Promise<boolean> {
  const socket = new Socket();
  const all = () => heard() + socket.bytesRead;
  const before = all();
  const client = new pg.Client({ ...config, stream: () => socket });
  client.on('error', () => {});
  const { promise, resolve } = Promise.withResolvers<boolean>();
  // What came while this process was busy is read before it is judged.
  const timer = setTimeout(() => setImmediate(() => resolve(all() === before)), PATIENCE_MS);
  client.connect().then(
    () => resolve(false),
    (problem: unknown) => isAnswer(problem) && resolve(false),
  );
  return promise.finally(() => {
    clearTimeout(timer);
    socket.destroy();
  });
}

/** Nobody is there, or a message of PostgreSQL: then connections that were open say so by themselves. */
function isAnswer(problem: unknown): boolean {
  const isRefused = problem instanceof Error && (problem as { code?: string }).code === 'ECONNREFUSED';
  return isRefused || problem instanceof pg.DatabaseError;
}
