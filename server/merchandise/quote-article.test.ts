// What merchandise and annual passes cost, take, weigh and print; quoted as the shop quotes it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MerchandiseItem } from '../../domain/merchandise/merchandise-item.ts';
import type { MerchandiseOrderLine } from '../../domain/merchandise/merchandise-order-line.ts';
import type { Quote } from '../../domain/orders/quote.ts';
import type { Owner } from '../../domain/passes/owner.ts';
import { isRefusal, type Refusal } from '../../domain/refusal.ts';
import { importMuseum } from '../museum-import/import-museum.ts';
import type { Database } from '../platform/database/sql.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { createMuseumClock } from '../platform/museum-clock.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail } from '../testing/test-retail.ts';
import { loadMerchandise, type MerchandiseCatalogue } from './merchandise-catalogue.ts';
import { quoteArticle } from './quote-article.ts';

// A Wednesday morning, eight o'clock in the museum.
const START = new Date('2026-11-18T07:00:00Z');

const NOWHERE = { street: '', zip: '', city: '', country: 'DE' };
const ada: Owner = { name: ' Ada Brandt ', address: NOWHERE, send_to_custom_addr: false };
const ben: Owner = {
  name: 'Ben',
  address: { street: ' Ufer 4', zip: '1010', city: 'Wien ', country: 'AT' },
  send_to_custom_addr: true,
};

describe.each(testDatabases())('an article is quoted on $name', ({ open }) => {
  let database: Database;
  let museum: TestMuseum;
  let merchandise: MerchandiseCatalogue;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    database = await open();
    await importMuseum(database, museum.folder, START);
    merchandise = await loadMerchandise(database);
  });
  afterAll(async () => {
    await database.close();
    museum.remove();
  });

  const clock = createMuseumClock('Europe/Berlin', () => START);
  const quote = (
    id: string,
    more: Partial<MerchandiseItem>,
    language: 'de' | 'en' = 'de',
  ): Quote<MerchandiseOrderLine> | Refusal =>
    quoteArticle({ type: 'merchandise', id, count: 1, ...more }, 2, {
      merchandise,
      clock,
      language,
      countries: ['DE', 'AT', 'FR'],
    });
  const quoted = (...args: Parameters<typeof quote>): Quote<MerchandiseOrderLine> => {
    const answer = quote(...args);
    if (isRefusal(answer)) throw new Error(`refused: ${JSON.stringify(answer)}`);
    return answer;
  };

  test('three books cost three times the price, take three pieces and weigh three times as much', async () => {
    const { cartLine, ...book } = quoted('buch', { count: 3, totalPrice: 1 }, 'en');
    const now = START.getTime();
    expect(book).toEqual({
      totalPrice: 9600,
      vatParts: [{ vat_value: 7, gross: 9600 }],
      claims: [{ line: 2, pool: 'stock:buch', from: now, until: now + 1, startsAtSlot: false, quantity: 3 }],
      orderLine: {
        type: 'merchandise',
        id: 'buch',
        title: 'Catalogue',
        count: 3,
        parts: [{ name: 'Catalogue', count: 3, price: 3200, vat_value: 7 }],
        totalPrice: 9600,
        withdrawal_days: 14,
        article: { product_kind: 1, shipped: true, weight_g: 850, valid_months: 0, owners: [] },
      },
      admissions: [],
      freeAdmissions: 0,
      parcel_g: 2550,
    });
    expect(await cartLine()).toEqual({
      type: 'merchandise',
      id: 'buch',
      name: 'Catalogue',
      product_kind: 1,
      count: 3,
      price: 3200,
      vat_value: 7,
      totalPrice: 9600,
      owners: [],
      weight_g: 850,
      shipped: true,
      valid_months: 0,
      withdrawal_days: 14,
    });
  });

  test('articles without a stock claim no pieces, and articles without weight are in no parcel', () => {
    expect(quoted('karten', { count: 100 })).toMatchObject({ claims: [], parcel_g: 12_000 });
    const download = quoted('mitschnitt', { count: 2 });
    expect(download.claims).toMatchObject([{ pool: 'stock:mitschnitt', quantity: 2 }]);
    expect('parcel_g' in download).toBe(false);
    expect(download.orderLine.article).toMatchObject({ shipped: false, weight_g: 0 });
  });

  test('a pass is printed for each of its owners, and kept without addresses that are not used', async () => {
    const pass = quoted('jahr', { count: 2, owners: [ada, ben] }, 'en');
    expect(pass).toMatchObject({
      totalPrice: 9600,
      vatParts: [{ vat_value: 7, gross: 9600 }],
      claims: [],
      orderLine: {
        type: 'merchandise',
        title: 'Annual pass',
        count: 2,
        article: {
          product_kind: 13,
          shipped: false,
          weight_g: 0,
          valid_months: 12,
          owners: [
            {
              name: 'Ada Brandt',
              address: { street: '', zip: '', city: '', country: '' },
              send_to_custom_addr: false,
            },
            {
              name: 'Ben',
              address: { street: 'Ufer 4', zip: '1010', city: 'Wien', country: 'AT' },
              send_to_custom_addr: true,
            },
          ],
        },
      },
      admissions: [
        { name: 'Ada Brandt', persons: 1 },
        { name: 'Ben', persons: 1 },
      ],
    });
    expect('parcel_g' in pass).toBe(false);
    expect(await pass.cartLine()).toMatchObject({ valid_months: 12, owners: [ada, ben] });
  });

  test.each<[string, string, Partial<MerchandiseItem>, unknown]>([
    ['an unknown article', 'tasse', {}, ['ITEM_UNKNOWN', undefined]],
    ['no piece', 'buch', { count: 0 }, ['ITEM_COUNT_INVALID', undefined]],
    ['more than a hundred', 'karten', { count: 101 }, ['ITEM_COUNT_INVALID', undefined]],
    ['no pass', 'jahr', { count: 0 }, ['ITEM_COUNT_INVALID', undefined]],
    ['a book with an owner', 'buch', { owners: [ada] }, ['PASS_OWNERS_INVALID', undefined]],
    ['one pass for two', 'jahr', { owners: [ada, ben] }, ['PASS_OWNERS_INVALID', undefined]],
    ['a pass for nobody', 'jahr', {}, ['PASS_OWNERS_INVALID', { 'owners.0.name': ['REQUIRED'] }]],
    [
      'two passes for one',
      'jahr',
      { count: 2, owners: [ada] },
      ['PASS_OWNERS_INVALID', { 'owners.1.name': ['REQUIRED'] }],
    ],
    [
      'a pass sent to where the museum sends nothing',
      'jahr',
      { owners: [{ ...ben, address: { ...ben.address, country: 'BR', zip: '' } }] },
      [
        'PASS_OWNERS_INVALID',
        { 'owners.0.address.zip': ['REQUIRED'], 'owners.0.address.country': ['COUNTRY_UNKNOWN'] },
      ],
    ],
  ])('%s is refused', (_, id, more, refusal) => {
    const answer = quote(id, more);
    expect(isRefusal(answer) ? [answer.refused, answer.fields] : 'quoted').toEqual(refusal);
  });
});
