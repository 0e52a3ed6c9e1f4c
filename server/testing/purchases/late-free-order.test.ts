// An order that costs nothing and comes too late: nothing is booked, and nobody is promised money.
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { MUSEUM_YAML, makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../test-museum.ts';
import { openTestShop, purchase } from '../test-shop.ts';

const SLOT = '2026-11-18 10:00';
const FREE =
  '  - {id: flut-frei, group: einzel, mode: 1, name: {de: Unter 18, en: Under 18}, price: 0, vat_value: 7}\n';

let museum: TestMuseum;
beforeAll(() => {
  museum = makeTestMuseum();
  // Orders of guests wait for no link here.
  const limits = 'horizon_days: 60\nlimits: {confirm_free_orders_minutes: 0}';
  museum.put('museum.yaml', MUSEUM_YAML.replace('horizon_days: 60', limits));
  museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace(', sold_elsewhere: [0, 5]', '') + FREE);
});
afterAll(() => museum.remove());

test.each(oneDatabase())('a free order that comes too late is gone, on $name', async (engine) => {
  const shop = await openTestShop(engine, museum.folder, { JOBS: 'on' }, new Date('2026-11-18T07:00:00Z'));
  const hold = async (id: string, count: number, totalPrice: number): Promise<string> => {
    const path = `/api/de/checkout/initPayment?_=${await shop.guest({ email: `${id}@example.org` })}`;
    const items = [{ type: 'ticket', id, count, datetime: SLOT, totalPrice }];
    const { body } = await shop.post(path, purchase(items, {}, 166));
    expect(body.code, JSON.stringify(body)).toBeUndefined();
    return body.data.cartId;
  };
  const late = await hold('flut-frei', 2, 0);
  shop.pass(1300);
  await hold('flut-normal', 20, 24_000);
  const { status, body } = await shop.post('/api/de/checkout/execPayment', { cartId: late });
  expect([status, body.code]).toEqual([410, 'CART_GONE']);
  const refunds = () => shop.outbox().filter((name) => name.includes('refund'));
  await vi.waitFor(() => expect(refunds()).toHaveLength(1), 240_000);
  const { subject, text } = await PostalMime.parse(shop.mail(refunds()[0] as string));
  expect(subject).toBe('Ihre Bestellung ist nicht gebucht');
  expect(text).toMatch(/Unter 18/);
  await shop.close();
});
