// The papers of an order open for the office's session by its number, and for nobody else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeOrderPaper } from '../../../domain/office-addresses.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { addTestRetail, RETAIL_MUSEUM_YAML } from '../../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';

const TICKET = { type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 2 };
const [engine] = testDatabases();
let museum: TestMuseum;
let shop: TestShop;
let service: StaffClient;

beforeAll(async () => {
  if (!engine) throw new Error('no database');
  museum = makeTestMuseum();
  addTestRetail(museum);
  museum.put('museum.yaml', RETAIL_MUSEUM_YAML);
  shop = await openTestShop(engine, museum.folder, {}, new Date('2026-11-18T07:00:00Z'));
  service = await signIn(shop, 'service');
}, 120_000);
afterAll(async () => {
  await shop.close();
  museum.remove();
});

async function buy(): Promise<Order> {
  const cart = purchase([TICKET], { request_invoice: true });
  const { cartId } = (await shop.post('/api/de/checkout/initPayment', cart)).body.data;
  await shop.bank(cartId, 'pay');
  const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
  return review(booking_id);
}

async function review(id: string): Promise<Order> {
  return (await shop.get(`/api/de/order/review?id=${id}`)).body.data;
}

const open = (path: string, who?: StaffClient) => shop.get(path, who ? { cookie: who.headers.cookie } : {});

test('each paper of an order opens by its number, for whoever may see orders', async () => {
  const order = await buy();
  expect(order.documents.map(({ kind }) => kind)).toEqual(['tickets', 'calendar', 'invoice']);
  for (const { kind, number } of order.documents) {
    const path = officeOrderPaper(order.number, kind, number);
    expect(path).not.toContain(order.booking_id);
    expect([(await open(path, service)).status, (await open(path)).status]).toEqual([200, 401]);
  }
  const path = officeOrderPaper(order.number, 'tickets', undefined);
  const guide = await signIn(shop, 'guide');
  expect((await open(path, guide)).status).toBe(403);
  for (const none of [
    officeOrderPaper(order.number, 'credit-note', undefined),
    officeOrderPaper(order.number, 'nothing', undefined),
    officeOrderPaper(order.number, 'invoice', 'RE-2026-09999'),
    officeOrderPaper('2026-999999', 'tickets', undefined),
  ])
    expect((await open(none, service)).status).toBe(404);
});
