// Withdrawing from a contract (§ 356a BGB), from the call behind the button to the museum's list, on both engines.

import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../../domain/language.ts';
import { withdrawalWording } from '../../../domain/wording/withdrawal/withdrawal-wording.ts';
import { deliverWithdrawal } from '../../documents/mail/deliver-withdrawal.ts';
import { forget } from '../../orders/orders-module.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { refundInDatabase } from '../../returns/command/refund-in-database.ts';
import { openShop } from '../../site/open-shop.ts';
import { listRows } from '../list-rows.ts';
import { signIn } from '../staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { addTestRetail } from '../test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../test-shop.ts';

// A Wednesday, eight o'clock in Berlin.
const START = new Date('2026-11-18T07:00:00Z');
const MINUTE = 60;
const HOME = { name: 'Mary Somerville', street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };
const ITEMS = [
  { type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 2 },
  { type: 'merchandise', id: 'buch', count: 1 },
  { type: 'voucher', id: 'fest', count: 1, greeting: '' },
];
const ADA = { name: 'Ada Lovelace', email: 'ada@example.org' };

describe.each(testDatabases())('withdrawing from a contract on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let number: string;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    shop = await openTestShop(engine, museum.folder, {}, START);
    number = await buy();
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const buy = async (items: object[] = ITEMS): Promise<string> => {
    const { body } = await shop.post('/api/en/checkout/initPayment', purchase(items, { shipping: HOME }));
    expect(body.code, JSON.stringify(body)).toBeUndefined();
    await shop.bank(body.data.cartId, 'pay');
    const booked = await shop.post('/api/en/checkout/execPayment', { cartId: body.data.cartId });
    return (await shop.get(`/api/en/order/review?id=${booked.body.data.booking_id}`)).body.data.number;
  };
  const declare = (given: object, language = 'de') => shop.post(`/api/${language}/withdrawal`, given);
  const rowsOf = async (email: string) =>
    (await shop.database.executeSql('select * from withdrawal where email = $1', [email])).rows;
  const jobsOf = async (id: string) =>
    (await shop.database.executeSql("select id from pgboss.job where data ->> 'id' = $1", [id])).rows;
  const list = async (query = '') => {
    const { cookie } = (await signIn(shop, 'service')).headers;
    const { body } = await shop.get(`/lists/withdrawals.csv${query}`, { cookie });
    return listRows(body);
  };

  test('returns the declaration with the time of its arrival, and stores it together with its receipt', async () => {
    const given = { ...ADA, number: ` ${number} `, part: 'Das Buch,\nnicht die Karten' };
    const { status, body, headers } = await declare(given);
    expect({ status, data: body.data }).toEqual({
      status: 200,
      data: {
        ...ADA,
        number,
        part: 'Das Buch, nicht die Karten',
        received: '2026-11-18 08:00',
        mailed: true,
      },
    });
    expect(headers['set-cookie']).toBeUndefined();
    const [row, ...more] = await rowsOf(ADA.email);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ ...ADA, number, language: 'de', received_at: START });
    expect(await jobsOf(row.id)).toHaveLength(1);
  });

  test('gets the same answer whether or not the order exists', async () => {
    const email = 'nobody@example.org';
    const known = await declare({ name: 'Eve', number, email });
    const unknown = await declare({ name: 'Eve', number: '2026-999999', email });
    expect(known.body.data).toEqual({ ...unknown.body.data, number });
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
  });

  test('is stored once even if the button is pressed several times within a minute', async () => {
    const given = { name: 'Grace', number, email: 'grace@example.org' };
    const clicks = await Promise.all(Array.from({ length: 6 }, () => declare(given)));
    expect(new Set(clicks.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    shop.pass(MINUTE - 1);
    expect((await declare({ ...given, email: 'Grace@Example.org' })).body.data).toEqual(clicks[0]?.body.data);
    expect(await rowsOf(given.email)).toHaveLength(1);

    expect((await declare({ ...given, part: 'Das Buch' })).body.data.part).toBe('Das Buch');
    shop.pass(2);
    await declare(given);
    const rows = await rowsOf(given.email);
    expect(rows.map(({ part }) => part).toSorted()).toEqual(['', '', 'Das Buch']);
  });

  test('sends only a limited number of mails but stores every declaration', async () => {
    const given = { name: 'Mallory', email: 'victim@example.org' };
    for (let count = 1; count <= 7; count += 1) {
      const { body } = await declare({ ...given, number: `2026-20000${count}` });
      expect([count, body.data.mailed]).toEqual([count, count <= 5]);
    }
    const rows = await rowsOf(given.email);
    expect(rows).toHaveLength(7);
    const jobs = await Promise.all(rows.map(({ id }) => jobsOf(id)));
    expect(jobs.flat()).toHaveLength(5);
    shop.pass(3600);
    expect((await declare({ ...given, number: '2026-200009' })).body.data.mailed).toBe(true);
  });

  test('sends one mail to the customer in their language and one to the museum', async () => {
    const email = 'emmy@example.org';
    const given = { name: 'Emmy <b>Noether</b>', number, email, part: '' };
    const { body } = await declare(given, 'fr');
    const [row] = await rowsOf(email);
    const opened = await openShop(shop.shop);
    const config = { ...opened.config, publicUrl: 'http://localhost:3000' };
    const context = { ...opened, config };
    const before = shop.outbox().length;
    await deliverWithdrawal(context, row.id);
    await deliverWithdrawal(context, row.id);
    const sent = shop.outbox().slice(before);
    expect(sent).toHaveLength(2);
    const mails = await Promise.all(sent.map((name) => PostalMime.parse(shop.mail(name))));
    const to = (address: string) => mails.find((sentMail) => sentMail.to?.[0]?.address === address) as Email;
    const mail = to(email);
    const notice = to('shop@steg.example');
    expect(mail.subject).toBe('Votre rétractation est bien arrivée');
    const [day = '', time = ''] = body.data.received.split(' ');
    expect(day).toBe('2026-11-18');
    for (const part of [mail.text ?? '', mail.html ?? '']) {
      for (const words of [number, email, '18 novembre 2026', time]) expect(part).toContain(words);
      expect(part).toContain(withdrawalWording.fr['withdrawal.whole']);
    }
    expect(mail.text).toContain(given.name);
    expect(mail.html).toContain('Emmy &lt;b&gt;Noether&lt;/b&gt;');
    expect(notice.replyTo?.[0]?.address).toBe(email);
    expect(notice.subject).toBe('Ein Widerruf ist eingegangen');
    for (const part of [notice.text ?? '', notice.html ?? ''])
      for (const words of [number, email, '18. November 2026', 'http://localhost:3000/office/withdrawals'])
        expect(part).toContain(words);
    expect(notice.html).not.toContain('<b>');
  });

  test('appears on the museum’s list with the data of the order', async () => {
    await shop.database.executeSql('delete from withdrawal');
    const last = Math.ceil((Date.parse('2026-12-03T11:00:00Z') - shop.now().getTime()) / 1000);
    const refunded = await buy();
    await declare({ ...ADA, number: number.replace('-', ' '), part: '=1+1' });
    shop.pass(1);
    await declare({ name: 'Eve', number, email: 'eve@example.org' }, 'en');
    shop.pass(1);
    await declare({ name: 'Nobody', number: '2026-999999', email: 'nobody@example.org' });
    shop.pass(last);
    await declare({ ...ADA, number: refunded, email: 'Ada@Example.org' });
    await refundInDatabase(shop.database, refunded, shop.now);

    const rights = '2 × Tide, Erwachsene: kein Widerrufsrecht; 1 × Catalogue: ';
    const [head, ...rows] = await list();
    expect(head).toBe(
      'Eingegangen am;Uhrzeit;Name;Bestellung;E-Mail;Widerrufener Teil;Sprache;Bestellung gefunden;Was widerrufen werden kann;Erstattet am',
    );
    expect(rows.map((row: string) => row.replace(/;\d\d:\d\d;/, ';HH:MM;'))).toEqual([
      `2026-11-18;HH:MM;Ada Lovelace;${number.replace('-', ' ')};ada@example.org;'=1+1;Deutsch;ja;"${rights}rechtzeitig; 1 × Voucher: rechtzeitig";`,
      `2026-11-18;HH:MM;Eve;${number};eve@example.org;;Englisch;ja, mit anderer E-Mail-Adresse;"${rights}rechtzeitig; 1 × Voucher: rechtzeitig";`,
      '2026-11-18;HH:MM;Nobody;2026-999999;nobody@example.org;;Deutsch;nein;;',
      `2026-12-03;HH:MM;Ada Lovelace;${refunded};Ada@Example.org;;Deutsch;ja;"${rights}rechtzeitig bei Erhalt ab 2026-11-19; 1 × Voucher: zu spät, Fristende war am 2026-12-02";2026-12-03`,
    ]);
    expect(await list('?from=2026-12-03')).toHaveLength(2);
    expect((await shop.get('/lists/withdrawals.csv')).status).toBe(401);
  });

  test('moves no money and cancels nothing by itself', async () => {
    const own = await buy(ITEMS.slice(1));
    await declare({ ...ADA, number: own });
    const { rows } = await shop.database.executeSql(
      `select o.state, p.state as paid from placed_order o join payment p on p.id = o.payment_id where o.number = '${own}'`,
    );
    expect(rows).toEqual([{ state: 'confirmed', paid: 'paid' }]);
  });

  test('is deleted together with the orders of its year', async () => {
    await declare({ ...ADA, number, part: 'bis zuletzt' });
    const at = (instant: string) => shop.pass((Date.parse(instant) - shop.now().getTime()) / 1000);
    at('2034-12-31T22:59:59Z');
    await forget(await openShop(shop.shop));
    expect((await rowsOf(ADA.email)).length).toBeGreaterThan(0);
    at('2034-12-31T23:00:00Z');
    await forget(await openShop(shop.shop));
    expect(await rowsOf(ADA.email)).toEqual([]);
  });
});

test('the receipt is sent at once, in every language', async () => {
  const [engine] = testDatabases();
  const museum = makeTestMuseum();
  const shop = await openTestShop(engine as NonNullable<typeof engine>, museum.folder, { JOBS: 'on' }, START);
  for (const language of LANGUAGES)
    await shop.post(`/api/${language}/withdrawal`, {
      name: 'Ada',
      number: '2026-100001',
      email: `${language}@example.org`,
    });
  await vi.waitFor(() => expect(shop.outbox()).toHaveLength(2 * LANGUAGES.length), 60_000);
  const mails = await Promise.all(shop.outbox().map((name) => PostalMime.parse(shop.mail(name))));
  const receipts = mails.filter(({ replyTo }) => replyTo === undefined);
  expect(receipts).toHaveLength(LANGUAGES.length);
  for (const { to, subject, text, html } of receipts) {
    expect(subject).toBeTruthy();
    for (const part of [text, html]) {
      expect(part).not.toMatch(/documents\.|withdrawal\.|undefined|NaN|\{\w+\}|!(?!doctype|important)/);
      expect(part).toContain(to?.[0]?.address);
      expect(part).toMatch(/08[:.]00/);
    }
  }
  await shop.close();
  museum.remove();
});
