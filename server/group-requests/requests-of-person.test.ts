// What a person asked for their group is part of their data: exported and forgotten, and not in the middle of an offer.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';
import { bearing, PASSWORD, register } from '../testing/test-accounts.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { transferMuseum } from '../testing/transfers/transfer-museum.ts';
import { forgetRequests } from './request-store.ts';

const GROUPS_YAML = `group_requests:
  kinds: [{id: schule, name: {de: Schule}}]
`;
const ITEMS = [{ type: 'ticket', id: 'flut-normal', datetime: '2026-12-12 10:00', count: 5 }];
const LONG_AGO = new Date(0);

describe.each(testDatabases())('requests of a person on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let service: StaffClient;
  beforeAll(async () => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', transferMuseum() + GROUPS_YAML);
    shop = await openTestShop(engine, museum.folder);
    service = await signIn(shop, 'service');
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const rows = async (query: string, ...values: unknown[]) =>
    (await shop.database.executeSql(query, values)).rows;
  const ask = async (email: string): Promise<number> => {
    const request = { kind: 'schule', name: 'Ada Lovelace', organisation: '', phone: '', answers: {} };
    const more = { email, people: '24', days: 'Im Mai', wishes: 'Ruhe' };
    return (await shop.post('/api/de/group-request', { ...request, ...more })).body.data.number;
  };
  const offer = async (number: number): Promise<string> => {
    const held = await service.post('office/group-offers/hold', { number, items: ITEMS, reduction: 0 });
    const { cartId } = held.body.data;
    const days = { valid_until: '2026-11-26', numbers_until: '2026-12-05' };
    const more = { message: 'Willkommen', reason: '', key: randomId() };
    const body = { number, cartId, items: ITEMS, reduction: 0, ...days, ...more };
    return (await service.post('office/group-offers/make', body)).body.data.id;
  };
  const confirm = (email: string) => rows('update customer set confirmed_at = now() where email = $1', email);
  const exported = async (token: string) =>
    (await shop.get('/api/de/customer/export', bearing(token))).body.data.group_requests;
  const left = async (email: string) =>
    (await rows('select number from group_request where email = $1', email)).length;

  test('are exported with what was offered, to the owner of a confirmed address alone', async () => {
    const email = 'export@example.org';
    const token = await register(shop, { email });
    const number = await ask(email);
    await offer(number);
    expect(await exported(token)).toEqual([]);
    await confirm(email);
    expect(await exported(token)).toMatchObject([
      {
        number,
        wishes: 'Ruhe',
        received: expect.stringMatching(/^2026-11-18 /),
        offers: [{ message: 'Willkommen' }],
      },
    ]);
  });

  test('are forgotten with the account of a confirmed address, those of nobody’s account are not', async () => {
    const email = 'gone@example.org';
    const token = await register(shop, { email });
    await ask(email);
    await confirm(email);
    await shop.post('/api/de/customer/delete', { _po: PASSWORD }, bearing(token));
    expect(await left(email)).toBe(0);
    const other = 'unproven@example.org';
    const stranger = await register(shop, { email: other });
    await ask(other);
    await shop.post('/api/de/customer/delete', { _po: PASSWORD }, bearing(stranger));
    expect(await left(other)).toBe(1);
  });

  test('wait for an offer that holds places, and go once it is over', async () => {
    const email = 'waits@example.org';
    const token = await register(shop, { email });
    const id = await offer(await ask(email));
    await confirm(email);
    await shop.post('/api/de/customer/delete', { _po: PASSWORD }, bearing(token));
    expect(await left(email)).toBe(1);
    await forgetRequests(shop.database, LONG_AGO);
    expect(await left(email)).toBe(1);
    await service.post(`office/group-offers/${id}/withdraw`, { reason: '', key: randomId() });
    await forgetRequests(shop.database, LONG_AGO);
    expect([await left(email), await rows('select id from group_offer where id = $1', id)]).toEqual([0, []]);
  });
});
