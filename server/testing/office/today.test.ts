// Today, on both engines: everybody sees what their roles may do something about, and nothing else.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Today } from '../../../domain/office/today-contract.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { refundInDatabase } from '../../returns/command/refund-in-database.ts';
import { signIn } from '../staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { addTestRetail } from '../test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../test-shop.ts';
import { addTestTours } from '../test-tours.ts';

const START = new Date('2026-11-18T08:00:00Z');
const TICKET = { type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 2 };

describe.each(testDatabases())('today in the office on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let order: string;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestTours(museum);
    addTestRetail(museum);
    shop = await openTestShop(engine, museum.folder, {}, START);
    const { body } = await shop.post('/api/de/checkout/initPayment', purchase([TICKET]));
    const { cartId } = body.data;
    await shop.bank(cartId, 'pay');
    const paid = await shop.post('/api/de/checkout/execPayment', { cartId });
    order = (await shop.get(`/api/de/order/review?id=${paid.body.data.booking_id}`)).body.data.number;
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const todayOf = async (roles: string | string[], houses: string[] = []): Promise<Today> => {
    const member = await signIn(shop, roles, { houses });
    return (await member.get('office/today')).body.data;
  };

  test.each([
    [
      'admin',
      [
        'closings',
        'devices',
        'few_tours',
        'groups',
        'guide',
        'houses',
        'jobs',
        'matters',
        'missed',
        'parcels',
        'stock',
        'tours',
        'unpaid',
        'withdrawals',
      ],
    ],
    [
      'service',
      ['closings', 'groups', 'houses', 'jobs', 'parcels', 'stock', 'tours', 'unpaid', 'withdrawals'],
    ],
    ['programme', ['few_tours', 'houses', 'missed', 'stock', 'tours']],
    ['finance', ['closings', 'matters', 'unpaid']],
    ['door', ['devices', 'houses', 'tours']],
    ['guide', ['guide']],
  ])('%s sees %j', async (role, parts) => {
    const { day, time, ...shown } = await todayOf(role);
    expect([day, time]).toEqual(['2026-11-18', '09:00']);
    expect(Object.keys(shown).toSorted()).toEqual(parts);
  });

  test('who comes when: the two who bought are at their time, past and future alike', async () => {
    const { houses = [] } = await todayOf('service');
    const flut = houses[0]?.admissions.find(({ titles }) => titles.some((title) => /flut/i.test(title)));
    expect(houses.map(({ name }) => name)).toEqual(['Haus']);
    expect(flut?.slots.find(({ time }) => time === '10:00')).toMatchObject({ sold: 2 });
    expect(flut?.slots.filter(({ sold }) => sold > 0)).toHaveLength(1);
  });

  test('who works in one house sees that one', async () => {
    expect((await todayOf('door', ['elsewhere'])).houses).toEqual([]);
    expect((await todayOf('door', ['haus'])).houses).toHaveLength(1);
  });

  test('tours stand in the order in which they begin, with the people they need', async () => {
    const { tours = [] } = await todayOf('programme');
    expect(tours.length).toBeGreaterThan(0);
    expect(tours.map(({ time }) => time)).toEqual(tours.map(({ time }) => time).toSorted());
    expect(tours.every(({ least, capacity }) => least <= capacity)).toBe(true);
  });

  test('a withdrawal counts its days until it is settled, also where its money has gone back', async () => {
    const declaration = { name: 'Ada Lovelace', number: order, email: 'ada@example.org', part: '' };
    expect((await shop.post('/api/de/withdrawal', declaration)).status).toBe(200);
    const first = await todayOf('service');
    const id = first.withdrawals?.first[0]?.id ?? '';
    expect(first.withdrawals).toEqual({
      count: 1,
      first: [{ id, order, days_left: 14, refunded: false }],
    });
    shop.pass(15 * 24 * 3600);
    expect((await todayOf('service')).withdrawals?.first[0]?.days_left).toBe(-1);
    await refundInDatabase(shop.database, order, shop.now);
    expect((await todayOf('service')).withdrawals?.first[0]?.refunded).toBe(true);
    const member = await signIn(shop, 'service');
    const settled = await member.post(`office/withdrawals/${id}/settle`, { reason: 'given back by phone' });
    expect(settled.status).toBe(200);
    expect((await todayOf('service')).withdrawals?.count).toBe(0);
  });

  test('a mail that was set aside is named with its order and why, until it is tried again', async () => {
    expect((await todayOf('service')).jobs).toEqual({ count: 0, first: [] });
    const { rows } = await shop.database.executeSql(
      `update pgboss.job set name = 'set-aside', source_name = name, source_created_on = '2026-11-18T08:00:00Z',
         source_output = '{"message": "550 no such mailbox"}'
       where name = 'order-confirmed' returning id`,
    );
    expect((await todayOf('service')).jobs).toEqual({
      count: 1,
      first: [
        {
          name: 'order-confirmed',
          mail: true,
          order,
          since: '2026-11-18T08:00:00.000Z',
          reason: '550 no such mailbox',
        },
      ],
    });
    expect((await todayOf('finance')).jobs).toBeUndefined();
    expect(await shop.shop.jobs.retry(rows[0].id)).toBe(1);
    expect((await todayOf('service')).jobs?.count).toBe(0);
  });

  test('a parcel waits until it is sent, and the first are named', async () => {
    expect((await todayOf('service')).parcels).toEqual({ count: 0, first: [] });
    const shipping = {
      name: 'Mary Somerville',
      street: 'Kai 1',
      zip: '20457',
      city: 'Hamburg',
      country: 'DE',
    };
    const cards = { type: 'merchandise', id: 'karten', count: 1 };
    const { body } = await shop.post('/api/de/checkout/initPayment', purchase([cards], { shipping }));
    await shop.bank(body.data.cartId, 'pay');
    await shop.post('/api/de/checkout/execPayment', { cartId: body.data.cartId });
    const { parcels } = await todayOf('service');
    expect(parcels).toMatchObject({ count: 1, first: [{ to: 'Mary Somerville', ordered: '2026-12-03' }] });
    const member = await signIn(shop, 'service');
    const sent = await member.post(`office/parcels/${parcels?.first[0]?.number}/send`, {
      carrier: '',
      tracking: '',
      mail: false,
      key: 'a key of sixteen letters',
      version: 0,
    });
    expect(sent.status).toBe(200);
    expect((await todayOf('service')).parcels?.count).toBe(0);
  });
});
