// The office's calls that change an order, as a browser of the office makes them, on both engines: a preview that changes
// nothing, the act once for its key, refused where somebody else was faster or the permission is missing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Permission } from '../../../domain/staff/permissions.ts';
import { answerCall } from '../../http/answer-call.ts';
import { checkLedger } from '../../ledger/books/check/check-ledger.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { addTestRetail, RETAIL_MUSEUM_YAML } from '../test-retail.ts';
import { type Answer, openTestShop, purchase, type TestShop } from '../test-shop.ts';
import { type StaffClient, signIn } from './sign-in.ts';

const START = new Date('2026-11-18T07:00:00Z');
const tickets = { type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 3 };
/** From this amount on, in cents, the factor is asked for again. */
const LIMIT = 1500;
const onePerson = {
  pieces: [{ line: 0, part: 0, count: 1 }],
  shipping: false,
  fee: 0,
  to: 'the-way-it-came',
};

describe.each(testDatabases())('the office, with an order on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let service: StaffClient;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    museum.put('museum.yaml', `${RETAIL_MUSEUM_YAML}staff: {money_limit: ${LIMIT}}\n`);
    shop = await openTestShop(engine, museum.folder, {}, START);
    service = await signIn(shop, 'service');
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const buy = async (items: unknown[] = [tickets]): Promise<{ number: string; booking_id: string }> => {
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase(items))).body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data;
  };
  const rows = async (query: string) => (await shop.database.executeSql(query)).rows;
  const preview = async (number: string, selection: object = onePerson, by = service) =>
    (await by.post(`office/orders/${number}/cancel/preview`, { selection })).body.data;
  const cancel = (number: string, more: object, by = service) =>
    by.post(`office/orders/${number}/cancel`, { selection: onePerson, reason: '', key: randomId(), ...more });

  test('cancels one of three: said before, done once however often it is sent, and the ledger agrees', async () => {
    const { number } = await buy();
    const seen = await preview(number);
    expect(seen).toMatchObject({
      version: 0,
      order: { lines: [{ by: 'pieces', parts: [{ part: 0, left: 3 }] }] },
      effect: { voided: 1, frees: true, is_last: false, permitted: true, mail_to: 'ada@example.org' },
      problem: null,
    });
    const before = await rows('select count(*)::int as acts from act');
    expect(await preview(number)).toEqual(seen);
    expect(await rows('select count(*)::int as acts from act')).toEqual(before);
    const key = randomId();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => cancel(number, { key, version: seen.version })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const [{ body }] = answers as [Answer];
    expect(new Set(answers.map((one) => JSON.stringify(one.body)))).toEqual(new Set([JSON.stringify(body)]));
    expect(body.data.amount).toBe(seen.effect.money);
    const after = await preview(number);
    expect([after.version, after.order.lines[0].parts[0].left]).toEqual([body.data.version, 2]);
    expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
  });

  test('refuses what somebody else was faster with, and says what they did', async () => {
    const { number } = await buy();
    const other = await signIn(shop, 'service');
    const { version } = await preview(number);
    const both = await Promise.all([cancel(number, { version }), cancel(number, { version }, other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({
      code: 'OFFICE_CHANGED_MEANWHILE',
      changes: [{ verb: 'order.canceled', at: START.toISOString(), by: expect.stringMatching(/^Member \d/) }],
    });
    expect((await cancel(number, { version: refused.version }, other)).status).toBe(200);
    expect((await preview(number)).order.lines[0].parts[0].left).toBe(1);
  });

  test('asks for a reason where something is kept, and says why something cannot be', async () => {
    const { number } = await buy();
    const { version } = await preview(number);
    const kept = { selection: { ...onePerson, to: 'kept' }, version };
    const refused = await cancel(number, kept);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['reason']]);
    expect((await cancel(number, { ...kept, reason: 'No-show' })).status).toBe(200);
    const tooMany = { ...onePerson, pieces: [{ line: 0, part: 0, count: 3 }] };
    const said = await preview(number, tooMany);
    expect(said).toMatchObject({ effect: null, problem: { code: 'too-many', line: 0, left: 2 } });
    expect(await cancel(number, { selection: tooMany, version: said.version })).toMatchObject({
      status: 422,
      body: { code: 'OFFICE_CANCEL_NOT_POSSIBLE', problem: said.problem },
    });
    expect((await service.post('office/orders/2026-1/cancel/preview', { selection: onePerson })).status).toBe(
      404,
    );
  });

  test('who may free places may not give money back for that', async () => {
    const { number } = await buy();
    const places = {
      language: 'de',
      bearer: undefined,
      customerId: undefined,
      staff: {
        staffId: 'S1',
        sessionId: 'X1',
        roles: [],
        lacksFactor: false,
        permissions: new Set<Permission>(['orders.cancel']),
        factorAt: undefined,
      },
      address: '',
      cookies: undefined,
      userAgent: undefined,
    } as const;
    const asked = (path: '' | '/preview', body: object) =>
      answerCall(
        shop.shop,
        `POST office/orders/:number/cancel${path}`,
        { params: { number }, query: {}, body },
        places,
      );
    const selection = onePerson;
    expect(await asked('/preview', { selection })).toMatchObject({ effect: { permitted: false } });
    const refused = await asked('', { selection, reason: '', key: randomId(), version: 0 });
    expect(refused).toMatchObject({ refused: 'STAFF_NOT_PERMITTED' });
    expect((await preview(number)).order.lines[0].parts[0].left).toBe(3);
  });

  test('much money asks for the second factor again, a voucher among it', async () => {
    const hasty = await signIn(shop, 'service', { factor: false });
    const { number } = await buy([{ ...tickets, datetime: '2026-11-18 12:00' }]);
    const all = { ...onePerson, pieces: 'everything', shipping: true };
    const { version, effect } = await preview(number, all, hasty);
    expect(effect.amount).toBeGreaterThan(LIMIT);
    for (const to of ['the-way-it-came', 'voucher']) {
      const refused = await cancel(number, { selection: { ...all, to }, version }, hasty);
      expect([refused.status, refused.body.code]).toEqual([403, 'STAFF_FACTOR_NEEDED']);
    }
    expect((await preview(number)).version).toBe(0);
    expect((await cancel(number, { version }, hasty)).status).toBe(200);
    const seen = await preview(number);
    expect((await cancel(number, { selection: all, version: seen.version })).status).toBe(200);
  });

  test('moves tickets, and says before what it does', async () => {
    const { number, booking_id } = await buy();
    const asked = { line: 0, datetime: '2026-11-18 14:00' };
    const post = (path: string, body: object) => service.post(`office/orders/${number}/${path}`, body);
    const { lines } = (await service.get(`office/orders/${number}/movable`)).body.data;
    expect(lines).toMatchObject([{ line: 0, event: 'flut', left: 3, datetime: '2026-11-18 10:00' }]);
    const { data } = (await post('move/preview', asked)).body;
    expect(data).toMatchObject({ problem: '', difference: 0, permitted: true, version: 0 });
    const moving = { ...asked, key: randomId(), version: data.version };
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('move', moving)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const { body } = await shop.get(`/api/de/order/review?id=${booking_id}`);
    expect(body.data.lines[0].datetime).toBe(asked.datetime);
    expect((await post('move/preview', asked)).body.data.problem).toBe('same-time');
    expect((await post('move', { ...moving, key: randomId() })).body.code).toBe('OFFICE_CHANGED_MEANWHILE');
    const now = { ...moving, key: randomId(), version: answers[0]?.body.data.version };
    expect((await post('move', now)).body).toMatchObject({
      code: 'OFFICE_MOVE_NOT_POSSIBLE',
      problem: 'same-time',
    });
  });

  test('corrects, notes and sends again, each with what it will do', async () => {
    const { number, booking_id } = await buy();
    const post = (path: string, body: object = {}) => service.post(`office/orders/${number}/${path}`, body);
    const wrong = await post('correct/preview', { fields: { email: 'ada@' } });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['email']]);
    const fields = { email: 'ada@example.com' };
    const { data } = (await post('correct/preview', { fields })).body;
    expect(data.changes).toEqual([{ field: 'email', before: 'ada@example.org', after: 'ada@example.com' }]);
    const asked = { fields, send: true, key: randomId(), version: data.version };
    const corrected = await Promise.all(Array.from({ length: 10 }, () => post('correct', asked)));
    expect(corrected.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await rows(`select recipient from order_mail where booking_id = '${booking_id}'`)).toEqual([
      { recipient: 'ada@example.com' },
    ]);
    expect((await post('send-again', { email: 'nobody', key: randomId() })).body.errors).toHaveProperty(
      'email',
    );
    expect((await post('send-again', { email: 'x@example.org', key: randomId() })).status).toBe(200);
    expect((await post('send-again/preview')).body.data).toMatchObject({
      email: 'ada@example.com',
      papers: ['tickets', 'calendar'],
      before: [{ recipient: 'ada@example.com' }, { recipient: 'x@example.org' }],
      problem: '',
    });
    expect((await post('note', { text: '  ', key: randomId() })).body.errors).toHaveProperty('text');
    expect((await post('note', { text: 'Comes late.', key: randomId() })).status).toBe(200);
    const [note] = (await service.get(`office/orders/${number}/notes`)).body.data;
    expect(note).toMatchObject({ text: 'Comes late.', at: '2026-11-18 08:00', struck_at: '' });
    expect((await post('strike-note', { note: note.id, key: randomId() })).status).toBe(200);
    expect((await post('strike-note', { note: note.id, key: randomId() })).status).toBe(404);
  });
});
