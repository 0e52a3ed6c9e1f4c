// How many free tickets one mail address and one network may order in a day (ADR 047), over HTTP on both engines.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { MUSEUM_YAML, makeTestMuseum, OPEN_EVENT_YAML, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';

const CARD = 166;
const DAY = 24 * 3600;
const LIMITS =
  'limits: {free_tickets_per_order: 5, free_tickets_per_email_a_day: 8, free_tickets_per_network_a_day: 12}';
const FREE = '  - {id: dauer-frei, group: einzel, mode: 3, name: {de: Frei}, price: 0, vat_value: 7}\n';
const HOME = '198.51.100.7';
const HOTEL = '203.0.113.20';

const SCARCE =
  '  - {id: dauer-knapp, group: einzel, mode: 3, name: {de: Knapp}, price: 0, vat_value: 7, limit: {per: run, places: 4}}\n';

const free = (count: number) => ({ type: 'ticket', id: 'dauer-frei', count });
const scarce = (count: number) => ({ type: 'ticket', id: 'dauer-knapp', count });
const paid = { type: 'ticket', id: 'dauer-karte', count: 1 };

const USED_UP = {
  status: 422,
  body: {
    code: 'CART_FREE_TICKETS_USED_UP',
    contact: 'shop@steg.example, +49 30 1234',
    message:
      'Many free tickets have already been ordered with your e-mail address or from your network today. Please choose fewer of them or try again tomorrow. For larger groups, please contact us: shop@steg.example, +49 30 1234',
  },
};

describe.each(oneDatabase())('free tickets of a day on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeEach(async () => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', MUSEUM_YAML.replace('horizon_days: 60', `horizon_days: 60\n${LIMITS}`));
    museum.put('events/dauer.yaml', `${OPEN_EVENT_YAML}${FREE}${SCARCE}`);
    shop = await openTestShop(engine, museum.folder, { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const order = async (email: string, items: unknown[], address = HOME) =>
    shop.post(`/api/en/checkout/initPayment?_=${await shop.guest({ email })}`, purchase(items, {}, CARD), {
      'x-forwarded-for': address,
    });
  const carts = async (): Promise<number> =>
    (await shop.database.executeSql('select id from cart')).rows.length;

  test('one mail address orders eight, however it is written and from wherever; the next day again', async () => {
    expect((await order('ada@example.org', [free(5)])).status).toBe(200);
    expect((await order('ADA@example.org', [free(3)], HOTEL)).status).toBe(200);
    const refused = await order('ada@example.org', [free(1)], '192.0.2.1');
    expect(refused).toMatchObject(USED_UP);
    expect(Number(refused.headers['retry-after'])).toBe(DAY);
    expect(await carts()).toBe(2);
    shop.pass(DAY + 1);
    expect((await order('ada@example.org', [free(1)])).status).toBe(200);
  });

  test('one network orders twelve, by whomever; another network is not concerned', async () => {
    for (const name of ['a', 'b'])
      expect((await order(`${name}@example.org`, [free(5)], HOTEL)).status).toBe(200);
    expect(await order('c@example.org', [free(3)], HOTEL)).toMatchObject(USED_UP);
    // What was refused is not counted, neither for the network nor for the address.
    expect((await order('c@example.org', [free(2)], HOTEL)).status).toBe(200);
    expect((await order('d@example.org', [free(5)], HOME)).status).toBe(200);
    expect((await order('c@example.org', [free(5)], HOME)).status).toBe(200);
  });

  test('an order that cannot be placed is not counted', async () => {
    for (let tries = 0; tries < 3; tries += 1)
      expect((await order('ada@example.org', [scarce(5)])).body.code).toBe('CART_NOT_AVAILABLE');
    expect((await order('ada@example.org', [scarce(4)])).status).toBe(200);
  });

  test('free tickets beside paid ones are not counted: they have their price', async () => {
    for (let orders = 0; orders < 4; orders += 1)
      expect((await order('ada@example.org', [free(5), paid])).status).toBe(200);
    expect((await order('ada@example.org', [free(5)])).status).toBe(200);
  });

  test('of many orders at once, no more are placed than may be', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => order('ada@example.org', [free(2)])));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(4);
    const { rows } = await shop.database.executeSql('select coalesce(sum(places), 0)::int as n from cart');
    expect(rows[0].n).toBeLessThanOrEqual(8);
  });
});
