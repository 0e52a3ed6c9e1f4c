// What the calendar of an event shows: the places of each day, and how many of them are free.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, type Day } from '../../domain/museum-time.ts';
import { emptyAvailability } from '../capacity/availability.ts';
import type { Database } from '../platform/database/sql.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { createMuseumClock } from '../platform/museum-clock.ts';
import { makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { countByTurn } from '../testing/turns-of-loop.ts';
import type { Catalogue } from './catalogue.ts';
import type { EventRow, TicketRow } from './catalogue-store.ts';
import { placesByDay } from './places-by-day.ts';

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

test('a hundred days are counted a month at a time, with a turn for others after each, on an engine that answers at once', async () => {
  const counted = countByTurn();
  const now = () => new Date('2026-11-18T09:00:00Z');
  const clock = createMuseumClock('Europe/Berlin', now);
  const slot = (day: Day) => ({
    pool_id: 'tower',
    day,
    datetime: `${day} 10:00`,
    datetime_end: `${day} 11:00`,
    starts_at: clock.toInstant(`${day} 10:00`),
    ends_at: clock.toInstant(`${day} 11:00`),
    capacity: 20,
    available: 20,
    closed: false,
  });
  const slotsBetween = (first: Day, last: Day) => {
    const slots: ReturnType<typeof slot>[] = [];
    for (let day = first; day <= last; day = addDays(day, 1)) slots.push(slot(day));
    counted.add(slots.length);
    return slots;
  };
  const all = async ({ name }: { name: string }, { first, last }: { first: Day; last: Day }) =>
    name === 'slots-between' ? slotsBetween(first, last) : [];
  const event = { id: 'turm', dating: 'slot', pool_id: 'tower', day_pool_id: null, pauses: [] } as object;
  const ticket = { id: 'turm-karte', event_id: 'turm', mode: 1, pool_id: null } as object;
  const catalogue: Catalogue = {
    events: [event as EventRow],
    event: new Map([['turm', event as EventRow]]),
    ticket: new Map(),
    ticketsOf: new Map([['turm', [ticket as TicketRow]]]),
  };
  const museum = { settings: { closing_days: [], venues: [] }, loadedOn: '2026-11-18' };
  const database = { all } as unknown as Database;
  const shop = { database, now, clock, catalogue, museum, availability: emptyAvailability() };
  const places = await placesByDay(shop, 'turm', '2026-11-20;2027-02-28');
  expect(Object.keys(places)).toHaveLength(101);
  expect(places).toMatchObject({ '2026-11-20': { free: 20 }, '2027-02-28': { free: 20 } });
  // Each month with the day after it, because a stay may go on after midnight.
  expect(counted.all).toBe(101 + 4);
  expect(counted.most).toBe(31 + 1);
});
