// Customers change, see, download and delete their own data, over HTTP.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forget } from '../orders/orders-module.ts';
import { onOne, testDatabases } from '../platform/database/test-databases.ts';
import { openShop } from '../site/open-shop.ts';
import { digest } from '../testing/test-accounts.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const START = new Date('2026-11-18T07:00:00Z');
const DAY = 24 * 3600;
const HOME = { name: 'Emmy Noether', street: 'Kai 1', zip: '10969', city: 'Altona', country: 'DE' };
const PASSWORD = digest('Drei Kinder, ein Deich');
function ticket(datetime: string) {
  return { type: 'ticket', id: 'flut-normal', datetime, count: 1 };
}

describe.each(testDatabases())('a customer’s own data on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' }, START);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  let visitors = 0;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const register = async (more: object = {}): Promise<string> => {
    const c = { lname: 'Noether', email: `emmy${++visitors}@example.org`, country: 'DE', ...more };
    const { body } = await shop.post('/api/de/customer/register', { c: { password: PASSWORD, ...c } });
    expect(body.data, JSON.stringify(body)).toBeTypeOf('string');
    return body.data;
  };
  const me = async (token: string) => (await shop.get('/api/de/CUSTOMER_DATA', bearer(token))).body;
  const update = (token: string, c: object) => shop.post('/api/de/customer/update', { c }, bearer(token));
  const buy = async (token: string, items: unknown[], more: object = {}): Promise<string> => {
    const { body } = await shop.post(
      '/api/de/checkout/initPayment',
      purchase(items, more, 166),
      bearer(token),
    );
    await shop.bank(body.data.cartId, 'pay');
    const { cartId } = body.data;
    return (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data.booking_id;
  };
  const review = (id: string, token?: string) =>
    shop.get(`/api/de/order/review?id=${id}`, token === undefined ? {} : bearer(token));

  describe('details', () => {
    test('change where they are sent and stay where they are not; the answer is the new customer', async () => {
      const token = await register({ fname: 'Emmy' });
      const changed = await update(token, { shipping: HOME, send_invoice: true });
      expect(changed.status).toBe(200);
      expect(changed.body.data).toMatchObject({ fname: 'Emmy', addrShipping: HOME, send_invoice: true });
      expect(await me(token)).toEqual(changed.body);
      expect((await update(token, { shipping: null, fname: ' Amalie ' })).body.data).toMatchObject({
        fname: 'Amalie',
        lname: 'Noether',
        addrShipping: null,
        send_invoice: true,
      });
    });

    test('that are wrong change nothing, and each problem is at its field', async () => {
      const token = await register();
      const before = await me(token);
      const { status, body } = await update(token, {
        lname: ' ',
        country: 'XX',
        email: 'other@example.org',
        shipping: { ...HOME, street: '' },
      });
      expect(status).toBe(422);
      expect(Object.keys(body.errors).sort()).toEqual(['country', 'email', 'lname', 'shipping.street']);
      expect(await me(token)).toEqual(before);
    });

    test('of an account keep its e-mail, however it is written; a guest’s may change', async () => {
      const token = await register({ email: 'amalie@example.org' });
      expect((await update(token, { email: ' Amalie@Example.org', fname: 'A' })).body.data.email).toBe(
        'amalie@example.org',
      );
      const guest = await shop.guest();
      expect((await update(guest, { email: 'new@example.org' })).body.data).toMatchObject({
        email: 'new@example.org',
        isGuest: true,
      });
      expect((await update(guest, { email: 'new' })).body.errors).toHaveProperty('email');
    });

    test('do not touch the password', async () => {
      const token = await register({ email: 'fest@example.org' });
      expect((await update(token, { password: digest('something else') })).status).toBe(200);
      const login = { _u: 'fest@example.org', _p: PASSWORD };
      expect((await shop.post('/api/de/auth/login', login)).status).toBe(200);
    });

    test('of two windows at once are all kept', async () => {
      const token = await register();
      await Promise.all([
        update(token, { fname: 'Emmy' }),
        update(token, { company: 'Göttingen' }),
        update(token, { shipping: HOME }),
        update(token, { newsletter: true }),
      ]);
      expect((await me(token)).data).toMatchObject({
        fname: 'Emmy',
        company: 'Göttingen',
        addrShipping: HOME,
        newsletter: true,
      });
    });
  });

  onOne(engine, () => {
    test('the newsletter has the instant of its consent, until it is taken back; a guest has none', async () => {
      const since = async (token: string) =>
        (await shop.get('/api/de/customer/export', bearer(token))).body.data.newsletter_since;
      const token = await register();
      expect(await since(token)).toBe(null);
      await update(token, { newsletter: true });
      const first = await since(token);
      expect(first).toBe(shop.now().toISOString());
      shop.pass(60);
      await update(token, { newsletter: true, fname: 'E' });
      expect(await since(token)).toBe(first);
      expect((await update(token, { newsletter: false })).body.data.newsletter).toBe(false);
      expect(await since(token)).toBe(null);
      expect((await update(await shop.guest(), { newsletter: true })).body.data.newsletter).toBe(false);
    });

    describe('orders', () => {
      test('are listed newest first, with the next visit', async () => {
        const token = await register();
        const first = await buy(token, [ticket('2026-11-20 11:00'), ticket('2026-11-19 10:00')]);
        shop.pass(60);
        const second = await buy(token, [ticket('2026-11-25 12:00')]);
        const { body } = await shop.get('/api/de/customer/orders', bearer(token));
        expect(body.data).toEqual([
          expect.objectContaining({
            booking_id: second,
            names: ['Flut'],
            next_visit: '2026-11-25 12:00',
            total: 1200,
            state: 'confirmed',
          }),
          expect.objectContaining({ booking_id: first, names: ['Flut'], next_visit: '2026-11-19 10:00' }),
        ]);
        expect(body.data[0].date).toMatch(/^2026-11-18 08:\d\d$/);
        const other = await shop.get('/api/de/customer/orders', bearer(await register()));
        expect(other.body.data).toEqual([]);
        expect((await shop.get('/api/de/customer/orders', bearer(await shop.guest()))).status).toBe(403);
      });

      test('of an account are read by its own token and by the link, not by another account', async () => {
        const token = await register();
        const id = await buy(token, [ticket('2026-11-19 10:00')]);
        expect((await review(id, token)).status).toBe(200);
        expect((await review(id)).status).toBe(200);
        const refused = await review(id, await register());
        expect([refused.status, refused.body.code]).toEqual([406, 'ORDER_NOT_AVAILABLE']);
        expect((await review(id, 'no.token.atall')).body.code).toBe('TOKEN_INVALID');
        expect((await shop.get(`/documents/${id}/tickets.pdf`)).status).toBe(200);
      });

      test('of a guest are readable with the link', async () => {
        const id = await buy(await shop.guest(), [ticket('2026-11-19 10:00')]);
        expect((await review(id, await register())).status).toBe(200);
      });

      test('prefill only the registration of the visitor who placed them', async () => {
        const guest = await shop.guest({ fname: 'Ada', shipping: HOME });
        const id = await buy(guest, [ticket('2026-11-19 10:00')], { request_invoice: true });
        const from = (token: string, of = id) =>
          shop.get(`/api/de/customer/fromOrder?id=${of}`, bearer(token));
        expect((await from(guest)).body.data).toEqual({
          fname: 'Ada',
          lname: 'Lovelace',
          email: 'ada@example.org',
          country: 'DE',
          shipping: HOME,
          send_invoice: true,
        });
        for (const other of [await shop.guest(), await register()])
          expect((await from(other)).body.code).toBe('ORDER_NOT_AVAILABLE');
        expect((await from(guest, 'nobody')).status).toBe(406);
        expect((await shop.get(`/api/de/customer/fromOrder?id=${id}`)).status).toBe(401);
      });
    });

    test('the export holds the customer and every order as its review shows it', async () => {
      const token = await register({ newsletter: true });
      const ids = [await buy(token, [ticket('2026-11-19 10:00')])];
      shop.pass(60);
      ids.unshift(await buy(token, [ticket('2026-11-20 10:00')]));
      const { body, headers } = await shop.get('/api/de/customer/export', bearer(token));
      expect(headers['cache-control']).toBe('no-store');
      // How to get to the museum says nothing about the customer.
      const orders = await Promise.all(
        ids.map(async (id) => ({ ...(await review(id, token)).body.data, directions: undefined })),
      );
      expect(body.data).toEqual({
        customer: (await me(token)).data,
        language: 'de',
        registered_at: expect.stringMatching(/^2026-11-18T/),
        exported_at: shop.now().toISOString(),
        newsletter_since: body.data.registered_at,
        orders,
        withdrawals: [],
        group_requests: [],
        sessions: [
          {
            browser: '',
            system: '',
            signed_in_at: expect.stringMatching(/^2026-11-18 08:/),
            used_at: expect.stringMatching(/^2026-11-18 08:/),
          },
        ],
      });
      expect(JSON.stringify(body)).not.toMatch(/argon2|password/);
      expect((await shop.get('/api/de/customer/export', bearer(await shop.guest()))).status).toBe(403);
    });

    test('declarations of withdrawal are exported only to a customer who has confirmed the address', async () => {
      const token = await register();
      const { email } = (await me(token)).data;
      const declared = { name: 'Ada', number: '2026-100001', email: email.toUpperCase(), part: 'Das Buch' };
      const receipt = (await shop.post('/api/de/withdrawal', declared)).body.data;
      await shop.post('/api/de/withdrawal', { ...declared, email: 'someone.else@example.org' });
      const exported = async () =>
        (await shop.get('/api/de/customer/export', bearer(token))).body.data.withdrawals;
      expect(await exported()).toEqual([]);
      await shop.database.executeSql(`update customer set confirmed_at = now() where email = '${email}'`);
      expect(await exported()).toEqual([receipt]);
    });

    describe('an account', () => {
      const remove = (token: string, _po = PASSWORD) =>
        shop.post('/api/de/customer/delete', { _po }, bearer(token));

      test('is deleted with its password; its tokens die, its order stays by its link', async () => {
        const email = 'weg@example.org';
        const token = await register({ email });
        const id = await buy(token, [ticket('2026-11-19 10:00')]);
        const wrong = await remove(token, digest('wrong'));
        expect([wrong.status, wrong.body.code]).toEqual([422, 'CUSTOMER_DELETE_FAILED']);
        expect(wrong.body.errors).toHaveProperty('_po');
        const again = (await shop.post('/api/de/auth/login', { _u: email, _p: PASSWORD })).body.data;

        expect((await remove(token)).body).toEqual({ data: true });
        for (const dead of [token, again]) expect((await me(dead)).code).toBe('TOKEN_INVALID');
        expect((await shop.post('/api/de/auth/login', { _u: email, _p: PASSWORD })).status).toBe(401);
        expect((await review(id)).body.data.email).toBe(email);
        expect((await review(id, await register())).status).toBe(200);
        const { rows } = await shop.database.executeSql(
          `select c::text from customer c where c::text like '%weg@%' or details::text like '%weg@%'`,
        );
        expect(rows).toEqual([]);
        const links = await shop.database.executeSql(
          `select 1 from customer_link l join customer c on c.id = l.customer_id where c.deleted_at is not null`,
        );
        expect(links.rows).toEqual([]);
        // The address is free.
        expect(await register({ email })).toBeTypeOf('string');
      });

      test('without orders leaves no row, and a guest cannot be deleted so', async () => {
        const count = async () =>
          (await shop.database.executeSql('select count(*)::int as n from customer')).rows[0].n;
        const token = await register();
        const before = await count();
        expect((await remove(token)).status).toBe(200);
        expect(await count()).toBe(before - 1);
        expect((await remove(await shop.guest())).status).toBe(403);
      });

      test('cannot be deleted by guessing its password', async () => {
        const token = await register();
        const codes: string[] = [];
        for (let guess = 0; guess < 11; guess++)
          codes.push((await remove(token, digest(`${guess}`))).body.code);
        expect(codes).toEqual([...Array(10).fill('CUSTOMER_DELETE_FAILED'), 'TOO_MANY_TRIES']);
        expect((await remove(token)).headers['retry-after']).toBeDefined();
      });
    });

    test('an unconfirmed registration without orders is deleted after seven days', async () => {
      const emails = async () =>
        (await shop.database.executeSql('select email from customer where not is_guest')).rows.map(
          ({ email }) => email,
        );
      await register({ email: 'stumm@example.org' });
      await buy(await register({ email: 'kauft@example.org' }), [ticket('2026-11-19 10:00')]);
      await register({ email: 'ja@example.org' });
      await shop.database.executeSql(
        `update customer set confirmed_at = created_at where email = 'ja@example.org'`,
      );
      shop.pass(7 * DAY - 60);
      await forget(await openShop(shop.shop));
      expect(await emails()).toContain('stumm@example.org');
      shop.pass(120);
      await forget(await openShop(shop.shop));
      expect(await emails()).not.toContain('stumm@example.org');
      expect(await emails()).toEqual(expect.arrayContaining(['kauft@example.org', 'ja@example.org']));
    });
  });
});
