// A PostgreSQL of the drill's own, which it may kill, freeze and starve.
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, runToEnd } from '../bench/foyer-process.ts';
import { atEnd } from './at-end.ts';
import { type DrillDatabases, openDrillDatabases } from './drill-databases.ts';
import { asPostgres, signalAll } from './postgres-processes.ts';

const DEBIAN = '/usr/lib/postgresql';
const MOST_CONNECTIONS = 60;

/** `fast` ends what runs, as an administrator does; `immediate` is a crash. */
type StopMode = 'fast' | 'immediate';

export type PostgresCluster = {
  readonly databases: DrillDatabases;
  start(): Promise<void>;
  stop(mode: StopMode): Promise<void>;
  /** All of its processes stand still, and its connections stay open. */
  freeze(): void;
  thaw(): void;
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
 * @param folder a new one, which the caller removes
 */
export async function startCluster(bin: string, folder: string): Promise<PostgresCluster> {
  mkdirSync(folder, { recursive: true });
  const { uid, gid } = asPostgres();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (program: string, ...args: string[]) =>
    runToEnd(join(bin, program), ['-D', data, ...args], {}, { uid, gid, cwd: folder });
  // A commit is on its way to the disk before it is answered: killed programs lose nothing, and no power is cut here.
  const settings = `-p ${port} -k ${folder} -h 127.0.0.1 -c fsync=off -c max_connections=${MOST_CONNECTIONS}`;
  const start = async () =>
    void (await run('pg_ctl', '-o', settings, '-l', join(folder, 'log'), '-w', 'start'));
  atEnd(() => {
    signalAll(data, 'SIGCONT');
    signalAll(data, 'SIGQUIT');
  });
  await run('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  await start();
  return {
    databases: await openDrillDatabases(port),
    start,
    stop: async (mode) => void (await run('pg_ctl', '-m', mode, '-w', 'stop')),
    freeze: () => signalAll(data, 'SIGSTOP'),
    thaw: () => signalAll(data, 'SIGCONT'),
  };
}
