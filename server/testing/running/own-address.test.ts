// A shop that listens on IPv6 reaches itself: the demo bank, which lives in its process, tells it that a visitor has paid.
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADA, bearing, PASSWORD } from '../test-accounts.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { makeShopProcess, PROCESS_ENGINES, type ShopProcess } from '../test-process.ts';
import { purchase } from '../test-shop.ts';

const LOOPBACK = '::1';
const HAS_LOOPBACK = Object.values(networkInterfaces())
  .flat()
  .some((network) => network?.address === LOOPBACK);
const ITEMS = [{ type: 'ticket', id: 'dauer-karte', count: 1 }];
/** Which database it is does not matter here; PostgreSQL opens sooner. */
const ENGINE = PROCESS_ENGINES.at(-1) ?? 'embedded';

describe.skipIf(!HAS_LOOPBACK).each([LOOPBACK, '::'])(
  `on a machine that has ${LOOPBACK}, a shop with HOST=%s`,
  (host) => {
    let museum: TestMuseum;
    let shop: ShopProcess;
    beforeAll(async () => {
      museum = makeTestMuseum();
      // Without jobs, nothing asks the bank by itself what has become of a payment, or lets it try again.
      const settings = { HOST: host, JOBS: 'off' };
      shop = await makeShopProcess(ENGINE, `own_address_${host.length}`, museum.folder, settings);
      await shop.start();
    });
    afterAll(async () => {
      await shop?.remove();
      museum.remove();
    });

    // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects to find
    const read = async (answer: Promise<Response>): Promise<any> => {
      const { data } = (await (await answer).json()) as { data: unknown };
      return data;
    };

    test('sells to a visitor who pays at the demo bank and does not come back', async () => {
      const c = { ...ADA, password: PASSWORD };
      const visitor = bearing(await read(shop.post('/api/de/customer/register', { c })));
      const bought = purchase(ITEMS);
      const { cartId } = await read(shop.post('/api/de/checkout/initPayment', bought, visitor));
      const orders = () => read(shop.get('/api/de/customer/orders', visitor));
      expect(await orders()).toEqual([]);
      expect((await shop.pay(cartId)).status).toBe(303);
      await expect
        .poll(orders, { timeout: 20_000, interval: 100 })
        .toMatchObject([{ state: 'confirmed', total: 800 }]);
    });
  },
);
