// A payment that is not what its cart costs makes no order (spec decisions 3): its amount is written with the cart, and compared with
// it once more when the money comes.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkLedger } from '../../ledger/books/check/check-ledger.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { settleArrived } from '../settle-arrived.ts';

const ITEMS = [{ type: 'ticket', id: 'dauer-karte', count: 2 }];
const TOTAL = 1600;

describe.each(oneDatabase())('a payment that is not what its cart costs, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(() => {
    museum = makeTestMuseum();
  });
  afterAll(() => museum.remove());
  beforeEach(async () => {
    shop = await openTestShop(engine, museum.folder, { DEMO_BANK_WEBHOOK_TIMES: '0' });
  });
  afterEach(() => shop.close());

  const rows = async (text: string, ...values: unknown[]) =>
    (await shop.database.executeSql(text, values)).rows;
  const start = async (): Promise<string> =>
    (await shop.post('/api/de/checkout/initPayment', purchase(ITEMS))).body.data.cartId;
  const paymentOf = async (cart: string) => (await rows('select * from payment where cart_id = $1', cart))[0];
  const settleBoth = async (carts: readonly string[]) =>
    Promise.all(
      (await Promise.all(carts.map(paymentOf))).map((payment) =>
        settleArrived(shop.shop.payments, { payment, outcome: { state: 'paid' }, visitorConfirms: true }),
      ),
    );

  test.each([
    ['less', 'amount = amount - 100', TOTAL - 100],
    ['more', 'amount = amount + 100', TOTAL + 100],
    ['another currency', "currency = 'CHF'", TOTAL],
  ])('goes back where it is %s: nothing is sold, and somebody is told', async (_, change, amount) => {
    const told = vi.spyOn(shop.shop.payments.log, 'error');
    const cart = await start();
    await shop.bank(cart, 'pay');
    await rows(`update payment set ${change} where cart_id = $1`, cart);
    const answer = await shop.post('/api/de/checkout/execPayment', { cartId: cart });
    expect(answer.body).not.toHaveProperty('data.booking_id');
    expect(await rows('select 1 from placed_order')).toEqual([]);
    expect(await paymentOf(cart)).toMatchObject({ state: 'refund-due', amount, given_back: amount });
    expect(await rows('select amount, reason from refund')).toEqual([{ amount, reason: 'not-kept' }]);
    expect(told).toHaveBeenCalledWith(
      expect.objectContaining({ cart, due: { amount: TOTAL, currency: 'EUR' } }),
      expect.any(String),
    );
    // Told again, it does not go back twice.
    await settleBoth([cart]);
    expect(await rows('select amount from refund')).toEqual([{ amount }]);
    expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
    // Its places are held as long as before, and what it costs can be paid.
    expect(await rows('select state from cart where id = $1', cart)).toEqual([{ state: 'held' }]);
  });

  test('keeps nobody waiting whose payment is settled together with it', async () => {
    const carts = [await start(), await start(), await start()];
    await rows('update payment set amount = 1 where cart_id = $1', carts[1]);
    const settled = await settleBoth(carts);
    expect(settled.map(({ state }) => state)).toEqual(['confirmed', 'refunded', 'confirmed']);
  });
});
