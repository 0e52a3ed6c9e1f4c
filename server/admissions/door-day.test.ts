// A day at the door as the office sees it, on both engines: what happened offline, what was used twice, who was let in anyway, who is in.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { code, type DoorOrder, type DoorShop, openDoorShop, TODAY } from '../testing/door-shop.ts';
import { signIn } from '../testing/staff/sign-in.ts';
import { forgetWordsOfNotes } from './forget-words.ts';

describe.each(testDatabases())('the day at the door on $name', (engine) => {
  let door: DoorShop;
  let shop: DoorShop['shop'];
  let admin: DoorShop['admin'];
  let a: DoorShop['a'];
  let b: DoorShop['b'];
  let adults: DoorShop['adults'];
  beforeAll(async () => {
    door = await openDoorShop(engine);
    ({ shop, admin, a, b, adults } = door);
  });
  afterAll(() => door.close());

  test('what happened offline is noted as it was, once; used at two doors is shown with times', async () => {
    const order = await adults(1);
    const at = shop.now().getTime() - 600_000;
    const [one, two] = [randomId(), randomId()];
    await a.send({ nonce: one, code: code(order), at });
    expect((await a.send({ nonce: one, code: code(order), at })).body.data.noted).toEqual([one]);
    await b.send({ nonce: two, ref: b.ref(code(order)), order: order.number, at: at + 60_000 });
    const day = (await admin.get('office/admissions')).body.data;
    expect(day.twice).toContainEqual({
      order: order.number,
      title: 'Flut',
      at: `${TODAY} 10:01`,
      device: 'Tür B',
    });
    await b.send({ kind: 'undo', persons: 0, undoes: two, code: code(order), at: at + 90_000 });
    const after = (await admin.get('office/admissions')).body.data;
    expect(after.twice.filter((twice: { order: string }) => twice.order === order.number)).toEqual([]);
  });

  test('a device that may not let in anyway, and did so offline, is shown; so is what a permitted one did', async () => {
    const [one, two, three] = [await adults(1), await adults(1), await adults(1)];
    const at = shop.now().getTime() - 300_000;
    const forced = { forced: true, reason: 'Schwester von Frau Lovelace', at };
    const undone = randomId();
    await b.send({ ...forced, code: code(one) });
    await a.send({ ...forced, code: code(two) }, { ...forced, code: code(three), nonce: undone });
    await a.send({ kind: 'undo', persons: 0, undoes: undone, code: code(three), at: at + 30_000 });
    const { forced: shown } = (await admin.get('office/admissions')).body.data;
    const of = (order: DoorOrder) => shown.filter((row: { order: string }) => row.order === order.number);
    expect(of(one)).toMatchObject([{ device: 'Tür B', permitted: false, persons: 1, reason: forced.reason }]);
    expect(of(two)).toMatchObject([{ device: 'Tür A', permitted: true }]);
    expect(of(three)).toEqual([]);
  });

  test('what was typed at the door goes with the order, and after 90 days where there is none', async () => {
    const [kept, gone] = [await adults(1), await adults(1)];
    const forced = { forced: true, reason: 'Herr Babbage' };
    for (const order of [kept, gone]) await a.send({ ...forced, code: code(order) });
    await a.send({ ...forced, code: '444444444444' });
    const words = async () =>
      (
        await shop.database.executeSql(
          "select o.number from check_in c left join placed_order o using (booking_id) where c.reason = 'Herr Babbage'",
        )
      ).rows.map(({ number }: { number: string | null }) => number);
    await shop.database.executeSql('update placed_order set forgotten_at = now() where number = $1', [
      gone.number,
    ]);
    await forgetWordsOfNotes(shop.database, shop.now());
    expect((await words()).toSorted()).toEqual([kept.number, null].toSorted());
    await forgetWordsOfNotes(shop.database, new Date(shop.now().getTime() + 91 * 86_400_000));
    expect(await words()).toEqual([kept.number]);
  });

  test('the office sees who is in by house and time, and prints a list without whole codes', async () => {
    const order = await adults(1, `${TODAY} 12:00`);
    const noon = async () =>
      (await admin.get('office/admissions')).body.data.houses[0].hours.find(
        ({ time, title }: { time: string; title: string }) => time === '12:00' && title === 'Flut',
      );
    expect(await noon()).toMatchObject({ expected: 1, came: 0 });
    await a.send({ code: code(order) });
    expect(await noon()).toMatchObject({ expected: 1, came: 1 });
    const paper = (await admin.get('office/admissions/paper')).body.data;
    expect(JSON.stringify(paper)).not.toContain(code(order));
    expect(paper.rows).toContainEqual(
      expect.objectContaining({
        order: order.number,
        code: code(order).slice(-4),
        when: '12:00',
        house: 'Haus',
      }),
    );
    const guard = await signIn(shop, 'door', { houses: ['galerie'] });
    expect((await guard.get('office/admissions/paper')).body.data.rows).toEqual([]);
    expect((await guard.get('office/admissions/paper?house=haus')).body.data.rows).toEqual([]);
    expect((await guard.get('office/devices')).status).toBe(403);
    expect((await admin.get('office/admissions?date=2026-02-31')).body.code).toBe('REQUEST_MALFORMED');
  });
});
