// A release: made, opened in an empty folder with nothing of the checkout, and bought from.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { dayOfVisit } from '../test-process.ts';
import { purchase } from '../test-shop.ts';

const BUILT = existsSync('dist/client/.vite/manifest.json');

describe.skipIf(!BUILT)('a release', { timeout: 300_000 }, () => {
  const root = mkdtempSync(join(tmpdir(), 'foyer-release-'));
  const folder = join(root, 'foyer');
  const dataDir = join(root, 'data');
  const env = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    DATA_DIR: dataDir,
    DEMO: 'off',
    DEMO_BANK: 'on',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    DRAIN_SECONDS: '0',
  };
  let museum: TestMuseum;
  let shop: ChildProcess;
  let origin: string;
  beforeAll(async () => {
    museum = makeTestMuseum();
    run('launch/release.mjs', '--folder', folder);
  }, 300_000);
  afterAll(() => {
    shop?.kill('SIGKILL');
    museum.remove();
    rmSync(root, { recursive: true, force: true });
  });

  function run(...args: string[]): string {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      env: { ...env },
    });
    if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stdout}${stderr}`);
    return stdout;
  }

  test('knows its version and the checksum of each of its files', () => {
    expect(readFileSync(join(folder, 'VERSION'), 'utf8')).toMatch(/^\d+\.\d+\.\d+\n$/);
    const { status, stderr } = spawnSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });

  test('has no test, no tool of developers and no source of the pages', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const own = files.filter((file) => !file.startsWith('node_modules'));
    expect(own.filter((file) => /\.test\.|\.tsx$|^(e2e|bench|drill|shop)/.test(file))).toEqual([]);
    for (const name of ['vite', 'vitest', 'typescript', '@biomejs', '@playwright', 'happy-dom'])
      expect(existsSync(join(folder, 'node_modules', name))).toBe(false);
  });

  test('imports a museum and opens without fetching or building anything', async () => {
    run(join(folder, 'launch/import.mjs'), museum.folder);
    const started = spawn(process.execPath, [join(folder, 'launch/start.mjs')], { cwd: root, env });
    shop = started;
    let said = '';
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
      });
    while (!/Foyer is open at (http:\S+)\/de\//.test(said)) {
      if (started.exitCode !== null) throw new Error(said);
      await setTimeout(50);
    }
    expect(said).not.toMatch(/Installing|Fetching|Building/);
    origin = /Foyer is open at (http:\S+)\/de\//.exec(said)?.[1] ?? '';
  });

  test.runIf(process.platform === 'linux')('has two of glibc’s heaps, and not one for each thread', () => {
    const [pid = ''] = readFileSync(`/proc/${shop.pid}/task/${shop.pid}/children`, 'utf8').trim().split(' ');
    const settings = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    expect(settings).toEqual(expect.arrayContaining(['NODE_ENV=production', 'MALLOC_ARENA_MAX=2']));
  });

  test('shows its pages with scripts and styles', async () => {
    const page = await (await fetch(`${origin}/de/tickets/flut`)).text();
    expect(page).toContain('Flut');
    const assets = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
    expect(assets.length).toBeGreaterThan(2);
    for (const path of assets) expect([path, (await fetch(`${origin}${path}`)).status]).toEqual([path, 200]);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  });

  test('sells a ticket, prints it and mails it', async () => {
    const ticket = { type: 'ticket', id: 'flut-normal', datetime: `${dayOfVisit()} 10:00`, count: 1 };
    const cartId = (await post('/api/de/checkout/initPayment', purchase([ticket]))).data.cartId;
    const paid = await fetch(`${origin}/demo-bank/${cartId}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ decision: 'pay', email: 'ada@example.org', name: 'Ada' }),
    });
    expect(paid.status).toBe(303);
    await post('/api/de/checkout/execPayment', { cartId });
    const outbox = join(dataDir, 'outbox');
    await expect.poll(() => existsSync(outbox) && readdirSync(outbox).length, { timeout: 120_000 }).toBe(1);
    const [mail = ''] = readdirSync(outbox);
    expect(readFileSync(join(outbox, mail), 'utf8')).toContain('application/pdf');
  });

  async function post(path: string, body: object) {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  }

  test('ends with 0', async () => {
    const ended = once(shop, 'close');
    shop.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
