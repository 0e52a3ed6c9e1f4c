// A PostgreSQL of this run's own, on a free port: with the settings that it comes with, whatever the machine's own one is set to.
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { atEnd } from './at-end.ts';
import { freePort, runToEnd } from './foyer-process.ts';
import { asPostgres, signalAll } from './postgres-processes.ts';

const DEBIAN = '/usr/lib/postgresql';

/** `fast` ends what runs, as an administrator does; `immediate` is a crash. */
export type StopMode = 'fast' | 'immediate';

export type OwnPostgres = {
  readonly port: number;
  start(): Promise<void>;
  stop(mode: StopMode): Promise<void>;
  /** All of its processes stand still, and its connections stay open. */
  freeze(): void;
  thaw(): void;
};

/** The folder of PostgreSQL's programs, the newest; undefined where it is not installed. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  return [...folders, ...(process.env['PATH'] ?? '').split(delimiter)].find((bin) =>
    existsSync(join(bin, 'initdb')),
  );
}

/**
 * Makes and starts one, which lets everybody on this machine in, and ends with this process.
 * @param bin the folder of PostgreSQL's programs
 * @param folder a new one, which the caller removes
 * @param settings that are to be other than those it comes with, as on its command line
 */
export async function startOwnPostgres(bin: string, folder: string, settings = ''): Promise<OwnPostgres> {
  mkdirSync(folder, { recursive: true });
  const { uid, gid } = asPostgres();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (program: string, ...args: string[]) =>
    runToEnd(join(bin, program), ['-D', data, ...args], {}, { uid, gid, cwd: folder });
  const options = `-p ${port} -k ${folder} -h 127.0.0.1 ${settings}`;
  const start = async () =>
    void (await run('pg_ctl', '-o', options, '-l', join(folder, 'log'), '-w', 'start'));
  atEnd(() => {
    signalAll(data, 'SIGCONT');
    // Waits until it has ended: what it still writes would be left behind.
    const stop = ['-D', data, '-m', 'immediate', '-w', 'stop'];
    execFileSync(join(bin, 'pg_ctl'), stop, { uid, gid, cwd: folder, stdio: 'ignore' });
  });
  await run('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  await start();
  return {
    port,
    start,
    stop: async (mode) => void (await run('pg_ctl', '-m', mode, '-w', 'stop')),
    freeze: () => signalAll(data, 'SIGSTOP'),
    thaw: () => signalAll(data, 'SIGCONT'),
  };
}
