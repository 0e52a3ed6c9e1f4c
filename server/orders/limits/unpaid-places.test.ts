// Places that are held and not paid for, limited by customer and by network (ADR 054), over HTTP.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { composeShop } from '../../compose-shop.ts';
import { reconcilePayments } from '../../payments/reconcile.ts';
import { onOne, testDatabases } from '../../platform/database/test-databases.ts';
import { MUSEUM_YAML, makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../../testing/test-museum.ts';
import { answerAs, openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';

const CARD = 166;
const LAPSED = 1201;
const PER_CUSTOMER = 10;
const PER_NETWORK = 16;

const LIMITS = `limits: {admissions_per_order: 10, unpaid_places_per_customer: ${PER_CUSTOMER}, unpaid_places_per_network: ${PER_NETWORK}}`;

/** An afternoon in a hall that holds far more people than any limit. */
const LARGE_EVENT_YAML = SLOT_EVENT_YAML.replace('id: flut', 'id: weite')
  .replaceAll('flut-', 'weite-')
  .replace('capacity: 20, sold_elsewhere: [0, 5]', 'capacity: 400')
  .replace('capacity: 100', 'capacity: 4000');

/** Whom a token stands for. */
function customerOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
}

const NIGHT_TRAIN = '198.51.100.7';
const HOTEL = '203.0.113.20';
const HOUSEHOLD = '2001:db8:1:2::';

function tickets(count: number, at = '10:00', event = 'flut') {
  return [{ type: 'ticket', id: `${event}-normal`, datetime: `2026-11-18 ${at}`, count }];
}

describe.each(testDatabases())('unpaid places on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  const open = async (limits: string) => {
    museum.put('museum.yaml', MUSEUM_YAML.replace('horizon_days: 60', `horizon_days: 60\n${limits}`));
    museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace(', sold_elsewhere: [0, 5]', ''));
    museum.put('events/weite.yaml', LARGE_EVENT_YAML);
    shop = await openTestShop(engine, museum.folder, { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });
  };
  beforeEach(async () => {
    museum = makeTestMuseum();
    await open(LIMITS);
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const init = (token: string, items: unknown[], address = NIGHT_TRAIN, cart: object = {}) =>
    shop.post(`/api/en/checkout/initPayment?_=${token}`, purchase(items, cart, CARD), from(address));
  const express = (items: unknown[], address: string) =>
    shop.post('/api/en/checkout/initPayment', purchase(items), from(address));
  const hold = async (token: string, items: unknown[], address = NIGHT_TRAIN): Promise<string> => {
    const { status, body } = await init(token, items, address);
    expect([status, body.code]).toEqual([200, undefined]);
    return body.data.cartId;
  };
  const rows = async (text: string) => (await shop.database.executeSql(text)).rows;
  const taken = async (): Promise<number> => {
    const [row] = await rows('select coalesce(sum(quantity), 0)::int as n from hold');
    return row.n;
  };

  test('of many carts at once, in two processes, no more are held than may be', async () => {
    const log = { error: () => {}, warn: () => {} };
    const other = await composeShop(shop.shop.config, shop.database, log, shop.now);
    const customers = [await shop.guest(), await shop.guest()].map(customerOf);
    const times = ['10:00', '11:00', '12:00', '13:00'];
    const ask = (customerId: string, process: typeof other, index: number) =>
      answerAs<object>(
        process,
        'POST checkout/initPayment',
        { body: purchase(tickets(2, times[index % times.length]), {}, CARD) },
        { customerId, address: HOTEL },
      );
    await Promise.all(
      [shop.shop, other].flatMap((process) =>
        customers.flatMap((customer) =>
          Array.from({ length: 12 }, (_, index) => ask(customer, process, index)),
        ),
      ),
    );
    const held = await rows(
      "select customer_id, sum(places)::int as places from cart where state = 'held' group by customer_id",
    );
    for (const { places } of held) expect(places).toBeLessThanOrEqual(PER_CUSTOMER);
    expect(held.reduce((sum, { places }) => sum + places, 0)).toBe(PER_NETWORK);
  });

  test('a network that takes part of a batch leaves the rest to the others of it', async () => {
    const [scripts, visitors] = [
      Array.from({ length: 12 }, () => HOTEL),
      Array.from({ length: 2 }, (_, index) => `192.0.2.${index}`),
    ];
    const answers = await Promise.all(
      [...scripts, ...visitors].map((address) => express(tickets(2, '10:00'), address)),
    );
    expect(answers.slice(0, 12).filter(({ status }) => status === 200)).toHaveLength(PER_NETWORK / 2);
    expect(answers.slice(12).map(({ status }) => status)).toEqual([200, 200]);
  });

  onOne(engine, () => {
    test('a customer who does not pay for what they hold has to wait, and reads what to do', async () => {
      const ada = await shop.guest();
      const first = await hold(ada, tickets(6));
      const before = await taken();
      shop.pass(300);
      const { status, body, headers } = await init(ada, tickets(5, '12:00'));
      expect([status, headers['retry-after']]).toEqual([422, '900']);
      expect(body).toEqual({
        code: 'CART_OTHERS_UNPAID',
        unpaid: 6,
        most: PER_CUSTOMER,
        carts: [first],
        message:
          'Other orders from you or your network are not paid for yet and hold 6 places. Please complete or cancel them first; otherwise please try again in 15 minutes.',
      });
      expect(await taken()).toBe(before);
      expect((await init(ada, tickets(4, '12:00'))).status).toBe(200);
    });

    test.each([
      [
        'is paid',
        async (cartId: string) => {
          await shop.bank(cartId, 'pay');
          await shop.post('/api/de/checkout/execPayment', { cartId });
        },
      ],
      [
        'is canceled',
        async (cart: string) => void (await shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${cart}`)),
      ],
      ['lapses', async () => shop.pass(LAPSED)],
      [
        'lapses and is swept',
        async () => {
          shop.pass(LAPSED);
          await reconcilePayments(shop.shop.payments);
        },
      ],
    ])('a cart that %s is no longer counted', async (_, end) => {
      const ada = await shop.guest();
      const cart = await hold(ada, tickets(10));
      expect((await init(ada, tickets(10, '12:00'))).body.code).toBe('CART_OTHERS_UNPAID');
      await end(cart);
      await hold(ada, tickets(10, '12:00'));
    });

    test('guests of one network are counted together, also in express payments; other networks are not', async () => {
      await hold(await shop.guest(), tickets(10), HOTEL);
      expect((await express(tickets(6, '11:00'), HOTEL)).status).toBe(200);
      const carol = await shop.guest();
      for (const refused of [
        await init(carol, tickets(1, '12:00'), HOTEL),
        await express(tickets(1, '12:00'), HOTEL),
      ])
        expect([refused.status, refused.body]).toMatchObject([
          422,
          { code: 'CART_OTHERS_UNPAID', unpaid: 16, most: PER_NETWORK, carts: [] },
        ]);
      await hold(carol, tickets(1, '12:00'), NIGHT_TRAIN);
    });

    test('a household has many addresses of version 6 and is one network', async () => {
      await express(tickets(10), `${HOUSEHOLD}1`);
      await express(tickets(6, '11:00'), `${HOUSEHOLD}ab:1`);
      expect((await express(tickets(1, '12:00'), `${HOUSEHOLD}9`)).body.code).toBe('CART_OTHERS_UNPAID');
      expect((await express(tickets(1, '12:00'), '2001:db8:1:3::9')).status).toBe(200);
    });

    test('a customer’s cart does not count when another one replaces it', async () => {
      const ada = await shop.guest();
      const cartId = await hold(ada, tickets(10));
      expect((await init(ada, tickets(10, '12:00'), NIGHT_TRAIN, { cartId })).status).toBe(200);
    });

    test('a cart that has to wait leaves the earlier one that it was to replace', async () => {
      await express(tickets(10), HOTEL);
      await express(tickets(6, '11:00'), HOTEL);
      const ada = await shop.guest();
      const cartId = await hold(ada, tickets(2));
      const { body } = await init(ada, tickets(2, '12:00'), HOTEL, { cartId });
      expect(body.code).toBe('CART_OTHERS_UNPAID');
      expect(await rows(`select state from cart where id = '${cartId}'`)).toEqual([{ state: 'held' }]);
      expect(await taken()).toBe(2 * (10 + 6 + 2));
    });

    test('where much is free, a quarter of it may wait for its payment', async () => {
      const ada = await shop.guest();
      // A quarter of 400, of 390, …: the eighth cart asks for its places beside 70, of which 330 / 4 are allowed.
      for (let cart = 0; cart < 8; cart += 1) await hold(ada, tickets(10, '10:00', 'weite'));
      expect((await init(ada, tickets(10, '10:00', 'weite'))).body).toMatchObject({
        code: 'CART_OTHERS_UNPAID',
        unpaid: 80,
        most: 80,
      });
      expect((await init(ada, tickets(1))).body).toMatchObject({ most: PER_CUSTOMER });
    });

    test('of a network only a digest is kept, and only while the cart is held', async () => {
      const ada = await shop.guest();
      const carts = [await hold(ada, tickets(1)), await hold(ada, tickets(1)), await hold(ada, tickets(1))];
      const networks = async () => (await rows('select network from cart')).map(({ network }) => network);
      const [digest] = await networks();
      expect(digest).toMatch(/^[\w-]{43}$/);
      expect(await networks()).toEqual([digest, digest, digest]);
      await shop.bank(carts[0] as string, 'pay');
      await shop.post('/api/de/checkout/execPayment', { cartId: carts[0] });
      await shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${carts[1]}`);
      shop.pass(LAPSED);
      await reconcilePayments(shop.shop.payments);
      expect(await networks()).toEqual([null, null, null]);
    });

    test('by default, no family, school class or hotel full of guests meets the limits', async () => {
      await shop.close();
      await open('');
      const teacher = await shop.guest();
      await hold(teacher, tickets(60, '10:00', 'weite'));
      // The browser was closed; the class is booked once more.
      await hold(teacher, tickets(60, '11:00', 'weite'));
      for (let family = 0; family < 40; family += 1)
        await hold(await shop.guest(), tickets(5, `1${2 + (family % 5)}:00`, 'weite'), HOTEL);
    });
  });
});
