// Starts the real server as a child process for measuring, on the database engine that its settings name.
import { type SpawnOptions, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:net';
import { atEnd } from './at-end.ts';
import { openConnection } from './http-client.ts';

/** A port that no program uses at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Waits until a server answers on the port. */
export async function waitForPort(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const open = await openConnection(port).then(
      (connection) => {
        connection.close();
        return true;
      },
      () => false,
    );
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no server answers on port ${port}`);
}

export type FoyerProcess = {
  readonly port: number;
  readonly pid: number;
  /** Its exit code once it has ended; null after a signal that it did not handle. */
  readonly ended: Promise<number | null>;
  /** Tells it to end, and waits until it has. */
  stop(): Promise<void>;
  signal(name: NodeJS.Signals): void;
};

export type FoyerStart = {
  /** A free one unless given. */
  readonly port?: number;
  /** Modules that Node loads before the shop. */
  readonly imports?: readonly string[];
  /** A file for what it prints; without one, errors are printed here. */
  readonly log?: string;
};

/** Starts the built shop with settings; resolves when it reports that it is open. */
export async function startFoyer(
  settings: Record<string, string>,
  { port: wanted, imports = [], log }: FoyerStart = {},
): Promise<FoyerProcess> {
  const port = wanted ?? (await freePort());
  const child = spawn(
    process.execPath,
    [...imports.flatMap((module) => ['--import', module]), 'dist/server/main.js'],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        LOG_LEVEL: 'error',
        RATE_LIMITS: 'off',
        JOBS: 'off',
        DEMO: 'off',
        DEMO_BANK: 'on',
        ...settings,
      },
      stdio: ['ignore', 'pipe', log ? 'pipe' : 'inherit'],
    },
  );
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  atEnd(() => child.kill('SIGKILL'));
  if (log)
    for (const said of [child.stdout, child.stderr]) said?.pipe(createWriteStream(log, { flags: 'a' }));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => chunk.includes('Foyer is open') && resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    port,
    pid: child.pid ?? 0,
    ended,
    signal: (name) => child.kill(name),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Runs a program, waits for its end and returns its output.
 * @param as whose it is and where it runs, where that is not this process's
 */
export function runToEnd(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  as: Pick<SpawnOptions, 'uid' | 'gid' | 'cwd'> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...as,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${command}: ${output}`))));
  });
}
