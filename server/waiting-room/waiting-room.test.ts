// The waiting room over the API, as any front end goes through it.
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WaitingTurn } from '../../domain/waiting-room/waiting-room-contract.ts';
import { onOne, testDatabases } from '../platform/database/test-databases.ts';
import { MUSEUM_YAML, makeTestMuseum } from '../testing/test-museum.ts';
import { HAS_REDIS, startRedis, type TestRedis } from '../testing/test-redis.ts';
import { type Answer, answerAs, openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { openWaitingRoom } from './waiting-room-shop.ts';

const FLUT = { type: 'ticket', id: 'flut-normal', datetime: '2026-11-20 10:00', count: 1 };
const DAUER = { type: 'ticket', id: 'dauer-karte', count: 1 };
/** Lets in one visitor at once, and one a minute. */
const RUSH =
  'waiting_room: {rushes: [{id: flut, from: "2026-11-18 07:00", to: "2026-11-19 07:00", events: [flut], pace: 1}]}';
const INIT = '/api/de/checkout/initPayment';

/** Whether as many shops have found Redis again. */
async function isConnected({ url }: TestRedis, shops: number): Promise<boolean> {
  const redis = new Redis(url);
  const clients = String(await redis.client('LIST'));
  redis.disconnect();
  // The shop that limits calls by address has a connection for that, too; and this one.
  return clients.trim().split('\n').length >= shops + 2;
}

/** What two processes and their Redis go through. */
describe.skipIf(!HAS_REDIS)('the waiting room with Redis', () => {
  test('keeps every place while Redis is killed, comes back empty, and is killed again', async () => {
    const [engine] = testDatabases();
    if (!engine) return;
    const museum = makeTestMuseum();
    museum.put('museum.yaml', `${MUSEUM_YAML}${RUSH}\n`);
    const redis = await startRedis();
    const shop = await openTestShop(engine, museum.folder, { REDIS_URL: redis.url });
    const other = { ...shop.shop, waitingRoom: await openWaitingRoom(shop.shop) };
    const ask = (place?: string, at = shop.shop) =>
      answerAs<WaitingTurn>(at, 'POST waiting-room/turn', { body: { place } });
    const come = (at = shop.shop) => answerAs<WaitingTurn>(at, 'POST waiting-room/enter', { body: {} });

    const [, second, third] = [await come(), await come(other), await come()];
    expect([second.ahead, third.ahead]).toEqual([0, 1]);
    const lines = () => shop.database.executeSql('select id from waiting_line');
    expect((await lines()).rows).toEqual([]);

    redis.close();
    expect(await ask(third.place)).toMatchObject({ state: 'waiting', ahead: 1 });
    const fourth = await come();
    expect(fourth).toMatchObject({ state: 'waiting', ahead: 2 });
    expect(await come(other)).toMatchObject({ state: 'waiting', ahead: 3 });
    expect((await lines()).rows).toEqual([{ id: 'rush:flut' }]);
    shop.pass(60);
    expect((await ask(second.place)).state).toBe('called');

    const empty = await startRedis(Number(new URL(redis.url).port));
    while (!(await isConnected(empty, 2))) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await ask(fourth.place)).toMatchObject({ state: 'waiting', ahead: 1 });
    // The one that knows of every number comes first. Otherwise two visitors would share one, and be let in together.
    expect(await come(other)).toMatchObject({ state: 'waiting', ahead: 3 });
    expect(await come()).toMatchObject({ state: 'waiting', ahead: 4 });
    empty.close();
    expect(await come()).toMatchObject({ state: 'waiting', ahead: 5 });
    other.waitingRoom.close();
    await shop.close();
    museum.remove();
  });
});

describe.each(testDatabases())('the waiting room on $name', (engine) => {
  const opened: TestShop[] = [];
  const museum = makeTestMuseum();
  afterAll(async () => {
    for (const shop of opened) await shop.close();
    museum.remove();
  });

  async function open(setting: string): Promise<TestShop> {
    museum.put('museum.yaml', `${MUSEUM_YAML}${setting}\n`);
    const shop = await openTestShop(engine, museum.folder);
    opened.push(shop);
    return shop;
  }

  function buy(shop: TestShop, pass?: string, item: object = FLUT, more: object = {}): Promise<Answer> {
    return shop.post(INIT, { ...purchase([item], more), ...(pass ? { waitingRoomPass: pass } : {}) });
  }
  const enter = async (shop: TestShop, body: object = {}): Promise<WaitingTurn> =>
    (await shop.post('/api/de/waiting-room/enter', body)).body.data;
  const turn = async (shop: TestShop, body: object): Promise<WaitingTurn> =>
    (await shop.post('/api/de/waiting-room/turn', body)).body.data;

  describe('a pass', () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await open(RUSH.replace('pace: 1', 'pace: 1000'));
    });
    const called = async () => (await enter(shop)).pass ?? '';

    test('copied to fifty buyers lets one purchase through', async () => {
      const pass = await called();
      const answers = await Promise.all(Array.from({ length: 50 }, () => buy(shop, pass)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ body }) => body.code === 'WAITING_ROOM')).toHaveLength(49);
      expect((await buy(shop, pass)).body.code).toBe('WAITING_ROOM');
    });

    test('is given back by an order that was refused', async () => {
      const pass = await called();
      expect((await buy(shop, pass, { ...FLUT, count: 19 })).status).toBe(422);
      expect((await buy(shop, pass, { ...FLUT, datetime: '2026-11-20 11:00' })).status).toBe(200);
    });

    test('lets another try at the same order through, even after its time, and no other order', async () => {
      const pass = await called();
      const { cartId } = (await buy(shop, pass, { ...FLUT, datetime: '2026-11-20 12:00' })).body.data;
      await shop.bank(cartId, 'decline');
      shop.pass(900);
      const again = await buy(shop, pass, { ...FLUT, datetime: '2026-11-20 12:00' }, { cartId });
      expect(again.status).toBe(200);
      expect((await buy(shop, pass, FLUT, { cartId })).body.code).toBe('WAITING_ROOM');
      expect((await buy(shop, pass)).body.code).toBe('WAITING_ROOM');
      const { cartId: second } = again.body.data;
      await shop.bank(second, 'pay');
      await shop.post('/api/de/checkout/execPayment', { cartId: second });
      expect((await buy(shop, pass, FLUT, { cartId: second })).body.code).not.toBe('WAITING_ROOM');
      expect((await buy(shop, pass)).body.code).toBe('WAITING_ROOM');
    });

    test('is not needed to pay for a cart that is held', async () => {
      const { cartId } = (await buy(shop, await called(), { ...FLUT, datetime: '2026-11-20 13:00' })).body
        .data;
      await shop.bank(cartId, 'decline');
      const { payart, url } = purchase([]);
      const started = await shop.post('/api/de/checkout/initPaymentOrder', { id: cartId, payart, url });
      expect(started.status).toBe(200);
    });

    test('ends when it is not used, and is renewed while its visitor is ordering, for three quarters of an hour', async () => {
      const idle = await called();
      const { place, pass } = await enter(shop);
      let busy = pass;
      shop.pass(590);
      for (let minutes = 0; minutes < 30; minutes += 5) {
        busy = (await turn(shop, { place, pass: busy })).pass;
        shop.pass(300);
      }
      expect((await buy(shop, idle)).body.code).toBe('WAITING_ROOM');
      expect((await turn(shop, { place, pass: busy })).passSeconds).toBe(2700 - 590 - 1800);
      expect((await buy(shop, busy, { ...FLUT, datetime: '2026-11-20 14:00' })).status).toBe(200);
      shop.pass(400);
      expect((await turn(shop, { place, pass: busy })).state).toBe('lapsed');
    });

    test.each([
      ['made up', 'eyJ9.AAAA'],
      ['empty of content', `.${'A'.repeat(22)}`],
      ['of no form', 'x'],
    ])('that is %s is none', async (_, pass) => {
      expect((await buy(shop, pass)).body.code).toBe('WAITING_ROOM');
      expect((await turn(shop, { place: pass })).state).toBe('lapsed');
    });

    test('cannot be made of a place, nor of another pass by changing it', async () => {
      const { place = '', pass = '' } = await enter(shop);
      const [content = '', mac = ''] = pass.split('.');
      const [line, id, since, until] = JSON.parse(Buffer.from(content, 'base64url').toString());
      const longer = Buffer.from(JSON.stringify([line, id, since, until + 1])).toString('base64url');
      expect((await buy(shop, place)).body.code).toBe('WAITING_ROOM');
      expect((await buy(shop, `${longer}.${mac}`)).body.code).toBe('WAITING_ROOM');
      expect((await turn(shop, { place: pass })).state).toBe('lapsed');
    });
  });

  test('another process, a restart and a lost line change nobody’s place', async () => {
    const shop = await open(RUSH);
    const places = [await enter(shop), await enter(shop), await enter(shop)];
    const restarted = { ...shop.shop, waitingRoom: await openWaitingRoom(shop.shop) };
    const ask = (place: string | undefined) =>
      answerAs<WaitingTurn>(restarted, 'POST waiting-room/turn', { body: { place } });
    expect(await ask(places[2]?.place)).toMatchObject({ state: 'waiting', ahead: 1 });
    await shop.database.executeSql('delete from waiting_line');
    const afterLoss = { ...shop.shop, waitingRoom: await openWaitingRoom(shop.shop) };
    const asked = await answerAs<WaitingTurn>(afterLoss, 'POST waiting-room/turn', {
      body: { place: places[2]?.place },
    });
    expect(asked).toMatchObject({ state: 'waiting', ahead: 1 });
    const next = await answerAs<WaitingTurn>(afterLoss, 'POST waiting-room/enter', { body: {} });
    expect(next).toMatchObject({ state: 'waiting', ahead: 2 });
  });

  onOne(engine, () => {
    describe('a museum without one', () => {
      test('sells to every front end that knows nothing of it', async () => {
        const shop = await open('');
        expect((await buy(shop)).status).toBe(200);
        expect((await shop.get('/api/de/waiting-room')).body.data).toEqual([]);
        expect(await enter(shop)).toEqual({ state: 'open', retryAfter: 0 });
      });
    });

    describe('in a rush', () => {
      let shop: TestShop;
      beforeAll(async () => {
        shop = await open(RUSH);
      });

      test('an order without a pass is sent to the waiting room, with the time to wait and the name of the line', async () => {
        const refused = await buy(shop);
        expect(refused).toMatchObject({ status: 429, body: { code: 'WAITING_ROOM', line: 'rush:flut' } });
        expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(5);
        expect((await shop.get('/api/de/waiting-room')).body.data).toEqual([
          { line: 'rush:flut', events: ['flut'] },
        ]);
      });

      test('what is not for its events is sold as ever', async () => {
        expect((await buy(shop, undefined, DAUER)).status).toBe(200);
      });

      test('visitors are let in by arrival, at the museum’s pace, and buy with their pass', async () => {
        const [first, second, third] = [await enter(shop), await enter(shop), await enter(shop)];
        expect(first).toMatchObject({ state: 'called', passSeconds: 600 });
        expect(second).toMatchObject({ state: 'waiting', ahead: 0, seconds: 60, retryAfter: 30 });
        expect(third).toMatchObject({ state: 'waiting', ahead: 1, seconds: 120, retryAfter: 60 });
        expect((await buy(shop, first.pass)).status).toBe(200);
        shop.pass(60);
        expect(await turn(shop, { place: third.place })).toMatchObject({ state: 'waiting', ahead: 0 });
        const called = await turn(shop, { place: second.place });
        expect((await buy(shop, called.pass)).status).toBe(200);
        shop.pass(60);
        expect(await turn(shop, { place: third.place })).toMatchObject({ state: 'called' });
      });

      test('two tabs and a reload have the same place, a visitor who lost it goes to the end', async () => {
        const visitor = await enter(shop, { line: 'rush:flut' });
        const other = await enter(shop);
        const again = await enter(shop, { place: visitor.place });
        expect(again).toMatchObject({ place: visitor.place, ahead: visitor.ahead });
        expect((await enter(shop)).ahead).toBe((other.ahead ?? 0) + 1);
      });
    });

    test('a place that was called and not taken lapses once a quarter of an hour’s worth came after it', async () => {
      const shop = await open(RUSH.replace('pace: 1', 'pace: 2'));
      const missed = await enter(shop);
      for (let visitor = 0; visitor < 40; visitor += 1) await enter(shop);
      for (let minute = 0; minute < 17; minute += 1) {
        shop.pass(60);
        await turn(shop, { place: missed.place });
      }
      expect((await turn(shop, { place: missed.place })).state).toBe('lapsed');
      expect((await enter(shop, { place: missed.place })).state).toBe('lapsed');
      expect((await enter(shop)).state).toBe('waiting');
    });

    test('before the sale opens nobody is let in, and those who came are drawn', async () => {
      const shop = await open(
        'waiting_room: {rushes: [{id: flut, from: "2026-11-18 07:00", to: "2026-11-19 07:00", sale_opens: "2026-11-18 09:00", pace: 4}]}',
      );
      const early: WaitingTurn[] = [];
      for (let visitor = 0; visitor < 40; visitor += 1) early.push(await enter(shop));
      expect(early[0]).toMatchObject({ state: 'early', seconds: 3600, retryAfter: 60 });
      expect((await buy(shop)).headers['retry-after']).toBe('3600');
      shop.pass(3600);
      const turns = await Promise.all(early.map(({ place }) => turn(shop, { place })));
      expect(turns.filter(({ state }) => state === 'called')).toHaveLength(1);
      const waits = turns.map(({ ahead = -1 }) => ahead);
      expect(waits).not.toEqual(waits.toSorted((a, b) => a - b));
      expect(waits.toSorted((a, b) => a - b)).toEqual([
        -1,
        ...Array.from({ length: 39 }, (_, index) => index),
      ]);
      expect((await enter(shop)).ahead).toBe(39);
    });

    test('opens by itself when more purchases begin than the museum’s limit, and closes when they are through', async () => {
      const shop = await open('waiting_room: {purchases_per_minute: 8}');
      expect((await buy(shop)).status).toBe(200);
      expect((await buy(shop, undefined, DAUER)).status).toBe(200);
      expect((await buy(shop)).body).toMatchObject({ code: 'WAITING_ROOM', line: 'load' });
      const waiting = await enter(shop, { line: 'load' });
      expect(waiting).toMatchObject({ state: 'waiting', ahead: 0, seconds: 8 });
      shop.pass(8);
      expect((await buy(shop, (await turn(shop, { place: waiting.place })).pass)).status).toBe(200);
      shop.pass(60);
      expect((await shop.get('/api/de/waiting-room')).body.data).toEqual([]);
      expect((await buy(shop)).status).toBe(200);
    });

    test('opens by itself when the shop has too much to do, lets in a tenth, and closes again', async () => {
      const shop = await open('waiting_room: {purchases_per_minute: 60}');
      let busy = false;
      const waitingRoom = await openWaitingRoom(shop.shop, () => busy);
      const busyShop = { ...shop.shop, waitingRoom };
      const buyHere = () =>
        answerAs<object>(busyShop, 'POST checkout/initPayment', { body: purchase([FLUT]) });
      for (let visitors = 0; visitors < 5; visitors += 1) expect(await buyHere()).toHaveProperty('cartId');
      busy = true;
      // One and a half may come at once; the next have ten seconds between them.
      expect(await buyHere()).toHaveProperty('cartId');
      expect(await buyHere()).toMatchObject({ refused: 'WAITING_ROOM', details: { line: 'load' } });
      const enterHere = () => answerAs<WaitingTurn>(busyShop, 'POST waiting-room/enter', { body: {} });
      await enterHere();
      expect(await enterHere()).toMatchObject({ state: 'waiting', ahead: 1, seconds: 15 });
      busy = false;
      shop.pass(20);
      expect(await buyHere()).toHaveProperty('cartId');
      waitingRoom.close();
    });
  });
});
