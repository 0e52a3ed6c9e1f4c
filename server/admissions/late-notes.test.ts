// What a door without network notes on tickets that were given back or moved meanwhile, on both engines: nothing stops it there,
// so the office must hear of it afterwards.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveLine } from '../moves/move-line.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { giveBack } from '../returns/give-back.ts';
import { code, type DoorOrder, type DoorShop, openDoorShop, TODAY } from '../testing/door-shop.ts';

const by = { kind: 'command', user: 'cashier' } as const;

describe.each(testDatabases())('a door without network on $name', (engine) => {
  let door: DoorShop;
  let shop: DoorShop['shop'];
  let a: DoorShop['a'];
  beforeAll(async () => {
    door = await openDoorShop(engine);
    ({ shop, a } = door);
  });
  afterAll(() => door.close());

  const refund = async ({ number }: DoorOrder) => {
    const selection = { pieces: 'everything', shipping: true, fee: 0, to: 'the-way-it-came' } as const;
    const asked = { number, selection, reason: '', key: randomId(), by };
    const done = await giveBack({ ...shop.shop.payments, today: () => TODAY }, asked);
    expect(done.state).toBe('done');
  };
  const move = async ({ number }: DoorOrder) => {
    const asked = { number, line: 0, datetime: '2026-11-19 10:00', key: randomId(), by };
    expect(await moveLine(await door.onWhole(), asked)).toMatchObject({ state: 'done' });
  };
  const museumTime = async (at: number) => (await door.onWhole()).clock.fromInstant(new Date(at));
  const minutesAgo = (minutes: number) => shop.now().getTime() - minutes * 60_000;
  const day = async () => (await door.admin.get('office/admissions')).body.data;
  const late = async (order: DoorOrder) =>
    (await day()).late.filter((row: { order: string }) => row.order === order.number);

  test.each([
    ['given back', refund],
    ['moved to another day', move],
  ])('lets in with a ticket that was %s: the office reads so', async (_, gone) => {
    const order = await door.adults(1);
    await gone(order);
    shop.pass(60);
    await a.send({ ref: a.ref(code(order)), order: order.number, at: minutesAgo(5) });
    expect(await late(order)).toEqual([
      { order: order.number, title: 'Flut', at: await museumTime(minutesAgo(5)), device: 'Tür A' },
    ]);
  });

  test('and so for what it noted before, if it told so afterwards', async () => {
    const order = await door.adults(1);
    const at = minutesAgo(5);
    await refund(order);
    shop.pass(60);
    const nonce = randomId();
    await a.send({ code: code(order), at, nonce });
    expect(await late(order)).toHaveLength(1);
    await a.send({ kind: 'undo', persons: 0, undoes: nonce, code: code(order), at: at + 30_000 });
    expect(await late(order)).toEqual([]);
  });

  test('of a visit that was known when the money went back, nothing is said', async () => {
    const order = await door.adults(1);
    expect((await a.ask(code(order))).body.data.answer).toBe('in');
    shop.pass(60);
    await refund(order);
    expect(await late(order)).toEqual([]);
  });

  test('nor of somebody who was let in on purpose, who is on a list of their own', async () => {
    const order = await door.adults(1);
    await refund(order);
    shop.pass(60);
    await a.send({ code: code(order), forced: true, reason: 'Irrtum', at: minutesAgo(0) });
    expect(await late(order)).toEqual([]);
  });
});
