// The door, on both engines and over HTTP, as devices call it: what they take along, what they are answered, and what is known
// afterwards wherever they were.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DoorList } from '../../domain/admissions/door-contract.ts';
import { moveLine } from '../moves/move-line.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { giveBack } from '../returns/give-back.ts';
import { openShop } from '../site/open-shop.ts';
import { pairDevice, type TestDevice } from '../testing/door-device.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';
import { MUSEUM_YAML, makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail, CODES_YAML, RETAIL_MUSEUM_YAML } from '../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { forgetWordsOfNotes } from './forget-words.ts';

const TODAY = '2026-11-18';
const FIRST = `${TODAY} 10:00`;
/** Ten past ten in the museum. */
const OPEN = new Date('2026-11-18T09:10:00Z');
const by = { kind: 'command', user: 'museum' } as const;
const NOWHERE = { street: '', zip: '', city: '', country: '' };
const HOME = { name: 'Ada Lovelace', street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };

type Order = { number: string; booking_id: string; admissions: { barcode: string }[] };

describe.each(testDatabases())('the door on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let admin: StaffClient;
  let a: TestDevice;
  let b: TestDevice;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    museum.put(
      'events/flut.yaml',
      SLOT_EVENT_YAML.replace('capacity: 20, sold_elsewhere: [0, 5]', 'capacity: 90').replace(
        'places: 4}',
        'places: 60}',
      ),
    );
    museum.put('voucher-codes.yaml', CODES_YAML);
    const venues = MUSEUM_YAML.replace(
      'custom_groups: [{',
      '  - {id: galerie, name: {de: Galerie}, address: "Kai 1, 10115 Berlin", hours: {de: täglich}, directions: {de: zu Fuß}}\ncustom_groups: [{',
    );
    museum.put(
      'museum.yaml',
      `${venues}${RETAIL_MUSEUM_YAML.slice(MUSEUM_YAML.length)}\ndoor: {names: true}\n`,
    );
    shop = await openTestShop(engine, museum.folder, { RATE_LIMITS: 'on' }, OPEN);
    admin = await signIn(shop, 'admin');
    a = await pairDevice(shop, admin, { name: 'Tür A', houses: ['haus'], may_force: true });
    b = await pairDevice(shop, admin, { name: 'Tür B' });
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const buy = async (items: object[], more: object = {}): Promise<Order> => {
    const held = await shop.post('/api/de/checkout/initPayment', purchase(items, more));
    const { cartId } = held.body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data;
  };
  const adults = (count: number, datetime = FIRST) =>
    buy([{ type: 'ticket', id: 'flut-normal', datetime, count }]);
  /** Two adults and a child. */
  const families = () => {
    const subtickets = [
      { id: 'gross', count: 2 },
      { id: 'klein', count: 1 },
    ];
    return buy([{ type: 'ticket', id: 'flut-familie', datetime: FIRST, count: 1, subtickets }]);
  };
  const code = ({ admissions }: Order, index = 0) => admissions[index]?.barcode ?? '';
  const rowOf = (list: DoorList, ref: string) => {
    const row = list.admissions.find(([of]) => of === ref);
    return (
      row && { window: list.windows[row[1]], persons: row[3], state: row[4], order: list.orders[row[5]] }
    );
  };
  const answer = async (asking: ReturnType<TestDevice['ask']>) => (await asking).body.data.answer;
  const onWhole = async () => ({ ...shop.shop, ...(await openShop(shop.shop)) });

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

  test('a code pairs one device, once and for ten minutes; it may not do more than who made it', async () => {
    const invite = async (who: StaffClient, more: object = {}) =>
      (await who.post('office/devices/invite', { name: 'Neu', houses: [], may_force: false, ...more })).body;
    const pair = async (typed: string) => (await shop.post('/api/en/door/pair', { code: typed })).body;
    const first = (await invite(admin)).data;
    expect(first.link).toMatch(/\/door\/#[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect((await pair(first.code.toLowerCase().replace('-', ' '))).data.token).toMatch(/^door\./);
    expect(await pair(first.code)).toMatchObject({ code: 'DOOR_PAIRING_INVALID' });
    const old = (await invite(admin)).data;
    shop.pass(600);
    expect(await pair(old.code)).toMatchObject({ code: 'DOOR_PAIRING_INVALID' });
    shop.pass(-600);
    expect(await invite(admin, { name: ' ' })).toMatchObject({ code: 'FIELDS_INVALID' });
    expect(await invite(admin, { houses: ['nirgends'] })).toMatchObject({ code: 'FIELDS_INVALID' });
  });

  test('a device’s token opens the calls of the door, and no others; no other token opens these', async () => {
    const guest = await shop.guest();
    const status = async (path: string, token: string) =>
      (await shop.get(`/api/de/${path}`, { authorization: `Bearer ${token}` })).status;
    expect(await status('door/setup', a.token)).toBe(200);
    expect(await status('door/setup', guest)).toBe(401);
    expect(await status('door/setup', `${a.token}x`)).toBe(401);
    expect(await status('office/devices', a.token)).toBe(401);
    expect(await status('CUSTOMER_DATA', a.token)).toBe(401);
    expect((await shop.get('/api/de/door/list', admin.headers)).status).toBe(401);
  });

  test('a device takes the day along by digests, with windows, people, names and houses', async () => {
    const order = await adults(1);
    const family = await families();
    const open = await buy([{ type: 'ticket', id: 'dauer-karte', datetime: '', count: 1 }]);
    const tomorrow = await adults(1, '2026-11-19 10:00');
    const owners = [{ name: 'Ada Lovelace', address: NOWHERE, send_to_custom_addr: false }];
    const pass = await buy([{ type: 'merchandise', id: 'jahr', count: 1, owners }], { shipping: HOME });
    const list = await b.list();
    expect(JSON.stringify(list)).not.toContain(code(order));
    expect(rowOf(list, a.ref(code(order)))).toBeUndefined();
    expect(rowOf(list, b.ref(code(order)))).toMatchObject({
      persons: 1,
      state: 0,
      order: [order.number, expect.any(String)],
      window: { house: 'haus', kind: 'ticket', from: `${TODAY} 09:45`, when: FIRST, title: 'Flut' },
    });
    expect(rowOf(list, b.ref(code(family)))).toMatchObject({ persons: 3 });
    expect(rowOf(list, b.ref(code(open)))).toMatchObject({ window: { kind: 'open', when: '' } });
    expect(rowOf(list, b.ref(code(tomorrow)))).toMatchObject({ window: { when: '2026-11-19 10:00' } });
    expect(rowOf(list, b.ref(code(pass)))).toMatchObject({ window: { kind: 'pass', house: '' } });
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

  test('a device that was in use and is heard of no more stands on Today, for whoever is at its house', async () => {
    const door = await pairDevice(shop, admin, { name: 'Gartentor', houses: ['galerie'] });
    shop.pass(30);
    await door.post('scans', { scans: [], sent_at: shop.now().getTime(), waiting: 2 });
    const silent = async (who: StaffClient) =>
      ((await who.get('office/today')).body.data.devices.first as { name: string; trouble: string }[]).find(
        ({ name }) => name === 'Gartentor',
      );
    expect(await silent(admin)).toBeUndefined();
    shop.pass(660);
    expect(await silent(admin)).toMatchObject({ trouble: 'unsent', waiting: 2 });
    const colleague = await signIn(shop, 'door', { houses: ['haus'] });
    expect(await silent(colleague)).toBeUndefined();
    await door.post('scans', { scans: [], sent_at: shop.now().getTime(), waiting: 0 });
    expect(await silent(admin)).toBeUndefined();
    shop.pass(-690);
  });

  test('another house is said by name of the house', async () => {
    const door = await pairDevice(shop, admin, { houses: ['galerie'] });
    const said = (await door.ask(code(await adults(1)))).body.data;
    expect(said).toMatchObject({ answer: 'other-house', admission: { window: { house: 'haus' } } });
    expect(door.setup.house_names).toMatchObject({ haus: 'Haus', galerie: 'Galerie' });
  });

  test('what is sold, given back or moved arrives with the changes; so do the notes of others', async () => {
    const [moved, returned] = [await adults(1), await adults(1)];
    const { cursor } = await b.list();
    const sold = await adults(1);
    await giveBack(
      { ...shop.shop.payments, today: () => TODAY },
      {
        number: returned.number,
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
    const datetime = `${TODAY} 14:00`;
    await moveLine(await onWhole(), { number: moved.number, line: 0, datetime, key: randomId(), by });
    await a.ask(code(sold));
    const ask = async (after: string) =>
      (await b.post('changes', { after, sent_at: shop.now().getTime(), waiting: 0 })).body.data.list;
    const changed: DoorList = await ask(cursor);
    expect(rowOf(changed, b.ref(code(sold)))).toMatchObject({ state: 0 });
    expect(rowOf(changed, b.ref(code(returned)))).toMatchObject({ state: 1 });
    expect(rowOf(changed, b.ref(code(moved)))).toMatchObject({ state: 2, window: { when: datetime } });
    expect(changed.scans).toMatchObject([{ ref: b.ref(code(sold)), device: a.setup.device, kind: 'in' }]);
    expect(await answer(a.ask(code(moved)))).toBe('moved');
    expect(await answer(a.ask(code(returned)))).toBe('refunded');
    const nothing = await ask(changed.cursor);
    expect([nothing.admissions, nothing.cursor >= changed.cursor]).toEqual([[], true]);
    expect(await ask('99999999.99999999')).toBeNull();
  });

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
    const of = (order: Order) => shown.filter((row: { order: string }) => row.order === order.number);
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

  test('a device says how it is; a silent one is marked, and a revoked one is out at once', async () => {
    const lost = await pairDevice(shop, admin, { name: 'Verloren' });
    const shown = async () =>
      (await admin.get('office/devices')).body.data.devices.find(
        ({ id }: { id: string }) => id === lost.setup.device,
      );
    const { cursor } = await lost.list();
    shop.pass(30);
    await lost.post('changes', { after: cursor, sent_at: shop.now().getTime() + 3_600_000, waiting: 7 });
    expect(await shown()).toMatchObject({
      clock_ahead: 3600,
      waiting: 7,
      is_silent: false,
      revoked_at: null,
    });
    shop.pass(601);
    expect(await shown()).toMatchObject({ is_silent: true });
    const revoke = () => admin.post('office/devices/revoke', { id: lost.setup.device, reason: 'weg' });
    expect((await revoke()).status).toBe(200);
    expect((await revoke()).status).toBe(200);
    expect((await lost.get('list')).body).toMatchObject({ code: 'DOOR_SIGNED_OUT' });
    expect((await lost.send({ code: '222222222222' })).status).toBe(401);
    const { rows } = await shop.database.executeSql(
      "select count(*)::int as acts from act where verb = 'device.revoked'",
    );
    expect(rows[0].acts).toBe(1);
    expect((await admin.post('office/devices/revoke', { id: 'nobody' })).body.code).toBe(
      'DOOR_DEVICE_UNKNOWN',
    );
    shop.pass(-631);
  });

  test('codes cannot be guessed', async () => {
    const pair = () => shop.post('/api/en/door/pair', { code: '2222-2222' });
    for (let tries = 0; tries < 20; tries += 1) await pair();
    expect((await pair()).body).toMatchObject({ code: 'TOO_MANY_TRIES' });
  });
});
