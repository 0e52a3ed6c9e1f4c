// Payments in the office, on both engines: lists of them, narrowed, and where each leads.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { bearing } from '../../testing/test-accounts.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { BY_TRANSFER, FIRST_SLOT, transferMuseum } from '../../testing/transfers/transfer-museum.ts';

const CARD = 166;
const SCHOOL = {
  company: 'Grundschule am Hafen',
  street: 'Schulweg 1',
  zip: '10115',
  city: 'Berlin',
};

const visit = (count: number) => ({ type: 'ticket', id: 'flut-normal', datetime: FIRST_SLOT, count });

describe.each(oneDatabase())('payments in the office on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let finance: StaffClient;
  let paid = '';

  const begin = async (payart: number, item: object, buyer: object = {}): Promise<string> => {
    const cart = purchase([item], { request_invoice: payart === BY_TRANSFER }, payart);
    const { body } = await shop.post('/api/de/checkout/initPayment', cart, bearing(await shop.guest(buyer)));
    return body.data.cartId;
  };
  const buy = async (item: object): Promise<string> => {
    const cartId = await begin(CARD, item);
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data.number;
  };
  const list = async (query = '') => (await finance.get(`office/payments${query}`)).body.data;
  const amounts = async (query: string) =>
    (await list(query)).rows.map(({ amount }: { amount: number }) => amount);

  beforeAll(async () => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', transferMuseum());
    shop = await openTestShop(engine, museum.folder);
    paid = await buy(visit(1));
    shop.pass(12 * 3600);
    await begin(BY_TRANSFER, visit(2), SCHOOL);
    shop.pass(12 * 3600);
    const doubtful = await begin(CARD, visit(3));
    await shop.database.executeSql(
      "update payment set state = 'disputed', dispute_due_at = $2 where cart_id = $1",
      [doubtful, new Date(shop.now().getTime() + 10 * 24 * 3600 * 1000)],
    );
    // A session ends with the day.
    finance = await signIn(shop, 'finance');
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  test('an order that is only reserved is found in the one field, also misspelt, by those who may note its money', async () => {
    const [{ number }] = (await finance.get('office/reserved')).body.data.rows;
    const found = async (q: string, who = finance) =>
      (await who.post('office/search', { q })).body.data.reserved;
    for (const q of ['Grundschule', 'Grundschulle Hafen', 'am hafen', '24,00'])
      expect(await found(q), q).toMatchObject([{ number, total: 2400, name: 'Grundschule am Hafen' }]);
    expect(await found('Gymnasium')).toEqual([]);
    expect(await found('Grundschule', await signIn(shop, 'programme'))).toEqual([]);
  });

  test('are listed the newest first, each with its order, its reserved order, or none', async () => {
    const { rows, providers, next } = await list();
    const [{ number: reserved }] = (await finance.get('office/reserved')).body.data.rows;
    expect([providers, next]).toEqual([['demo', 'transfer'], null]);
    expect(rows).toMatchObject([
      { provider: 'demo', state: 'disputed', amount: 3600, order: '', reserved: 0, unclear: true },
      {
        provider: 'transfer',
        state: expect.any(String),
        amount: 2400,
        company: 'Grundschule am Hafen',
        order: '',
        reserved,
        received: '',
        unclear: false,
      },
      { provider: 'demo', state: 'paid', amount: 1200, order: paid, reserved: 0, given_back: 0 },
    ]);
    expect(rows.every(({ begun }: { begun: string }) => /^2026-11-\d\d \d\d:\d\d/.test(begun))).toBe(true);
  });

  test.each([
    ['what needs a person', 'state=unclear', [3600]],
    ['their state', 'state=paid', [1200]],
    ['their provider', 'provider=transfer', [2400]],
    ['both', 'provider=transfer&state=paid', []],
    ['a provider that there is not', 'provider=nobody', []],
  ])('are found by %s', async (_what, query, expected) => {
    expect(await amounts(`?${query}`)).toEqual(expected);
  });

  test('are found by the museum’s days, both included', async () => {
    const days: string[] = (await list()).rows.map(({ begun }: { begun: string }) => begun.slice(0, 10));
    const [last = '', , first = ''] = days;
    expect(first < last).toBe(true);
    expect(await amounts(`?from=${last}`)).toContain(3600);
    expect(await amounts(`?from=${last}`)).not.toContain(1200);
    expect(await amounts(`?to=${first}`)).toContain(1200);
    expect(await amounts(`?to=${first}`)).not.toContain(3600);
    expect(await amounts(`?from=${first}&to=${last}`)).toEqual([3600, 2400, 1200]);
  });

  test('are refused for a cursor, a day or a state that is none', async () => {
    for (const query of ['cursor=x', 'to=2026-02-30', 'state=unsure']) {
      const { status, body } = await finance.get(`office/payments?${query}`);
      expect([status, body.code]).toEqual([400, 'REQUEST_MALFORMED']);
    }
  });

  test('come page by page, although many began at the same moment', async () => {
    const seen = new Set((await list()).rows.map(({ number }: { number: number }) => number));
    for (let more = 0; more < 49; more += 1)
      await begin(CARD, { type: 'ticket', id: 'dauer-karte', count: 1 });
    const { rows, next } = await list();
    const second = await list(`?cursor=${next}`);
    const numbers = [...rows, ...second.rows].map(({ number }) => number);
    expect([rows.length, second.rows.length, second.next]).toEqual([50, 2, null]);
    expect(new Set(numbers).size).toBe(52);
    for (const number of seen) expect(numbers).toContain(number);
  });
});
