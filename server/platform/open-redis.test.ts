import { expect, test } from 'vitest';
import { openRedis } from './open-redis.ts';

test('while Redis is away, a command fails at once: nobody waits until it is given up', async () => {
  const said: string[] = [];
  const redis = await openRedis('redis://127.0.0.1:1', {
    log: { warn: (_, text) => said.push(text) },
    away: 'away',
    back: 'back',
  });
  await expect(redis.get('anything')).rejects.toThrow("Stream isn't writeable");
  expect(said).toEqual(['away']);
  redis.disconnect();
});
