// Changes by an import apply to the next mail and the next payment, without a restart.
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importMuseum } from '../../museum-import/import-museum.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { lastKnownMuseum, openShop } from '../../site/open-shop.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../test-shop.ts';

const START = new Date('2026-11-18T07:00:00Z');
const TICKET = {
  type: 'ticket',
  id: 'flut-normal',
  datetime: '2026-11-18 10:00',
  count: 1,
  totalPrice: 1200,
};

let museum: TestMuseum;
let shop: TestShop;
beforeEach(async () => {
  museum = makeTestMuseum();
  const [engine] = oneDatabase();
  if (!engine) throw new Error('there is no database to test with');
  shop = await openTestShop(engine, museum.folder, { JOBS: 'on' }, START);
});
afterEach(async () => {
  await shop.close();
  museum.remove();
});

test('the next mail has the museum’s new address, and the next payment its new name', async () => {
  museum.put(
    'museum.yaml',
    MUSEUM_YAML.replace('Museum am Steg', 'Haus am Kai')
      .replace('Steg-Shop', 'Kai-Laden')
      .replace('shop@steg.example', 'laden@kai.example'),
  );
  const { version } = lastKnownMuseum(shop.shop);
  await importMuseum(shop.database, museum.folder, START);
  await openShop(shop.shop, version);

  const { body } = await shop.post('/api/de/checkout/initPayment', purchase([TICKET]));
  const { cartId } = body.data;
  expect((await shop.get(`/demo-bank/${cartId}`)).body).toContain('Kai-Laden');
  await shop.bank(cartId, 'pay');
  await shop.post('/api/de/checkout/execPayment', { cartId });
  await vi.waitFor(() => expect(shop.outbox()).toHaveLength(1), 60_000);
  const mail = await PostalMime.parse(shop.mail(shop.outbox()[0] ?? ''));
  expect(mail.from).toEqual({ name: 'Haus am Kai', address: 'laden@kai.example' });
});
