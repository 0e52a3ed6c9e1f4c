// A real Redis for tests, where the machine has one.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

/** `npm test` brings Redis where it can, and says so where there is none. */
export const HAS_REDIS = spawnSync('redis-server', ['--version']).status === 0;

export type TestRedis = { readonly url: string; readonly process: ChildProcess; close(): void };

/** A Redis of its own, which keeps nothing. @param port of one that was killed; otherwise any that is free */
export async function startRedis(port?: number): Promise<TestRedis> {
  const at = port ?? (await freePort());
  const options = ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const chunk of redis.stdout) if (String(chunk).includes('Ready to accept')) break;
  return { url: `redis://127.0.0.1:${at}`, process: redis, close: () => redis.kill('SIGKILL') };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
