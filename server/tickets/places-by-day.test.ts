// What the calendar of an event shows: the places of each day, and how many of them are free.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

// Seven times of twenty places, of which others sell five at every second time. Of the ticket for two, four a time.
const DAY = '2026-11-25';
const RANGE = '2026-11-23;2026-11-25';

describe.each(testDatabases())('on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace('  - {capacity: 100}', '  - {capacity: 500}'));
    shop = await openTestShop(engine, museum.folder, {}, new Date('2026-11-18T09:00:00Z'));
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const ask = async (path: string) => (await shop.get(`/api/de/ticket/${path}`)).body.data;

  test('a day has all its places, also those that are sold here or elsewhere', async () => {
    const before = await ask(`places/event/flut/range/${RANGE}`);
    expect(Object.keys(before)).toEqual(['2026-11-24', DAY]);
    expect(before[DAY].all).toBe(7 * 20);
    expect(before[DAY].free).toBe(7 * 20 - 3 * 5);
    const line = { type: 'ticket', id: 'flut-normal', datetime: `${DAY} 10:00`, count: 3 };
    await shop.post('/api/de/checkout/initPayment', purchase([line]));
    const after = await ask(`places/event/flut/range/${RANGE}`);
    expect(after[DAY]).toEqual({ free: before[DAY].free - 3, all: 7 * 20 });
  });

  test('a long range has each of its days as a short one has it', async () => {
    const whole = await ask('places/event/flut/range/2026-11-18;2027-01-25');
    const parts = ['2026-11-18;2026-12-02', '2026-12-03;2026-12-28', '2026-12-29;2027-01-25'];
    const joined: object[] = [];
    for (const part of parts) joined.push(await ask(`places/event/flut/range/${part}`));
    expect(Object.keys(whole).length).toBeGreaterThan(40);
    expect(Object.entries(whole)).toEqual(joined.flatMap((days) => Object.entries(days)));
  });

  test('the calendar of the specification counts the same free places', async () => {
    const places = await ask(`places/event/flut/range/${RANGE}`);
    const free = { '2026-11-24': places['2026-11-24'].free, [DAY]: places[DAY].free };
    expect(await ask(`calendar/event/flut/range/${RANGE}?deep=1`)).toEqual(free);
    expect(await ask(`calendar/event/flut/range/${RANGE}`)).toEqual({ '2026-11-24': 1, [DAY]: 1 });
  });
});
