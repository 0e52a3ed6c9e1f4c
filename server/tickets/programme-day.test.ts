// What is on on a day (`event/programme` with `date`): times, events that are valid on any day, closed houses.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Programme } from '../../domain/tickets/event.ts';
import { oneDatabase } from '../platform/database/test-databases.ts';
import { CLOSING_DAY, MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const SATURDAY = '2026-11-28';
const MONDAY = '2026-11-23';
const HOURS = 'hours: {de: täglich}';

describe.each(oneDatabase())('on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', MUSEUM_YAML.replace(HOURS, `${HOURS}, opening_hours: ['Tu-Su 10:00-17:00']`));
    shop = await openTestShop(engine, museum.folder, {}, new Date('2026-11-18T09:00:00Z'));
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const on = async (date: string): Promise<Programme> =>
    (await shop.get(`/api/de/event/programme?date=${date}`)).body.data;
  const idsOn = async (date: string) => (await on(date)).events.map(({ id }) => id);

  test('on an open day there is everything, each with its first time', async () => {
    const { events, total, all } = await on(SATURDAY);
    expect([total, all]).toEqual([3, 3]);
    const next = events.map(({ id, state, next_slot }) => [id, state, next_slot?.datetime]);
    expect(next).toEqual([
      ['flut', 'on-sale', `${SATURDAY} 10:00`],
      ['dauer', 'on-sale', undefined],
      ['konzert', 'on-sale', `${SATURDAY} 18:00`],
    ]);
  });

  test('on the weekday on which the house is closed there is only what has a time all the same', async () => {
    expect(await idsOn(MONDAY)).toEqual(['konzert']);
  });

  test('on a closing day, on a day that is over and after the last time there is nothing', async () => {
    for (const day of [CLOSING_DAY, '2026-11-17', '2028-11-18']) expect(await idsOn(day), day).toEqual([]);
  });

  test('what is sold out on the day says so, and not on other days', async () => {
    const line = { type: 'ticket', id: 'konzert-karte', datetime: `${SATURDAY} 18:00`, count: 40 };
    const { status } = await shop.post('/api/de/checkout/initPayment', purchase([line]));
    expect(status).toBe(200);
    const stateOn = async (day: string) => (await on(day)).events.find(({ id }) => id === 'konzert')?.state;
    expect([await stateOn(SATURDAY), await stateOn('2026-11-29')]).toEqual(['sold-out', 'on-sale']);
  });
});
