// Those who do not answer are settled some at a time. One that cannot be keeps nobody waiting, and whoever changes one of the orders
// at that moment is neither overlooked nor waited for in a circle.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deliverClosing } from '../documents/closings/deliver-closing.ts';
import { checkLedger } from '../ledger/books/check/check-ledger.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { openShop } from '../site/open-shop.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { carryOn } from './carry-on.ts';

const START = new Date('2026-11-18T08:00:00Z');
const DAY = '2026-11-20';
const TIMES = ['11:00', '12:00'];
const ORDERS = 10;

describe.each(testDatabases())('settling those who do not answer on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let staff: StaffClient;
  let bought: string[];
  let problems: object[];
  beforeEach(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, {}, START);
    staff = await signIn(shop, 'admin', { language: 'en' });
    problems = [];
    bought = [];
    for (let turn = 0; turn < ORDERS; turn += 1) bought.push(await buy(turn));
    await closeAndWrite();
    await run();
    await deliver();
    shop.pass(8 * 24 * 3600);
    staff = await signIn(shop, 'admin', { language: 'en' });
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  /** @returns its number */
  const buy = async (turn: number): Promise<string> => {
    const item = { type: 'ticket', id: 'flut-normal', datetime: `${DAY} ${TIMES[turn % 2]}`, count: 1 };
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase([item]))).body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data.number;
  };
  const closeAndWrite = async () => {
    const closure = { kind: 'closure', pools: ['event:flut'], from: DAY, to: DAY, times: TIMES };
    const { seen } = (await staff.post('office/places/decisions/preview', closure)).body.data;
    const asked = { ...closure, key: randomId(), seen };
    const decision = (await staff.post('office/places/decisions', asked)).body.data.id;
    const choice = { offers: ['money'], unanswered: 'money', until: '2026-11-25', sentences: [] };
    await staff.post('office/closings', { ...choice, decision, key: randomId() });
  };
  const run = async () => {
    const log = { error: (details: object) => void problems.push(details) };
    const open = { ...shop.shop, ...(await openShop(shop.shop)), log };
    await carryOn(open, new AbortController().signal);
  };
  const deliver = async () => {
    const open = { ...shop.shop, ...(await openShop(shop.shop)) };
    for (const { id } of await rows('select id from closing_order')) await deliverClosing(open, { id });
  };
  const rows = async (text: string) => (await shop.database.executeSql(text)).rows;
  const outcomes = () =>
    rows('select outcome, count(*)::int as orders from closing_order group by 1 order by 1');
  const cancel = (number: string) => {
    const selection = { pieces: 'everything', shipping: true, fee: 0, to: 'the-way-it-came' };
    const body = { selection, reason: '', key: randomId(), version: 0 };
    return staff.post(`office/orders/${number}/cancel`, body);
  };
  const isRight = async () => {
    expect(await rows('select booking_id from order_return group by 1 having count(*) > 1')).toEqual([]);
    expect(await rows(`select id from slot where day = '${DAY}' and taken > 0`)).toEqual([]);
    expect(await rows('select id from order_return')).toHaveLength(ORDERS);
    expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
  };

  test('one that cannot be settled keeps nobody waiting, and is settled once it can be', async () => {
    const change = (quote: string) =>
      rows(`update cart c set quote = ${quote} from placed_order o
        where o.cart_id = c.id and o.number = '${bought[3]}'`);
    await change(`(c.quote - 'claims') || jsonb_build_object('lost', c.quote -> 'claims')`);
    await run();
    expect(await outcomes()).toEqual([
      { outcome: 'money', orders: ORDERS - 1 },
      { outcome: null, orders: 1 },
    ]);
    expect(problems).toHaveLength(1);
    await change(`(c.quote - 'lost') || jsonb_build_object('claims', c.quote -> 'lost')`);
    await run();
    expect(await outcomes()).toEqual([{ outcome: 'money', orders: ORDERS }]);
    await isRight();
  });

  test('orders that the desk gives back at that moment are given back once', async () => {
    const [, second = '', , , , , seventh = ''] = bought;
    const [, ...canceled] = await Promise.all([run(), cancel(seventh), cancel(second), run()]);
    expect(problems).toEqual([]);
    expect(canceled.length).toBe(3);
    await run();
    expect((await outcomes()).reduce((sum, { orders }) => sum + orders, 0)).toBe(ORDERS);
    expect((await outcomes()).map(({ outcome }) => outcome)).not.toContain(null);
    await isRight();
  });
});
