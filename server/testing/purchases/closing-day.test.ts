// A museum closes on a day for which tickets are sold: nothing more is sold, and the import names the orders.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importMuseum } from '../../museum-import/import-museum.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { CLOSING_DAY, MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../test-shop.ts';

const DAY = '2026-11-25';

describe.each(oneDatabase())('on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, {});
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const line = { type: 'ticket', id: 'flut-normal', datetime: `${DAY} 10:00`, count: 2 };
  let booking: string;
  const stranded = async (language = 'de') =>
    (await shop.get(`/api/${language}/order/review?id=${booking}`)).body.data.stranded;
  const importAgain = () => importMuseum(shop.database, museum.folder, shop.now());

  test('the import names the order once, with its time and its buyer', async () => {
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase([line]))).body.data;
    await shop.bank(cartId, 'pay');
    booking = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data.booking_id;
    expect((await importAgain()).strandedOrders).toEqual([]);
    expect(await stranded()).toBeUndefined();
    museum.put('museum.yaml', MUSEUM_YAML.replace(CLOSING_DAY, '2026-11-24..2026-11-26", "12-24'));
    const expected = {
      number: '2026-100001',
      datetime: `${DAY} 10:00`,
      places: 2,
      email: expect.any(String),
    };
    expect((await importAgain()).strandedOrders).toEqual([expected]);
    expect((await importAgain()).strandedOrders).toEqual([expected]);
  });

  test('nothing more is sold on the days of a range, and the shop knows that the house is closed', async () => {
    const { status, body } = await shop.post('/api/de/checkout/initPayment', purchase([line]));
    expect([status, body.code]).toEqual([422, 'CART_NOT_AVAILABLE']);
    shop.pass(10);
    // A process asks again within two seconds whether there was an import.
    const closingDays = async () => (await shop.get('/api/de/shopinfo?shop=1')).body.data.closing_days;
    const expected = ['2026-11-24', DAY, '2026-11-26', '12-24'];
    await expect.poll(closingDays, { timeout: 60_000 }).toEqual(expected);
    const places = (await shop.get('/api/de/ticket/places/event/flut/range/2026-11-23;2026-11-28')).body.data;
    expect(
      Object.entries<{ free: number }>(places)
        .filter(([, { free }]) => free > 0)
        .map(([day]) => day),
    ).toEqual(['2026-11-27', '2026-11-28']);
  });

  test('a closed day on which places are sold is closed, not full: in the calendar, the times and the programme', async () => {
    const places = (await shop.get(`/api/de/ticket/places/event/flut/range/${DAY};${DAY}`)).body.data;
    expect(places).toEqual({});
    const offer = (await shop.get(`/api/de/ticket/collect/event/flut/date/${DAY}`)).body.data;
    expect(offer.timeslot).toEqual([]);
    const programme = (await shop.get(`/api/de/event/programme?date=${DAY}`)).body.data;
    expect(programme.events.map(({ id }: { id: string }) => id)).not.toContain('flut');
  });

  test('the order says that the museum is closed on its day, until the day is over', async () => {
    expect(await stranded()).toEqual([{ line: 0, why: 'closed', until: null, reason: '' }]);
    shop.pass(8 * 86_400);
    expect(await stranded()).toBeUndefined();
    shop.pass(-8 * 86_400);
  });

  test('what is given back on a closed day is not sold again', async () => {
    await shop.database.executeSql(`update slot set taken = taken - 1 where datetime = '${DAY} 10:00'`);
    shop.pass(10);
    const one = { ...line, count: 1 };
    const { status, body } = await shop.post('/api/de/checkout/initPayment', purchase([one]));
    expect([status, body.code]).toEqual([422, 'CART_NOT_AVAILABLE']);
    expect((await shop.get(`/api/de/ticket/collect/event/flut/date/${DAY}`)).body.data.timeslot).toEqual([]);
    await shop.database.executeSql(`update slot set taken = taken + 1 where datetime = '${DAY} 10:00'`);
  });

  test('a day that the museum opens again is on sale, with what was sold still sold', async () => {
    museum.put('museum.yaml', MUSEUM_YAML);
    expect((await importAgain()).strandedOrders).toEqual([]);
    shop.pass(10);
    const offer = async () => (await shop.get(`/api/de/ticket/collect/event/flut/date/${DAY}`)).body.data;
    await expect.poll(async () => (await offer()).timeslot.length, { timeout: 60_000 }).toBeGreaterThan(0);
    const [first] = (await offer()).timeslot;
    expect([first.datetime, first.max_tickets]).toEqual([`${DAY} 10:00`, 18]);
    expect(await stranded()).toBeUndefined();
  });
});
