// Accounts over HTTP: each call succeeds and has the right effects.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import {
  ADA,
  BACKLINK,
  bearing,
  digest,
  logIn,
  mailOf,
  mailsOf,
  NEW_PASSWORD,
  PASSWORD,
  register,
  registerConfirmed,
} from '../test-accounts.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../test-shop.ts';

const START = new Date('2026-11-18T07:00:00Z');

describe.each(oneDatabase())('an account on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let email: string;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, { JOBS: 'on' }, START);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });
  // Each test uses a new address.
  beforeEach(({ task }) => {
    email = `${task.id.replace(/\W/g, '')}@example.org`;
  });

  const customer = async (token: string) => (await shop.get('/api/de/CUSTOMER_DATA', bearing(token))).body;
  const countCustomers = async (): Promise<number> => {
    const text = 'select count(*) as count from customer where email = $1';
    return Number((await shop.database.executeSql(text, [email])).rows[0].count);
  };
  const passwordHash = async (): Promise<string> => {
    const text = 'select password_hash from customer where email = $1';
    return (await shop.database.executeSql(text, [email])).rows[0].password_hash;
  };
  const post = (call: string, body: object, token?: string) =>
    shop.post(`/api/de/${call}`, body, token === undefined ? {} : bearing(token));

  test('a new customer is logged in at once, and confirms the address with the mailed link', async () => {
    const token = await register(shop, { email, newsletter: true, company: 'Analytical Engines' });
    expect((await customer(token)).data).toMatchObject({
      lname: 'Lovelace',
      company: 'Analytical Engines',
      isGuest: false,
      confirmed: false,
      newsletter: true,
    });
    const mail = await mailOf(shop, 'confirm', email);
    expect(mail.to).toBe(email);
    expect(mail.text).toContain(`http://localhost:3000/de/confirm-email/#${mail.secret}`);
    expect((await post('customer/emailconfirm', { token: mail.secret }, token)).body.data).toEqual({ email });
    expect((await customer(token)).data.confirmed).toBe(true);
  });

  test('a password is accepted as typed text or as its digest', async () => {
    const typed = 'Z\u00fcrich im Regen';
    await register(shop, { email, password: typed.normalize('NFD') });
    expect((await logIn(shop, email, digest(typed))).status).toBe(200);
  });

  test('upper case and spaces in the e-mail address do not matter when logging in', async () => {
    await register(shop, { email: `  ${email.replace('@e', '@E')} ` });
    const answer = await logIn(shop, `${email.toUpperCase()} `);
    expect(answer.status).toBe(200);
    expect((await customer(answer.body.data)).data.email).toBe(email.replace('@e', '@E'));
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('the password is stored only as an argon2id hash', async () => {
    await register(shop, { email });
    expect(await passwordHash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const { rows } = await shop.database.executeSql('select to_jsonb(c)::text as kept from customer c');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  });

  test('a hash with weaker parameters still works, and is replaced at the next login', async () => {
    await register(shop, { email });
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash(PASSWORD, { memoryCost: 4096, timeCost: 1 });
    await shop.database.executeSql('update customer set password_hash = $1 where email = $2', [weak, email]);
    expect((await logIn(shop, email)).status).toBe(200);
    expect(await passwordHash()).toContain('m=19456,t=2');
    expect((await logIn(shop, email)).status).toBe(200);
  });

  test('a guest who registers keeps the order, and the guest’s token ends', async () => {
    const guest = await shop.guest({ email });
    const items = [{ type: 'ticket', id: 'dauer-karte', count: 1 }];
    const placed = await post('checkout/initPayment', purchase(items, {}, 166), guest);
    await shop.bank(placed.body.data.cartId, 'pay');
    await post('checkout/execPayment', { cartId: placed.body.data.cartId });
    const token = await register(shop, { email }, guest);
    expect((await customer(guest)).code).toBe('TOKEN_INVALID');
    expect((await shop.get('/api/de/customer/orders', bearing(token))).body.data).toHaveLength(1);
    expect(await countCustomers()).toBe(1);
  });

  const orderAsGuest = async () => {
    const items = [{ type: 'ticket', id: 'dauer-karte', count: 1 }];
    const placed = await post('checkout/initPayment', purchase(items, {}, 166), await shop.guest({ email }));
    await shop.bank(placed.body.data.cartId, 'pay');
    await post('checkout/execPayment', { cartId: placed.body.data.cartId });
  };

  test('a guest’s orders appear in the account once the same e-mail address is confirmed', async () => {
    await orderAsGuest();
    const token = await register(shop, { email: email.toUpperCase() });
    expect((await shop.get('/api/de/customer/orders', bearing(token))).body.data).toEqual([]);
    const { secret } = await mailOf(shop, 'confirm', email);
    await post('customer/emailconfirm', { token: secret }, token);
    expect((await shop.get('/api/de/customer/orders', bearing(token))).body.data).toHaveLength(1);
  });

  test('whoever opens the link without being signed in confirms with the account’s password', async () => {
    await orderAsGuest();
    const token = await register(shop, { email });
    const other = await register(shop, { email: `other-${email}`, password: NEW_PASSWORD });
    const { secret } = await mailOf(shop, 'confirm', email);
    const asked = await post('customer/emailconfirm', { token: secret }, other);
    expect([asked.status, Object.keys(asked.body.errors)]).toEqual([422, ['_p']]);
    const confirmed = await post('customer/emailconfirm', { token: secret, _p: PASSWORD });
    expect(confirmed.body.data).toEqual({ email });
    expect((await shop.get('/api/de/customer/orders', bearing(token))).body.data).toHaveLength(1);
  });

  test('registering with a taken address gets the same answer; its owner keeps the account and gets a mail', async () => {
    const owner = await registerConfirmed(shop, email);
    const second = await register(shop, { email, lname: 'Byron', password: NEW_PASSWORD });
    expect((await customer(second)).data).toMatchObject({ lname: 'Byron', confirmed: false });
    const told = await mailOf(shop, 'registered-already', email);
    expect(told.to).toBe(email);
    expect(told.secret).toBe('');
    expect(told.text).toContain('http://localhost:3000/de/login');
    expect(await mailsOf(shop, 'confirm', email)).toHaveLength(1);
    expect((await customer(owner)).data).toMatchObject({ lname: 'Lovelace', confirmed: true });
    const [first, other] = [await logIn(shop, email), await logIn(shop, email, NEW_PASSWORD)];
    expect((await customer(first.body.data)).data.lname).toBe('Lovelace');
    expect((await customer(other.body.data)).data.lname).toBe('Byron');
  });

  test('logging in ends the token that was sent along, and so does logging out', async () => {
    await register(shop, { email });
    const guest = await shop.guest({ email });
    const answer = await post('auth/login', { _u: email, _p: PASSWORD }, guest);
    expect((await customer(guest)).code).toBe('TOKEN_INVALID');
    expect((await post('auth/logout', {}, answer.body.data)).body.data).toBe(true);
    expect((await customer(answer.body.data)).code).toBe('TOKEN_INVALID');
    expect((await post('auth/logout', {})).body.data).toBe(true);
  });

  test('a renewed token works, the old one works for another minute, and no session lasts longer than a week', async () => {
    let token = await register(shop, { email });
    const renewed = (await post('auth/refresh', {}, token)).body.data;
    expect((await customer(token)).data.lname).toBe('Lovelace');
    shop.pass(61);
    expect((await customer(token)).code).toBe('TOKEN_INVALID');
    expect((await customer(renewed)).data.lname).toBe('Lovelace');
    token = renewed;
    for (let half = 0; half < 13; half += 1) {
      shop.pass(12 * 3600 - 120);
      token = (await post('auth/refresh', {}, token)).body.data;
    }
    expect((await customer(token)).data.lname).toBe('Lovelace');
    shop.pass(12 * 3600);
    expect((await customer(token)).code).toBe('TOKEN_INVALID');
  });

  test('the link for a forgotten password sets a new one, logs in, and ends all other sessions', async () => {
    const before = await registerConfirmed(shop, email);
    const asked = await post('customer/pwdreset', { email: email.toUpperCase(), backlink: BACKLINK });
    expect(asked.body).toEqual({ data: true });
    const mail = await mailOf(shop, 'recover', email);
    expect(mail.text).toContain(`${BACKLINK}#${mail.secret}`);
    const set = await post('customer/pwdconfirm', { token: mail.secret, _p: NEW_PASSWORD });
    expect((await customer(set.body.data)).data.lname).toBe('Lovelace');
    expect((await customer(before)).code).toBe('TOKEN_INVALID');
    expect((await logIn(shop, email)).body.code).toBe('AUTH_LOGIN_FAILED');
    expect((await logIn(shop, email, NEW_PASSWORD)).status).toBe(200);
    expect((await mailOf(shop, 'password-changed', email)).to).toBe(email);
  });

  test('recovering a password also confirms the address, and a guest’s orders appear', async () => {
    await orderAsGuest();
    await register(shop, { email });
    await post('customer/pwdreset', { email, backlink: BACKLINK });
    const { secret } = await mailOf(shop, 'recover', email);
    const set = await post('customer/pwdconfirm', { token: secret, _p: NEW_PASSWORD });
    expect((await customer(set.body.data)).data.confirmed).toBe(true);
    expect((await shop.get('/api/de/customer/orders', bearing(set.body.data))).body.data).toHaveLength(1);
  });

  test('an address without an account gets no mail', async () => {
    await registerConfirmed(shop, email);
    await shop.guest({ email: 'guest@example.org' });
    for (const asked of ['nobody@example.org', 'guest@example.org', email])
      expect((await post('customer/pwdreset', { email: asked, backlink: BACKLINK })).body).toEqual({
        data: true,
      });
    await mailOf(shop, 'recover', email);
    expect(await mailsOf(shop, 'recover', 'nobody@example.org')).toEqual([]);
    expect(await mailsOf(shop, 'recover', 'guest@example.org')).toEqual([]);
  });

  test('changing the password ends every token, returns a new one and sends a mail', async () => {
    const token = await registerConfirmed(shop, email);
    const elsewhere = (await logIn(shop, email)).body.data;
    const changed = await post('customer/pwdchange', { _po: PASSWORD, _pn: NEW_PASSWORD }, token);
    expect((await customer(changed.body.data)).data.lname).toBe('Lovelace');
    for (const over of [token, elsewhere]) expect((await customer(over)).code).toBe('TOKEN_INVALID');
    expect((await logIn(shop, email)).body.code).toBe('AUTH_LOGIN_FAILED');
    expect((await logIn(shop, email, NEW_PASSWORD)).status).toBe(200);
    expect((await mailOf(shop, 'password-changed', email)).text).toContain('/de/forgot-password');
  });

  test('a new address counts once it is confirmed, and the old one gets a mail at once', async () => {
    const token = await registerConfirmed(shop, email);
    const change = { _po: PASSWORD, email: ' Countess@example.org ' };
    expect((await post('customer/emailchange', change, token)).body.data).toBe(true);
    const [note, mail] = [
      await mailOf(shop, 'email-changes', email),
      await mailOf(shop, 'change-email', 'countess@example.org'),
    ];
    expect([note.secret, mail.to]).toEqual(['', 'Countess@example.org']);
    expect((await logIn(shop, email)).status).toBe(200);
    expect((await logIn(shop, change.email)).body.code).toBe('AUTH_LOGIN_FAILED');
    const confirmed = await post('customer/emailconfirm', { token: mail.secret }, token);
    expect(confirmed.body.data).toEqual({ email: 'Countess@example.org' });
    expect((await customer(token)).data).toMatchObject({ email: 'Countess@example.org', confirmed: true });
    expect((await logIn(shop, email)).body.code).toBe('AUTH_LOGIN_FAILED');
    expect((await logIn(shop, change.email)).status).toBe(200);
  });

  test('changing to an address that has an account gets the same answer, and its owner gets a mail', async () => {
    await registerConfirmed(shop, 'byron@example.org');
    const token = await registerConfirmed(shop, email);
    const change = { _po: PASSWORD, email: 'byron@example.org' };
    expect((await post('customer/emailchange', change, token)).body.data).toBe(true);
    expect((await mailOf(shop, 'email-taken', 'byron@example.org')).secret).toBe('');
    expect(await mailsOf(shop, 'change-email', 'byron@example.org')).toEqual([]);
  });

  test('changing to the same address sends the confirmation mail again', async () => {
    const token = await register(shop, { email });
    const lost = await mailOf(shop, 'confirm', email);
    await post('customer/emailchange', { _po: PASSWORD, email }, token);
    const { secret } = await mailOf(shop, 'change-email', email);
    expect(await mailsOf(shop, 'email-changes', email)).toEqual([]);
    expect((await post('customer/emailconfirm', { token: secret }, token)).status).toBe(200);
    expect((await customer(token)).data.confirmed).toBe(true);
    expect((await post('customer/emailconfirm', { token: lost.secret })).body.code).toBe(
      'AUTH_CONFIRMATION_INVALID',
    );
  });

  test('a registration, including its password, can be checked without being stored', async () => {
    const validate = (c: object) => post('customer/validate', { c });
    expect((await validate({ ...ADA, email })).body.data).toBe(true);
    expect((await validate({ ...ADA, email, password: PASSWORD })).body.data).toBe(true);
    expect((await validate({ ...ADA, email, password: 'short' })).body.errors).toEqual({
      password: ['Bitte verwenden Sie mindestens 10 Zeichen.'],
    });
    expect((await validate({ ...ADA, email: '', password: digest('passwort123') })).body).toMatchObject({
      code: 'FIELDS_INVALID',
      errors: { email: [expect.any(String)], password: [expect.any(String)] },
    });
    expect(await countCustomers()).toBe(0);
  });
});
