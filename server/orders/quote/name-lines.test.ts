// The lines of a cart in another language, over HTTP.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { addTestRetail, RETAIL_MUSEUM_YAML } from '../../testing/test-retail.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { addTestTours } from '../../testing/test-tours.ts';

const START = new Date('2026-11-18T07:00:00Z');
const ADULTS = { type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 2 };

describe.each(oneDatabase())('the lines of a cart in another language on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    addTestTours(museum);
    museum.put('museum.yaml', RETAIL_MUSEUM_YAML);
    shop = await openTestShop(engine, museum.folder, {}, START);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const linesIn = async (language: string, items: object[]) =>
    (await shop.post(`/api/${language}/checkout/lines`, { cart: { ver: 1, items } })).body.data;

  test('have that language’s names, and the same price', async () => {
    const [german] = await linesIn('de', [ADULTS]);
    const [english] = await linesIn('en', [ADULTS]);
    expect(german).toMatchObject({ type: 'ticket', id: 'flut-normal', totalCount: 2 });
    expect(english).toEqual({ ...german, eventName: english.eventName, name: english.name });
    expect(english.eventName).not.toBe(german.eventName);
  });

  test('are null where nothing is sold, and do not keep the others from their names', async () => {
    const gone = { ...ADULTS, datetime: '2026-11-17 10:00' };
    const [first, second] = await linesIn('en', [gone, ADULTS]);
    expect(first).toBeNull();
    expect(second).toMatchObject({ type: 'ticket' });
  });

  test('are null from where they are more than one order may be for', async () => {
    const lines = await linesIn('en', Array(5).fill({ ...ADULTS, count: 20 }));
    expect(lines.map((line: object | null) => line !== null)).toEqual([true, true, true, false, false]);
  });

  test('say nothing about a code', async () => {
    const codes = [
      { type: 'voucherCode', barcode: 'EBBE-10-EURO' },
      { type: 'voucherCode', barcode: 'NOT-A-CODE' },
    ];
    expect(await linesIn('en', codes)).toEqual([null, null]);
  });
});
