// The server process (spec decisions 1): a wrong setting stops it with one line, and SIGTERM lets it finish its requests.
// `npm test` builds the shop's pages first. When Vitest runs alone without a build, the tests that need them are skipped.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { Agent, get } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runImport } from '../../commands/import.ts';
import { ORDER_CONFIRMED } from '../../orders/confirm-order.ts';
import { noteDatabase } from '../../platform/database/database-identity.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { layEmbeddedDatabase } from '../../platform/database/test-databases.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { builtProgram } from '../built-programs.ts';
import { SHORT_LIVED } from '../short-lived.ts';
import { makeTestMuseum } from '../test-museum.ts';

/** As it stands in a checkout, which every user can read. Where that does not matter, what is built (ADR 161) costs half. */
const SOURCE = fileURLToPath(new URL('../../main.ts', import.meta.url));
const BUILT = existsSync(new URL('../../../dist/client/.vite/manifest.json', import.meta.url));
const SLOW_MS = 180_000;

/** A data folder with an imported museum. Making one takes longer than the tests that use a copy of it. */
let stocked: string;
const imported: string[] = [];
let dataDir: string;
let child: ChildProcess | undefined;
let built: string;
beforeAll(async () => {
  built = await builtProgram('main');
  stocked = mkdtempSync(join(tmpdir(), 'foyer-stocked-'));
  await layEmbeddedDatabase(stocked);
  const museum = makeTestMuseum();
  expect(await runImport([museum.folder], { DATA_DIR: stocked }, (text) => imported.push(text))).toBe(0);
  museum.remove();
});
afterAll(() => rmSync(stocked, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'foyer-main-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  child = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

/** @param user who runs it, by number; whoever runs the tests without */
function start(settings: Record<string, string>, main = built, user?: number) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, DEMO: 'off', PORT: '0', ...settings };
  const as = user === undefined ? {} : { uid: user, gid: user };
  const started = spawn(process.execPath, [...SHORT_LIVED, main], {
    env,
    ...as,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  const said = { out: '', err: '' };
  started.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  started.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  return { started, said, ended: once(started, 'close') as Promise<[number | null, string | null]> };
}

describe('a shop that cannot start says why in one line and exits with 1', () => {
  test.each([
    ['HOLD_SECONDS', '1', 'HOLD_SECONDS is "1"; it may be a whole number from 5 to 86400.\n'],
    [
      'DATABASE_URL',
      'mysql://foyer:geheim@db/foyer',
      'DATABASE_URL is "mysql://foyer:***@db/foyer"; it may be an address that starts with postgres:// or postgresql://.\n',
    ],
  ])(
    '%s=%s',
    async (name, value, line) => {
      const { said, ended } = start({ [name]: value });
      expect(await ended).toEqual([1, null]);
      expect(said).toEqual({ out: '', err: line });
    },
    SLOW_MS,
  );
});

describe('a shop that cannot start for another reason says that in one line, too', () => {
  test(
    'its port is taken',
    async () => {
      const taken = createServer();
      await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
      const { port } = taken.address() as AddressInfo;
      cpSync(stocked, dataDir, { recursive: true });
      const { said, ended } = start({ PORT: String(port) });
      expect(await ended).toEqual([1, null]);
      taken.close();
      expect(said.err).toBe(
        `Another program already listens on port ${port}. Stop it, or set PORT to another number.\n`,
      );
    },
    SLOW_MS,
  );

  test(
    'its database is not there',
    async () => {
      const { said, ended } = start({ DATABASE_URL: 'postgres://foyer@127.0.0.1:1/foyer' });
      expect(await ended).toEqual([1, null]);
      expect(said).toEqual({
        out: '',
        err: 'The database of DATABASE_URL does not answer (connect ECONNREFUSED 127.0.0.1:1). Is PostgreSQL running there?\n',
      });
    },
    SLOW_MS,
  );
});

async function portOf(said: { out: string }, ended: Promise<unknown>): Promise<number> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  for (;;) {
    const port = /Foyer is open at http:\/\/localhost:(\d+)\/de\/\n/.exec(said.out)?.[1];
    if (port) return Number(port);
    if (over) throw new Error(`Foyer did not open: ${said.out}`);
    await setTimeout(50);
  }
}

// Backups are often restored by root.
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;

describe.skipIf(!BUILT)('a shop that finds its data folder restored', () => {
  test(
    'warns that mails wait which may have left, and that others can read what it cannot close; Ctrl-C ends it with 0',
    async () => {
      const backup = join(dataDir, '..', `${basename(dataDir)}-backup`);
      cpSync(stocked, backup, { recursive: true });
      await leaveMailIn(backup);
      cpSync(backup, dataDir, { recursive: true });
      rmSync(backup, { recursive: true });
      // Not Foyer's: so the folder itself stays open.
      writeFileSync(join(dataDir, 'notes.txt'), '');
      if (NOBODY !== undefined) giveTo(NOBODY, dataDir);
      mkdirSync(join(dataDir, 'media'), { recursive: true });
      chmodSync(join(dataDir, 'media'), 0o755);
      const { started, said, ended } = start({ LOG_LEVEL: 'warn' }, SOURCE, NOBODY);
      await portOf(said, ended);
      // What is logged may come later than what is printed.
      await expect
        .poll(() => said.out, { timeout: 60_000 })
        .toContain('This database is not the one of the last start');
      expect(said.err).toBe(
        NOBODY === undefined
          ? ''
          : `Other users of this machine can read ${join(dataDir, 'media')}, because its mode could not be changed: as its owner, run chmod -R go= ${dataDir}\n`,
      );
      started.kill('SIGINT');
      expect(await ended).toEqual([0, null]);
    },
    SLOW_MS,
  );
});

/** Writes a mail, and notes the database as one in which the shop was started. */
async function leaveMailIn(folder: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  const jobs = createJobs(database, { work: false, log: { error: () => {}, warn: () => {} } });
  jobs.work(ORDER_CONFIRMED, async () => {});
  await jobs.start();
  await jobs.write(database, ORDER_CONFIRMED, { booking_id: 'b' });
  await jobs.stop();
  await noteDatabase({ database, config: { dataDir: folder } }, new Date());
  await database.close();
}

function giveTo(user: number, folder: string): void {
  chownSync(folder, user, user);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, name), user, user);
}

describe.skipIf(!BUILT)('a shop that receives SIGTERM', () => {
  test(
    'answers the visitor it is talking to, takes no other, and ends with 0',
    async () => {
      cpSync(stocked, dataDir, { recursive: true });
      expect(imported.join('\n')).toMatch(/Write these before you open.*: pages\/terms\.de\.md, /);
      const { started, said, ended } = start({ LOG_LEVEL: 'error' });
      const port = await portOf(said, ended);

      const body = JSON.stringify({ c: { lname: 'Lovelace', email: 'ada@example.org', country: 'DE' } });
      const visitor = connect(port, '127.0.0.1');
      let answer = '';
      visitor.on('data', (chunk) => {
        answer += chunk;
      });
      visitor.write(
        `POST /api/de/auth/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
      );
      // The status does not matter, because a busy machine may refuse. By now the earlier requests have been read.
      await fetch(`http://127.0.0.1:${port}/healthz`);

      started.kill('SIGTERM');
      await expect
        .poll(
          () =>
            fetch(`http://127.0.0.1:${port}/healthz`).then(
              ({ status }) => status,
              () => 'closed',
            ),
          { timeout: 60_000 },
        )
        .toBe('closed');
      visitor.write(body.slice(5));
      await once(visitor, 'close');
      expect(answer).toMatch(/^HTTP\/1.1 (200|503) /);
      expect(await ended).toEqual([0, null]);
      expect(said.err).toBe('');
    },
    SLOW_MS,
  );

  test(
    'resets nobody whose connection is kept, and tells proxies first; it has opened while Redis is away, and says so in its log',
    async () => {
      cpSync(stocked, dataDir, { recursive: true });
      const settings = { LOG_LEVEL: 'warn', DRAIN_SECONDS: '2', REDIS_URL: 'redis://127.0.0.1:1' };
      const { started, said, ended } = start(settings);
      const port = await portOf(said, ended);
      expect(said.out).toContain('"msg":"Redis is away');
      const agent = new Agent({ keepAlive: true, maxSockets: 8 });
      const problems: string[] = [];
      const answers = new Set<string>();
      /** Asks as a proxy does, on a kept connection; false once it should send visitors elsewhere. */
      const ask = () =>
        new Promise<boolean>((resolve) => {
          get({ port, host: '127.0.0.1', path: '/readyz', agent }, (answer) => {
            answers.add(`${answer.statusCode} ${answer.headers.connection}`);
            answer.resume().once('end', () => resolve(answer.statusCode === 200));
          }).once('error', (problem: NodeJS.ErrnoException) => {
            problems.push(String(problem.code));
            resolve(false);
          });
        });
      await expect.poll(ask, { timeout: 60_000 }).toBe(true);
      const visitors = Array.from({ length: 8 }, async () => {
        while (await ask());
      });
      await setTimeout(200);
      started.kill('SIGTERM');
      await Promise.all(visitors);
      agent.destroy();
      expect(problems).toEqual([]);
      expect(answers).toContain('503 close');
      expect(await ended).toEqual([0, null]);
    },
    SLOW_MS,
  );
});
