// The museum's limits of one order hold on every way to the checkout, and a refused order holds nothing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMuseumFolder } from '../../museum-import/read-museum-folder.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { DEMO_FOLDER } from '../../programme/demo.ts';
import type { MuseumSettings } from '../../site/museum.ts';
import { orderLimitsOf } from '../../site/museum.ts';
import { makeTestMuseum, OPEN_EVENT_YAML, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { addTestTours, GUIDES_MUSEUM_YAML } from '../../testing/test-tours.ts';

const CARD = 166;
const SLOT = '2026-11-18 10:00';

const FREE = '  - {id: dauer-frei, group: einzel, mode: 3, name: {de: Frei}, price: 0, vat_value: 7}';

function makeMuseum(): TestMuseum {
  const museum = makeTestMuseum();
  addTestTours(museum, {});
  museum.put(
    'museum.yaml',
    GUIDES_MUSEUM_YAML.replace(
      'horizon_days: 60',
      'horizon_days: 60\nlimits: {admissions_per_order: 12, free_tickets_per_order: 3}',
    ),
  );
  museum.put('events/dauer.yaml', `${OPEN_EVENT_YAML}${FREE}\n`);
  return museum;
}

function open(id: string, count: number) {
  return { type: 'ticket', id, count };
}
function tickets(count: number) {
  return open('dauer-karte', count);
}
function freeTickets(count: number) {
  return open('dauer-frei', count);
}
const family = {
  type: 'ticket',
  id: 'flut-familie',
  datetime: SLOT,
  count: 1,
  subtickets: [
    { id: 'gross', count: 2 },
    { id: 'klein', count: 2 },
  ],
};
function groupTour(participants: number) {
  return {
    type: 'guidedTour',
    tourId: 'group-b-de',
    datetime: SLOT,
    prices: [{ id: 'gruppe', count: 1 }],
    participants,
  };
}

const CONTACT = 'shop@steg.example, +49 30 1234';
const TOO_LARGE = { status: 422, body: { code: 'CART_TOO_LARGE', most: 12, contact: CONTACT } };
const TOO_MANY_FREE = {
  status: 422,
  body: { code: 'CART_TOO_MANY_FREE_TICKETS', most: 3, contact: CONTACT },
};

describe.each(oneDatabase())('an order of at most twelve people, three of them free, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    museum = makeMuseum();
    shop = await openTestShop(engine, museum.folder);
    token = await shop.guest();
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const init = (items: unknown[], cart: object = {}, payart = CARD) =>
    shop.post(`/api/en/checkout/initPayment?_=${token}`, purchase(items, cart, payart));
  const held = async (): Promise<number> => {
    const { rows } = await shop.database.executeSql(
      "select count(*)::int as n from cart where state = 'held'",
    );
    return (rows[0] as { n: number }).n;
  };

  test.each([
    ['thirteen tickets in one line', [tickets(13)]],
    ['thirteen tickets in thirteen lines', Array(13).fill(tickets(1))],
    ['two families of four and five others', [family, family, tickets(5)]],
    ['a tour of six and seven tickets', [groupTour(6), tickets(7)]],
    ['thirteen free tickets', [freeTickets(13)]],
  ])('%s are too many people', async (_, items) => {
    expect(await init(items)).toMatchObject(TOO_LARGE);
    expect(await held()).toBe(0);
  });

  test.each([
    ['in an order of nothing else', [freeTickets(4)]],
    ['in two lines', [freeTickets(2), freeTickets(2)]],
    ['beside tickets that cost something', [freeTickets(4), tickets(2)]],
  ])('four free tickets %s are too many', async (_, items) => {
    expect(await init(items)).toMatchObject(TOO_MANY_FREE);
    expect(await held()).toBe(0);
  });

  test('express payment, which needs no name, has the same limits', async () => {
    expect(await shop.post('/api/en/checkout/initPayment', purchase([tickets(13)]))).toMatchObject(TOO_LARGE);
  });

  test('a cart that replaces an earlier one has them, too, and the earlier one stays', async () => {
    const { cartId } = (await init([tickets(12)])).body.data;
    expect(await init([tickets(13)], { cartId })).toMatchObject(TOO_LARGE);
    expect(await held()).toBe(1);
    expect((await init([freeTickets(3), tickets(9)], { cartId })).status).toBe(200);
  });

  test('the visitor reads how many an order may have, and whom a larger group may ask', async () => {
    const { body } = await init([tickets(13)]);
    expect(body.message).toBe(
      `An order can be for at most 12 people. Please choose fewer tickets. For larger groups, please contact us: ${CONTACT}`,
    );
  });

  test('twelve people, three of them free, can be ordered', async () => {
    expect((await init([freeTickets(3), tickets(9)])).status).toBe(200);
    expect((await init([family, groupTour(6), freeTickets(2)])).status).toBe(200);
  });
});

test('at the demo museum, a school class of thirty with its teachers orders tickets and a tour at once', async () => {
  const folder = await readMuseumFolder(DEMO_FOLDER, new Date('2026-11-18T07:00:00Z'));
  const limits = orderLimitsOf(folder.museum as MuseumSettings);
  expect(limits.freeTicketsPerOrder).toBeGreaterThanOrEqual(33);
  expect(limits.admissionsPerOrder).toBeGreaterThanOrEqual(66);
});
