// Until when today's visits are sold: until the house lets nobody in any more (spec decisions 7).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase } from '../platform/database/test-databases.ts';
import {
  HALL_EVENT_YAML,
  MUSEUM_YAML,
  makeTestMuseum,
  OPEN_EVENT_YAML,
  SLOT_EVENT_YAML,
  type TestMuseum,
} from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

// A Wednesday. The house closes at 18:00; the last visitors are let in at 17:30.
const DAY = '2026-11-18';
const HOUSE = 'hours: {de: täglich}';
const DAY_EVENT_YAML = OPEN_EVENT_YAML.replaceAll('dauer', 'tag')
  .replace('dating: open', 'dating: day\ndays: [{capacity: 50}]')
  .replace('mode: 3', 'mode: 1')
  .replace(', limit: {per: run, places: 50}', '');

describe.each(oneDatabase())('on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    museum.put(
      'museum.yaml',
      MUSEUM_YAML.replace(HOUSE, `${HOUSE}, opening_hours: ['Tu-Su 10:00-18:00'], last_entry_minutes: 30`),
    );
    museum.put('events/tag.yaml', DAY_EVENT_YAML);
    museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace('"16:00"', '"17:00"'));
    museum.put('events/konzert.yaml', HALL_EVENT_YAML.replace('mode: 5, stay_minutes: 120', 'mode: 1'));
    shop = await openTestShop(engine, museum.folder, {}, new Date('2026-11-18T12:00:00Z'));
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const setClock = (time: string) => shop.pass((Date.parse(time) - shop.now().getTime()) / 1000);
  const order = async (id: string, datetime: string) => {
    const line = { type: 'ticket', id, datetime, count: 1 };
    const { status, body } = await shop.post('/api/de/checkout/initPayment', purchase([line]));
    return status === 200 ? 'held' : body.code;
  };
  const times = async (event: string) => {
    const { timeslot } = (await shop.get(`/api/de/ticket/collect/event/${event}/date/${DAY}`)).body.data;
    return timeslot.map(({ datetime }: { datetime: string }) => datetime);
  };

  test('a minute before, a day ticket and the last slot are sold', async () => {
    setClock('2026-11-18T16:29:00Z');
    expect(await times('tag')).toEqual([DAY]);
    expect(await times('flut')).toEqual([`${DAY} 17:00`]);
    expect(await order('tag-karte', DAY)).toBe('held');
    expect(await order('flut-normal', `${DAY} 17:00`)).toBe('held');
  });

  test('from then on neither is shown or sold, and the next visit is tomorrow', async () => {
    setClock('2026-11-18T16:30:00Z');
    expect(await times('tag')).toEqual([]);
    expect(await times('flut')).toEqual([]);
    expect(await order('tag-karte', DAY)).toBe('CART_NOT_AVAILABLE');
    expect(await order('flut-normal', `${DAY} 17:00`)).toBe('CART_NOT_AVAILABLE');
    const { next_date } = (await shop.get('/api/de/ticket/collect/event/tag')).body.data.event;
    expect(next_date).toBe('2026-11-19');
  });

  test('an evening of its own goes by its own end, not by the opening hours', async () => {
    setClock('2026-11-18T17:59:00Z');
    expect(await order('konzert-karte', `${DAY} 18:00`)).toBe('held');
    setClock('2026-11-18T18:00:00Z');
    expect(await order('konzert-karte', `${DAY} 18:00`)).toBe('CART_NOT_AVAILABLE');
  });
});
