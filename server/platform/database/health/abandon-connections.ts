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
  /** Destroys all of them, and each that is opened later: what waits for an answer is told that none comes. */
  readonly abandon: () => void;
};

export function poolSockets(): PoolSockets {
  const sockets = new Set<Socket>();
  let isAbandoned = false;
  return {
    open: () => {
      const socket = new GatheringSocket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      // `pg` connects it first, and hears of errors from then on.
      if (isAbandoned) process.nextTick(destroy, socket);
      return socket;
    },
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
 * for locks, or for each other. A server that refuses it does answer.
 */
export async function isSilent(config: pg.ClientConfig): Promise<boolean> {
  const socket = new Socket();
  const client = new pg.Client({ ...config, stream: () => socket });
  client.on('error', () => {});
  const connected = client.connect().then(() => false, isOfTheNetwork);
  const patience = new Promise<boolean>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS, true);
    void connected.then(() => clearTimeout(timer));
  });
  return Promise.race([connected, patience]).finally(() => socket.destroy());
}

/** Nobody is there, or a message of PostgreSQL: then connections that were open say so by themselves. */
function isOfTheNetwork(problem: unknown): boolean {
  const isRefused = problem instanceof Error && (problem as { code?: string }).code === 'ECONNREFUSED';
  return !isRefused && !(problem instanceof pg.DatabaseError);
}
