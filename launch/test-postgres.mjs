// The tests run on both databases. Where PostgreSQL is installed a server is started just for them, in a folder of its own,
// without touching any other on this machine; else one that answers is used. Their own need not survive a power cut, and is
// half again as fast.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './node-24.mjs';
import { aptInstall, findProgram } from './test-browser.mjs';

const USUAL = 'postgres://postgres@127.0.0.1:5432/postgres';
const DEBIAN = '/usr/lib/postgresql';

/** A PostgreSQL for the tests and how to stop it, or undefined where there is none to be had. */
export function testPostgres(node) {
  const stop = () => {};
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop };
  const own = () => {
    const programs = findServerPrograms();
    return programs && startOwn(programs);
  };
  const started = own();
  if (started) return started;
  if (answers(node, USUAL)) return { url: USUAL, stop };
  aptInstall('postgresql');
  return own();
}

function findServerPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb'))) ??
    findProgram('initdb')?.replace(/[/\\]initdb$/, '')
  );
}

function startOwn(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-postgres-'));
  giveToPostgres(folder);
  const data = join(folder, 'data');
  const port = 20_000 + (process.pid % 20_000);
  const settings = `-p ${port} -k ${folder} -h 127.0.0.1 -c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_connections=300`;
  const stop = () => {
    asServer(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  const steps = [
    ['initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']],
    ['pg_ctl', ['-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start']],
  ];
  for (const [program, args] of steps) {
    const done = asServer(join(programs, program), args);
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
function asServer(command, args) {
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
