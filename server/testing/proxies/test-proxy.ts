// Reverse proxies for tests, each set up as docs/operations/server.md says, on a port of its own.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../test-process.ts';
import { DOCUMENTED_PROXIES, type ReverseProxy } from './documented-proxies.ts';

/** Each with whether this machine has it; `npm test` brings them where it can, and says so where one is missing. */
export const REVERSE_PROXIES = DOCUMENTED_PROXIES.map((proxy) => ({
  ...proxy,
  missing: process.platform !== 'linux' || programPath(proxy.program) === '',
}));

/** Debian keeps servers where only root looks (`launch/find-program.mjs`, which cannot be asked where Vitest runs alone). */
function programPath(program: string): string {
  const asked = ['-c', `PATH="$PATH:/usr/local/sbin:/usr/sbin:/sbin" command -v ${program}`];
  return spawnSync('sh', asked, { encoding: 'utf8' }).stdout.trim();
}

/** Starts a proxy in front of a port. */
export async function startProxy(
  proxy: ReverseProxy,
  to: number,
): Promise<{ readonly port: number; close(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-proxy-'));
  const port = await freePort();
  const file = join(folder, 'config');
  writeFileSync(file, proxy.config(port, to));
  // Caddy keeps files at home.
  const homes = ['HOME', 'XDG_DATA_HOME', 'XDG_CONFIG_HOME'].map((name) => `${name}=${folder}`);
  const running = spawn('env', [...homes, programPath(proxy.program), ...proxy.args(file, folder)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  running.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const close = () => {
    running.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  await untilOpen(port, running, () => said);
  return { port, close };
}

async function untilOpen(port: number, running: ChildProcess, said: () => string): Promise<void> {
  while ((await send({ port, from: '127.0.0.1', path: '/healthz' }).catch(() => 0)) !== 200) {
    if (running.exitCode !== null) throw new Error(`the proxy ended: ${said()}`);
    await setTimeout(20);
  }
}

type Sent = {
  readonly port: number;
  /** The visitor's address: any of the machine's own network 127. */
  readonly from: string;
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sends a request as a visitor of that address; answers the status. */
export function send({ port, from, path, body, headers = {} }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = request(
      {
        port,
        path,
        host: '127.0.0.1',
        localAddress: from,
        method: body ? 'POST' : 'GET',
        headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    sending.on('error', reject);
    sending.end(body && JSON.stringify(body));
  });
}
