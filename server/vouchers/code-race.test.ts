// Thirty buyers at once, in two processes, for the last fifty euros of one code. What they get adds up to fifty euros.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeShop } from '../compose-shop.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail } from '../testing/test-retail.ts';
import { answerAs, openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const START = new Date('2026-11-18T07:00:00Z');
const BUYERS = 30;
const AMOUNT = 5000;
const TICKET = 800;

type Answer = {
  readonly cartId?: string;
  readonly refused?: string;
  readonly details?: { readonly lines?: readonly { readonly index: number; readonly available: number }[] };
};

describe.each(testDatabases())('thirty buyers for one code on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let init: (buyer: number) => Promise<Answer>;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    shop = await openTestShop(engine, museum.folder, {}, START);
    const log = { error: () => {}, warn: () => {} };
    const other = await composeShop(shop.shop.config, shop.database, log, shop.now);
    const processes = [shop.shop, other] as const;
    const items = [
      { type: 'ticket', id: 'dauer-karte', count: 1 },
      { type: 'voucherCode', barcode: 'NEU-50' },
    ];
    await shop.guest();
    const [{ id: customerId }] = (await shop.database.executeSql('select id from customer')).rows;
    init = (buyer) => {
      const call = (input: object) =>
        answerAs<Answer>(processes[buyer % 2] ?? shop.shop, 'POST checkout/initPayment', input, {
          customerId,
        });
      return call({ body: purchase(items, {}, 166) });
    };
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const taken = async (): Promise<number> =>
    (await shop.database.executeSql(`select taken from slot where pool_id = 'voucher:NEU-50'`)).rows[0].taken;

  /** Tries again until the code is spent; returns the cart. */
  const buy = async (buyer: number): Promise<string | undefined> => {
    const { cartId, refused, details } = await init(buyer);
    if (cartId !== undefined) return cartId;
    if (refused === 'VOUCHER_NO_AMOUNT_LEFT') return undefined;
    expect(refused).toBe('CART_NOT_AVAILABLE');
    // The code alone was short, by cents: the visitor sees what is left and tries with that.
    expect(details?.lines).toEqual([{ index: 1, available: expect.any(Number) }]);
    return buy(buyer);
  };

  test('six of them get eight euros and one the rest, also after they have paid', async () => {
    const carts = (await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(buyer)))).flatMap(
      (cartId) => cartId ?? [],
    );
    const { rows } = await shop.database.executeSql(
      `select quote -> 'codes' -> 0 ->> 'discount' as discount, total from cart where id = any ($1::text[])`,
      [carts],
    );
    const discounts = rows.map(({ discount }) => Number(discount)).sort((a, b) => a - b);
    expect(discounts).toEqual([200, ...Array(6).fill(TICKET)]);
    for (const { discount, total } of rows) expect(Number(discount) + total).toBe(TICKET);
    expect(await taken()).toBe(AMOUNT);

    const orders = await Promise.all(
      carts.map(async (cartId) => {
        await shop.bank(cartId, 'pay');
        return (await shop.post('/api/de/checkout/execPayment', { cartId })).status;
      }),
    );
    expect(orders).toEqual(carts.map(() => 200));
    shop.pass(1201);
    expect((await shop.get('/api/de/voucher?voucher=NEU-50')).body.code).toBe('VOUCHER_NO_AMOUNT_LEFT');
    const agree = await shop.database.executeSql(`
      select s.id from slot s left join hold h on h.slot_id = s.id
      group by s.id having s.taken <> coalesce(sum(h.quantity), 0)`);
    expect(agree.rows).toEqual([]);
  });

  test('the race is real: reading first and then writing spends too much, and only the constraint prevents it', async () => {
    await shop.database.executeSql(`
      update slot set taken = 0 where pool_id = 'voucher:NEU-50'; alter table slot drop constraint slot_not_oversold`);
    const naive = async () => {
      const { rows } = await shop.database.executeSql(
        `select id, capacity - taken as free from slot where pool_id = 'voucher:NEU-50'`,
      );
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (rows[0].free >= TICKET)
        await shop.database.executeSql('update slot set taken = taken + $1 where id = $2', [
          TICKET,
          rows[0].id,
        ]);
    };
    await Promise.all(Array.from({ length: BUYERS }, naive));
    expect(await taken()).toBeGreaterThan(AMOUNT);

    await shop.database.executeSql(
      'update slot set taken = 0; alter table slot add constraint slot_not_oversold check (taken <= capacity)',
    );
    const tries = await Promise.allSettled(Array.from({ length: BUYERS }, naive));
    expect(await taken()).toBeLessThanOrEqual(AMOUNT);
    expect(tries.some(({ status }) => status === 'rejected')).toBe(true);
  });
});
