// Redis is tried for real where there is one, and as a server that takes connections and never answers.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { limitRates } from './limit-rates.ts';

/** `npm test` brings Redis where it can, and says so where there is none. */
const REDIS = spawnSync('redis-server', ['--version']).status === 0;

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function serverWith(redisUrl: string): Promise<FastifyInstance> {
  const app = Fastify();
  opened.unshift(app);
  await limitRates(app, redisUrl);
  app.get('/limited', { config: { rateLimit: { max: 3, timeWindow: '1 minute' } } }, async () => 'ok');
  app.get('/other', { config: { rateLimit: { max: 3, timeWindow: '1 minute' } } }, async () => 'ok');
  await app.ready();
  return app;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

/** A Redis of its own, which keeps nothing. */
async function startRedis(): Promise<{ readonly url: string; readonly process: ChildProcess }> {
  const probe = createServer();
  const port = await listen(probe);
  await new Promise((resolve) => probe.close(resolve));
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  opened.push({ close: () => redis.kill('SIGKILL') });
  for await (const chunk of redis.stdout) if (String(chunk).includes('Ready to accept')) break;
  return { url: `redis://127.0.0.1:${port}`, process: redis };
}

async function statuses(app: FastifyInstance, url: string, calls: number): Promise<number[]> {
  const answers: number[] = [];
  for (let call = 0; call < calls; call += 1) answers.push((await app.inject(url)).statusCode);
  return answers;
}

describe('limits while Redis is away', () => {
  test('hold where nothing listens', async () => {
    const server = createServer();
    const port = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    const app = await serverWith(`redis://127.0.0.1:${port}`);
    expect(await statuses(app, '/limited', 5)).toEqual([200, 200, 200, 429, 429]);
    expect(await statuses(app, '/other', 1)).toEqual([200]);
  });

  test('hold where Redis takes the connection and never answers, and no call waits for it', async () => {
    const server = createServer((socket) => socket.on('error', () => {}));
    opened.push({ close: () => server.close() });
    const app = await serverWith(`redis://127.0.0.1:${await listen(server)}`);
    expect(await statuses(app, '/limited', 5)).toEqual([200, 200, 200, 429, 429]);
  });
});

describe.skipIf(!REDIS)('limits with Redis', () => {
  test('are counted by all processes together, and by each alone while Redis is stopped, and after it was killed', async () => {
    const redis = await startRedis();
    const first = await serverWith(redis.url);
    const second = await serverWith(redis.url);
    expect(await statuses(first, '/limited', 2)).toEqual([200, 200]);
    expect(await statuses(second, '/limited', 2)).toEqual([200, 429]);

    redis.process.kill('SIGSTOP');
    expect(await statuses(first, '/limited', 4)).toEqual([200, 200, 200, 429]);

    redis.process.kill('SIGCONT');
    redis.process.kill('SIGKILL');
    expect(await statuses(second, '/limited', 4)).toEqual([200, 200, 200, 429]);
  });
});
