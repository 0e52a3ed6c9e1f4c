// Parcels through the whole shop: written with their orders, packed, sent with a number, mailed once, taken
// back while no mail has left, corrected afterwards; what was given back is in none of them.
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverParcelNotice } from '../../documents/parcels/deliver-parcel-notice.ts';
import { hasPoppler, pagesOf, textOf } from '../../documents/pdf/read-pdf.ts';
import { onOne, testDatabases } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { giveBack } from '../../returns/give-back.ts';
import { openShop } from '../../site/open-shop.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { addTestRetail } from '../../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { findParcels } from './note-parcels.ts';
import { PARCEL_SENT, type ParcelSent } from './send-parcel.ts';

const START = new Date('2026-11-18T07:00:00Z');
const HOME = { name: 'Mary Somerville', street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };
const VIENNA = { street: 'Donaukanal 2', zip: '1010', city: 'Wien', country: 'AT' };
const cards = { type: 'merchandise', id: 'karten', count: 2 };
const book = { type: 'merchandise', id: 'buch', count: 1 };
const ticket = { type: 'ticket', id: 'dauer-karte', count: 1 };

function passes(...owners: { name: string; address?: object }[]) {
  return {
    type: 'merchandise',
    id: 'jahr',
    count: owners.length,
    owners: owners.map(({ name, address }) => ({
      name,
      address: address ?? { street: '', zip: '', city: '', country: '' },
      send_to_custom_addr: address !== undefined,
    })),
  };
}

describe.each(testDatabases())('parcels on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let kim: StaffClient;
  let lou: StaffClient;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    shop = await openTestShop(engine, museum.folder, { JOBS: 'off' }, START);
    [kim, lou] = [await signIn(shop, 'service'), await signIn(shop, 'service')];
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const buy = async (items: unknown[], language = 'en') => {
    const { body } = await shop.post(
      `/api/${language}/checkout/initPayment`,
      purchase(items, { shipping: HOME }),
    );
    await shop.bank(body.data.cartId, 'pay');
    const booked = await shop.post(`/api/${language}/checkout/execPayment`, { cartId: body.data.cartId });
    return review(booked.body.data.booking_id);
  };
  const review = async (id: string) => (await shop.get(`/api/en/order/review?id=${id}`)).body.data;
  const list = async (query = '') => (await kim.get(`office/parcels${query}`)).body.data;
  const ofOrder = async (order: string) =>
    (await list('?state=all')).rows.filter((row: { order: string }) => row.order === order);
  const parcelOf = async (order: string) => (await ofOrder(order))[0];
  const sending = (version: number, more: object = {}) => ({
    carrier: 'dhl',
    tracking: '00340434161094042557',
    mail: true,
    key: randomId(),
    version,
    ...more,
  });
  const act = (who: StaffClient, number: number, verb: string, body: object) =>
    who.post(`office/parcels/${number}/${verb}`, body);
  const waiting = async (parcel: number) =>
    (await shop.shop.jobs.unfinished(PARCEL_SENT))
      .map(({ data }) => data as ParcelSent)
      .filter((job) => job.parcel === parcel);
  /** All jobs do what they would do after some minutes. */
  const deliver = async (parcel: number) => {
    const now = await openShop(shop.shop);
    for (const job of await waiting(parcel)) await deliverParcelNotice(now, job);
  };
  const mailsAbout = (parcel: number) => {
    const files = shop.outbox().filter((name) => name.includes(`parcel-${parcel}-`));
    return Promise.all(files.map((name) => PostalMime.parse(shop.mail(name))));
  };
  const back = (number: string, pieces: 'everything' | { line: number; part: number; count: number }[]) =>
    giveBack(
      { ...shop.shop.payments, today: () => '2026-11-18' },
      {
        number,
        selection: { pieces, shipping: false, fee: 0, to: 'the-way-it-came' },
        reason: '',
        key: randomId(),
        by: { kind: 'command', user: 'museum' },
      },
    );

  onOne(engine, () => {
    test('an order’s goods are one parcel, each pass with an address of its own another, and tickets none', async () => {
      const { number } = await buy([
        book,
        cards,
        passes({ name: 'Ada Lovelace' }, { name: 'Ada Byron', address: VIENNA }),
      ]);
      const none = await buy([ticket]);
      expect(await ofOrder(number)).toMatchObject([
        {
          kind: 'pass',
          state: 'to-pack',
          to: { name: 'Ada Byron', city: 'Wien' },
          items: [{ count: 1, name: 'Jahreskarte' }],
        },
        {
          kind: 'goods',
          to: HOME,
          items: [
            { count: 1, name: 'Katalog' },
            { count: 2, name: 'Karten' },
          ],
          weight_g: 1090,
        },
      ]);
      expect(await ofOrder(none.number)).toEqual([]);
      expect((await list('?kind=pass')).rows.map(({ kind }: { kind: string }) => kind)).toEqual(['pass']);
    });

    test('it is sent with a number, its buyer reads so once, and the order’s page says it, too', async () => {
      const { number, booking_id } = await buy([cards]);
      const parcel = await parcelOf(number);
      const sent = await act(kim, parcel.number, 'send', sending(parcel.version));
      expect(sent.body.data).toMatchObject({ state: 'sent', mail: 'waits', carrier: 'dhl' });
      expect((await list()).rows.map((row: { number: number }) => row.number)).not.toContain(parcel.number);
      expect((await list('?state=sent')).rows[0].number).toBe(parcel.number);
      await deliver(parcel.number);
      await deliver(parcel.number);
      const mails = await mailsAbout(parcel.number);
      expect(mails.map(({ subject }) => subject)).toEqual([`A parcel of your order ${number} is on its way`]);
      const link =
        'https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode=00340434161094042557';
      expect(mails[0]?.text).toContain(link);
      expect(mails[0]?.text).toContain('2 × Cards');
      expect((await review(booking_id)).parcels).toEqual([
        {
          number: parcel.number,
          kind: 'goods',
          to: HOME.name,
          state: 'sent',
          sent: '2026-11-18 08:00',
          carrier: 'DHL',
          tracking: '00340434161094042557',
          link,
        },
      ]);
      const { history } = (await kim.get(`office/orders/${number}`)).body.data;
      expect(history).toContainEqual(expect.objectContaining({ kind: 'act', verb: 'parcel.sent' }));
      expect(history).toContainEqual(expect.objectContaining({ kind: 'mail-sent', mail: 'parcel' }));
    });
  });

  test('two people who send the same parcel at once send one mail', async () => {
    const { number } = await buy([cards]);
    const parcel = await parcelOf(number);
    const answers = await Promise.all(
      [kim, lou, kim, lou].map((who) => act(who, parcel.number, 'send', sending(parcel.version))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await waiting(parcel.number)).toHaveLength(1);
    await deliver(parcel.number);
    expect(await mailsAbout(parcel.number)).toHaveLength(1);
  });

  onOne(engine, () => {
    test('the same key sends it once, and says the same again', async () => {
      const { number } = await buy([cards]);
      const parcel = await parcelOf(number);
      const body = sending(parcel.version);
      const first = await act(kim, parcel.number, 'send', body);
      expect((await act(kim, parcel.number, 'send', body)).body.data).toEqual(first.body.data);
      expect(await waiting(parcel.number)).toHaveLength(1);
    });

    test('it is taken back while no mail has left, and its mail never leaves', async () => {
      const { number } = await buy([cards]);
      const parcel = await parcelOf(number);
      const { version } = (await act(kim, parcel.number, 'send', sending(parcel.version))).body.data;
      const undone = await act(kim, parcel.number, 'not-sent', { key: randomId(), version });
      expect(undone.body.data).toMatchObject({ state: 'to-pack', carrier: '', tracking: '', mail: 'none' });
      await deliver(parcel.number);
      expect(await mailsAbout(parcel.number)).toEqual([]);
      const again = await act(kim, parcel.number, 'send', sending(undone.body.data.version));
      await deliver(parcel.number);
      expect(await mailsAbout(parcel.number)).toHaveLength(1);
      const late = await act(kim, parcel.number, 'not-sent', {
        key: randomId(),
        version: again.body.data.version,
      });
      expect([late.status, late.body.code]).toEqual([409, 'PARCEL_NOT_POSSIBLE']);
      expect(late.body.message).toContain('schon unterwegs');
    });

    test('a parcel of which everything was given back meanwhile is not packed again when it is taken back', async () => {
      const { number } = await buy([cards]);
      const parcel = await parcelOf(number);
      await act(kim, parcel.number, 'send', sending(parcel.version, { mail: false }));
      expect(await back(number, 'everything')).toMatchObject({ state: 'done' });
      const sent = (await kim.get(`office/parcels/${parcel.number}`)).body.data;
      expect(sent).toMatchObject({ state: 'sent', nothing_left: true });
      const undone = await act(kim, parcel.number, 'not-sent', { key: randomId(), version: sent.version });
      expect(undone.body.data).toMatchObject({ state: 'void', sent: '', items: [{ count: 2 }] });
      expect((await list()).rows.map((row: { number: number }) => row.number)).not.toContain(parcel.number);
      const again = await act(kim, parcel.number, 'send', sending(undone.body.data.version));
      expect(again.body).toMatchObject({ code: 'PARCEL_NOT_POSSIBLE', obstacle: 'nothingLeft' });
    });

    test('what is left of a parcel is packed again when it is taken back, and the undo of its sending does the same', async () => {
      const { number } = await buy([book, cards]);
      const parcel = await parcelOf(number);
      const key = randomId();
      await act(kim, parcel.number, 'send', sending(parcel.version, { key }));
      expect(await back(number, [{ line: 0, part: 0, count: 1 }])).toMatchObject({ state: 'done' });
      const undone = await act(kim, parcel.number, 'undo', { key: randomId(), undoes: key });
      expect(undone.body.data).toMatchObject({
        state: 'to-pack',
        nothing_left: false,
        items: [{ name: 'Karten' }],
      });
      const second = randomId();
      await act(kim, parcel.number, 'send', sending(undone.body.data.version, { key: second }));
      expect(await back(number, 'everything')).toMatchObject({ state: 'done' });
      const none = await act(kim, parcel.number, 'undo', { key: randomId(), undoes: second });
      expect(none.body.data).toMatchObject({ state: 'void', sent: '' });
    });

    test('a wrong number is corrected: before the mail with one mail, after it with a second that says so', async () => {
      const { number } = await buy([cards]);
      const parcel = await parcelOf(number);
      const wrong = (await act(kim, parcel.number, 'send', sending(parcel.version))).body.data;
      const right = await act(
        kim,
        parcel.number,
        'correct',
        sending(wrong.version, { carrier: 'dpd', tracking: '0123' }),
      );
      await deliver(parcel.number);
      const [first, ...others] = await mailsAbout(parcel.number);
      expect(others).toEqual([]);
      expect(first?.text).toContain('https://tracking.dpd.de/status/de_DE/parcel/0123');
      expect(first?.text).not.toContain('was wrong');
      await act(kim, parcel.number, 'correct', sending(right.body.data.version, { tracking: '777' }));
      await deliver(parcel.number);
      const texts = (await mailsAbout(parcel.number)).map(({ text }) => text);
      expect(texts).toHaveLength(2);
      expect(texts.filter((text) => text?.includes('was wrong') && text.includes('777'))).toHaveLength(1);
    });

    test('what was given back is in no parcel, and an empty one is not packed', async () => {
      const { number } = await buy([
        book,
        cards,
        passes({ name: 'Ada Byron', address: VIENNA }, { name: 'Grace Hopper', address: VIENNA }),
      ]);
      expect(await back(number, [{ line: 0, part: 0, count: 1 }])).toMatchObject({ state: 'done' });
      expect((await back(number, [{ line: 2, part: 0, count: 1 }])).state).toBe('done');
      const left = (await ofOrder(number)).map(
        ({ state, to, items }: { state: string; to: { name: string }; items: { name: string }[] }) =>
          [state, to.name, items.map(({ name }) => name).join()].join(' '),
      );
      expect(left).toContain(`to-pack ${HOME.name} Karten`);
      expect(left.filter((said: string) => said.startsWith('void'))).toHaveLength(1);
      expect(
        left.filter((said: string) => said.includes('Jahreskarte') && said.startsWith('to-pack')),
      ).toHaveLength(1);
      expect(await back(number, 'everything')).toMatchObject({ state: 'done' });
      const over = await ofOrder(number);
      expect(over.map(({ state }: { state: string }) => state)).toEqual(['void', 'void', 'void']);
      const refused = await act(kim, over[0].number, 'send', sending(over[0].version));
      expect(refused.body).toMatchObject({
        code: 'PARCEL_NOT_POSSIBLE',
        obstacle: 'nothingLeft',
      });
    });

    test('what is wrong with a number is said at its field', async () => {
      const { number } = await buy([cards]);
      const parcel = await parcelOf(number);
      const odd = await act(kim, parcel.number, 'send', sending(parcel.version, { tracking: '<b>' }));
      expect(odd.body).toMatchObject({
        code: 'FIELDS_INVALID',
        errors: { tracking: [expect.stringContaining('Buchstaben')] },
      });
      const none = await act(kim, parcel.number, 'send', sending(parcel.version, { carrier: '' }));
      expect(none.body.errors).toHaveProperty('carrier');
      expect((await act(kim, 999_999, 'send', sending(0))).status).toBe(404);
    });

    test('several slips are one PDF, each in its buyer’s language and without prices', async () => {
      const [english, german] = [await buy([cards]), await buy([book], 'de')];
      const numbers = [(await parcelOf(english.number)).number, (await parcelOf(german.number)).number];
      const { status, body } = await kim.post('office/parcels/slips', { numbers });
      expect(status).toBe(200);
      const pdf = Buffer.from(body.data.pdf, 'base64');
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      if (hasPoppler) {
        expect(pagesOf(pdf)).toBe(2);
        const text = textOf(pdf);
        expect(text).toContain(`Packing slip for order ${english.number}`);
        expect(text).toContain(`Packzettel zur Bestellung ${german.number}`);
        expect(text).not.toMatch(/€|9[,.]90|32[,.]00/);
      }
      expect((await kim.post('office/parcels/slips', { numbers: [999_999] })).status).toBe(404);
    });

    test('the list comes in pages', async () => {
      const all = await list('?state=all');
      const [first] = all.rows;
      const cursor = `${new Date('2026-11-18T07:00:00Z').getTime()}-${first.number}`;
      expect((await list(`?state=all&cursor=${cursor}`)).rows).toEqual(all.rows.slice(1));
      expect((await kim.get('office/parcels?cursor=x')).status).toBe(400);
    });

    test('parcels of orders from before are found once, and given back ones are none', async () => {
      const before = (await list('?state=all')).rows.length;
      await shop.database.executeSql('delete from parcel');
      // Databases that serve several tests have lost the row.
      await shop.database.executeSql(`insert into parcel_beginning (began_at) values ('2026-11-18')
      on conflict (only_row) do update set began_at = excluded.began_at`);
      await findParcels(shop.shop);
      await findParcels(shop.shop);
      const found = (await list('?state=all')).rows;
      expect(found.length).toBeGreaterThan(5);
      expect(found.length).toBeLessThan(before);
      expect(found.every(({ items }: { items: unknown[] }) => items.length > 0)).toBe(true);
    });
  });
});
