// Orders are refunded while visitors buy. Both lock their rows in the same order; otherwise they would wait for each other
// without end. Two processes use one database.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeShop } from '../compose-shop.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, OPEN_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail } from '../testing/test-retail.ts';
import { answerAs, openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { refundInDatabase } from './command/refund-in-database.ts';

const START = new Date('2026-11-18T07:00:00Z');
const ROUNDS = 8;
const BUYERS = 6;

type Started = { readonly cartId?: string; readonly refused?: string };

const tickets = { type: 'ticket', id: 'dauer-karte', count: 5 };
const gift = { type: 'voucher', id: 'fest', count: 1, greeting: '' };

describe.each(testDatabases())('refunding orders while others buy, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let init: (buyer: number, items: unknown[]) => Promise<Started>;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    museum.put('events/dauer.yaml', OPEN_EVENT_YAML.replace('places: 50', 'places: 5000'));
    shop = await openTestShop(engine, museum.folder, {}, START);
    // No code may rely on whether a code's slot comes before or after a visit's.
    await shop.database.executeSql(`
      alter table slot alter column id set minvalue -1000000; alter table slot alter column id restart with -1000000`);
    const log = { error: () => {}, warn: () => {} };
    const other = await composeShop(shop.shop.config, shop.database, log, shop.now);
    const processes = [shop.shop, other] as const;
    init = (buyer, items) => {
      const call = (input: object) =>
        answerAs<Started>(processes[buyer % 2] ?? shop.shop, 'POST checkout/initPayment', input);
      return call({ body: purchase(items) });
    };
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const buy = async (items: unknown[]) => {
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase(items))).body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data;
  };

  test('every request gets an answer, and refunded vouchers and tickets are worthless', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await buy([tickets, gift]);
      const [{ barcode }] = order.vouchers;
      const taking = refundInDatabase(shop.database, order.number, shop.now);
      const buying = Array.from({ length: BUYERS }, (_, buyer) =>
        init(buyer, [tickets, { type: 'voucherCode', barcode }]),
      );
      const started = await Promise.all(buying);
      const { state } = await taking;
      const carts = started.flatMap(({ cartId }) => cartId ?? []);
      // An order cannot be refunded while somebody holds its voucher's value.
      expect(state).toBe(carts.length > 0 ? 'vouchers-spent' : 'refunded');
      for (const { cartId, refused } of started)
        expect(cartId ?? refused).toBe(
          cartId ?? (state === 'refunded' ? 'VOUCHER_UNKNOWN' : 'VOUCHER_NO_AMOUNT_LEFT'),
        );
    }
    const { rows } = await shop.database.executeSql(`
      select s.id from slot s left join hold h on h.slot_id = s.id
      group by s.id having s.taken <> coalesce(sum(h.quantity), 0)`);
    expect(rows).toEqual([]);
  }, 240_000);
});
