// What an import makes of what is sold besides visits: rows, stocks, the value of codes, and what a second import keeps.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addOncePools } from '../capacity/once-pools.ts';
import { MuseumFolderError } from '../museum-folder/folder-problem.ts';
import type { Database } from '../platform/database/sql.ts';
import { onOne, testDatabases } from '../platform/database/test-databases.ts';
import { createMuseumClock } from '../platform/museum-clock.ts';
import { extendHorizon } from '../site/extend-horizon.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import {
  addTestRetail,
  BOOK_YAML,
  CARDS_YAML,
  CODES_YAML,
  FIXED_VOUCHER_YAML,
  RETAIL_MUSEUM_YAML,
  SHIPPING_YAML,
} from '../testing/test-retail.ts';
import { importMuseum } from './import-museum.ts';

// A Friday, one o'clock in the museum.
const NOW = new Date('2026-11-20T12:00:00Z');
const YEARS_LATER = new Date('2029-03-01T12:00:00Z');

describe.each(testDatabases())('importing what is sold besides visits on $name', (engine) => {
  let database: Database;
  let museum: TestMuseum;
  beforeEach(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    database = await engine.open();
  });
  afterEach(async () => {
    museum.remove();
    await database.close();
  });

  const run = (now = NOW) => importMuseum(database, museum.folder, now);
  const rows = async (query: string, values: unknown[] = []) =>
    (await database.executeSql(query, values)).rows;
  const slotOf = async (pool: string) =>
    (await rows('select id, capacity, taken from slot where pool_id = $1', [pool])) as {
      id: number;
      capacity: number;
      taken: number;
    }[];
  let carts = 0;
  /** Sells a quantity of a pool, as a confirmed cart does. */
  const sell = async (pool: string, quantity: number) => {
    const [slot] = await slotOf(pool);
    carts += 1;
    await rows(
      `insert into cart (id, state, language, quote, total, payart, continue_url, cancel_url, expires_at, hold_count)
       values ($1, 'confirmed', 'de', '{}', 0, 166, '', '', now(), 1)`,
      [`cart-${carts}`],
    );
    await rows(`insert into hold values ($1, $2, $3, 'infinity')`, [`cart-${carts}`, slot?.id, quantity]);
    await rows('update slot set taken = taken + $1 where id = $2', [quantity, slot?.id]);
    return `cart-${carts}`;
  };
  const codes = () =>
    rows(`
      select c.barcode, c.amount, c.valid_from, c.valid_to, c.closed, s.capacity, s.taken
      from voucher_code c join slot s on s.pool_id = c.pool_id order by c.barcode`);
  const code = async (barcode: string) => (await codes()).find((row) => row.barcode === barcode);

  test('a first import adds everything and counts it', async () => {
    expect((await run()).changes).toEqual({
      event: { count: 3, added: 3, changed: 0, withdrawn: 0 },
      ticket: { count: 4, added: 4, changed: 0, withdrawn: 0 },
      'guided tour': { count: 0, added: 0, changed: 0, withdrawn: 0 },
      customer: { count: 0, added: 0 },
      article: { count: 4, added: 4, changed: 0, withdrawn: 0 },
      voucher: { count: 3, added: 3, changed: 0, withdrawn: 0 },
      'voucher code': { count: 6, added: 6, closed: 0, kept: 0 },
      'shipping zone': { count: 2 },
    });
    const again = await run();
    expect(again.changes).toEqual({
      event: { count: 3, added: 0, changed: 0, withdrawn: 0 },
      ticket: { count: 4, added: 0, changed: 0, withdrawn: 0 },
      'guided tour': { count: 0, added: 0, changed: 0, withdrawn: 0 },
      customer: { count: 0, added: 0 },
      article: { count: 4, added: 0, changed: 0, withdrawn: 0 },
      voucher: { count: 3, added: 0, changed: 0, withdrawn: 0 },
      'voucher code': { count: 6, added: 0, closed: 0, kept: 0 },
      'shipping zone': { count: 2 },
    });
    expect(again.slots).toEqual({ added: 0, changed: 0, removed: 0, closed: 0 });
  });

  test('every field of an article is stored', async () => {
    await run();
    const [book] = await rows(`select * from article where id = 'buch'`);
    expect(book).toMatchObject({
      product_kind: 1,
      name: { de: 'Katalog', en: 'Catalogue' },
      images: [
        {
          src: expect.stringMatching(/^\/media\/steg\..*-\{width\}\.webp$/),
          alt: { de: 'Ein Buch' },
          ratio: 1.5,
        },
        { alt: { de: 'Seine Rückseite' } },
      ],
      categories: ['papier', 'buecher'],
      price: 3200,
      weight_g: 850,
      withdrawal_days: 14,
      maker: { name: 'Steg GmbH', address: 'Steg 1, 10115 Berlin', email: 'post@steg.example' },
      warnings: { de: 'Kleinteile.\n\nNicht essen.', en: 'Small parts.' },
      valid_months: 0,
      goes_with: ['flut'],
      pool_id: 'stock:buch',
      withdrawn: false,
    });
    const [pass] = await rows(`select * from article where id = 'jahr'`);
    expect(pass).toMatchObject({
      product_kind: 13,
      valid_months: 12,
      pool_id: null,
      maker: null,
      goes_with: [],
    });
  });

  test('every field of vouchers and shipping rates is stored', async () => {
    await run();
    expect(
      await rows(
        `select id, group_id, price, variable_amount, min_amount, max_amount, valid_months, ends_on
         from voucher order by sequence_no`,
      ),
    ).toEqual([
      {
        id: 'fest',
        group_id: 'geld',
        price: 2500,
        variable_amount: false,
        min_amount: 2500,
        max_amount: 2500,
        valid_months: 36,
        ends_on: null,
      },
      {
        id: 'frei',
        group_id: 'geld',
        price: 4000,
        variable_amount: true,
        min_amount: 1000,
        max_amount: 25_000,
        valid_months: 36,
        ends_on: null,
      },
      {
        id: 'vorbei',
        group_id: 'erlebnis',
        price: 2800,
        variable_amount: false,
        min_amount: 2800,
        max_amount: 2800,
        valid_months: 36,
        ends_on: '2026-11-19',
      },
    ]);
    expect(await rows('select id, countries, steps from shipping_zone order by sequence_no')).toEqual([
      {
        id: 'inland',
        countries: ['DE'],
        steps: [
          { up_to_g: 5000, price: 769 },
          { up_to_g: 500, price: 390 },
          { up_to_g: 2000, price: 549 },
        ],
      },
      { id: 'nachbarn', countries: ['AT'], steps: [{ up_to_g: 2000, price: 1149 }] },
    ]);
  });

  describe('pieces', () => {
    const stock = (pieces: number) =>
      museum.put('articles/buch.yaml', BOOK_YAML.replace('stock: 10', `stock: ${pieces}`));

    test('are one slot over all time, which the horizon leaves alone', async () => {
      await run();
      const before = await slotOf('stock:buch');
      expect(before).toMatchObject([{ capacity: 10, taken: 0 }]);
      const clock = createMuseumClock('Europe/Berlin', () => YEARS_LATER);
      await extendHorizon(database, clock);
      expect(await slotOf('stock:buch')).toEqual(before);
      expect(await rows(`select longest_minutes from pool where id = 'stock:buch'`)).toEqual([
        { longest_minutes: 541_728_060 },
      ]);
    });

    test('that are sold stay sold when stock is added, and when the folder names fewer than were sold', async () => {
      await run();
      await sell('stock:buch', 4);
      const [{ id } = { id: 0 }] = await slotOf('stock:buch');
      stock(30);
      expect((await run()).slots).toMatchObject({ changed: 1 });
      expect(await slotOf('stock:buch')).toEqual([{ id, capacity: 30, taken: 4 }]);
      stock(2);
      await run(YEARS_LATER);
      expect(await slotOf('stock:buch')).toEqual([{ id, capacity: 4, taken: 4 }]);
      stock(5);
      await run(YEARS_LATER);
      expect(await slotOf('stock:buch')).toEqual([{ id, capacity: 5, taken: 4 }]);
    });

    test('of an article that left the folder and comes back are still sold', async () => {
      await run();
      await sell('stock:buch', 3);
      museum.put('articles/buch.yaml', undefined);
      const without = await run();
      expect(without.changes['article']).toEqual({ count: 3, added: 0, changed: 0, withdrawn: 1 });
      expect(without.slots).toMatchObject({ closed: 1 });
      expect(await slotOf('stock:buch')).toMatchObject([{ capacity: 3, taken: 3 }]);
      museum.put('articles/buch.yaml', BOOK_YAML);
      expect((await run()).changes['article']).toEqual({ count: 4, added: 0, changed: 1, withdrawn: 0 });
      expect(await slotOf('stock:buch')).toMatchObject([{ capacity: 10, taken: 3 }]);
      expect(await rows(`select withdrawn from article where id = 'buch'`)).toEqual([{ withdrawn: false }]);
    });

    test('are counted once the folder names a stock, and no longer when it stops doing so', async () => {
      museum.put('articles/karten.yaml', CARDS_YAML.replace('price:', 'stock: 7\nprice:'));
      await run();
      expect(await slotOf('stock:karten')).toMatchObject([{ capacity: 7 }]);
      museum.put('articles/karten.yaml', CARDS_YAML);
      await run();
      expect(await rows(`select pool_id from article where id = 'karten'`)).toEqual([{ pool_id: null }]);
      expect(await slotOf('stock:karten')).toEqual([]);
    });
  });

  onOne(engine, () => {
    test('a code is worth what was not spent elsewhere, and is stored in capitals, as it is looked up', async () => {
      await run();
      expect(await codes()).toMatchObject([
        { barcode: 'ALT-15', amount: 1500, valid_from: '', valid_to: '2026-11-19', capacity: 1500 },
        {
          barcode: 'BALD-20',
          amount: 2000,
          valid_from: '2026-12-20',
          valid_to: '2027-01-19',
          capacity: 2000,
        },
        { barcode: 'LEER-25', amount: 2500, capacity: 0 },
        { barcode: 'NEU-50', amount: 5000, valid_from: '', valid_to: '', capacity: 5000, closed: false },
        { barcode: 'RABATT-5', amount: 500, capacity: 500 },
        { barcode: 'REST-10', amount: 1000, capacity: 600 },
      ]);
    });

    describe('codes', () => {
      const put = (change: (text: string) => string) => museum.put('voucher-codes.yaml', change(CODES_YAML));

      test('of which nothing is spent follow the folder', async () => {
        await run();
        put((text) =>
          text.replace('amount: 5000', 'amount: 6000').replace('used_amount: 400', 'used_amount: 1000'),
        );
        expect((await run()).changes['voucher code']).toEqual({ count: 6, added: 0, closed: 0, kept: 0 });
        expect(await code('NEU-50')).toMatchObject({ amount: 6000, capacity: 6000 });
        expect(await code('REST-10')).toMatchObject({ amount: 1000, capacity: 0 });
      });

      test('of which something is spent or held keep their value, but not their name and days', async () => {
        await run();
        await sell('voucher:NEU-50', 1200);
        put((text) =>
          text.replace('kind: value, amount: 5000', 'kind: value, amount: 100, valid_to: today+5'),
        );
        expect((await run()).changes['voucher code']).toEqual({ count: 6, added: 0, closed: 0, kept: 1 });
        expect(await code('NEU-50')).toMatchObject({
          amount: 5000,
          capacity: 5000,
          taken: 1200,
          valid_to: '2026-11-25',
        });
      });

      test('that left the folder are closed with what is left on them, and open again when they return', async () => {
        await run();
        await sell('voucher:NEU-50', 1200);
        put((text) => text.split('\n').slice(1).join('\n'));
        expect((await run()).changes['voucher code']).toEqual({ count: 5, added: 0, closed: 1, kept: 0 });
        expect(await code('NEU-50')).toMatchObject({ closed: true, capacity: 5000, taken: 1200 });
        museum.put('voucher-codes.yaml', CODES_YAML);
        expect((await run()).changes['voucher code']).toEqual({ count: 6, added: 0, closed: 0, kept: 0 });
        expect(await code('NEU-50')).toMatchObject({ closed: false, capacity: 5000, taken: 1200 });
      });

      test('whose file is gone are all closed', async () => {
        await run();
        museum.put('voucher-codes.yaml', undefined);
        expect((await run()).changes['voucher code']).toEqual({ count: 0, added: 0, closed: 6, kept: 0 });
      });

      /** A code that an order bought. */
      const sellCode = async () => {
        const cart = await sell('stock:buch', 1);
        await rows(
          `insert into placed_order (booking_id, number, cart_id, state, language, content, total)
         values ('order', '1', $1, 'confirmed', 'de', '{}', 2500)`,
          [cart],
        );
        await database.transaction((sql) => addOncePools(sql, [{ id: 'voucher:SOLD', capacity: 2500 }]));
        await rows(
          `insert into voucher_code (barcode, id, name, kind, amount, pool_id, valid_from, valid_to, booking_id, line)
         values ('SOLD', 'sold', '{}', 'value', 2500, 'voucher:SOLD', '', '', 'order', 0)`,
        );
      };

      test('that an order bought are not the folder’s: no import closes, empties or changes them', async () => {
        await run();
        await sellCode();
        museum.put('vouchers/fest.yaml', undefined);
        await run(YEARS_LATER);
        await extendHorizon(
          database,
          createMuseumClock('Europe/Berlin', () => YEARS_LATER),
        );
        expect(await code('SOLD')).toMatchObject({ closed: false, amount: 2500, capacity: 2500, taken: 0 });
        expect(await rows(`select booking_id, name from voucher_code where barcode = 'SOLD'`)).toEqual([
          { booking_id: 'order', name: {} },
        ]);
        expect(await rows(`select rules from pool where id = 'voucher:SOLD'`)).toEqual([
          { rules: { kind: 'once' } },
        ]);
      });

      test('that an order bought cannot be claimed by a file: it is refused with its line, and nothing is changed', async () => {
        await run();
        await sellCode();
        await rows(`update voucher_code set closed = true where barcode = 'SOLD'`);
        put(
          (
            text,
          ) => `${text.replace('amount: 5000', 'amount: 6000')}- {id: dreist, name: {de: Dreist}, kind: value,
   amount: 100000, barcode: sold}\n`,
        );
        museum.put('articles/karten.yaml', undefined);
        const refused = await run().catch((problem: unknown) => problem);
        expect(refused).toBeInstanceOf(MuseumFolderError);
        expect((refused as MuseumFolderError).problems).toEqual([
          {
            file: 'voucher-codes.yaml',
            line: 8,
            reason: '[7].barcode: "sold" is the code of a voucher that this shop has sold',
          },
        ]);
        expect(await code('SOLD')).toMatchObject({ closed: true, amount: 2500, capacity: 2500 });
        expect(await code('NEU-50')).toMatchObject({ amount: 5000 });
        expect(await rows('select id from article where withdrawn')).toEqual([]);
      });

      test('may swap their ids', async () => {
        await run();
        put((text) =>
          text.replace('id: neu,', 'id: x,').replace('id: rest,', 'id: neu,').replace('id: x,', 'id: rest,'),
        );
        expect((await run()).changes['voucher code']).toEqual({ count: 6, added: 0, closed: 0, kept: 0 });
      });
    });

    test('a voucher that left the folder is withdrawn and its group kept; it is sold again when it returns', async () => {
      await run();
      museum.put('vouchers/vorbei.yaml', undefined);
      museum.put('museum.yaml', RETAIL_MUSEUM_YAML.replace(/ {2}- \{id: erlebnis.*\n/, ''));
      expect((await run()).changes['voucher']).toEqual({ count: 2, added: 0, changed: 0, withdrawn: 1 });
      expect(await rows('select id from voucher_group order by id')).toEqual([
        { id: 'erlebnis' },
        { id: 'geld' },
      ]);
      museum.put('vouchers/vorbei.yaml', FIXED_VOUCHER_YAML.replace('id: fest', 'id: vorbei'));
      expect((await run()).changes['voucher']).toEqual({ count: 3, added: 0, changed: 1, withdrawn: 0 });
      expect(await rows('select id from voucher_group')).toEqual([{ id: 'geld' }]);
    });

    test('rates and categories are those of the last import', async () => {
      await run();
      museum.put('shipping.yaml', SHIPPING_YAML.replace('id: nachbarn', 'id: alpen').replace('1149', '1299'));
      museum.put(
        'museum.yaml',
        RETAIL_MUSEUM_YAML.replace(/ {2}- \{id: leer.*\n/, '').replace('Bücher', 'Bände'),
      );
      await run();
      expect(await rows('select id from shipping_zone order by sequence_no')).toEqual([
        { id: 'inland' },
        { id: 'alpen' },
      ]);
      expect(await rows('select id, name from article_category order by sequence_no')).toEqual([
        { id: 'buecher', name: { de: 'Bände', en: 'Books' } },
        { id: 'papier', name: { de: 'Papier' } },
      ]);
    });

    test('a broken article changes nothing', async () => {
      await run();
      museum.put('articles/karten.yaml', CARDS_YAML.replace('[papier]', '[tand]'));
      museum.put('articles/buch.yaml', undefined);
      museum.put('voucher-codes.yaml', undefined);
      await expect(run()).rejects.toThrow('there is no article category "tand"');
      expect(await rows('select id from article where withdrawn')).toEqual([]);
      expect((await codes()).some(({ closed }) => closed)).toBe(false);
    });
  });
});
