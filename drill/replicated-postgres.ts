// A PostgreSQL on two nodes: Patroni chooses the primary, etcd remembers it, HAProxy leads the shop to it.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atEnd } from '../bench/at-end.ts';
import { freePort, waitForPort } from '../bench/foyer-process.ts';
import { countSynchronousStandbys } from './audit-store.ts';
import { type DrillDatabases, openDrillDatabases } from './drill-databases.ts';
import { makePatroniNode, type PatroniNode } from './patroni-node.ts';

const PROGRAMS = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy'];
const MOST_SECONDS_UNTIL_READY = 90;

export type ReplicatedPostgres = {
  readonly databases: DrillDatabases;
  primary(): Promise<PatroniNode>;
  /** Until the standby has every commit before it is answered. */
  awaitStandby(): Promise<void>;
  stop(): void;
};

/** What to install; undefined when everything is there. */
export function missingReplication(): string | undefined {
  return PROGRAMS.every((program) => existsSync(program))
    ? undefined
    : 'apt-get install patroni python3-etcd etcd-server haproxy';
}

/**
 * Starts both nodes, and resolves when a commit is answered by both.
 * @param bin the folder of PostgreSQL's programs
 */
export async function startReplicatedPostgres(bin: string, folder: string): Promise<ReplicatedPostgres> {
  mkdirSync(folder, { recursive: true });
  const etcdPort = await freePort();
  const etcd = await startEtcd(folder, etcdPort);
  const nodes: PatroniNode[] = [];
  for (const name of ['one', 'two'])
    nodes.push(await makePatroniNode({ name, bin, folder: join(folder, name), etcdPort }));
  for (const node of nodes) node.start();
  const { port, haproxy } = await startHaproxy(folder, nodes);
  const primary = () => until('a primary', async () => firstPrimary(nodes));
  await primary();
  const databases = await until('a way to the primary', () =>
    openDrillDatabases(port).catch(() => undefined),
  );
  const awaitStandby = async () => {
    const database = databases.open('postgres');
    await until('a synchronous standby', async () =>
      (await countSynchronousStandbys(database).catch(() => 0)) === 1 ? true : undefined,
    ).finally(() => database.close());
  };
  await awaitStandby();
  return {
    databases,
    primary,
    awaitStandby,
    stop: () => {
      for (const node of nodes) node.kill();
      for (const child of [haproxy, etcd]) child.kill('SIGKILL');
    },
  };
}

async function firstPrimary(nodes: readonly PatroniNode[]): Promise<PatroniNode | undefined> {
  for (const node of nodes) if (await node.isPrimary()) return node;
  return undefined;
}

async function until<Found>(what: string, find: () => Promise<Found | undefined>): Promise<Found> {
  const end = performance.now() + MOST_SECONDS_UNTIL_READY * 1000;
  while (performance.now() < end) {
    const found = await find();
    if (found !== undefined) return found;
    await sleep(300);
  }
  throw new Error(`after ${MOST_SECONDS_UNTIL_READY} s there is not ${what}`);
}

async function startEtcd(folder: string, port: number): Promise<ChildProcess> {
  const clients = `http://127.0.0.1:${port}`;
  const peers = `http://127.0.0.1:${await freePort()}`;
  const etcd = run(folder, 'etcd', [
    ...['--data-dir', join(folder, 'etcd'), '--unsafe-no-fsync'],
    ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
    ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
    ...['--initial-cluster', `default=${peers}`],
  ]);
  await waitForPort(port);
  return etcd;
}

async function startHaproxy(folder: string, nodes: readonly PatroniNode[]) {
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  const servers = nodes.map(
    (node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.statePort}`,
  );
  writeFileSync(
    file,
    `defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
listen postgres
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`,
  );
  return { port, haproxy: run(folder, 'haproxy', ['-db', '-f', file]) };
}

function run(folder: string, program: string, args: readonly string[]): ChildProcess {
  const log = openSync(join(folder, `${program}.log`), 'a');
  const child = spawn(program, args, { stdio: ['ignore', log, log] });
  atEnd(() => child.kill('SIGKILL'));
  return child;
}
