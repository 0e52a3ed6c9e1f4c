// Groups ask for an offer, on both engines: confirmed once, told what is wrong at its field, also without scripts; the office
// sees who waits, and settles it.
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverRequestMails } from '../documents/group-requests/deliver-request-mails.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { openShop } from '../site/open-shop.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

const GROUPS_YAML = `group_requests:
  kinds:
    - id: schule
      name: {de: Schule, en: School}
      questions: [{id: klasse, type: number, label: {de: Klasse, en: Year}, required: true, min: 1, max: 13}]
    - {id: fest, name: {de: Feier, en: Party}}
`;

const REQUEST = {
  kind: 'schule',
  name: 'Ada Lovelace',
  organisation: 'Schule am Steg',
  email: 'ada@example.org',
  phone: '',
  people: '24',
  days: 'Dienstags im Mai',
  wishes: '',
  answers: { klasse: '7' },
};

describe.each(testDatabases())('requests of groups on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let kim: StaffClient;
  beforeAll(async () => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', MUSEUM_YAML + GROUPS_YAML);
    shop = await openTestShop(engine, museum.folder);
    kim = await signIn(shop, 'service');
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const ask = (more: object = {}) => shop.post('/api/en/group-request', { ...REQUEST, ...more });
  const show = async (number: number) => (await kim.get(`office/group-requests/${number}`)).body.data;

  test('the form has the kinds of the museum, in the visitor’s language', async () => {
    const kinds = (await shop.get('/api/en/group-request')).body.data;
    expect(kinds).toMatchObject([
      { id: 'schule', name: 'School', questions: [{ label: 'Year' }] },
      { name: 'Party' },
    ]);
  });

  test('the same within a minute is one, confirmed once, and the museum reads of it', async () => {
    const { number, mailed } = (await ask()).body.data;
    expect(mailed).toBe(true);
    expect((await ask()).body.data.number).toBe(number);
    const now = await openShop(shop.shop);
    await deliverRequestMails(now, { number });
    await deliverRequestMails(now, { number });
    const mails = await Promise.all(shop.outbox().map((name) => PostalMime.parse(shop.mail(name))));
    expect(mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual([
      'ada@example.org',
      'shop@steg.example',
    ]);
    const confirmation = mails.find(({ to }) => to?.[0]?.address === 'ada@example.org');
    expect(confirmation?.text).toContain('Year\n  7');
    expect(await show(number)).toMatchObject({
      kind: 'Schule',
      people: 24,
      answers: [{ label: 'Year', text: '7' }],
      state: 'open',
    });
  });

  test.each([
    ['kind', { kind: 'nothing' }],
    ['email', { email: 'ada' }],
    ['people', { people: '0' }],
    ['question-klasse', { answers: {} }],
  ])('what is wrong with %s is said there', async (field, more) => {
    const { status, body } = await ask(more);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  test('nobody’s mailbox is filled: after a dozen the request arrives without a mail', async () => {
    const strict = await openTestShop(engine, museum.folder, { RATE_LIMITS: 'on' });
    const mailed = [];
    for (let asked = 1; asked <= 13; asked += 1) {
      const wanted = { ...REQUEST, email: 'eve@example.org', wishes: `${asked} people` };
      const { status, body } = await strict.post('/api/en/group-request', wanted);
      expect(status).toBe(200);
      mailed.push(body.data.mailed);
    }
    await strict.close();
    expect(mailed).toEqual([...Array(12).fill(true), false]);
  });

  test('a browser without scripts reads what is wrong, and then that it has arrived', async () => {
    const send = async (more: object) => {
      const { answers: _answers, ...typed } = { ...REQUEST, ...more };
      const payload = new URLSearchParams({ ...typed, 'question-klasse': '8', email: 'bea@example.org' });
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/de/groups/request',
        payload: payload.toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      return answer.statusCode;
    };
    const count = async () => (await kim.get('office/group-requests')).body.data.rows.length;
    const before = await count();
    expect(await send({ people: 'many' })).toBe(200);
    expect(await count()).toBe(before);
    expect(await send({})).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  test('a request is settled once, by whoever has seen it as it is, and can be opened again', async () => {
    const { number } = (await ask({ email: 'cleo@example.org' })).body.data;
    const act = { state: 'answered', reason: 'by phone', key: randomId(), version: 0 };
    const settle = (more: object = {}) =>
      kim.post(`office/group-requests/${number}/settle`, { ...act, ...more });
    const settled = (await settle()).body.data;
    expect(settled.state).toBe('answered');
    expect((await settle()).status).toBe(200);
    expect((await settle({ key: randomId(), state: 'declined' })).body.code).toBe('OFFICE_CHANGED_MEANWHILE');
    const open = (await kim.get('office/group-requests')).body.data.rows;
    expect(open.some((row: { number: number }) => row.number === number)).toBe(false);
    await settle({ key: randomId(), state: 'open', version: settled.version });
    expect((await show(number)).state).toBe('open');
    expect((await kim.get('office/group-requests/99')).status).toBe(404);
  });
});
