// An order without scripts, as a browser asks for it. What it looks like is tested with the built shop, in e2e/.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServer } from '../http/build-server.ts';
import type { ShopBuild } from '../pages/shop-build.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, SLOT_EVENT_YAML } from '../testing/test-museum.ts';
import { NO_PAGES, openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

/** A page that shows where it is and what its loaders are told. */
const TOLD: ShopBuild = {
  ...NO_PAGES,
  renderPage: async () => async (url, shop) => ({
    status: 200,
    head: '',
    body: JSON.stringify({ path: url.pathname, order: (shop as { order?: unknown }).order ?? null }),
    hydration: {},
    modules: [],
    listing: undefined,
  }),
};

describe('an order for browsers without scripts', () => {
  const museum = makeTestMuseum();
  let shop: TestShop;
  let app: FastifyInstance;
  let id: string;
  beforeAll(async () => {
    const [engine] = testDatabases();
    if (!engine) return;
    museum.put('events/flut.yaml', SLOT_EVENT_YAML);
    shop = await openTestShop(engine, museum.folder, {}, new Date('2026-11-18T07:00:00Z'));
    app = await buildServer(shop.shop, TOLD);
    const ticket = {
      type: 'ticket',
      id: 'flut-normal',
      datetime: '2026-11-18 10:00',
      count: 1,
      totalPrice: 1200,
    };
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase([ticket]))).body.data;
    await shop.bank(cartId, 'pay');
    id = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data.booking_id;
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
    museum.remove();
  });

  async function open(path: string) {
    const { body, headers, statusCode } = await app.inject({ url: path });
    const told = /<div id="foyer"([^>]*)>(\{.*?\})<\/div>/.exec(body);
    return { status: statusCode, attributes: told?.[1], told: JSON.parse(told?.[2] ?? '{}'), headers, body };
  }

  test('holds the order, runs no script, and is kept nowhere', async () => {
    const { status, attributes, told, headers, body } = await open(`/en/order-review/${id}/plain`);
    expect(status).toBe(200);
    expect(told.path).toBe(`/en/order-review/${id}`);
    expect(told.order).toMatchObject({ booking_id: id, admissions: [{ barcode: expect.any(String) }] });
    expect(headers['cache-control']).toBe('no-store');
    expect(attributes).toContain('data-scripts="none"');
    expect(body).not.toContain('<script');
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  test('of a link that leads to no order it knows just that', async () => {
    expect((await open('/de/order-review/nobodysorder/plain')).told.order).toBe('notAvailable');
  });

  test('the page at the link itself holds nothing of the order', async () => {
    const { told, attributes, body } = await open(`/de/order-review/${id}`);
    expect(told.order).toBeNull();
    expect(attributes).not.toContain('data-scripts');
    expect(body).not.toContain('ada@example.org');
  });

  test('is there in the museum’s languages alone', async () => {
    expect((await open(`/xx/order-review/${id}/plain`)).status).toBe(404);
  });
});
