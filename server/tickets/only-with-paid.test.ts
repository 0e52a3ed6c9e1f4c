// Tickets that are free only beside a paid one (domain/orders/only-with-paid.ts), from the museum folder to the order.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase, testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, OPEN_EVENT_YAML, SLOT_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const CHILD =
  '{id: flut-kind, group: einzel, mode: 1, name: {de: Kind}, price: 0, vat_value: 7, only_with_paid: true}';
const CARD = 166;

const tickets = (id: string, count: number, at = '10:00') => ({
  type: 'ticket',
  id: `flut-${id}`,
  datetime: `2026-11-18 ${at}`,
  count,
});
const family = {
  ...tickets('familie', 1),
  subtickets: [
    { id: 'gross', count: 2 },
    { id: 'klein', count: 1 },
  ],
};

describe.each(oneDatabase())('a child’s ticket, free beside a paid one, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    museum = makeTestMuseum();
    museum.put('events/flut.yaml', `${SLOT_EVENT_YAML}  - ${CHILD}\n`);
    shop = await openTestShop(engine, museum.folder);
    token = await shop.guest();
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const init = (items: unknown[]) =>
    shop.post(`/api/en/checkout/initPayment?_=${token}`, purchase(items, {}, CARD));

  test('is announced as such', async () => {
    const { body } = await shop.get('/api/de/ticket/collect/event/flut/date/2026-11-18');
    const flags = body.data.tickets.map((ticket: { id: string; only_with_paid: number }) => [
      ticket.id,
      ticket.only_with_paid,
    ]);
    expect(flags).toEqual([
      ['flut-normal', 0],
      ['flut-familie', 0],
      ['flut-kind', 1],
    ]);
  });

  test.each([
    ['alone', [tickets('kind', 1)], 0],
    ['with an adult at another time', [tickets('normal', 1, '12:00'), tickets('kind', 2)], 1],
    [
      'with an adult to another event',
      [{ type: 'ticket', id: 'dauer-karte', count: 1 }, tickets('kind', 1)],
      1,
    ],
  ])('%s it is refused, and nothing is held', async (_, items, index) => {
    const { status, body } = await init(items);
    expect([status, body]).toEqual([
      422,
      {
        code: 'TICKET_ONLY_WITH_PAID',
        index,
        message:
          'This ticket is only free together with a paid ticket for the same visit. Please add one, or remove this ticket.',
      },
    ]);
    expect((await shop.database.executeSql('select id from cart')).rows).toEqual([]);
  });

  test.each([
    ['after an adult', [tickets('normal', 1), tickets('kind', 2)]],
    ['before an adult', [tickets('kind', 2), tickets('normal', 1)]],
    ['with a family', [tickets('kind', 1), family]],
  ])('%s it can be ordered', async (_, items) => {
    expect((await init(items)).status).toBe(200);
  });
});

test.each([
  ['a ticket that costs something', CHILD.replace('price: 0', 'price: 300'), 'goes with the price 0 alone'],
  ['an event where nothing is paid', CHILD, 'needs a ticket of the same event that costs something'],
])('%s cannot be free only beside a paid one', async (_, ticket, problem) => {
  const museum = makeTestMuseum();
  museum.put(
    'events/dauer.yaml',
    OPEN_EVENT_YAML.replace(/ {2}- \{id: dauer-karte.*\n/, `  - ${ticket.replace('mode: 1', 'mode: 3')}\n`),
  );
  const [engine] = testDatabases();
  await expect(openTestShop(engine as never, museum.folder)).rejects.toThrow(
    `tickets[1].only_with_paid: ${problem}`,
  );
  museum.remove();
});
