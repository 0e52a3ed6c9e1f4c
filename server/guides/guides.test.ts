// Who leads tours, through the whole shop and on both engines: added, planned by hand and for a whole week, told once, owed for;
// nobody ever leads two tours at once, however two people plan at the same moment.
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverGuideMail } from '../documents/guides/deliver-guide-mail.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { openShop } from '../site/open-shop.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { addTestTours, GUIDES_MUSEUM_YAML, QUESTIONS_YAML } from '../testing/test-tours.ts';
import { newsFor } from './tell-guides.ts';

const TEN = '2026-11-19 10:00';
const places = { tour: 'places-de', datetime: TEN };

const BOOKING = {
  type: 'guidedTour',
  prices: [{ id: 'gruppe', count: 2 }],
  participants: 9,
  answers: [{ qId: 'alter', value: 'kinder' }],
};

const FORM = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  language: 'en',
  staff: '',
  languages: ['de', 'en'],
  houses: [],
  tours: [],
  weekly: ['9-18', '9-18', '9-18', '9-18', '9-18', '9-18', '9-18'],
  exceptions: [],
  fee: 7000,
  fee_counts: 'led',
  active: true,
};

describe.each(testDatabases())('guides on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let kim: StaffClient;
  beforeAll(async () => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', `${GUIDES_MUSEUM_YAML}guides: {walk_minutes: 20, few_hours: 48}\n`);
    addTestTours(museum, { 'whole-b': QUESTIONS_YAML });
    shop = await openTestShop(engine, museum.folder);
    kim = await signIn(shop, 'programme');
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const add = async (more: object = {}, key = randomId()) => {
    const answer = await kim.post('office/guides', { form: { ...FORM, ...more }, key });
    expect(answer.status).toBe(200);
    return answer.body.data.id as string;
  };
  const show = async (id: string) => (await kim.get(`office/guides/${id}`)).body.data;
  const change = async (changes: object[], more: object = {}, who = kim) =>
    who.post('office/tour-plan/change', {
      changes: changes.map((one) => ({ place: 1, seen: null, ...one })),
      anyway: false,
      key: randomId(),
      ...more,
    });
  const plan = async (query = '?day=2026-11-19') => (await kim.get(`office/tour-plan${query}`)).body.data;
  const dateOf = async ({ tour, datetime }: { tour: string; datetime: string }) =>
    (await plan(`?day=${datetime.slice(0, 10)}`)).dates.find(
      (date: { tour: string; datetime: string }) => date.tour === tour && date.datetime === datetime,
    );
  const book = async (item: object) => {
    const { body } = await shop.post('/api/de/checkout/initPayment', purchase([item]));
    await shop.bank(body.data.cartId, 'pay');
    await shop.post('/api/de/checkout/execPayment', { cartId: body.data.cartId });
  };
  const free = async (id: string) => {
    const led = (await show(id)).tours as { tour: string; datetime: string }[];
    if (led.length > 0)
      await change(led.map(({ tour, datetime }) => ({ tour, datetime, guide: null, seen: id })));
  };

  test('somebody is added once for a key, shown, and changed by whoever has seen them as they are', async () => {
    const key = randomId();
    const id = await add({}, key);
    expect(await add({}, key)).toBe(id);
    const seen = await show(id);
    expect(seen.form.weekly[0]).toBe('09:00–18:00');
    const form = { ...seen.form, fee: 8000, languages: ['de'] };
    const act = { form, key: randomId(), version: seen.version };
    expect((await kim.post(`office/guides/${id}/change`, act)).body.data.form.fee).toBe(8000);
    expect((await kim.post(`office/guides/${id}/change`, act)).status).toBe(200);
    const late = await kim.post(`office/guides/${id}/change`, { ...act, key: randomId() });
    expect([late.status, late.body.code]).toEqual([409, 'OFFICE_CHANGED_MEANWHILE']);
    expect((await kim.get('office/guides/nobody')).status).toBe(404);
  });

  test.each([
    ['name', { name: ' ' }],
    ['email', { email: 'ada' }],
    ['languages', { languages: [] }],
    ['houses', { houses: ['elsewhere'] }],
    ['tours', { tours: ['nothing'] }],
    ['weekly-3', { weekly: ['', '', 'ten', '', '', '', ''] }],
    ['exception-0', { exceptions: [{ first: '2026-02-30', last: '', can: false, hours: '' }] }],
    ['exception-0', { exceptions: [{ first: '2026-12-01', last: '', can: true, hours: '' }] }],
  ])('what is wrong with %s is said there', async (field, more) => {
    const { status, body } = await kim.post('office/guides', { form: { ...FORM, ...more }, key: randomId() });
    expect([status, Object.keys(body.errors ?? body.fields ?? {})]).toEqual([422, [field]]);
  });

  test('a colleague is one guide alone', async () => {
    const staff = (await signIn(shop, 'guide')).staffId;
    await add({ staff });
    const twice = await kim.post('office/guides', { form: { ...FORM, staff }, key: randomId() });
    expect(twice.status).toBe(422);
  });

  test('the plan has each tour that anybody can join, and parties once they have booked', async () => {
    const { from, to, dates } = await plan();
    expect([from, to]).toEqual(['2026-11-16', '2026-11-22']);
    const kinds = new Set(dates.map(({ tour }: { tour: string }) => tour));
    expect(kinds.has('places-de')).toBe(true);
    expect(kinds.has('whole-de')).toBe(false);
    expect(dates.every(({ datetime }: { datetime: string }) => datetime > '2026-11-18 08:00')).toBe(true);
    expect((await kim.get('office/tour-plan?day=2026-02-30')).status).toBe(400);
  });

  test('a tour is given and taken back, once, and by nobody who has seen somebody else there', async () => {
    const id = await add();
    const key = randomId();
    const give = () => change([{ ...places, guide: id }], { key });
    expect((await give()).body.data).toEqual({ changed: 1 });
    expect((await give()).body.data).toEqual({ changed: 0 });
    expect((await dateOf(places)).leaders).toEqual([{ place: 1, guide: id }]);
    const other = await add();
    expect((await change([{ ...places, guide: other }])).body.code).toBe('OFFICE_CHANGED_MEANWHILE');
    expect((await change([{ ...places, guide: null, seen: id }])).status).toBe(200);
    expect((await change([{ ...places, guide: null, seen: id }])).status).toBe(409);
  });

  test('nobody is given two tours at once, whatever staff says, and all or none of several are given', async () => {
    const id = await add();
    const both = [
      { ...places, guide: id },
      { tour: 'both-de', datetime: TEN, guide: id },
    ];
    const refused = await change(both, { anyway: true });
    expect([refused.status, refused.body.code]).toEqual([422, 'GUIDE_NOT_POSSIBLE']);
    expect((await dateOf(places)).leaders).toEqual([{ place: 1, guide: null }]);
  });

  test('of two who plan at the same moment, one is told that the guide is busy', async () => {
    const lou = await signIn(shop, 'programme');
    for (let round = 0; round < 4; round += 1) {
      const id = await add();
      const said = await Promise.all([
        change([{ ...places, guide: id }]),
        change([{ tour: 'both-de', datetime: TEN, guide: id }], {}, lou),
      ]);
      expect(said.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      await free(id);
    }
  });

  test('staff may decide otherwise about hours, and who can is said of each', async () => {
    const id = await add({ weekly: ['', '', '', '', '', '', ''] });
    expect((await change([{ ...places, guide: id }])).body.code).toBe('GUIDE_NOT_POSSIBLE');
    const query = `tour=places-de&datetime=${encodeURIComponent(TEN)}&place=1`;
    const candidates = (await kim.get(`office/tour-plan/candidates?${query}`)).body.data;
    expect(candidates.find((one: { id: string }) => one.id === id)).toMatchObject({
      obstacles: [{ kind: 'away' }],
      possible: true,
    });
    expect((await change([{ ...places, guide: id }], { anyway: true })).status).toBe(200);
    await free(id);
  });

  test('a proposal for a week is taken over whole, and a guide is told of it once', async () => {
    for (const { id, active } of (await kim.get('office/guides')).body.data) {
      const { form, version } = await show(id);
      const key = randomId();
      if (active)
        await kim.post(`office/guides/${id}/change`, { form: { ...form, active: false }, key, version });
    }
    const ids = [await add(), await add(), await add()];
    const proposal = (await kim.get('office/tour-plan/proposal?day=2026-11-26')).body.data;
    const given = proposal.filter(({ guide }: { guide: string | null }) => guide !== null);
    expect(given.length).toBeGreaterThan(10);
    const changes = given.map(({ tour, datetime, place, guide }: Record<string, unknown>) => ({
      tour,
      datetime,
      place,
      guide,
      seen: null,
    }));
    expect((await change(changes)).body.data).toEqual({ changed: given.length });
    const counts = ids.map((id) => given.filter(({ guide }: { guide: string }) => guide === id).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    const now = await openShop(shop.shop);
    const news = await newsFor(now, ids[0] ?? '');
    expect(news?.news.added).toHaveLength(counts[0] ?? 0);
    await deliverGuideMail(now, { guide_id: ids[0] ?? '' });
    await deliverGuideMail(now, { guide_id: ids[0] ?? '' });
    const mails = shop.outbox().filter((name) => name.includes(ids[0] ?? ''));
    expect(mails).toHaveLength(1);
    const mail = await PostalMime.parse(shop.mail(mails[0] ?? ''));
    expect(mail.text).toContain(`these ${counts[0]} tours are yours now:`);
    expect(mail.text).toContain('webcal://');
    expect((await newsFor(now, ids[0] ?? ''))?.news).toEqual({ added: [], changed: [], gone: [] });
    for (const id of ids) await free(id);
    expect((await newsFor(now, ids[0] ?? ''))?.news.gone).toHaveLength(counts[0] ?? 0);
    expect((await newsFor(now, ids[1] ?? ''))?.news.gone).toEqual([]);
  });

  test('whoever leads a tour sees who takes part with their answers, and nobody else’s', async () => {
    const ada = await signIn(shop, 'guide');
    const id = await add({ staff: ada.staffId });
    expect((await ada.get('office/own-tours')).body.data).toMatchObject({ is_guide: true, dates: [] });
    const date = { tour: 'whole-b-de', datetime: '2026-11-20 14:00' };
    await book({ ...BOOKING, tourId: date.tour, datetime: date.datetime });
    const query = `tour=${date.tour}&datetime=${encodeURIComponent(date.datetime)}`;
    expect((await ada.get(`office/own-tours/people?${query}`)).status).toBe(404);
    await change([{ ...date, guide: id }]);
    expect((await dateOf(date)).leaders).toEqual([
      { place: 1, guide: id },
      { place: 2, guide: null },
    ]);
    const own = (await ada.get('office/own-tours')).body.data;
    expect(own.dates).toMatchObject([{ ...date, participants: 9 }]);
    const { people, participants } = (await ada.get(`office/own-tours/people?${query}`)).body.data;
    expect(participants).toBe(9);
    expect(people).toMatchObject([
      { name: 'Ada Lovelace', participants: 9, answers: [{ label: 'Alter', text: 'Kinder' }] },
    ]);
    expect(JSON.stringify(people)).not.toContain('@');
    const { pathname } = new URL(own.feed);
    const calendar = await shop.get(pathname);
    expect(calendar.headers['content-type']).toContain('text/calendar');
    expect(String(calendar.body)).toContain('SUMMARY:Tour whole-b (9 people)');
    expect(String(calendar.body)).toContain('DTSTART:20261120T130000Z');
    expect(String(calendar.body)).not.toContain('Lovelace');
    const { version } = await show(id);
    await kim.post(`office/guides/${id}/renew-feed`, { key: randomId(), version });
    expect((await shop.get(pathname)).status).toBe(404);
    expect((await ada.get('office/own-tours')).body.data.feed).not.toBe(own.feed);
    expect((await ada.get('office/tour-plan')).status).toBe(403);
    const nobody = await signIn(shop, 'guide');
    expect((await nobody.get('office/own-tours')).body.data).toMatchObject({ is_guide: false, feed: '' });
  });

  test('what is owed follows from the fee on the day it was given, once the tour is over', async () => {
    const id = await add({ fee_counts: 'assigned' });
    await change([{ ...places, guide: id }]);
    const { form, version } = await show(id);
    await kim.post(`office/guides/${id}/change`, { form: { ...form, fee: 1 }, key: randomId(), version });
    const owed = async () => (await kim.get('office/guides-owed?month=2026-11')).body.data.rows;
    const rowOf = async () => (await owed()).find((row: { id: string }) => row.id === id);
    expect(await rowOf()).toBeUndefined();
    shop.pass(2 * 24 * 3600);
    kim = await signIn(shop, 'programme');
    expect(await rowOf()).toMatchObject({ led: 1, tours: 1, participants: 0, amount: 7000 });
    const file = await shop.get('/lists/guides.csv?month=2026-11&lang=en', kim.headers);
    expect(file.body).toContain('"2026-11";"Ada Lovelace";"1";"1";"0";"70.00"');
    expect((await kim.get('office/guides-owed?month=2026-13')).status).toBe(400);
  });
});
