// What an order needs of its buyer beyond name and e-mail (spec decisions 7), asked of the server without the shop's pages.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase } from '../platform/database/test-databases.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const TICKETS = [{ type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 1 }];
const DEBIT = { Accountholder: 'Ada Brandt', IBAN: 'DE02120300000000202051' };
const HOME = { street: 'Uferweg 4', zip: '20095', city: 'Hamburg', country: 'DE' };

describe.each(oneDatabase())('what an order asks of its buyer on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    museum.put(
      'museum.yaml',
      MUSEUM_YAML.replace('  - {name: country, required: true}\n', '').replace(
        '  - {id: 177,',
        '  - {id: 74, kind: direct-debit, name: {de: Lastschrift}}\n  - {id: 177,',
      ),
    );
    shop = await openTestShop(engine, museum.folder, {}, new Date('2026-11-18T07:00:00Z'));
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const guest = async (c: object) => {
    const who = { lname: 'Brandt', email: 'ada@example.org', ...c };
    return (await shop.post('/api/de/auth/guest', { c: who })).body.data as string;
  };
  const order = async (token: string, payart: number, cart: object = {}) =>
    shop.post(`/api/de/checkout/initPayment?_=${token}`, {
      ...purchase(TICKETS, cart, payart),
      ...(payart === 74 && { aux: DEBIT }),
    });

  test('guests are asked for what the museum requires, and for nothing else', async () => {
    const { body } = await shop.get('/api/de/customer/attr?guest=1');
    expect(body.data.fields.map(({ name }: { name: string }) => name)).toEqual(['lname', 'email']);
  });

  test('name and e-mail are enough for tickets that come by mail, an invoice included', async () => {
    expect((await order(await guest({}), 166, { request_invoice: true })).status).toBe(200);
  });

  test.each([
    ['a direct debit', {}, 74, {}, ['street', 'zip', 'city', 'country']],
    [
      'a company’s invoice',
      { company: 'Werft', city: 'Kiel' },
      166,
      { request_invoice: true },
      ['street', 'zip', 'country'],
    ],
  ])('%s needs the address, field by field', async (_, c, payart, cart, missing) => {
    const token = await guest(c);
    const refused = await order(token, payart, cart);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(missing);
    await shop.post(`/api/de/customer/update?_=${token}`, { c: HOME });
    expect((await order(token, payart, cart)).status).toBe(200);
  });

  test('a company without an invoice needs no address', async () => {
    const token = await guest({ company: 'Werft' });
    expect((await order(token, 166, { request_invoice: false })).status).toBe(200);
  });
});
