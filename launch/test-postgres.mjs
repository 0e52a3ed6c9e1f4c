// The tests run on both databases. If PostgreSQL is installed, a server is started only for the tests, in its own folder;
// other servers on this machine are not touched. It need not survive a power cut, which makes it 1.5 times as fast.
// Otherwise a server that already runs on the usual port is used.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './find-program.mjs';
import { root } from './node-24.mjs';

const USUAL_URL = 'postgres://postgres@127.0.0.1:5432/postgres';
const DEBIAN = '/usr/lib/postgresql';

/** The Debian package of PostgreSQL, where the tests would be without one. */
export function packagesOfPostgres(node) {
  const hasOne = process.env.TEST_DATABASE_URL || findServerPrograms() || answers(node, USUAL_URL);
  return hasOne ? [] : ['postgresql'];
}

/** A PostgreSQL for the tests and how to stop it, or undefined if there is none. */
export function testPostgres(node) {
  const stop = () => {};
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop };
  const programs = findServerPrograms();
  const started = programs && startServer(programs);
  if (started) return started;
  return answers(node, USUAL_URL) ? { url: USUAL_URL, stop } : undefined;
}

function findServerPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb'))) ??
    findProgram('initdb')?.replace(/[/\\]initdb$/, '')
  );
}

function startServer(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-postgres-'));
  giveToPostgres(folder);
  const data = join(folder, 'data');
  const port = 20_000 + (process.pid % 20_000);
  const settings = `-p ${port} -k ${folder} -h 127.0.0.1 -c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_connections=300`;
  const stop = () => {
    runAsPostgres(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  const steps = [
    ['initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']],
    ['pg_ctl', ['-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start']],
  ];
  for (const [program, args] of steps) {
    const done = runAsPostgres(join(programs, program), args);
    if (done.status === 0) continue;
    console.error(`${program} failed: ${done.stderr || done.error?.message}`);
    stop();
    return undefined;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

function giveToPostgres(folder) {
  if (process.getuid?.() !== 0) return;
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  chownSync(folder, id('-u'), id('-g'));
}

/** PostgreSQL refuses to run as root. */
function runAsPostgres(command, args) {
  return process.getuid?.() === 0
    ? spawnSync('runuser', ['-u', 'postgres', '--', command, ...args], { cwd: tmpdir(), encoding: 'utf8' })
    : spawnSync(command, args, { cwd: tmpdir(), encoding: 'utf8' });
}

function answers(node, url) {
  const script = `import pg from 'pg'; const client = new pg.Client({ connectionString: process.argv[1], connectionTimeoutMillis: 2000 });
    try { await client.connect(); await client.query('select 1'); process.exit(0); } catch { process.exit(1); }`;
  return (
    spawnSync(node, ['--input-type=module', '-e', script, url], { cwd: root, stdio: 'ignore' }).status === 0
  );
}
