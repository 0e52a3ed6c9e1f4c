// A tour without enough people is called off, through the whole shop and on both engines: its time is closed, its guide is told,
// its guests are written to with the reason, and each gets what they choose.
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { carryOn } from '../../closings/carry-on.ts';
import { closingSecret } from '../../closings/closing-link.ts';
import { deliverClosing } from '../../documents/closings/deliver-closing.ts';
import { deliverGuideMail } from '../../documents/guides/deliver-guide-mail.ts';
import { checkLedger } from '../../ledger/books/check/check-ledger.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { openShop } from '../../site/open-shop.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { addTestTours, GUIDES_MUSEUM_YAML } from '../../testing/test-tours.ts';

const START = new Date('2026-11-18T08:00:00Z');
const TOUR = 'both-b-de';
const AT = '2026-11-20 10:00';
const LATER = '2026-11-20 14:00';
const QUERY = `tour=${TOUR}&datetime=${encodeURIComponent(AT)}`;
const GUIDE = {
  name: 'Grace Hopper',
  email: 'grace@example.org',
  language: 'en',
  staff: '',
  languages: ['de'],
  houses: [],
  tours: [],
  weekly: Array(7).fill('9-18'),
  exceptions: [],
  fee: 7000,
  fee_counts: 'led',
  active: true,
};

describe.each(oneDatabase())('calling a tour off on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let staff: StaffClient;
  beforeEach(async () => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', `${GUIDES_MUSEUM_YAML}guides: {few_hours: 72}\n`);
    addTestTours(museum);
    shop = await openTestShop(engine, museum.folder, {}, START);
    staff = await signIn(shop, 'admin', { language: 'en' });
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const item = (count: number, datetime = AT) => ({
    type: 'guidedTour',
    tourId: TOUR,
    datetime,
    prices: [{ id: 'person', count }],
    participants: count,
  });
  const start = async (count: number, language = 'de', datetime = AT) =>
    shop.post(`/api/${language}/checkout/initPayment`, purchase([item(count, datetime)]));
  const buy = async (count: number, language = 'de', datetime = AT) => {
    const { cartId } = (await start(count, language, datetime)).body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post(`/api/${language}/checkout/execPayment`, { cartId })).body.data;
    return review(booking_id);
  };
  const review = async (id: string) => (await shop.get(`/api/de/order/review?id=${id}`)).body.data;
  const preview = async () => (await staff.get(`office/tours/call-off?${QUERY}`)).body.data;
  const callOff = async (more: object = {}, who = staff) =>
    who.post('office/tours/call-off', {
      tour: TOUR,
      datetime: AT,
      cause: 'few',
      seen: (await preview())?.seen ?? '',
      key: randomId(),
      ...more,
    });
  const giveGuide = async () => {
    const guide = (await staff.post('office/guides', { form: GUIDE, key: randomId() })).body.data.id;
    const changes = [{ tour: TOUR, datetime: AT, place: 1, guide, seen: null }];
    const given = await staff.post('office/tour-plan/change', { changes, anyway: false, key: randomId() });
    expect(given.status).toBe(200);
    await deliverGuideMail(await openShop(shop.shop), { guide_id: guide });
    return guide as string;
  };
  const begin = async (decision: string) =>
    staff.post('office/closings', {
      decision,
      offers: ['other-time', 'voucher', 'money'],
      unanswered: 'money',
      until: '2026-11-27',
      sentences: [],
      key: randomId(),
    });
  const run = async () => {
    const open = { ...shop.shop, ...(await openShop(shop.shop)) };
    await carryOn(open, new AbortController().signal);
    for (const { id } of await rows("select data ->> 'id' as id from pgboss.job where name = 'closing-told'"))
      await deliverClosing(open, { id });
  };
  const rows = async (text: string) => (await shop.database.executeSql(text)).rows;
  const linkOf = async (number: string) => {
    const [row] = await rows(`select id from closing_order where number = '${number}'`);
    return closingSecret(shop.shop.payments.linkKey, row.id);
  };
  const today = async () => (await staff.get('office/today')).body.data.few_tours;
  const people = async () => (await staff.get(`office/tour-plan/people?${QUERY}`)).body.data;
  const mailsWith = async (kind: string) => {
    const names = shop.outbox().filter((name) => name.includes(kind));
    return Promise.all(names.map((name) => PostalMime.parse(shop.mail(name))));
  };

  test('from Today to the last guest: the time is closed, the guide told, the guests choose', async () => {
    const guide = await giveGuide();
    const [one, two] = [await buy(1), await buy(1, 'fr')];
    expect((await today()).first).toMatchObject([{ tour: TOUR, datetime: AT, participants: 2, least: 3 }]);
    expect(await preview()).toMatchObject({
      participants: 2,
      least: 3,
      orders: 2,
      amount: one.total + two.total,
      guides: ['Grace Hopper'],
    });
    const { decision } = (await callOff()).body.data;

    expect((await start(1)).status).toBe(422);
    expect((await start(1, 'de', LATER)).status).toBe(200);
    expect(await today()).toEqual({ count: 0, first: [] });
    expect(await people()).toMatchObject({ problem: 'off', leaders: [], participants: 2 });
    await deliverGuideMail(await openShop(shop.shop), { guide_id: guide });
    const guideMails = await mailsWith(guide);
    expect(guideMails).toHaveLength(2);
    expect(guideMails.some(({ text }) => text?.includes('this tour is not yours any more'))).toBe(true);

    const affected = (await staff.get(`office/closings/affected?decision=${decision}`)).body.data;
    expect(affected).toMatchObject({ cause: 'few', orders: 2, people: 2 });
    expect(affected.languages.find((own: { language: string }) => own.language === 'de').text).toContain(
      'zu wenige Personen',
    );
    expect((await begin(decision)).status).toBe(200);
    await run();
    const mails = await mailsWith('closing-told');
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Ihre Führung findet nicht statt: Führung both-b',
      expect.stringContaining('Votre visite guidée n’aura pas lieu'),
    ]);

    const link = await linkOf(one.number);
    expect((await shop.post('/api/de/closed-visit', { link })).body.data).toMatchObject({ cause: 'few' });
    const { times } = (await shop.post('/api/de/closed-visit/times', { link })).body.data;
    expect(times).toContain(LATER);
    expect(times).not.toContain(AT);
    const moved = await shop.post('/api/de/closed-visit/answer', {
      link,
      choice: 'other-time',
      datetime: LATER,
    });
    expect(moved.body.data).toMatchObject({ state: 'moved', moved_to: LATER });
    const given = await shop.post('/api/de/closed-visit/answer', {
      link: await linkOf(two.number),
      choice: 'money',
    });
    expect(given.body.data).toMatchObject({ state: 'money', back: two.total });
    expect((await staff.get('office/closings/1')).body.data).toMatchObject({ cause: 'few', open: 0 });
    expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
    expect((await review(one.booking_id)).lines[0]).toMatchObject({ datetime: LATER });
  });

  test('it is called off once for each key, and only as it was shown', async () => {
    await giveGuide();
    await buy(1);
    const [key, { seen }] = [randomId(), await preview()];
    await buy(1);
    const late = await callOff({ key, seen });
    expect([late.status, late.body.code]).toEqual([409, 'OFFICE_CHANGED_MEANWHILE']);
    expect((await people()).problem).toBe('few');
    expect(await rows('select id from slot_decision')).toEqual([]);
    expect(await rows('select guide_id from guide_assignment')).toHaveLength(1);
    const now = (await preview()).seen;
    const done = await Promise.all([1, 2].map(() => callOff({ key, seen: now })));
    expect(done.map(({ status, body }) => [status, body.data])).toEqual([
      [200, { decision: key }],
      [200, { decision: key }],
    ]);
    expect(await rows('select id from slot_decision')).toHaveLength(1);
    expect((await callOff({ seen: now })).status).toBe(404);
    const acts = await rows("select verb from act where verb = 'tour-date.called-off'");
    expect(acts).toHaveLength(1);
  });

  test('whoever is buying while it is called off keeps what they pay for, and is written to as well', async () => {
    await buy(1);
    const { cartId } = (await start(1)).body.data;
    const { decision } = (await callOff()).body.data;
    await begin(decision);
    await run();
    expect(await mailsWith('closing-told')).toHaveLength(1);
    await shop.bank(cartId, 'pay');
    expect((await shop.post('/api/de/checkout/execPayment', { cartId })).status).toBe(200);
    await run();
    expect(await mailsWith('closing-told')).toHaveLength(2);
  });

  test('guests of a tour with enough people are not told that there were too few', async () => {
    await buy(3);
    const refused = await callOff();
    expect([refused.status, Object.keys(refused.body.errors ?? refused.body.fields ?? {})]).toEqual([
      422,
      ['cause'],
    ]);
    const { decision } = (await callOff({ cause: 'decided' })).body.data;
    const affected = (await staff.get(`office/closings/affected?decision=${decision}`)).body.data;
    expect(affected).toMatchObject({ cause: 'decided', orders: 1 });
  });

  test('only whoever may close times calls a tour off, and none that has begun or is not there', async () => {
    await buy(1);
    const { seen } = await preview();
    expect((await callOff({ seen }, await signIn(shop, 'service'))).status).toBe(403);
    expect((await callOff({ tour: 'nothing', seen })).status).toBe(404);
    expect((await callOff({ seen }, await signIn(shop, 'programme'))).status).toBe(200);
    shop.pass(2 * 24 * 3600 + 3600);
    staff = await signIn(shop, 'admin', { language: 'en' });
    expect((await people()).is_ahead).toBe(false);
    expect((await staff.get(`office/tours/call-off?${QUERY}`)).status).toBe(404);
  });
});
