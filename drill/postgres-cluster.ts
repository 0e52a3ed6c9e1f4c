// A PostgreSQL of the drill's own, which it may kill, freeze and starve. Debian's programs run it, as the user postgres
// where the drill is root, because PostgreSQL refuses to be.
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, runToEnd } from '../bench/foyer-process.ts';
import { openPostgresDatabase } from '../server/platform/database/postgres-database.ts';
import type { Database } from '../server/platform/database/sql.ts';
import { atEnd } from './at-end.ts';

const DEBIAN = '/usr/lib/postgresql';
const MOST_CONNECTIONS = 60;

/** `fast` ends what runs, as an administrator does; `immediate` is a crash. */
type StopMode = 'fast' | 'immediate';

export type PostgresCluster = {
  start(): Promise<void>;
  stop(mode: StopMode): Promise<void>;
  /** All of its processes stand still, and its connections stay open. */
  freeze(): void;
  thaw(): void;
  /** Makes a database. @returns its address for the shop, which is no superuser */
  createDatabase(name: string): Promise<string>;
  /** For the administrator, who gets a connection when nobody else does. */
  open(database: string): Database;
};

/** The folder of PostgreSQL's programs, the newest; undefined where it is not installed. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/**
 * Makes and starts a cluster on a free port.
 * @param bin the folder of PostgreSQL's programs
 * @param folder an empty one, which the caller removes
 */
export async function startCluster(bin: string, folder: string): Promise<PostgresCluster> {
  mkdirSync(folder, { recursive: true });
  giveToPostgres(folder);
  const data = join(folder, 'data');
  const port = await freePort();
  const address = (user: string, database: string) => `postgres://${user}@127.0.0.1:${port}/${database}`;
  const control = (...args: string[]) => runAsPostgres(join(bin, 'pg_ctl'), ['-D', data, '-w', ...args]);
  // A commit is on its way to the disk before it is answered: killed programs lose nothing, and no power is cut here.
  const settings = `-p ${port} -k ${folder} -h 127.0.0.1 -c fsync=off -c max_connections=${MOST_CONNECTIONS}`;
  atEnd(() => {
    signalAll(data, 'SIGCONT');
    process.kill(parentOf(data), 'SIGQUIT');
  });
  const start = async () => void (await control('-o', settings, '-l', join(folder, 'log'), 'start'));
  await runAsPostgres(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  await start();
  const open = (database: string) => openPostgresDatabase(address('postgres', database), { connections: 1 });
  await runAlone(open('postgres'), 'create role foyer login');
  return {
    start,
    stop: async (mode) => void (await control('-m', mode, 'stop')),
    freeze: () => signalAll(data, 'SIGSTOP'),
    thaw: () => signalAll(data, 'SIGCONT'),
    createDatabase: async (name) => {
      await runAlone(open('postgres'), `create database ${name} owner foyer`);
      return address('foyer', name);
    },
    open,
  };
}

function giveToPostgres(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, id('-u'), id('-g'));
}

function runAsPostgres(command: string, args: readonly string[]): Promise<string> {
  return process.getuid?.() === 0
    ? runToEnd('runuser', ['-u', 'postgres', '--', 'env', '-C', tmpdir(), command, ...args])
    : runToEnd(command, args);
}

async function runAlone(database: Database, text: string): Promise<void> {
  try {
    await database.executeSql(text);
  } finally {
    await database.close();
  }
}

function signalAll(data: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const parent = parentOf(data);
  process.kill(parent, signal);
  for (const child of childrenOf(parent)) process.kill(child, signal);
}

/** The process that all others of a cluster come from: the first line of `postmaster.pid`. */
function parentOf(data: string): number {
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function childrenOf(parent: number): number[] {
  try {
    const found = execFileSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' });
    return found.trim().split('\n').map(Number);
  } catch {
    return [];
  }
}
