// The programme of a large museum comes in pages of bounded size, whatever is asked for (ADR 065).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Programme } from '../../domain/tickets/event.ts';
import { oneDatabase } from '../platform/database/test-databases.ts';
import { makeTestMuseum, OPEN_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

/** Beside the three of the museum for tests. */
const MORE_EVENTS = 110;

describe.each(oneDatabase())('on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    for (let number = 1; number <= MORE_EVENTS; number += 1)
      museum.put(`events/dauer-${number}.yaml`, OPEN_EVENT_YAML.replaceAll('dauer', `dauer-${number}`));
    shop = await openTestShop(engine, museum.folder);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const page = async (query: string): Promise<Programme> =>
    (await shop.get(`/api/de/event/programme${query}`)).body.data;

  test.each([
    ['', 12],
    ['?limit=30', 30],
    ['?limit=100', 100],
    ['?limit=101', 100],
    ['?limit=99999', 100],
    ['?limit=100&offset=100', 13],
  ])('a page of %j has %i events, and says how many there are', async (query, count) => {
    const { events, total } = await page(query);
    expect([events.length, total]).toEqual([count, MORE_EVENTS + 3]);
  });
});
