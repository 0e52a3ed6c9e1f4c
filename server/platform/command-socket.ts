// With the embedded database only the running shop can reach the data. It listens at a socket in its data folder, which is
// open to its own user alone, and carries out what commands at a terminal ask for (ADR 076). One line of JSON asks, one
// answers.
import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';

const REQUEST_MS = 10_000;

/** What is printed, and whether the command did what it was asked for. */
export type CommandAnswer = { readonly text: string; readonly done: boolean };

/** Closes the socket, and removes it. */
export type StopListening = () => Promise<void>;

type CommandListener<Command> = {
  readonly carryOut: (command: Command) => Promise<CommandAnswer>;
  readonly log: { error(details: object, text: string): void };
};

/**
 * Carries out whatever commands are asked for, one after the other. The caller owns the data folder.
 * @throws where the system has no such sockets, or the folder's path is too long for one
 */
export async function listenForCommands<Command>(
  dataDir: string,
  listener: CommandListener<Command>,
): Promise<StopListening> {
  const path = socketPath(dataDir);
  // Left by a process that was killed.
  rmSync(path, { force: true });
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    // A terminal that is closed meanwhile misses the answer; the command is finished all the same.
    socket.on('error', () => socket.destroy());
    socket.setTimeout(REQUEST_MS, () => socket.destroy());
    last = last.then(() => answer(socket, listener));
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
  return relative(process.cwd(), join(dataDir, 'commands.socket'));
}

async function answer<Command>(socket: Socket, { carryOut, log }: CommandListener<Command>): Promise<void> {
  try {
    const command: Command = JSON.parse(await text(socket));
    socket.setTimeout(0);
    socket.end(JSON.stringify(await carryOut(command)));
  } catch (problem) {
    log.error({ err: problem }, 'A command that was asked for failed.');
    const failed: CommandAnswer = { text: 'It failed. The shop’s log says why.', done: false };
    socket.end(JSON.stringify(failed));
  }
}

/** Asks the shop that runs on this data folder; undefined when none listens. */
export async function askRunningShop(dataDir: string, command: object): Promise<CommandAnswer | undefined> {
  const socket = createConnection({ path: socketPath(dataDir), allowHalfOpen: true });
  try {
    socket.end(JSON.stringify(command));
    return JSON.parse(await text(socket));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(code)) return undefined;
    throw error;
  }
}
