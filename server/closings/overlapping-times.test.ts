// Times of one pool that overlap, on both engines: what is sold, shown, closed and given back of one of them is not of another.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';
import { makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const START = new Date('2026-11-18T08:00:00Z');
const DAY = '2026-11-20';
const POOL = 'event:flut';

describe.each(testDatabases())('times that overlap on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let staff: StaffClient;
  beforeAll(async () => {
    museum = makeTestMuseum();
    // From 11:00 to 12:30, from 12:00 to 13:30, and so on.
    museum.put(
      'events/flut.yaml',
      SLOT_EVENT_YAML.replace(
        'every: 60}, capacity: 20, sold_elsewhere: [0, 5]',
        'every: 60}, minutes: 90, capacity: 4',
      ),
    );
    shop = await openTestShop(engine, museum.folder, {}, START);
    staff = await signIn(shop, 'admin', { language: 'en' });
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const buy = async (time: string, count: number) => {
    const item = { type: 'ticket', id: 'flut-normal', datetime: `${DAY} ${time}`, count };
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase([item]))).body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data;
  };
  const free = async () => {
    const { data } = (await shop.get(`/api/de/ticket/collect/event/flut/date/${DAY}`)).body;
    return Object.fromEntries(
      data.timeslot.map(({ datetime, max_tickets }: { datetime: string; max_tickets: number }) => [
        datetime.slice(11),
        max_tickets,
      ]),
    );
  };
  const close = async (time: string) => {
    const asked = { kind: 'closure', pools: [POOL], from: DAY, to: DAY, times: [time] };
    const { seen } = (await staff.post('office/places/decisions/preview', asked)).body.data;
    return (await staff.post('office/places/decisions', { ...asked, key: randomId(), seen })).body.data.id;
  };

  test('closing one of them concerns its own visitors alone, and the shop sells the others on', async () => {
    const [eleven, twelve] = [await buy('11:00', 2), await buy('12:00', 3)];
    expect(await free()).toMatchObject({ '10:00': 4, '11:00': 2, '12:00': 1, '13:00': 4 });
    expect((await buy('11:00', 2)).number).not.toBe('');
    expect(await free()).toMatchObject({ '10:00': 4, '11:00': 0, '12:00': 1, '13:00': 4 });

    const decision = await close('11:00');
    const affected = (await staff.get(`office/closings/affected?decision=${decision}`)).body.data;
    expect(affected).toMatchObject({ orders: 2, people: 4 });
    const orders = (await staff.get(`office/places/affected?decision=${decision}`)).body.data.rows;
    const numbers = orders.map(({ number }: { number: string }) => number);
    expect(numbers).toContain(eleven.number);
    expect(numbers).not.toContain(twelve.number);
    expect(await free()).toMatchObject({ '10:00': 4, '12:00': 1, '13:00': 4 });

    const selection = { pieces: 'everything', shipping: true, fee: 0, to: 'the-way-it-came' };
    const body = { selection, reason: '', key: randomId(), version: 0 };
    expect((await staff.post(`office/orders/${twelve.number}/cancel`, body)).status).toBe(200);
    // What is free is remembered for two seconds.
    shop.pass(3);
    expect(await free()).toMatchObject({ '10:00': 4, '12:00': 4, '13:00': 4 });
  });
});
