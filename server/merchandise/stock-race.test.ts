// Thirty buyers at once, in two processes, want ten pieces: ten buyers get one, twenty are refused. An import at the same time
// does not change that. One test proves that the race is real.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { composeShop } from '../compose-shop.ts';
import { importMuseum } from '../museum-import/import-museum.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail, BOOK_YAML } from '../testing/test-retail.ts';
import { answerAs, openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const START = new Date('2026-11-18T07:00:00Z');
const BUYERS = 30;
const PIECES = 10;

type Outcome = { readonly code: string | undefined; readonly available: number | undefined };

describe.each(testDatabases())('thirty buyers for ten pieces on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let buy: (count: number, buyer: number) => Promise<Outcome>;
  beforeEach(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    shop = await openTestShop(engine, museum.folder, {}, START);
    const log = { error: () => {}, warn: () => {} };
    const other = await composeShop(shop.shop.config, shop.database, log, shop.now);
    const processes = [shop.shop, other] as const;
    buy = async (count, buyer) => {
      const initPayment = (input: object) =>
        answerAs<{ refused?: string; details?: { lines: { available: number }[] } }>(
          processes[buyer % 2] ?? shop.shop,
          'POST checkout/initPayment',
          input,
        );
      const shipping = { name: 'Ada', street: 'Steg 2', zip: '10115', city: 'Berlin', country: 'DE' };
      const answer = await initPayment({
        body: purchase([{ type: 'merchandise', id: 'buch', count }], { shipping }),
      });
      return { code: answer.refused, available: answer.details?.lines[0]?.available };
    };
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const taken = async (): Promise<number> => {
    const { rows } = await shop.database.executeSql(`
      select s.taken, coalesce(sum(h.quantity), 0)::int as held
      from slot s left join hold h on h.slot_id = s.id where s.pool_id = 'stock:buch' group by s.id`);
    expect(rows[0].held).toBe(rows[0].taken);
    return rows[0].taken;
  };
  const all = (count: (buyer: number) => number) =>
    Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(count(buyer), buyer)));

  test('if each wants one piece, ten buyers get one and the others are refused', async () => {
    const outcomes = await all(() => 1);
    expect(outcomes.filter(({ code }) => code === undefined)).toHaveLength(PIECES);
    expect(outcomes.filter(({ code }) => code !== undefined)).toEqual(
      Array(BUYERS - PIECES).fill({ code: 'CART_NOT_AVAILABLE', available: 0 }),
    );
    expect(await taken()).toBe(PIECES);
    expect((await shop.get('/api/de/merchandise?article=buch')).body.data.stock.state).toBe('out-of-stock');
  });

  test('if each wants one to three pieces, no more are sold than there are, and refused buyers wanted more than were left', async () => {
    const wanted = (buyer: number) => 1 + (buyer % 3);
    const outcomes = await all(wanted);
    const sold = outcomes.reduce((sum, { code }, buyer) => sum + (code === undefined ? wanted(buyer) : 0), 0);
    expect(await taken()).toBe(sold);
    expect(sold).toBeLessThanOrEqual(PIECES);
    for (const [buyer, { code, available }] of outcomes.entries())
      if (code !== undefined) {
        expect(code).toBe('CART_NOT_AVAILABLE');
        expect(available).toBeLessThan(wanted(buyer));
        expect(wanted(buyer)).toBeGreaterThan(PIECES - sold);
      }
  });

  test('with a delivery of five during the sale, between ten and fifteen pieces are sold', async () => {
    museum.put('articles/buch.yaml', BOOK_YAML.replace('stock: 10', 'stock: 15'));
    const importing = importMuseum(shop.database, museum.folder, shop.now());
    const [outcomes] = await Promise.all([all(() => 1), importing]);
    const won = outcomes.filter(({ code }) => code === undefined).length;
    expect(won).toBeGreaterThanOrEqual(PIECES);
    expect(won).toBeLessThanOrEqual(PIECES + 5);
    expect(await taken()).toBe(won);
  });

  test('the race is real: reading first and then writing oversells, and only the constraint prevents it', async () => {
    await shop.database.executeSql('alter table slot drop constraint slot_not_oversold');
    const naive = async () => {
      const { rows } = await shop.database.executeSql(
        `select id, capacity - taken as free from slot where pool_id = 'stock:buch'`,
      );
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (rows[0].free >= 1)
        await shop.database.executeSql('update slot set taken = taken + 1 where id = $1', [rows[0].id]);
    };
    const stampede = () => Promise.allSettled(Array.from({ length: BUYERS }, naive));
    const count = async () =>
      (await shop.database.executeSql(`select taken from slot where pool_id = 'stock:buch'`)).rows[0].taken;
    await stampede();
    expect(await count()).toBeGreaterThan(PIECES);

    await shop.database.executeSql(
      'update slot set taken = 0; alter table slot add constraint slot_not_oversold check (taken <= capacity)',
    );
    const tries = await stampede();
    expect(await count()).toBeLessThanOrEqual(PIECES);
    expect(tries.some(({ status }) => status === 'rejected')).toBe(true);
  });
});
