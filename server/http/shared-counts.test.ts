// Redis is tried for real where there is one, and as a server that takes connections and never answers.
import { createServer, type Server } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { HAS_REDIS, startRedis } from '../testing/test-redis.ts';
import { limitRates } from './limit-rates.ts';

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

describe.skipIf(!HAS_REDIS)('limits with Redis', () => {
  test('are counted by all processes together, and by each alone while Redis is stopped, and after it was killed', async () => {
    const redis = await startRedis();
    opened.push(redis);
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
