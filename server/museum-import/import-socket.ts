// With the embedded database only the running shop can reach the data. It listens at a socket in its data folder, which is
// open to its own user alone, and carries out the imports of `npm run import` (ADR 076). One line of JSON asks, one answers.
import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Database } from '../platform/database/sql.ts';
import { carryOutImport, type ImportAnswer, type ImportRequest } from './carry-out-import.ts';

const REQUEST_MS = 10_000;

/** Closes the socket, and removes it. */
export type StopListening = () => Promise<void>;

type ListeningShop = {
  readonly database: Database;
  readonly log: { error(details: object, text: string): void };
  readonly now: () => Date;
};

/**
 * Carries out whatever imports are asked for, one after the other. The caller owns the data folder.
 * @throws where the system has no such sockets, or the folder's path is too long for one
 */
export async function listenForImports(dataDir: string, shop: ListeningShop): Promise<StopListening> {
  const path = socketPath(dataDir);
  // Left by a process that was killed.
  rmSync(path, { force: true });
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    // A terminal that is closed meanwhile misses the answer; the import is finished all the same.
    socket.on('error', () => socket.destroy());
    socket.setTimeout(REQUEST_MS, () => socket.destroy());
    last = last.then(() => answer(socket, shop));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Relative, because a socket's path may be no longer than a hundred characters. */
function socketPath(dataDir: string): string {
  return relative(process.cwd(), join(dataDir, 'import.socket'));
}

async function answer(socket: Socket, { database, log, now }: ListeningShop): Promise<void> {
  try {
    const request: ImportRequest = JSON.parse(await text(socket));
    socket.setTimeout(0);
    socket.end(JSON.stringify(await carryOutImport(database, request, now())));
  } catch (problem) {
    log.error({ err: problem }, 'An import that was asked for failed.');
    const failed: ImportAnswer = { text: 'The import failed. The shop’s log says why.', done: false };
    socket.end(JSON.stringify(failed));
  }
}

/** Asks the shop that runs on this data folder; undefined when none listens. */
export async function askRunningShop(
  dataDir: string,
  request: ImportRequest,
): Promise<ImportAnswer | undefined> {
  const socket = createConnection({ path: socketPath(dataDir), allowHalfOpen: true });
  try {
    socket.end(JSON.stringify(request));
    return JSON.parse(await text(socket));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(code)) return undefined;
    throw error;
  }
}
