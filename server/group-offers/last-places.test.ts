// The last places, wanted at the same moment by groups that grow, by the office that holds an offer, and by visitors. Whoever is too
// late is told so. The table of slots refuses to be oversold by itself (`slot_not_oversold`), but that answers a failure: each
// request has to be decided on slots that it has locked. On PostgreSQL it fails with answers of INTERNAL_ERROR once `lock-slots`
// locks nothing. The lock in `makeRoomFor` is against deadlocks, which this does not bring about.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkLedger } from '../ledger/books/check/check-ledger.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { transferMuseum } from '../testing/transfers/transfer-museum.ts';
import { offerSecret } from './offer-link.ts';

const GROUPS_YAML = `group_requests:
  kinds: [{id: schule, name: {de: Schule, en: School}}]
`;
const TIMES = ['2026-12-12 10:00', '2026-12-12 12:00'] as const;
const GROUPS = 5;
/** Of each pool; the house has both times in one, and so four places for two people at two times. */
const FREE = 13;
const EACH = 4;
const ROUNDS = 6;

/** One line of each time: those of some groups are in the contrary order, as the lines of a cart may be. */
const two = (count: number, times: readonly string[] = TIMES) =>
  times.map((datetime) => ({ type: 'ticket', id: 'flut-normal', datetime, count }));

describe.each(testDatabases())('the last places on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let service: StaffClient;
  beforeAll(() => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', transferMuseum() + GROUPS_YAML);
  });
  afterAll(() => museum.remove());
  beforeEach(async () => {
    shop = await openTestShop(engine, museum.folder);
    service = await signIn(shop, 'service');
    return () => shop.close();
  });

  const rows = async (query: string, ...values: unknown[]) =>
    (await shop.database.executeSql(query, values)).rows;
  const ask = async () => {
    const request = { kind: 'schule', name: 'Ada', organisation: '', phone: '', answers: {} };
    const more = { email: 'ada@example.org', people: '24', days: 'Dezember', wishes: randomId() };
    return (await shop.post('/api/en/group-request', { ...request, ...more })).body.data.number as number;
  };
  const hold = (number: number, count: number) =>
    service.post('office/group-offers/hold', { number, items: two(count), reduction: 0 });
  const offer = async (index: number) => {
    const number = await ask();
    const items = two(2, index % 2 === 0 ? TIMES : TIMES.toReversed());
    const held = await service.post('office/group-offers/hold', { number, items, reduction: 0 });
    const { cartId, days } = held.body.data;
    const until = { valid_until: days.usual, numbers_until: days.lastNumbers };
    const body = { number, cartId, items, reduction: 0, message: '', reason: '', key: randomId(), ...until };
    const made = await service.post('office/group-offers/make', body);
    return offerSecret(shop.shop.payments.linkKey, made.body.data.id);
  };
  const grow = async (link: string, count: number) => {
    const body = { link, numbers: { '0:flut-normal': count, '1:flut-normal': count }, total: 2400 * count };
    return shop.post('/api/en/checkout/group-offer/numbers', body);
  };
  const visit = (index: number) =>
    shop.post('/api/de/checkout/initPayment', purchase(two(2, index % 2 === 0 ? TIMES : TIMES.toReversed())));
  /** Of each slot: what is taken, what carts hold of it, and how many it has. */
  const slots = () =>
    rows(`select s.taken, s.capacity, coalesce(sum(h.quantity), 0)::int as held from slot s
      left join hold h on h.slot_id = s.id where s.taken > 0 group by s.id order by s.id`);

  test('are sold once, and whoever is too late is told so', async () => {
    const links: string[] = [];
    for (let index = 0; index < GROUPS; index += 1) links.push(await offer(index));
    const numbers = [await ask(), await ask(), await ask()];
    await rows(`update slot set capacity = taken + ${FREE}, planned = taken + ${FREE} where taken > 0`);
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all([
        ...links.map((link) => grow(link, 4)),
        ...[0, 1, 2, 3, 4].map(visit),
        ...numbers.map((number) => hold(number, 2)),
      ]);
      const said = answers.map(({ status, body }) => (status === 200 ? 'sold' : (body.code ?? status)));
      expect(new Set(said)).toEqual(new Set(['sold', 'CART_NOT_AVAILABLE']));
      expect(said.filter((one) => one === 'sold')).toHaveLength(Math.floor(FREE / EACH));
      for (const { taken, held, capacity } of await slots()) {
        expect(taken).toBe(held);
        expect(taken).toBeLessThanOrEqual(capacity);
      }
      await Promise.all(links.map((link) => grow(link, 2)));
      for (const { body, status } of answers.slice(links.length))
        if (status === 200) {
          const { cartId } = body.data;
          await shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${cartId}`);
          await service.post('office/group-offers/release', { cartId });
        }
    }
    expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
  }, 120_000);
});
