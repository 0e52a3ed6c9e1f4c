// Suggestions beside a cart, over HTTP. The rule itself is tested in domain/merchandise/suggest.test.ts.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase, testDatabases } from '../../platform/database/test-databases.ts';
import { ALL_FLAGS, makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { addTestRetail, CARDS_YAML, RETAIL_MUSEUM_YAML } from '../../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { addTestTours } from '../../testing/test-tours.ts';

const START = new Date('2026-11-18T07:00:00Z');
function ticket(id: string, datetime: string, count = 1) {
  return { type: 'ticket', id, datetime, count };
}
function flut(day: number) {
  return ticket('flut-normal', `2026-11-${day} 10:00`);
}
function tour(tourId: string) {
  return { type: 'guidedTour', tourId, datetime: '2026-11-18 14:00' };
}
function goods(id: string) {
  return { type: 'merchandise', id, count: 1 };
}

function museumWith(flags: string): TestMuseum {
  const museum = makeTestMuseum();
  addTestRetail(museum);
  addTestTours(museum, { places: 'event: flut\n' });
  museum.put(
    'articles/plakat.yaml',
    CARDS_YAML.replace('id: karten', 'id: plakat\ngoes_with: [flut]\nstock: 1'),
  );
  museum.put('museum.yaml', RETAIL_MUSEUM_YAML.replace(ALL_FLAGS, `flags: {${flags}}`));
  return museum;
}

describe.each(oneDatabase())('suggestions beside a cart on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = museumWith('has_merchandise: true, has_memcard: true');
    shop = await openTestShop(engine, museum.folder, {}, START);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const suggest = async (items: unknown[]) =>
    (await shop.post('/api/en/checkout/suggest', { cart: { ver: 1, items } })).body.data;
  const ids = async (...items: unknown[]) => (await suggest(items)).map(({ id }: { id: string }) => id);

  test('contain the exhibition’s articles, with its name in the visitor’s language', async () => {
    expect(await suggest([flut(18), goods('plakat')])).toEqual([
      {
        type: 'merchandise',
        id: 'buch',
        name: 'Catalogue',
        price: 3200,
        vat_value: 7,
        picture: expect.stringMatching(/^\/media\/.*\{width\}/),
        reason: 'goes-with',
        of: 'Tide',
        needs_owner: false,
      },
    ]);
  });

  test('contain them for a tour through the exhibition, too', async () => {
    expect(await ids(tour('places-de'))).toEqual(['buch', 'plakat']);
  });

  test('contain the museum’s general articles for other events and tours', async () => {
    expect(await ids(ticket('konzert-karte', '2026-11-18 18:00'))).toEqual(['karten', 'mitschnitt']);
    expect(await ids(tour('whole-de'))).toEqual(['karten', 'mitschnitt']);
  });

  test('contain the annual pass, which needs an owner, for visits on four days', async () => {
    const [first, ...others] = await suggest([18, 19, 20, 21].map(flut));
    expect(first).toMatchObject({
      id: 'jahr',
      price: 4800,
      reason: 'would-be-cheaper',
      of: '',
      needs_owner: true,
    });
    expect(others).toHaveLength(2);
    expect(await ids(...[18, 19, 20].map(flut))).not.toContain('jahr');
  });

  test('are empty for a cart without visits or with unknown items', async () => {
    expect(await ids()).toEqual([]);
    expect(await ids(goods('buch'))).toEqual([]);
    expect(await ids(ticket('ebbe-karte', ''), tour('ebbe-de'), goods('fahne'))).toEqual([]);
    expect(await ids({ ...flut(18), count: 0 })).toEqual([]);
  });

  test('contain no article whose last piece is in another cart', async () => {
    const shipping = { name: 'Ada', street: 'Weg 1', zip: '10115', city: 'Berlin', country: 'DE' };
    const { body } = await shop.post(
      '/api/de/checkout/initPayment',
      purchase([goods('plakat')], { shipping }),
    );
    expect(await ids(flut(18))).toEqual(['buch']);
    await shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${body.data.cartId}`);
    expect(await ids(flut(18))).toEqual(['buch', 'plakat']);
  });
});

test('a museum that sells neither merchandise nor passes suggests neither', async () => {
  const [engine] = testDatabases();
  if (!engine) return;
  const museum = museumWith('has_merchandise: false');
  const shop = await openTestShop(engine, museum.folder, {}, START);
  const { body } = await shop.post('/api/en/checkout/suggest', {
    cart: { items: [18, 19, 20, 21].map(flut) },
  });
  expect(body.data).toEqual([]);
  await shop.close();
  museum.remove();
});
