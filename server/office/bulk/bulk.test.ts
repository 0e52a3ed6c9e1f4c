// Acts on many orders, on both engines: started once, stopped and gone on with, nothing done twice, and what failed says why.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireCarts } from '../../orders/decide-cart.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { openShop } from '../../site/open-shop.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { forgetBulks } from './bulk-store.ts';
import { workOnBulk } from './work-on-bulk.ts';

const START = new Date('2026-11-18T07:00:00Z');
const [EARLY, LATE] = ['2026-11-18 10:00', '2026-11-18 14:00'];
const NOTE = { kind: 'note', text: ' The lift is out of order. ' };
const MOVE = { kind: 'move', event: 'flut', tour: '', before: EARLY, after: LATE };

describe.each(oneDatabase())('acts on many orders on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let service: StaffClient;
  beforeAll(() => {
    museum = makeTestMuseum();
    museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace(', sold_elsewhere: [0, 5]', ''));
  });
  afterAll(() => museum.remove());
  beforeEach(async () => {
    shop = await openTestShop(engine, museum.folder, { JOBS: 'off' }, START);
    service = await signIn(shop, 'service');
    return () => shop.close();
  });

  const rows = async (query: string, ...values: unknown[]) =>
    (await shop.database.executeSql(query, values)).rows;
  const buy = async (count = 1, more: object = {}): Promise<string> => {
    const items = [{ type: 'ticket', id: 'flut-normal', datetime: EARLY, count }];
    const started = await shop.post('/api/de/checkout/initPayment', purchase(items, more));
    const { cartId } = started.body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data.number;
  };
  const start = async (task: object, orders: readonly string[], by = service, key = randomId()) =>
    String((await by.post('office/bulk-acts', { task, orders, key })).body.data.id);
  const show = async (id: string) => (await service.get(`office/bulk-acts/${id}`)).body.data;
  const outcomes = async (id: string): Promise<string[]> =>
    (await show(id)).items.map(({ state, problem }: Record<string, string>) => `${state} ${problem}`.trim());
  const run = async (id: string, runs = 1, signal = new AbortController().signal) =>
    workOnBulk({ ...shop.shop, ...(await openShop(shop.shop)) }, { id, run: runs }, signal);
  const counted = async (verb: string) => {
    const [row] = await rows('select count(*)::integer as n from act where verb = $1', verb);
    return (row as { n: number }).n;
  };

  test('are started once, do each order by the single act, and say who did it', async () => {
    const orders = [await buy(), await buy()];
    const key = randomId();
    const ids = await Promise.all([1, 2, 3].map(() => start(NOTE, orders, service, key)));
    expect(new Set(ids).size).toBe(1);
    const [id = ''] = ids;
    expect(await show(id)).toMatchObject({ state: 'running', count: 2, done: 0, failed: 0 });
    await run(id);
    expect(await show(id)).toMatchObject({ state: 'done', done: 2, by: expect.stringMatching(/^Member/) });
    expect(await rows('select text, author_id from order_note')).toEqual(
      Array(2).fill({ text: 'The lift is out of order.', author_id: service.staffId }),
    );
    expect(await counted('bulk-act.started')).toBe(1);
    expect((await service.get('office/bulk-acts')).body.data).toMatchObject({ rows: [{ id }], next: null });
  });

  test('do nothing twice when the process was killed before an outcome was written down', async () => {
    const orders = [await buy(), await buy(), await buy()];
    const acts = [
      await start(NOTE, orders),
      await start({ kind: 'mail' }, orders),
      await start(MOVE, orders),
    ];
    for (const id of acts) await run(id);
    // The second was done, and then the process was gone: its outcome and what followed are as before.
    await shop.database.executeSql(`update bulk_act_item set state = 'open' where position = 2`, []);
    await shop.database.executeSql(`update bulk_act set state = 'running'`, []);
    for (const id of acts) {
      await run(id);
      expect(await show(id)).toMatchObject({ state: 'done', done: 3, failed: 0 });
    }
    expect(await counted('order.noted')).toBe(3);
    expect(await counted('order.mail-sent-again')).toBe(3);
    expect(await counted('order.moved')).toBe(3);
    expect(await rows('select count(*)::integer as n from order_note')).toEqual([{ n: 3 }]);
  });

  test('two processes on one act do each order once', async () => {
    const orders = [await buy(), await buy(), await buy()];
    const id = await start(MOVE, orders);
    await Promise.all([run(id), run(id)]);
    expect(await outcomes(id)).toEqual(['done', 'done', 'done']);
    expect(await counted('order.moved')).toBe(3);
  });

  test('are stopped by any colleague, and gone on with by another one, who then does them', async () => {
    const orders = [await buy(), await buy()];
    const id = await start(NOTE, orders);
    const colleague = await signIn(shop, 'service');
    expect((await colleague.post(`office/bulk-acts/${id}/stop`, { key: randomId() })).status).toBe(200);
    await run(id);
    expect(await show(id)).toMatchObject({ state: 'stopped', done: 0 });
    const key = randomId();
    for (let again = 0; again < 2; again += 1)
      expect((await colleague.post(`office/bulk-acts/${id}/resume`, { key })).status).toBe(200);
    // What was begun before it was stopped does nothing more.
    await run(id, 1);
    expect(await outcomes(id)).toEqual(['open', 'open']);
    await run(id, 2);
    expect(await show(id)).toMatchObject({ state: 'done', done: 2 });
    expect(await rows('select distinct author_id from order_note')).toEqual([
      { author_id: colleague.staffId },
    ]);
    expect([await counted('bulk-act.stopped'), await counted('bulk-act.resumed')]).toEqual([1, 1]);
  });

  test('leave off at once where another process has taken them over', async () => {
    const id = await start(NOTE, [await buy()]);
    await run(id, 1, AbortSignal.abort());
    expect(await outcomes(id)).toEqual(['open']);
  });

  test('say of each order why it failed, and try that again', async () => {
    const orders = [await buy(10), '2026-999999', await buy(10)];
    const others = [{ type: 'ticket', id: 'flut-normal', datetime: LATE, count: 15 }];
    await shop.post('/api/de/checkout/initPayment', purchase(others));
    const id = await start(MOVE, orders);
    await run(id);
    expect(await outcomes(id)).toEqual(['failed full', 'failed unknown', 'failed full']);
    expect((await show(id)).items[0]).toMatchObject({ order: orders[0], available: 5 });
    expect(await show(id)).toMatchObject({ state: 'done', done: 0, failed: 3 });
    shop.pass(1300);
    await expireCarts(shop.database, shop.now());
    await service.post(`office/bulk-acts/${id}/resume`, { key: randomId() });
    await run(id, 2);
    expect(await outcomes(id)).toEqual(['done', 'failed unknown', 'done']);
    expect(await counted('order.moved')).toBe(2);
  });

  test('do nothing more for whoever has left meanwhile', async () => {
    const id = await start(NOTE, [await buy()]);
    await shop.database.executeSql(`update staff_member set state = 'ended' where id = $1`, [
      service.staffId,
    ]);
    await run(id);
    expect(await rows('select state, problem from bulk_act_item')).toEqual([
      { state: 'failed', problem: 'not-permitted' },
    ]);
    expect(await counted('order.noted')).toBe(0);
  });

  test('are refused where something is missing, and to whoever may not change orders', async () => {
    const orders = ['2026-100001'];
    const ask = (task: object) => service.post('office/bulk-acts', { task, orders, key: randomId() });
    expect((await ask({ kind: 'note', text: ' ' })).body.errors).toHaveProperty('text');
    expect((await ask({ ...MOVE, after: '2026-02-30 10:00' })).body.errors).toHaveProperty('day');
    expect((await ask({ ...MOVE, after: '2026-11-19' })).body.errors).toHaveProperty('time');
    expect((await service.get('office/bulk-acts/nothing')).status).toBe(404);
    expect((await service.get('office/bulk-acts?cursor=nothing')).status).toBe(400);
    expect((await service.post('office/bulk-acts/nothing/stop', { key: randomId() })).status).toBe(404);
    const door = await signIn(shop, 'door');
    for (const path of ['office/bulk-acts', 'office/bulk-acts/1'])
      expect((await door.get(path)).status).toBe(403);
  });

  test('are forgotten after thirty days, with what they noted', async () => {
    await start(NOTE, [await buy()]);
    await forgetBulks(shop.database, START);
    expect(await rows('select 1 from bulk_act_item')).toHaveLength(1);
    await forgetBulks(shop.database, new Date(shop.now().getTime() + 1000));
    expect(await rows('select 1 from bulk_act_item')).toEqual([]);
  });
});
