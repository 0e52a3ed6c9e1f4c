import { afterEach, describe, expect, test } from 'vitest';
import { HAS_REDIS, startRedis } from '../testing/test-redis.ts';
import { openRedis } from './open-redis.ts';

/** Ten times what a command may take, because the machine may be busy; far less than a visitor waits. */
const SOON_MS = 2_000;

const opened: { close(): unknown }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

async function open(url: string) {
  const said: string[] = [];
  const log = { warn: (_: object, text: string) => said.push(text) };
  const redis = await openRedis(url, { log, away: 'away', back: 'back' });
  opened.unshift({ close: () => redis.disconnect() });
  return { redis, said };
}

test('while Redis is away, a command fails at once: nobody waits until it is given up', async () => {
  const { redis, said } = await open('redis://127.0.0.1:1');
  await expect(redis.get('anything')).rejects.toThrow("Stream isn't writeable");
  expect(said).toEqual(['away']);
});

describe.skipIf(!HAS_REDIS)('a Redis that falls silent', () => {
  test('keeps its connection, and nobody waits for its answer', async () => {
    const server = await startRedis();
    opened.push(server);
    const { redis } = await open(server.url);
    await redis.set('anything', 'kept');
    server.process.kill('SIGSTOP');
    const waiting = redis.get('anything').catch((problem: Error) => problem.message);
    const answer = await Promise.race([waiting, after(SOON_MS)]);
    expect(answer).toBe('Command timed out');
    expect(redis.status).toBe('ready');
  });
});

function after(milliseconds: number): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, 'it still waits'));
}
