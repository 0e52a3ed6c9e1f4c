// What the door says, on both engines and over HTTP, as devices ask: once in, in parts, with whom, when and where not, and anyway.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { pairDevice } from '../testing/door-device.ts';
import { answer, code, type DoorShop, FIRST, openDoorShop, TODAY } from '../testing/door-shop.ts';

describe.each(testDatabases())('what the door says on $name', (engine) => {
  let door: DoorShop;
  let shop: DoorShop['shop'];
  let admin: DoorShop['admin'];
  let a: DoorShop['a'];
  let b: DoorShop['b'];
  let adults: DoorShop['adults'];
  let families: DoorShop['families'];
  beforeAll(async () => {
    door = await openDoorShop(engine);
    ({ shop, admin, a, b, adults, families } = door);
  });
  afterAll(() => door.close());

  test('whoever holds a ticket sees when it was used, and how many of a family came', async () => {
    const order = await families();
    const entries = async (id = order.booking_id) =>
      (await shop.get(`/api/de/order/entries?id=${id}`)).body.data.entries;
    expect(await entries()).toEqual([]);
    expect(await entries('none')).toEqual([]);
    await a.ask(code(order), { persons: 2 });
    expect(await entries()).toEqual([
      { barcode: code(order), at: FIRST.replace('10:00', '10:10'), persons: 2 },
    ]);
  });

  test('a ticket lets in once; what it says then is when and where', async () => {
    const order = await adults(2);
    const asked = await a.ask(code(order));
    expect(asked.body.data).toMatchObject({ answer: 'in', admission: { order: order.number, persons: 1 } });
    const again = await b.ask(code(order));
    expect(again.body.data).toMatchObject({
      answer: 'already-in',
      scans: [{ device: a.setup.device, at: shop.now().getTime() }],
    });
    expect(await answer(b.ask(code(order, 1)))).toBe('in');
  });

  test('the same question twice is one entry, and answered alike', async () => {
    const order = await adults(1);
    const nonce = randomId();
    expect(await answer(a.ask(code(order), { nonce }))).toBe('in');
    const again = (await a.ask(code(order), { nonce })).body.data;
    expect([again.answer, again.scans.length]).toEqual(['in', 1]);
  });

  test('two doors ask at the same moment with the same ticket: one is in, the other is told so', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await adults(1);
      const said = await Promise.all([a, b, a, b].map((door) => answer(door.ask(code(order)))));
      expect(
        said.filter((one) => one === 'in'),
        said.join(),
      ).toHaveLength(1);
      expect(said.filter((one) => one === 'already-in')).toHaveLength(3);
    }
  });

  test('a family comes in parts; more than it has do not', async () => {
    const order = await families();
    const persons = async (count: number) =>
      (await a.ask(code(order), { persons: count })).body.data.scans.length;
    expect(await persons(0)).toBe(0);
    expect(await persons(4)).toBe(0);
    expect(await persons(2)).toBe(1);
    expect(await persons(2)).toBe(1);
    expect(await persons(1)).toBe(2);
    expect(await answer(b.ask(code(order), { persons: 0 }))).toBe('already-in');
  });

  test.each<[string, () => Promise<string>, string]>([
    ['for another day', async () => code(await adults(1, '2026-11-20 10:00')), 'other-day'],
    ['for later today', async () => code(await adults(1, `${TODAY} 15:00`)), 'too-early'],
    ['that nobody has sold', async () => '222222222222', 'unknown'],
    ['of a voucher', async () => 'neu-50', 'voucher'],
    ['that is no code', async () => 'https://example.org', 'unknown'],
  ])('a ticket %s', async (_, made, said) => {
    expect(await answer(a.ask(await made()))).toBe(said);
  });

  test('of a voucher it is said what it still pays for', async () => {
    const worth = async (typed: string) => (await a.ask(typed)).body.data.voucher_left;
    expect(await worth('Rest-10 ')).toBe(600);
    expect(await worth('ALT-15')).toBe(0);
    expect(await worth('222222222222')).toBeNull();
  });

  test('another house is said by name of the house', async () => {
    const door = await pairDevice(shop, admin, { houses: ['galerie'] });
    const said = (await door.ask(code(await adults(1)))).body.data;
    expect(said).toMatchObject({ answer: 'other-house', admission: { window: { house: 'haus' } } });
    expect(door.setup.house_names).toMatchObject({ haus: 'Haus', galerie: 'Galerie' });
  });

  test('who may, lets in anyway, with a reason; a code that nobody knows is kept, too', async () => {
    const order = await adults(1, `${TODAY} 15:00`);
    const forced = { forced: true, reason: 'Zug verspätet' };
    expect((await b.ask(code(order), forced)).body.code).toBe('DOOR_NOT_FORCED');
    expect(await answer(a.ask(code(order), forced))).toBe('in');
    expect(await answer(a.ask('333333333333', forced))).toBe('unknown');
    const { rows } = await shop.database.executeSql(
      "select code, barcode, reason from check_in where forced and code in ($1, '333333333333') order by id",
      [code(order)],
    );
    expect(rows).toEqual([
      { code: code(order), barcode: code(order), reason: 'Zug verspätet' },
      { code: '333333333333', barcode: null, reason: 'Zug verspätet' },
    ]);
  });

  test('an order is found by its number, with what each of its tickets is worth now', async () => {
    const order = await adults(2);
    await a.ask(code(order));
    const found = (await b.get(`order?number=${order.number}`)).body.data;
    expect(found.admissions.map(({ ref }: { ref: string }) => ref).toSorted()).toEqual(
      order.admissions.map(({ barcode }) => b.ref(barcode)).toSorted(),
    );
    expect(found.scans).toHaveLength(1);
    expect((await b.get('order?number=2026-999999')).body.data.admissions).toEqual([]);
  });
});
