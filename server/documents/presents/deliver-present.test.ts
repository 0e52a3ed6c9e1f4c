// Vouchers that are sent to somebody (ADR 080), on both engines: on their day, once, and to nobody once the order was taken back.
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { PointlessToRetry } from '../../platform/jobs/job-errors.ts';
import { refundOrder } from '../../returns/refund-order.ts';
import { openShop } from '../../site/open-shop.ts';
import { carryOutJobs } from '../../start/carry-out-jobs.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { addTestRetail, FIXED_VOUCHER_YAML } from '../../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import {
  handOverPresents,
  PRESENT_REFUSED,
  type PresentKey,
  putOffPresents,
  SEND_PRESENT,
} from '../../vouchers/presents/presents.ts';
import { deliverOrder } from '../mail/deliver-order.ts';
import { resumeLostWork } from '../mail/resume-lost-work.ts';
import { deliverPresent } from './deliver-present.ts';
import { deliverPresentRefused } from './deliver-present-refused.ts';

const IDA = { to: 'Ida', email: 'ida@example.org', from: 'Ole', day: '2026-12-24', language: 'de' };
const HOUR = 3600;
const ISSUER = {
  name: '',
  address: { street: '', zip: '', city: '', country: 'DE' },
  email: '',
  tax_number: '',
  vat_id: '',
};

describe.each(testDatabases())('A present on $name', { timeout: 180_000 }, (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let token: string;
  beforeEach(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    shop = await openTestShop(engine, museum.folder);
    token = await shop.guest();
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const init = (items: object[]) =>
    shop.post(`/api/de/checkout/initPayment?_=${token}`, purchase(items, {}, 166));
  const voucher = (present: object = {}, more: object = {}) => ({
    type: 'voucher',
    id: 'fest',
    count: 1,
    greeting: 'Alles Gute\nsieh www.boese.example',
    present: { ...IDA, ...present },
    ...more,
  });
  const buy = async (...items: object[]): Promise<string> => {
    const { cartId } = (await init(items)).body.data;
    await shop.bank(cartId, 'pay');
    return (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data.booking_id;
  };
  const review = async (id: string) => (await shop.get(`/api/de/order/review?id=${id}`)).body.data;
  const jobs = async (name: string): Promise<PresentKey[]> => {
    const { rows } = await shop.database.executeSql('select data from pgboss.job where name = $1', [name]);
    return rows.map(({ data }) => data);
  };
  const deliver = async (key: PresentKey) => deliverPresent(await openShop(shop.shop), key);
  /** Moves the clock to an instant and does what the jobs do then. */
  const work = async (instant: string) => {
    shop.pass((Date.parse(instant) - shop.now().getTime()) / 1000);
    await handOverPresents(shop.shop);
    for (const key of await jobs(SEND_PRESENT)) await deliver(key);
  };
  const mails = async () =>
    Promise.all(shop.outbox().map((name) => PostalMime.parse(Buffer.from(shop.mail(name)))));
  const refund = async (bookingId: string) => {
    const { number } = await review(bookingId);
    const { database, jobs: queue, now } = shop.shop;
    const context = { database, jobs: queue, now, today: () => '2026-11-18', issuer: () => ISSUER };
    await refundOrder(context, number);
  };

  test('leaves in the museum’s morning of its day, once, and the order says so', async () => {
    const bookingId = await buy(voucher());
    await work('2026-12-24T06:59:59Z');
    expect(await mails()).toEqual([]);
    expect((await review(bookingId)).presents).toEqual([
      { line: 0, to: 'Ida', email: 'ida@example.org', state: 'waiting', at: '2026-12-24 08:00' },
    ]);
    await work('2026-12-24T07:00:00Z');
    await work('2026-12-24T09:00:00Z');
    const [mail, ...more] = await mails();
    expect([mail?.to?.[0]?.address, more.length]).toEqual(['ida@example.org', 0]);
    expect((await review(bookingId)).presents[0]).toMatchObject({ state: 'sent', at: '2026-12-24 08:00' });
  });

  test('shows picture, greeting and code, opens the shop with it, and tells nothing of the order', async () => {
    const bookingId = await buy(voucher({}, { count: 2 }));
    const order = await review(bookingId);
    await work('2026-12-24T08:00:00Z');
    const [mail] = await mails();
    const codes = order.vouchers.map(({ barcode }: { barcode: string }) => barcode);
    expect(mail?.subject).toBe('Ein Geschenk von Ole: Museum am Steg');
    for (const said of ['2 Gutscheine für unser Museum, geschenkt von Ole.', 'Alles Gute', ...codes])
      expect(mail?.text).toContain(said);
    expect(mail?.text).toContain(`/de/redeem/#${codes.join('.')}`);
    expect(mail?.html).toContain('alt="Ein Gutschein"');
    expect(mail?.text).not.toContain('www.boese.example');
    expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['present.jpg', 'image/jpeg'],
      ['code-1.png', 'image/png'],
      ['code-2.png', 'image/png'],
      ['Gutscheine.pdf', 'application/pdf'],
    ]);
    const raw = shop.mail(shop.outbox()[0] ?? '');
    for (const secret of [bookingId, order.number, 'ada@example.org', 'Lovelace'])
      expect(raw).not.toContain(secret);
  });

  test('without a day leaves at once, in the language chosen for its recipient', async () => {
    await buy(voucher({ day: '2026-11-18', language: 'en' }));
    expect(await jobs(SEND_PRESENT)).toHaveLength(1);
    await work('2026-11-18T07:01:00Z');
    const [mail] = await mails();
    expect(mail?.subject).toBe('A present from Ole: Museum am Steg');
    expect(mail?.text).toContain('/en/redeem/#');
    expect(mail?.text).toContain('\nVoucher\n');
  });

  test('is announced to its buyer at once, without code and PDF; a voucher beside it has both', async () => {
    const bookingId = await buy(voucher(), { type: 'voucher', id: 'frei', count: 1, price: 3000 });
    await deliverOrder(await openShop(shop.shop), bookingId);
    const [mail] = await mails();
    const [sent, own] = (await review(bookingId)).vouchers;
    expect(mail?.to?.[0]?.address).toBe('ada@example.org');
    expect(mail?.text?.replaceAll('\u200b', '')).toContain(
      'Geschenk: geht am 24. Dezember 2026 per E-Mail an Ida (ida@example.org)',
    );
    expect(mail?.text).not.toContain(sent.barcode);
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^Gutscheine-2026-/),
    ]);
    expect(own.amount).toBe(3000);
  });

  test('that was sent and not noted is sent again as the same mail', async () => {
    await buy(voucher());
    await work('2026-12-24T08:00:00Z');
    const [before] = shop.outbox();
    const first = shop.mail(before ?? '');
    await shop.database.executeSql(`delete from mail where kind = 'present'`);
    await shop.database.executeSql('update present set sent_at = null');
    const [key] = await jobs(SEND_PRESENT);
    await deliver(key as PresentKey);
    expect(shop.outbox()).toEqual([before]);
    const id = (text: string) => /^Message-ID: .*$/im.exec(text)?.[0];
    expect(id(shop.mail(before ?? ''))).toBe(id(first));
  });

  test.each(['2026-12-20T08:00:00Z', '2026-12-24T08:00:00Z'])(
    'whose order is taken back leaves no more, taken by its job at %s',
    async (taken) => {
      const bookingId = await buy(voucher());
      shop.pass((Date.parse(taken) - shop.now().getTime()) / 1000);
      await handOverPresents(shop.shop);
      await refund(bookingId);
      await work('2026-12-24T09:00:00Z');
      expect(await mails()).toEqual([]);
    },
  );

  test('is taken by one process alone', async () => {
    await buy(voucher(), voucher({ to: 'Nora' }));
    shop.pass(40 * 24 * HOUR);
    await Promise.all([handOverPresents(shop.shop), handOverPresents(shop.shop)]);
    expect(await jobs(SEND_PRESENT)).toHaveLength(2);
  });

  test('is due at eight by the museum’s clocks, also on days on which they change', async () => {
    const days = ['2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31'];
    await buy(...days.map((day) => voucher({ day })));
    const { rows } = await shop.database.executeSql('select due_at from present order by line');
    expect(rows.map(({ due_at }) => due_at.toISOString().slice(0, 16))).toEqual([
      '2027-03-27T07:00',
      '2027-03-28T06:00',
      '2027-10-30T06:00',
      '2027-10-31T07:00',
    ]);
  });

  test('is refused with what is wrong at its field', async () => {
    const wrong: [object, object][] = [
      [
        { email: 'ida' },
        { 'present.email': ['Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@example.org.'] },
      ],
      [{ to: ' ' }, { 'present.to': [expect.any(String)] }],
      [
        { day: '2026-11-17' },
        { 'present.day': ['Dieser Tag ist vorbei. Bitte wählen Sie heute oder einen späteren Tag.'] },
      ],
      [{ day: '2027-11-19' }, { 'present.day': [expect.stringContaining('zwölf Monate')] }],
      [{ day: '2026-02-30' }, { 'present.day': [expect.any(String)] }],
    ];
    for (const [present, errors] of wrong) {
      const { status, body } = await init([voucher(present)]);
      expect([status, body.code, body.errors, body.index]).toEqual([
        422,
        'VOUCHER_PRESENT_INVALID',
        errors,
        0,
      ]);
    }
  });

  test('is refused for a voucher that the museum does not let be sent', async () => {
    museum.put('vouchers/fest.yaml', `${FIXED_VOUCHER_YAML}present: false\n`);
    await shop.close();
    shop = await openTestShop(engine, museum.folder);
    token = await shop.guest();
    expect((await shop.get('/api/de/voucher/selectOne/price/fest')).body.data.as_present).toBe(0);
    expect((await init([voucher()])).body.code).toBe('VOUCHER_PRESENT_INVALID');
  });

  test('counts against the mails that strangers can have sent to an address', async () => {
    await shop.close();
    shop = await openTestShop(engine, museum.folder, { RATE_LIMITS: 'on' });
    token = await shop.guest();
    const many = Array.from({ length: 13 }, (_, index) => voucher({}, { greeting: `${index}` }));
    const refused = await init(many);
    expect([refused.status, refused.body.code]).toEqual([429, 'MAILS_TOO_MANY']);
    // What was refused has used nothing up.
    expect((await init(many.slice(0, 12))).status).toBe(200);
    expect((await init([voucher()])).body.code).toBe('MAILS_TOO_MANY');
  });

  test('whose job was lost gets it again, and not before an hour', async () => {
    await buy(voucher());
    shop.pass(40 * 24 * HOUR);
    await handOverPresents(shop.shop);
    await shop.database.executeSql(`delete from pgboss.job where name = '${SEND_PRESENT}'`);
    await resumeLostWork(shop.shop);
    expect(await jobs(SEND_PRESENT)).toEqual([]);
    shop.pass(2 * HOUR);
    await resumeLostWork(shop.shop);
    await resumeLostWork(shop.shop);
    expect(await jobs(SEND_PRESENT)).toHaveLength(1);
  });

  test('whose job was lost is not hidden by older ones whose jobs were set aside', async () => {
    await buy(voucher(), voucher({ to: 'Nora', day: '2026-12-25' }));
    await work('2026-12-24T06:00:00Z');
    shop.pass(2 * HOUR);
    await handOverPresents(shop.shop);
    await shop.database.executeSql(
      `update pgboss.job set name = 'set-aside', source_name = name where name = '${SEND_PRESENT}'`,
    );
    shop.pass(24 * HOUR);
    await handOverPresents(shop.shop);
    const [lost] = await jobs(SEND_PRESENT);
    await shop.database.executeSql(`delete from pgboss.job where name = '${SEND_PRESENT}'`);
    shop.pass(2 * HOUR);
    await resumeLostWork(shop.shop, 1);
    expect(await jobs(SEND_PRESENT)).toEqual([lost]);
  });

  test('of a restored backup is put off, and can be left out; one of a later day still leaves', async () => {
    await buy(voucher(), voucher({ to: 'Nora', day: '2026-12-25' }));
    // The backup is from the morning of the 24th; by now the first has left.
    shop.pass((Date.parse('2026-12-24T07:30:00Z') - shop.now().getTime()) / 1000);
    expect(await putOffPresents(shop.database, new Date('2026-12-24T07:45:00Z'))).toBe(1);
    await handOverPresents(shop.shop);
    expect(await jobs(SEND_PRESENT)).toEqual([]);
    const { text } = await carryOutJobs(shop.shop, { do: 'leave-mails', before: '2026-12-24T07:30:00Z' });
    expect(text.split('\n')).toContain('      1  about presents');
    await work('2026-12-24T07:46:00Z');
    expect(await mails()).toEqual([]);
    await work('2026-12-25T07:00:00Z');
    expect((await mails()).map(({ text }) => text?.split('\n')[0])).toEqual(['Guten Tag Nora,']);
  });

  test('that the recipient’s server refuses for good is told to the buyer once, and set aside', async () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      // The shop keeps its connection for further mails; nobody waits for them.
      closeTimeout: 1,
      onRcptTo: ({ address }, _session, done) =>
        done(
          address === IDA.email ? Object.assign(new Error('no mailbox'), { responseCode: 550 }) : undefined,
        ),
      onData: (stream, _session, done) => {
        stream.on('data', (chunk: Buffer) => arrived.push(chunk)).on('end', () => done());
      },
    });
    const arrived: Buffer[] = [];
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.server.address() as AddressInfo;
    await shop.close();
    shop = await openTestShop(engine, museum.folder, { SMTP_URL: `smtp://127.0.0.1:${port}` });
    token = await shop.guest();
    const bookingId = await buy(voucher());
    shop.pass(40 * 24 * HOUR);
    await handOverPresents(shop.shop);
    const [key] = (await jobs(SEND_PRESENT)) as [PresentKey];
    for (const _try of [1, 2]) await expect(deliver(key)).rejects.toThrow(PointlessToRetry);
    expect((await review(bookingId)).presents[0].state).toBe('refused');
    const told = await jobs(PRESENT_REFUSED);
    expect(told).toEqual([key]);
    await deliverPresentRefused(await openShop(shop.shop), key);
    await deliverPresentRefused(await openShop(shop.shop), key);
    const mail = await PostalMime.parse(Buffer.concat(arrived));
    expect(mail.to?.[0]?.address).toBe('ada@example.org');
    expect(mail.subject).toBe('Ihr Geschenk für Ida konnte nicht zugestellt werden');
    expect(mail.text).toContain(`/de/order-review/${bookingId}`);
    await new Promise<void>((closed) => server.close(() => closed()));
  });
});
