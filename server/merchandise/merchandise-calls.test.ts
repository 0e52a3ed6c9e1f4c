// The calls about merchandise and annual passes over HTTP, and what they say of the stock.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importMuseum } from '../museum-import/import-museum.ts';
import { oneDatabase } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail, BOOK_YAML, PASS_YAML, SHIPPING_YAML } from '../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

// A Wednesday morning, eight o'clock in the museum.
const START = new Date('2026-11-18T07:00:00Z');

describe.each(oneDatabase())('the calls about merchandise on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    museum.put('shipping.yaml', SHIPPING_YAML.replace('up_to_g: 5000', 'up_to_g: 31500'));
    museum.put(
      'articles/alt.yaml',
      BOOK_YAML.replace('id: buch', 'id: alt').replace('stock: 10', 'stock: 0').replace('no: 1', 'no: 9'),
    );
    museum.put(
      'articles/jung.yaml',
      PASS_YAML.replace('id: jahr', 'id: jung').replace('no: 3', 'no: 2').replace('4800', '2400'),
    );
    shop = await openTestShop(engine, museum.folder, {}, START);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const ask = async (path: string, language = 'de') => (await shop.get(`/api/${language}/${path}`)).body.data;
  const idsOf = (articles: { id: string }[]) => articles.map(({ id }) => id);
  const stockOf = async (id: string) => (await ask(`merchandise?article=${id}`)).stock;
  const buy = async (id: string, count: number) => {
    const { body } = await shop.post(
      '/api/de/checkout/initPayment',
      purchase([{ type: 'merchandise', id, count }], {
        shipping: { name: 'Ada', street: 'Steg 2', zip: '10115', city: 'Berlin', country: 'DE' },
      }),
    );
    return body;
  };

  test('merchandise/select lists everything except passes, in the museum’s order', async () => {
    expect(idsOf(await ask('merchandise/select'))).toEqual(['buch', 'karten', 'mitschnitt', 'alt']);
  });

  test('product_kind=13 asks for annual passes, and any other kind for that kind', async () => {
    expect(idsOf(await ask('merchandise/select?product_kind=13'))).toEqual(['jung', 'jahr']);
    expect(idsOf(await ask('merchandise/select?product_kind=1'))).toEqual([
      'buch',
      'karten',
      'mitschnitt',
      'alt',
    ]);
    expect(await ask('merchandise/select?product_kind=7')).toEqual([]);
    expect((await shop.get('/api/de/merchandise/select?product_kind=x')).status).toBe(400);
  });

  test('merchandise is one article, in the caller’s language', async () => {
    const book = await ask('merchandise?article=buch', 'en');
    expect(book).toMatchObject({
      id: 'buch',
      name: 'Catalogue',
      subtitle: 'Zur Ausstellung',
      description: ['One paragraph.'],
      product_kind: 1,
      price: 3200,
      vat_value: 7,
      images: [
        { src: expect.stringContaining('{width}'), alt: 'A book', ratio: 1.5 },
        { alt: 'Seine Rückseite' },
      ],
      categories: [
        { id: 'buecher', name: 'Books' },
        { id: 'papier', name: 'Papier' },
      ],
      weight_g: 850,
      shipped: true,
      sequence_no: 1,
      maker: { name: 'Steg GmbH', email: 'post@steg.example' },
      responsible: { name: 'Steg GmbH' },
      warnings: ['Small parts.'],
      withdrawal_days: 14,
      valid_months: 0,
    });
    expect((await ask('merchandise?article=buch')).warnings).toEqual(['Kleinteile.', 'Nicht essen.']);
    expect(await ask('merchandise?article=jahr', 'en')).toMatchObject({
      name: 'Annual pass',
      product_kind: 13,
      valid_months: 12,
      shipped: false,
      stock: { state: 'in-stock', available: null },
      maker: null,
      warnings: [],
    });
    const unknown = await shop.get('/api/de/merchandise?article=tasse');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('merchandise/attr names the categories that are not empty', async () => {
    expect(await ask('merchandise/attr', 'en')).toEqual({
      category: [
        { id: 'buecher', name: 'Books' },
        { id: 'papier', name: 'Papier' },
      ],
    });
  });

  test('the answer describes the stock: not counted, few or none', async () => {
    expect(await stockOf('karten')).toEqual({ state: 'in-stock', available: null });
    expect(await stockOf('mitschnitt')).toEqual({ state: 'few', available: 3 });
    expect(await stockOf('alt')).toEqual({ state: 'out-of-stock', available: 0 });
    const listed = (await ask('merchandise/select')) as { id: string; stock: object }[];
    expect(Object.fromEntries(listed.map(({ id, stock }) => [id, stock]))).toMatchObject({
      karten: { available: null },
      mitschnitt: { available: 3 },
      alt: { state: 'out-of-stock' },
    });
  });

  test('held pieces are unavailable to others at once, and available again when the hold expires', async () => {
    expect(await stockOf('buch')).toEqual({ state: 'few', available: 10 });
    expect((await buy('buch', 7)).code).toBeUndefined();
    expect(await stockOf('buch')).toEqual({ state: 'few', available: 3 });
    const refused = await buy('buch', 4);
    expect(refused).toMatchObject({ code: 'CART_NOT_AVAILABLE', lines: [{ index: 0, available: 3 }] });
    expect((await buy('buch', 3)).code).toBeUndefined();
    expect(await stockOf('buch')).toEqual({ state: 'out-of-stock', available: 0 });
    expect((await buy('buch', 1)).code).toBe('CART_NOT_AVAILABLE');
    shop.pass(3600);
    expect(await stockOf('buch')).toEqual({ state: 'few', available: 10 });
  });

  test('a delivery is on sale after the next import, and held pieces stay held', async () => {
    expect((await buy('buch', 2)).code).toBeUndefined();
    museum.put('articles/buch.yaml', BOOK_YAML.replace('stock: 10', 'stock: 50'));
    await importMuseum(shop.database, museum.folder, shop.now());
    shop.pass(5);
    expect(await stockOf('buch')).toEqual({ state: 'in-stock', available: 48 });
  });
});
