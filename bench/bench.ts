// `npm run bench`: what Foyer does in a second, compared with baselines from the same run on the same machine.
// `npm run bench -- sale reading` measures only these parts.
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from './at-end.ts';
import { benchDocuments } from './bench-documents.ts';
import { benchLogin } from './bench-login.ts';
import { benchMemory } from './bench-memory.ts';
import { writeBenchMuseum } from './bench-museum.ts';
import { benchProgramme } from './bench-programme.ts';
import { benchReading } from './bench-reading.ts';
import { benchSale } from './bench-sale.ts';
import { benchSelling } from './bench-selling.ts';
import { benchStart } from './bench-start.ts';
import { benchTours } from './bench-tours.ts';
import { benchWaitingRoom } from './bench-waiting-room.ts';
import { benchDoor } from './door/bench-door.ts';
import { figure, heading, summary } from './figures.ts';
import { runToEnd } from './foyer-process.ts';
import { benchOffice } from './office/bench-office.ts';
import { benchReports } from './office/bench-reports.ts';
import { findPostgres, startOwnPostgres } from './own-postgres.ts';
import { scriptSizes } from './script-sizes.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
removeAtEnd(folder);
const demo = { DATA_DIR: join(folder, 'demo'), DEMO: 'on' };

type SellingSettings = { readonly DATA_DIR: string; readonly DATABASE_URL?: string };
type Selling = (name: string, settings: SellingSettings, databaseUrl?: string) => Promise<void>;

const parts: Readonly<Record<string, () => Promise<void> | void>> = {
  scripts: benchScripts,
  reading: () => benchReading(demo, folder, SECONDS / 2),
  start: () => onBothEngines((name, settings) => benchStart(name, settings)),
  tours: () => benchTours(demo, join(folder, 'tours'), SECONDS / 2),
  programme: () =>
    onBothEngines((name, settings) => benchProgramme(name, settings, join(folder, 'programme'))),
  login: () => benchLogin(demo),
  memory: () => onBothEngines((name, settings) => benchMemory(name, settings, SECONDS)),
  documents: () => benchDocuments(folder),
  selling: () => onBothEngines((name, settings, url) => benchSelling(name, settings, SECONDS, url)),
  sale: () =>
    onBothEngines((name, settings, databaseUrl) =>
      benchSale({ name, settings, seconds: SECONDS, databaseUrl }),
    ),
  // In PostgreSQL alone: the embedded database is for small shops.
  office: () =>
    onBothEngines(async (_name, settings, databaseUrl) => {
      if (databaseUrl) await benchOffice(settings, databaseUrl);
    }),
  reports: () =>
    onBothEngines(async (_name, settings, databaseUrl) => {
      if (databaseUrl) await benchReports(settings, databaseUrl);
    }),
  door: () =>
    onBothEngines(async (_name, settings, databaseUrl) => {
      if (databaseUrl) await benchDoor(settings, databaseUrl, SECONDS * 2);
    }),
  // In PostgreSQL alone: the museum is imported again while the shop is open.
  'waiting-room': () =>
    onBothEngines(async (name, settings, databaseUrl) => {
      const museum = join(folder, 'museum');
      if (databaseUrl) await benchWaitingRoom({ name, settings, museum, seconds: SECONDS });
    }),
};

const asked = process.argv.slice(2);
for (const name of asked)
  if (!parts[name]) throw new Error(`There is no part ${name}; there are ${Object.keys(parts).join(', ')}.`);
let server: Promise<string> | undefined;
for (const [name, measure] of Object.entries(parts))
  if (asked.length === 0 || asked.includes(name)) await measure();
summary();

function benchScripts(): void {
  heading('Scripts, gzipped');
  const sizes = scriptSizes();
  figure('home page', sizes.home, 'KB', { atMost: 112 });
  figure(`heaviest page (${sizes.heaviest})`, sizes.most, 'KB', { atMost: 132 });
}

/** Measures selling in a new database of the server, which is dropped afterwards, and then in an embedded one. */
async function onBothEngines(measure: Selling): Promise<void> {
  writeBenchMuseum(join(folder, 'museum'));
  const name = `foyer_bench_${process.pid}`;
  server ??= postgresServer();
  const on = await server;
  const url = new URL(on);
  await runToEnd('psql', ['-q', '-d', on, '-c', `create database ${name}`]);
  url.pathname = `/${name}`;
  try {
    await measureOn('PostgreSQL', { DATABASE_URL: url.href, DATA_DIR: newDataDir() }, measure, url.href);
  } finally {
    await runToEnd('psql', ['-q', '-d', on, '-c', `drop database ${name} with (force)`]);
  }
  await measureOn('embedded database', { DATA_DIR: newDataDir() }, measure);
}

function removeAtEnd(made: string): void {
  atEnd(() => rmSync(made, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
}

/** The address of the server's own database. Unless one is given, a server of this run's own is started (ADR 160). */
async function postgresServer(): Promise<string> {
  const given = process.env['BENCH_DATABASE_URL'];
  if (given) return given;
  const programs = findPostgres();
  if (!programs)
    throw new Error(
      'Selling is measured on PostgreSQL: apt-get install postgresql, or name a server in BENCH_DATABASE_URL.',
    );
  // On a disk, as a museum's is; the folder for temporary files may be in memory.
  const around = mkdtempSync(join(existsSync('/var/tmp') ? '/var/tmp' : tmpdir(), 'foyer-bench-'));
  removeAtEnd(around);
  // The user postgres has a folder in it.
  chmodSync(around, 0o711);
  const { port } = await startOwnPostgres(programs, join(around, 'postgres'));
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

async function measureOn(
  name: string,
  settings: SellingSettings,
  measure: Selling,
  databaseUrl?: string,
): Promise<void> {
  await runToEnd(process.execPath, ['server/commands/import.ts', join(folder, 'museum')], {
    ...settings,
    DEMO: 'off',
  });
  await measure(name, settings, databaseUrl);
}

function newDataDir(): string {
  return mkdtempSync(join(folder, 'data-'));
}
