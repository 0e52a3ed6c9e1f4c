// Reverse proxies for tests, each set up as docs/operations/server.md says, on a port of its own.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../test-process.ts';

type Proxy = {
  readonly program: string;
  readonly config: (from: number, to: number) => string;
  readonly args: (configFile: string, folder: string) => readonly string[];
};

const PROXIES: readonly Proxy[] = [
  {
    program: 'nginx',
    config: (from, to) => `
      daemon off; master_process off; pid nginx.pid; error_log stderr crit;
      events {}
      http {
        access_log off;
        server {
          listen 127.0.0.1:${from};
          location / {
            proxy_pass http://127.0.0.1:${to};
            proxy_set_header Host $host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          }
        }
      }`,
    args: (file, folder) => ['-p', folder, '-c', file],
  },
  {
    program: 'haproxy',
    config: (from, to) => `
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend shop
  bind 127.0.0.1:${from}
  option forwardfor
  default_backend foyer
backend foyer
  server foyer 127.0.0.1:${to}
`,
    args: (file) => ['-db', '-q', '-f', file],
  },
  {
    program: 'caddy',
    config: (from, to) => `
{
  admin off
  auto_https off
}
http://127.0.0.1:${from} {
  reverse_proxy 127.0.0.1:${to}
}
`,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
];

/** Each with whether this machine has it; `npm test` brings nginx where it can, and says so where there is none. */
export const REVERSE_PROXIES = PROXIES.map((proxy) => ({
  ...proxy,
  missing: process.platform !== 'linux' || programPath(proxy.program) === '',
}));

/** Debian keeps servers where only root looks. */
function programPath(program: string): string {
  const asked = ['-c', `PATH="$PATH:/usr/sbin:/usr/local/sbin" command -v ${program}`];
  return spawnSync('sh', asked, { encoding: 'utf8' }).stdout.trim();
}

/** Starts a proxy in front of a port. */
export async function startProxy(
  proxy: Proxy,
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
