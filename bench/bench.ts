// `npm run bench`: what Foyer does in a second, compared with baselines from the same run on the same machine.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchDocuments } from './bench-documents.ts';
import { benchLogin } from './bench-login.ts';
import { writeBenchMuseum } from './bench-museum.ts';
import { benchReading } from './bench-reading.ts';
import { benchSelling } from './bench-selling.ts';
import { benchStart } from './bench-start.ts';
import { benchTours } from './bench-tours.ts';
import { figure, heading, summary } from './figures.ts';
import { runToEnd } from './foyer-process.ts';
import { scriptSizes } from './script-sizes.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const SERVER = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'));

try {
  benchScripts();
  const demo = { DATA_DIR: join(folder, 'demo'), DEMO: 'on' };
  await benchReading(demo, folder, SECONDS / 2);
  await benchStart(demo);
  await benchTours(demo, join(folder, 'tours'), SECONDS / 2);
  await benchLogin(demo);
  await benchDocuments(folder);
  writeBenchMuseum(join(folder, 'museum'));
  await benchPostgres();
  const embedded = { DATA_DIR: join(folder, 'embedded') };
  await importBenchMuseum(embedded);
  await benchSelling('embedded database', embedded, SECONDS);
  summary();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function benchScripts(): void {
  heading('Scripts, gzipped');
  const sizes = scriptSizes();
  figure('home page', sizes.home, 'KB', { atMost: 112 });
  figure(`heaviest page (${sizes.heaviest})`, sizes.most, 'KB', { atMost: 132 });
}

/** Measures selling in a new database of the server, which is dropped afterwards. */
async function benchPostgres(): Promise<void> {
  const name = `foyer_bench_${process.pid}`;
  const url = new URL(SERVER);
  await runToEnd('psql', ['-q', '-d', SERVER, '-c', `create database ${name}`]);
  url.pathname = `/${name}`;
  const settings = { DATABASE_URL: url.href, DATA_DIR: join(folder, 'pg') };
  try {
    await importBenchMuseum(settings);
    await benchSelling('PostgreSQL', settings, SECONDS, url.href);
  } finally {
    await runToEnd('psql', ['-q', '-d', SERVER, '-c', `drop database ${name} with (force)`]);
  }
}

function importBenchMuseum(settings: Record<string, string>): Promise<string> {
  return runToEnd(process.execPath, ['server/commands/import.ts', join(folder, 'museum')], {
    ...settings,
    DEMO: 'off',
  });
}
