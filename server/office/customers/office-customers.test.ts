// Customers in the office, on both engines: found, shown whole, corrected, merged (also beside a purchase), exported, forgotten.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { bearing, register } from '../../testing/test-accounts.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';

const TICKET = { type: 'ticket', id: 'dauer-karte', count: 1 };
const VISIT = { type: 'ticket', id: 'flut-normal', datetime: '2026-11-20 10:00', count: 1 };

// By hand: a cart of the same customer, as a purchase writes it.
const copyCart = byHand(
  'test-copy-cart',
  { id: text(), from: text() },
  {},
  ({ id, from }) => raw`
    insert into cart (id, state, language, customer_id, quote, total, payart, continue_url, cancel_url, hold_count, expires_at, places)
    select ${id}, state, language, customer_id, quote, total, payart, continue_url, cancel_url, hold_count, expires_at, places
    from cart where id = ${from}`,
);

describe.each(oneDatabase())('customers in the office on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let service: StaffClient;
  let keys = 0;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder);
    service = await signIn(shop, 'service');
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const key = () => {
    keys += 1;
    return `key-of-customers-${keys}`;
  };
  const begin = async (token: string, item: object = TICKET): Promise<string> => {
    const { body } = await shop.post('/api/de/checkout/initPayment', purchase([item]), bearing(token));
    expect(body.code, JSON.stringify(body)).toBeUndefined();
    return body.data.cartId;
  };
  const pay = async (cartId: string, token?: string): Promise<string> => {
    await shop.bank(cartId, 'pay');
    await shop.post('/api/de/checkout/execPayment', { cartId }, token ? bearing(token) : {});
    const { rows } = await shop.database.executeSql('select number from placed_order where cart_id = $1', [
      cartId,
    ]);
    return rows[0].number;
  };
  const customerOf = async (cartOrOrder: string): Promise<string> =>
    (
      await shop.database.executeSql(
        'select c.customer_id as cart, o.customer_id as placed from cart c left join placed_order o on o.cart_id = c.id where c.id = $1 or o.number = $1',
        [cartOrOrder],
      )
    ).rows.map(({ cart, placed }) => placed ?? cart)[0];
  const find = async (q: string): Promise<{ id: string; name: string; kind: string; orders: number }[]> =>
    (await service.post('office/customers/search', { q })).body.data;
  const whole = async (id: string) => (await service.get(`office/customers/${id}`)).body.data;
  /** Somebody who has bought something: their id. */
  const buyer = async (lname: string, more: object = {}) => {
    const email = `${lname.toLowerCase()}@example.org`;
    const token = await shop.guest({ fname: 'Ida', lname, email, ...more });
    const number = await pay(await begin(token), token);
    return { token, number, email, id: await customerOf(number) };
  };

  test('are found by name, also misspelt, by address, phone and an order’s number', async () => {
    const { id, number, email } = await buyer('Birkenfeld', { phone: '+49 40 7766 5544' });
    for (const typed of ['Birkenfeld', 'Birkenfelt', 'ida birkenfeld', email, '040 77665544', number])
      expect(await find(typed), typed).toMatchObject([
        { id, kind: 'guest', name: 'Ida Birkenfeld', orders: 1 },
      ]);
    expect(await find('24.11.')).toEqual([]);
    const token = await register(shop, { lname: 'Zuckschwert', email: 'zuck@example.org' });
    expect(token).toBeTruthy();
    for (const typed of ['Zuckschw', 'zuck@example.org'])
      expect(await find(typed), typed).toMatchObject([{ kind: 'account', orders: 0 }]);
  });

  test('one is shown whole, and those who may not see customers do not', async () => {
    const { id, number } = await buyer('Ganz');
    const shown = await whole(id);
    expect(shown).toMatchObject({
      id,
      version: 0,
      kind: 'guest',
      customer: { lname: 'Ganz', email: 'ganz@example.org' },
      newsletter_since: '',
      sessions: 1,
      orders: [{ number }],
      passes: [],
      vouchers: [],
    });
    const finance = await signIn(shop, 'finance');
    expect((await finance.get(`office/customers/${id}`)).status).toBe(403);
    expect((await service.get('office/customers/nobody')).status).toBe(404);
  });

  test('an account without orders is found misspelt by a letter and by telephone', async () => {
    const ada = {
      fname: 'Hedwig',
      lname: 'Kronenwerther',
      email: 'krone@example.org',
      phone: '040 / 7654-3210',
    };
    await register(shop, ada);
    for (const q of ['Kronenwerter', 'Kromenwerther', 'Hedwik Kronenwerthe', '+49 40 76543210'])
      expect(await find(q), q).toMatchObject([{ name: 'Hedwig Kronenwerther', kind: 'account', orders: 0 }]);
    for (const q of ['Kromenwerter', 'Hedwig Kronen Werther', '+49 40 76543211'])
      expect(await find(q), q).toEqual([]);
  });

  test('the address for parcels is corrected, all of it or nothing', async () => {
    const { id } = await buyer('Paketfrau');
    const correct = async (fields: Record<string, string>) => {
      const { version } = await whole(id);
      return service.post(`office/customers/${id}/correct`, { fields, key: key(), version });
    };
    const begun = await correct({ 'shipping.street': 'Kai 1' });
    const missing = ['shipping.name', 'shipping.zip', 'shipping.city', 'shipping.country'];
    expect([begun.status, Object.keys(begun.body.errors).toSorted()]).toEqual([422, missing.toSorted()]);
    const home = { name: 'Ada', street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };
    const dotted = (values: Record<string, string>) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [`shipping.${name}`, value]));
    expect((await correct(dotted(home))).status).toBe(200);
    expect((await correct({ 'shipping.city': 'Kiel', phone: '+49 431 123456' })).status).toBe(200);
    expect((await whole(id)).customer.addrShipping).toMatchObject({ ...home, city: 'Kiel' });
    expect((await correct({ 'shipping.country': 'ZZ' })).body.errors).toHaveProperty(['shipping.country']);
    const none = Object.fromEntries(Object.keys(home).map((name) => [name, '']));
    expect((await correct(dotted(none))).status).toBe(200);
    expect((await whole(id)).customer.addrShipping).toBeNull();
  });

  test('details are corrected once, an account’s address is not, and what is wrong is said at its field', async () => {
    const { id } = await buyer('Falsch');
    const fields = { lname: 'Richtig', phone: '+49 30 12345678' };
    const sent = { fields, key: key(), version: 0 };
    const { body } = await service.post(`office/customers/${id}/correct`, sent);
    expect(body.data.version).toBeGreaterThan(0);
    expect((await service.post(`office/customers/${id}/correct`, sent)).body.data).toEqual(body.data);
    expect((await whole(id)).customer).toMatchObject({ lname: 'Richtig', phone: '+49 30 12345678' });
    expect(await find('030 12345678')).toMatchObject([{ id }]);
    const again = await service.post(`office/customers/${id}/correct`, { fields, key: key(), version: 0 });
    expect([again.status, again.body.code]).toEqual([409, 'OFFICE_CHANGED_MEANWHILE']);
    const version = body.data.version;
    for (const wrong of [{ email: 'x' }, { country: 'ZZ' }, { password: 'secret' }]) {
      const { status, body } = await service.post(`office/customers/${id}/correct`, {
        fields: wrong,
        key: key(),
        version,
      });
      expect([status, Object.keys(body.errors)]).toEqual([422, Object.keys(wrong)]);
    }
    const { rows } = await shop.database.executeSql(
      "select after from act where verb = 'customer.corrected' and object_id = $1",
      [id],
    );
    expect(rows).toEqual([{ after: { fields: ['lname', 'phone'] } }]);
  });

  test('two become one: orders and purchases under way go over, the other’s sign-in ends, and their address leads there', async () => {
    const kept = await buyer('Bleibt');
    const gone = await buyer('Geht', { phone: '+49 40 998877' });
    const held = await begin(gone.token);
    const preview = (await service.post(`office/customers/${kept.id}/merge/preview`, { from: gone.id })).body
      .data;
    expect(preview).toMatchObject({
      into: { id: kept.id, orders: 1 },
      from: { id: gone.id, orders: 1, email: 'geht@example.org' },
      problem: '',
      open: 1,
      sessions: 1,
      newsletter: false,
    });
    const sent = { from: gone.id, key: key(), version: preview.version };
    const merged = await service.post(`office/customers/${kept.id}/merge`, sent);
    expect(merged.status).toBe(200);
    expect((await service.post(`office/customers/${kept.id}/merge`, sent)).body.data).toEqual(
      merged.body.data,
    );
    const late = await pay(held);
    const shown = await whole(gone.id);
    expect(shown).toMatchObject({ id: kept.id, customer: { lname: 'Bleibt', email: 'bleibt@example.org' } });
    expect(shown.orders.map(({ number }: { number: string }) => number).toSorted()).toEqual(
      [kept.number, gone.number, late].toSorted(),
    );
    const refused = await shop.post('/api/de/checkout/initPayment', purchase([TICKET]), bearing(gone.token));
    expect(refused.body.code).toBe('TOKEN_INVALID');
    expect(await find('040 998877')).toEqual([]);
    const { rows } = await shop.database.executeSql(
      "select verb, object_id, after from act where verb like 'customer.merged%' order by id",
    );
    expect(rows).toEqual([
      { verb: 'customer.merged', object_id: kept.id, after: { orders: 1, from_customer: gone.id } },
      { verb: 'customer.merged-away', object_id: gone.id, after: { orders: 1, into_customer: kept.id } },
    ]);
  });

  test('what was begun by the other and ends after the merge belongs to the one who remains', async () => {
    const kept = await buyer('Erste');
    const gone = await buyer('Zweite');
    const cart = await begin(gone.token);
    const version = 0;
    await service.post(`office/customers/${kept.id}/merge`, { from: gone.id, key: key(), version });
    // As a cart that was written at the very moment.
    await shop.database.executeSql('update cart set customer_id = $1 where id = $2', [gone.id, cart]);
    expect(await customerOf(await pay(cart))).toBe(kept.id);
  });

  test('purchases that end beside a merge are lost by nobody', async () => {
    const kept = await buyer('Rennt');
    for (let round = 0; round < 4; round += 1) {
      const gone = await buyer(`Laeuft${round}`);
      const carts = [await begin(gone.token), await begin(gone.token)];
      const { version } = await whole(kept.id);
      const merge = service.post(`office/customers/${kept.id}/merge`, { from: gone.id, key: key(), version });
      const [merged, ...numbers] = await Promise.all([merge, ...carts.map((cart) => pay(cart))]);
      expect(merged.status).toBe(200);
      for (const number of [gone.number, ...numbers]) expect(await customerOf(number)).toBe(kept.id);
    }
  });

  // The embedded engine has one session: nothing happens beside a transaction there.
  test.runIf(engine.name === 'postgres')(
    'a purchase that is written at the very moment is waited for, and goes over',
    async () => {
      const kept = await buyer('Wartet');
      const gone = await buyer('Kommt');
      const cart = await begin(gone.token);
      const written = Promise.withResolvers<void>();
      const ends = Promise.withResolvers<void>();
      const purchase = shop.database.transaction(async (sql) => {
        await sql.run(copyCart, { id: 'COPIED', from: cart });
        written.resolve();
        await ends.promise;
      });
      await written.promise;
      const sent = { from: gone.id, key: key(), version: 0 };
      const merge = service.post(`office/customers/${kept.id}/merge`, sent);
      await Promise.race([merge, new Promise((resolve) => setTimeout(resolve, 300))]);
      ends.resolve();
      await purchase;
      expect((await merge).status).toBe(200);
      const { rows } = await shop.database.executeSql("select customer_id from cart where id = 'COPIED'");
      expect(rows).toEqual([{ customer_id: kept.id }]);
    },
  );

  test('an account is not merged into a guest, nor anybody into themselves', async () => {
    const guest = await buyer('Gast');
    const account = await register(shop, { lname: 'Konto', email: 'konto@example.org' });
    const number = await pay(await begin(account), account);
    const from = await customerOf(number);
    for (const [other, problem] of [
      [from, 'into-guest'],
      [guest.id, 'same'],
    ] as const) {
      const preview = await service.post(`office/customers/${guest.id}/merge/preview`, { from: other });
      expect(preview.body.data.problem).toBe(problem);
      const sent = { from: other, key: key(), version: 0 };
      const { status, body } = await service.post(`office/customers/${guest.id}/merge`, sent);
      expect([status, body.code, body.problem]).toEqual([422, 'OFFICE_NOT_TO_BE_MERGED', problem]);
    }
    const sent = { from: guest.id, key: key(), version: 0 };
    expect((await service.post(`office/customers/${from}/merge`, sent)).status).toBe(200);
    expect((await whole(from)).orders).toHaveLength(2);
  });

  test('their data is given out as their own export has it, and the journal says so each time', async () => {
    const { id, number } = await buyer('Auskunft');
    const sent = { key: key() };
    for (const _ of [1, 2]) {
      const { body } = await service.post(`office/customers/${id}/export`, sent);
      expect(body.data).toMatchObject({ customer: { lname: 'Auskunft' }, orders: [{ number }] });
    }
    const { rows } = await shop.database.executeSql(
      "select object_id from act where verb = 'customer.exported'",
    );
    expect(rows).toEqual([{ object_id: id }, { object_id: id }]);
  });

  test('one is forgotten; with visits ahead only where that is confirmed, and orders stay', async () => {
    const { id, token, number } = await buyer('Vergiss', { phone: '+49 40 556677' });
    const visit = await pay(await begin(token, VISIT), token);
    const effect = (await service.post(`office/customers/${id}/forget/preview`)).body.data;
    expect(effect).toMatchObject({
      version: 0,
      orders: 2,
      ahead: [{ order: visit, visit: '2026-11-20 10:00' }],
      open: 0,
      sessions: 1,
      newsletter: false,
      years: expect.any(Number),
    });
    const forget = (confirmed: boolean) =>
      service.post(`office/customers/${id}/forget`, { confirmed, key: key(), version: 0 });
    const refused = await forget(false);
    expect([refused.status, refused.body.code]).toEqual([422, 'OFFICE_VISITS_AHEAD']);
    expect((await whole(id)).customer.lname).toBe('Vergiss');
    expect((await forget(true)).body.data).toBe(true);
    expect((await service.get(`office/customers/${id}`)).status).toBe(404);
    expect((await service.get(`office/orders/${number}`)).body.data.order.name).toBe('Ida Vergiss');
    expect(await find('040 556677')).toEqual([]);
    const refusedToken = await shop.post('/api/de/checkout/initPayment', purchase([TICKET]), bearing(token));
    expect(refusedToken.body.code).toBe('TOKEN_INVALID');
  });
});
