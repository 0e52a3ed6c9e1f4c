// Runs `server/main.ts` on a PostgreSQL database of its own, as somebody would who has a shop with several processes.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { runImport } from '../../commands/import.ts';
import { layPostgresDatabase } from '../../platform/database/test-databases.ts';
import { builtProgram } from '../built-programs.ts';
import { SHORT_LIVED } from '../short-lived.ts';
import type { TestMuseum } from '../test-museum.ts';
import { dropDatabase, freePort } from '../test-process.ts';

const MANIFEST = fileURLToPath(new URL('../../../dist/client/.vite/manifest.json', import.meta.url));

/** `npm test` builds the shop and names a PostgreSQL; without either there is nothing to start. */
export const CAN_RUN = existsSync(MANIFEST) && process.env['TEST_DATABASE_URL'] !== undefined;

export type Programs = {
  readonly databaseUrl: string;
  /** Starts one more program on the same database and the same data folder. */
  start(settings?: Record<string, string>): Promise<Program>;
  /** The files of the sent mails. */
  mails(): string[];
  remove(): Promise<void>;
};

export type Program = {
  readonly process: ChildProcess;
  readonly port: number;
  /** What it has said, on both outputs. */
  said(): string;
  /** The ids of the processes that were asked for this address, each as often as it was, as the log says. */
  askedFor(path: string): number[];
  /** Sends a signal and returns the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  /** The status of an answer. @param agent whose connection is used; by default one that is closed after the answer */
  ask(method: 'GET' | 'POST', path: string, body?: unknown, agent?: Agent): Promise<Answer>;
};

export type Answer = { readonly status: number; readonly text: string };

/** @param name of the database, with nothing else of that name */
export async function openPrograms(name: string, museum: TestMuseum): Promise<Programs> {
  const database = `foyer_${name}_${process.pid}`;
  const databaseUrl = await layPostgresDatabase(process.env['TEST_DATABASE_URL'] as string, database);
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-programs-'));
  const programs: ChildProcess[] = [];
  await runImport([museum.folder], { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, () => {});
  return {
    databaseUrl,
    start: async (settings = {}) => {
      const program = await startProgram({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...settings });
      programs.push(program.process);
      return program;
    },
    mails: () => {
      const outbox = join(dataDir, 'outbox');
      return existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith('.eml')) : [];
    },
    remove: async () => {
      for (const program of programs) program.kill('SIGKILL');
      await dropDatabase(database);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startProgram(settings: Record<string, string>): Promise<Program> {
  const port = await freePort();
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    PORT: String(port),
    PUBLIC_URL: 'http://localhost:3000',
    DEMO: 'off',
    DEMO_BANK: 'on',
    LOG_LEVEL: 'info',
    RATE_LIMITS: 'off',
    DRAIN_SECONDS: '1',
    ...settings,
  };
  const child = spawn(process.execPath, [...SHORT_LIVED, await builtProgram('main')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  await vi.waitFor(
    () => {
      if (!/^Foyer /m.test(said)) throw new Error(`it did not open: ${said}`);
    },
    { timeout: 120_000, interval: 50 },
  );
  return {
    process: child,
    port,
    said: () => said,
    askedFor: (path) => pidsIn(said, path),
    end: async (signal = 'SIGTERM') => {
      child.kill(signal);
      return (await ended)[0];
    },
    ask: (method, path, body, agent) => ask(port, method, path, body, agent),
  };
}

/** @throws when the connection is refused or reset */
function ask(
  port: number,
  method: string,
  path: string,
  body: unknown,
  agent = new Agent(),
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const asked = request({ host: '127.0.0.1', port, method, path, headers, agent }, async (answer) => {
      let text = '';
      answer.on('error', reject);
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

function pidsIn(said: string, path: string): number[] {
  return said
    .split('\n')
    .filter((line) => line.includes(`"url":"${path}"`))
    .map((line) => Number((JSON.parse(line) as { pid: number }).pid));
}
