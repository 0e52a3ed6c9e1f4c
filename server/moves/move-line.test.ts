// A line is moved to another time, through the whole shop: places change hands in one transaction,
// barcodes and prices stay, and nothing is moved twice or into a time that is full.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkLedger } from '../ledger/books/check/check-ledger.ts';
import { onOne, testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { giveBack } from '../returns/give-back.ts';
import { openShop } from '../site/open-shop.ts';
import { makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail } from '../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { type AskedMove, moveLine, previewMove } from './move-line.ts';

const START = new Date('2026-11-18T07:00:00Z');
const DAY = '2026-11-18';
const [EARLY, LATE] = [`${DAY} 10:00`, `${DAY} 14:00`];
const by = { kind: 'command', user: 'museum' } as const;

describe.each(testDatabases())('a line that is moved on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeEach(async () => {
    museum = makeTestMuseum();
    museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace(', sold_elsewhere: [0, 5]', ''));
    addTestRetail(museum);
    shop = await openTestShop(engine, museum.folder, {}, START);
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const buy = async (count: number, datetime = EARLY, more: unknown[] = []) => {
    const items = [{ type: 'ticket', id: 'flut-normal', datetime, count }, ...more];
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase(items))).body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return { cartId, ...(await review(booking_id)) };
  };
  const review = async (id: string) => (await shop.get(`/api/de/order/review?id=${id}`)).body.data;
  const moving = async () => ({ ...shop.shop, ...(await openShop(shop.shop)) });
  const move = async (number: string, more: Partial<AskedMove> = {}) =>
    moveLine(await moving(), { number, line: 0, datetime: LATE, key: randomId(), by, ...more });
  const cancelOne = (number: string) =>
    giveBack(
      { ...shop.shop.payments, today: () => DAY },
      {
        number,
        selection: {
          pieces: [{ line: 0, part: 0, count: 1 }],
          shipping: false,
          fee: 0,
          to: 'the-way-it-came',
        },
        reason: '',
        key: randomId(),
        by,
      },
    );
  const free = async (datetime: string): Promise<number> => {
    shop.pass(3);
    const { body } = await shop.get(`/api/de/ticket/collect/event/flut/date/${DAY}`);
    const { timeslot } = body.data as { timeslot: { datetime: string; max_tickets: number }[] };
    return timeslot.find((one) => one.datetime === datetime)?.max_tickets ?? 0;
  };
  const wrongSlots = async () =>
    (
      await shop.database.executeSql(`select s.id from slot s left join hold h on h.slot_id = s.id
        group by s.id having s.taken <> coalesce(sum(h.quantity), 0)`)
    ).rows;
  const isRight = async () => {
    expect(await wrongSlots()).toEqual([]);
    expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
  };

  test('is moved once under its key, and once by two who saw the same order', async () => {
    const order = await buy(2);
    const late = await free(LATE);
    const key = randomId();
    const same = await Promise.all(Array.from({ length: 10 }, () => move(order.number, { key, seen: 0 })));
    expect(same.map(({ state }) => state).toSorted()).toEqual([...Array(9).fill('before'), 'done']);
    expect(await free(LATE)).toBe(late - 2);
    expect(await move(order.number, { datetime: EARLY, seen: 0 })).toMatchObject({ state: 'changed' });
    await isRight();
  });

  test('races for the last places: one of two orders gets them', async () => {
    const [first, second] = [await buy(2), await buy(2)];
    await buy((await free(LATE)) - 2, LATE);
    const both = await Promise.all([move(first.number), move(second.number)]);
    expect(both.map(({ state }) => state).toSorted()).toEqual(['done', 'refused']);
    expect(await free(LATE)).toBe(0);
    await isRight();
  });

  test('is moved or given back, whoever is first, and places are right either way', async () => {
    const order = await buy(3);
    await Promise.all([move(order.number), cancelOne(order.number)]);
    const { lines, admissions } = await review(order.booking_id);
    expect([lines[0].datetime, admissions.length]).toEqual([LATE, 2]);
    await isRight();
  });

  test('takes the last places or a buyer does, and never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await buy(2);
      await shop.database.executeSql(
        `update slot set capacity = taken + 2 where datetime = '${LATE}' and pool_id like '%flut%'`,
      );
      const items = [{ type: 'ticket', id: 'flut-normal', datetime: LATE, count: 2 }];
      const [moved, bought] = await Promise.all([
        move(order.number),
        shop.post('/api/de/checkout/initPayment', purchase(items)),
      ]);
      expect([moved.state === 'done', bought.status === 200].filter(Boolean)).toHaveLength(1);
      await isRight();
    }
  });

  test('nothing stays when the process dies in the middle', async () => {
    const order = await buy(1);
    const dying = await moving();
    const payments = { ...dying.payments, jobs: { ...dying.payments.jobs, write: fail } };
    const asked = { number: order.number, line: 0, datetime: LATE, key: randomId(), by };
    await expect(moveLine({ ...dying, payments }, asked)).rejects.toThrow('killed');
    expect((await review(order.booking_id)).lines[0].datetime).toBe(EARLY);
    await isRight();
    expect(await moveLine(await moving(), asked)).toMatchObject({ state: 'done' });
  });

  onOne(engine, () => {
    test('keeps its price, changes its places, and gets barcodes that open the new time alone', async () => {
      const order = await buy(3);
      const [early, late] = [await free(EARLY), await free(LATE)];
      const said = await previewMove(await moving(), { number: order.number, line: 0, datetime: LATE });
      expect(said).toMatchObject({ state: 'possible', effect: { difference: 0 } });
      expect([await free(EARLY), await free(LATE)]).toEqual([early, late]);
      expect(await move(order.number)).toMatchObject({ state: 'done' });
      expect([await free(EARLY), await free(LATE)]).toEqual([early + 3, late - 3]);
      const after = await review(order.booking_id);
      expect(after.lines[0]).toMatchObject({ datetime: LATE, totalPrice: order.lines[0].totalPrice });
      const codes = (of: typeof order) => of.admissions.map(({ barcode }: { barcode: string }) => barcode);
      expect(codes(after)).toHaveLength(3);
      expect(codes(order).filter((code: string) => codes(after).includes(code))).toEqual([]);
      await isRight();
    });

    test('does not fit into a time that is full: everything stays as it was', async () => {
      const order = await buy(2);
      const full = await free(LATE);
      await buy(full, LATE);
      const early = await free(EARLY);
      expect(await move(order.number)).toMatchObject({ state: 'refused', problem: 'full', available: 0 });
      expect((await review(order.booking_id)).lines[0].datetime).toBe(EARLY);
      expect(await free(EARLY)).toBe(early);
      await isRight();
    });

    test('moves what is left of it, and can be given back afterwards to the cent', async () => {
      const order = await buy(3, EARLY, [{ type: 'merchandise', id: 'mitschnitt', count: 1 }]);
      await cancelOne(order.number);
      const [early, late] = [await free(EARLY), await free(LATE)];
      expect(await move(order.number)).toMatchObject({ state: 'done' });
      expect([await free(EARLY), await free(LATE)]).toEqual([early + 2, late - 2]);
      await cancelOne(order.number);
      expect(await free(LATE)).toBe(late - 1);
      await isRight();
      const all = { pieces: 'everything', shipping: true, fee: 0, to: 'the-way-it-came' } as const;
      await giveBack(
        { ...shop.shop.payments, today: () => DAY },
        { number: order.number, selection: all, reason: '', key: randomId(), by },
      );
      expect(await free(LATE)).toBe(late);
      const back = { datetime: EARLY };
      expect(await move(order.number, back)).toMatchObject({ state: 'refused', problem: 'nothing-left' });
      await isRight();
    });

    test('joins another line of its order at that time', async () => {
      const more = [{ type: 'ticket', id: 'flut-normal', datetime: LATE, count: 1 }];
      const order = await buy(2, EARLY, more);
      expect(await move(order.number)).toMatchObject({ state: 'done' });
      await isRight();
      expect(await move(order.number, { datetime: EARLY })).toMatchObject({ state: 'done' });
      await isRight();
    });

    test.each([
      ['the same time', EARLY, 'same-time'],
      ['no time of this event', `${DAY} 10:07`, 'full'],
      ['the past', '2026-11-17 10:00', 'not-on-sale'],
      ['an hour that the clocks skip', '2027-03-28 02:30', 'not-on-sale'],
    ])('to %s is refused', async (_, datetime, problem) => {
      const order = await buy(1);
      expect(await move(order.number, { datetime })).toMatchObject({ state: 'refused', problem });
      await isRight();
    });
  });
});

function fail(): Promise<never> {
  return Promise.reject(new Error('killed'));
}
