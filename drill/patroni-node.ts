// One machine of a replicated PostgreSQL, as far as one machine can be two: Patroni and the PostgreSQL that it looks after.
import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atEnd } from '../bench/at-end.ts';
import { freePort } from '../bench/foyer-process.ts';
import { asPostgres, signalAll } from '../bench/postgres-processes.ts';

export type PatroniNode = {
  readonly name: string;
  /** PostgreSQL's. */
  readonly port: number;
  /** Patroni's, which answers 200 to `GET /primary` where the primary is. */
  readonly statePort: number;
  isPrimary(): Promise<boolean>;
  start(): void;
  /** The machine is gone: nothing of it says goodbye. */
  kill(): void;
};

export type NodeOptions = {
  readonly name: string;
  /** PostgreSQL's programs. */
  readonly bin: string;
  readonly folder: string;
  readonly etcdPort: number;
};

/** Seconds that a primary may be silent before another takes its place: the shortest that Patroni takes. */
const TTL = 20;
const TRUST_ALL = ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'];

/** Writes the configuration of a node, which is not started yet. */
export async function makePatroniNode(options: NodeOptions): Promise<PatroniNode> {
  const { name, folder } = options;
  const [port, statePort] = [await freePort(), await freePort()];
  mkdirSync(folder, { recursive: true });
  const { uid, gid } = asPostgres();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const file = join(folder, 'patroni.yaml');
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(configuration(options, port, statePort)), { mode: 0o644 });
  const data = join(folder, 'data');
  let patroni: ChildProcess | undefined;
  const kill = () => {
    patroni?.kill('SIGKILL');
    signalAll(data, 'SIGKILL');
  };
  atEnd(kill);
  return {
    name,
    port,
    statePort,
    isPrimary: () =>
      fetch(`http://127.0.0.1:${statePort}/primary`).then(
        ({ status }) => status === 200,
        () => false,
      ),
    start: () => {
      const log = openSync(join(folder, 'patroni.log'), 'a');
      patroni = spawn('patroni', [file], { stdio: ['ignore', log, log], cwd: folder, uid, gid });
    },
    kill,
  };
}

function configuration({ name, bin, folder, etcdPort }: NodeOptions, port: number, statePort: number) {
  return {
    scope: 'drill',
    name,
    restapi: { listen: `127.0.0.1:${statePort}`, connect_address: `127.0.0.1:${statePort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: TTL,
        loop_wait: 3,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_048_576,
        // A commit is answered when both have it. While there is only one, it sells alone.
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 60, wal_log_hints: 'on', fsync: 'off', synchronous_commit: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'no-sync'],
      pg_hba: TRUST_ALL,
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(folder, 'data'),
      bin_dir: bin,
      pgpass: join(folder, 'pgpass'),
      parameters: { unix_socket_directories: folder },
      pg_hba: TRUST_ALL,
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'postgres' } },
    },
  };
}
