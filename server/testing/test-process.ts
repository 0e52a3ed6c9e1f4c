// Runs a shop as a separate process whose database survives it, for tests that kill it or run a command beside it.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, isIPv6 } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, type Day, weekday } from '../../domain/museum-time.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { openPostgresDatabase } from '../platform/database/postgres-database.ts';
import type { Database } from '../platform/database/sql.ts';
import { layEmbeddedDatabase, layPostgresDatabase } from '../platform/database/test-databases.ts';
import { builtProgram } from './built-programs.ts';
import { SHORT_LIVED } from './short-lived.ts';
import { CLOSING_DAY } from './test-museum.ts';

const MONDAY = 1;

const SERVER = process.env['TEST_DATABASE_URL'];

/** Includes PostgreSQL only if the environment names a server. */
export const PROCESS_ENGINES = ['embedded', ...(SERVER ? (['postgres'] as const) : [])] as const;

/**
 * The day for which visitors of a shop buy whose clock is the machine's: the day after tomorrow, or the next day on which
 * the museum is open and its events have times, which they have on no Monday.
 */
export function dayOfVisit(now = new Date()): Day {
  let day = addDays(museumDay(now), 2);
  while (day === CLOSING_DAY || weekday(day) === MONDAY) day = addDays(day, 1);
  return day;
}

function museumDay(now: Date): Day {
  return now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
}

export type ShopProcess = {
  /** Starts the process. The first start imports the museum. */
  start(): Promise<void>;
  /** Sends a signal and waits until the process has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Kills the process without waiting. */
  kill(): void;
  /** The settings of the process, for commands on the same database. */
  readonly env: Readonly<Record<string, string | undefined>>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Pays for a cart at the demo bank. */
  pay(cartId: string): Promise<Response>;
  /** The files of the sent mails. */
  mails(): string[];
  mail(name: string): string;
  /** Queries the database. The embedded one can be queried only while the process is stopped. */
  look<Answer>(ask: (database: Database) => Promise<Answer>): Promise<Answer>;
  remove(): Promise<void>;
};

/**
 * Prepares a process without starting it.
 * @param name of its database, with nothing else of that name
 * @param folder the museum
 * @param settings as environment variables
 */
export async function makeShopProcess(
  engine: (typeof PROCESS_ENGINES)[number],
  name: string,
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ShopProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-process-'));
  const host = settings['HOST'] ?? '127.0.0.1';
  const port = await freePort(host);
  const origin = `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
  const database = `foyer_${name}_${process.pid}`;
  const databaseUrl =
    engine === 'postgres' ? await layPostgresDatabase(SERVER as string, database) : undefined;
  if (!databaseUrl) await layEmbeddedDatabase(dataDir);
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    PUBLIC_URL: 'http://localhost:3000',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...settings,
  };
  let child: ChildProcess | undefined;
  const send = (path: string, type: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': type, ...headers },
      body,
    });
  const outbox = join(dataDir, 'outbox');

  return {
    env,
    start: async () => {
      const started = spawn(process.execPath, [...SHORT_LIVED, await builtProgram('test-serve'), folder], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = started;
      return new Promise((resolve, reject) => {
        started.stdout.on('data', (chunk: Buffer) => chunk.includes('open') && resolve());
        started.once('exit', (code) => reject(new Error(`the shop ended with ${code}`)));
      });
    },
    end: async (signal) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const end = ended(child);
      child.kill(signal);
      await end;
    },
    kill: () => {
      child?.kill('SIGKILL');
    },
    get: (path, headers = {}) => fetch(`${origin}${path}`, { headers }),
    post: (path, body, headers) => send(path, 'application/json', JSON.stringify(body), headers),
    pay: (cartId) =>
      send(
        `/demo-bank/${cartId}`,
        'application/x-www-form-urlencoded',
        'decision=pay&email=ada%40example.org&name=Ada',
      ),
    mails: () => {
      try {
        return readdirSync(outbox).filter((file) => file.endsWith('.eml'));
      } catch {
        return [];
      }
    },
    mail: (file) => readFileSync(join(outbox, file), 'utf8'),
    look: async (ask) => {
      const opened = databaseUrl
        ? openPostgresDatabase(databaseUrl)
        : await openDatabase({ databaseUrl: undefined, dataDir });
      try {
        return await ask(opened);
      } finally {
        await opened.close();
      }
    },
    remove: async () => {
      child?.kill('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
      if (databaseUrl) await dropDatabase(database);
    },
  };
}

/** A port that nothing listens on at that address of this machine. */
export function freePort(host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Creates a separate and empty database on the PostgreSQL of the tests and returns its address. */
export async function createDatabase(name: string): Promise<string> {
  await administer(`create database ${name}`);
  const url = new URL(SERVER as string);
  url.pathname = `/${name}`;
  return url.href;
}

export function dropDatabase(name: string): Promise<void> {
  return administer(`drop database ${name} with (force)`);
}

async function administer(text: string): Promise<void> {
  const admin = openPostgresDatabase(SERVER as string);
  await admin.executeSql(text);
  await admin.close();
}

function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? -1)));
}
