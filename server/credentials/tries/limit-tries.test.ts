import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/sql.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { countTry } from './limit-tries.ts';

const START = new Date('2026-11-18T07:00:00Z');

describe.each(testDatabases())('tries on $name', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await engine.open();
  });
  afterAll(() => database.close());

  const context = (seconds = 0) => ({
    database,
    now: () => new Date(START.getTime() + seconds * 1000),
    config: { rateLimits: true },
  });
  const refusedAfter = async (addresses: readonly string[]): Promise<number> => {
    for (let tries = 0; tries < 200; tries += 1)
      if (await countTry(context(), 'recover-network', addresses[tries % addresses.length] ?? ''))
        return tries;
    return Number.NaN;
  };

  test.each([
    ['one address', ['192.0.2.1']],
    ['one address in two spellings', ['192.0.2.2', '::ffff:192.0.2.2']],
    [
      'a household with addresses of the sixth version',
      ['2001:db8:1:2::1', '2001:DB8:0001:2:ffff::9', '2001:db8:1:2:3:4:5:6%eth0'],
    ],
    ['this machine', ['::1', '0:0:0:0:0:0:0:1']],
  ])('%s counts as one', async (_, addresses) => {
    expect(await refusedAfter(addresses)).toBe(30);
  });

  test.each([
    ['two addresses', ['192.0.2.3', '192.0.2.4']],
    ['two households', ['2001:db8:1:3::1', '2001:db8:1:4::1']],
  ])('%s count apart', async (_, addresses) => {
    expect(await refusedAfter(addresses)).toBe(60);
  });

  test('who was refused waits until the hour is over, not longer for asking again', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      expect(await countTry(context(), 'mail-recipient', 'ada@example.org')).toBeUndefined();
    expect(await countTry(context(600), 'mail-recipient', 'ada@example.org')).toMatchObject({
      refused: 'TOO_MANY_TRIES',
      retryAfter: 3000,
    });
    expect(await countTry(context(3599), 'mail-recipient', 'ada@example.org')).toMatchObject({
      retryAfter: 1,
    });
    expect(await countTry(context(3600), 'mail-recipient', 'ada@example.org')).toBeUndefined();
  });

  test('only a digest of the address is stored', async () => {
    const { rows } = await database.executeSql('select key from counted_tries');
    for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });

  test('nothing is counted where limits are off', async () => {
    for (let tries = 0; tries < 50; tries += 1)
      expect(
        await countTry({ ...context(), config: { rateLimits: false } }, 'mail-recipient', 'eve@example.org'),
      ).toBeUndefined();
  });
});
