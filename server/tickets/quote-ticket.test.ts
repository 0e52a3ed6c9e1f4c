// What a family's ticket becomes at the door (spec 3, "Event ticket": scan_separately).
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const START = new Date('2026-11-18T07:00:00Z');

const FAMILY = {
  type: 'ticket',
  id: 'flut-familie',
  datetime: '2026-11-18 10:00',
  count: 1,
  subtickets: [
    { id: 'gross', count: 2 },
    { id: 'klein', count: 1 },
  ],
  totalPrice: 2500,
};

type Admission = { readonly name: string; readonly persons: number; readonly barcode: string };

let museum: TestMuseum;
let shop: TestShop | undefined;
beforeEach(() => {
  museum = makeTestMuseum();
});
afterEach(async () => {
  await shop?.close();
  museum.remove();
});

/** The admissions that the family has once it has paid. */
async function admissionsOf(separately: boolean): Promise<Admission[]> {
  museum.put(
    'events/flut.yaml',
    SLOT_EVENT_YAML.replace('family: true', `family: true\n    scan_separately: ${separately}`),
  );
  const [engine] = testDatabases();
  if (!engine) throw new Error('there is no database to test with');
  shop = await openTestShop(engine, museum.folder, {}, START);
  const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase([FAMILY]))).body.data;
  await shop.bank(cartId, 'pay');
  const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
  return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data.admissions;
}

test('a family goes in together, on one code', async () => {
  const admissions = await admissionsOf(false);
  expect(admissions.map(({ name, persons }) => [name, persons])).toEqual([['Familie', 3]]);
});

test('a family whose members are scanned one by one has a code for each', async () => {
  const admissions = await admissionsOf(true);
  expect(admissions.map(({ name, persons }) => [name, persons])).toEqual([
    ['Familie, Große', 1],
    ['Familie, Große', 1],
    ['Familie, Kleine', 1],
  ]);
  expect(new Set(admissions.map(({ barcode }) => barcode)).size).toBe(3);
});
