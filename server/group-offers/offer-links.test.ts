// Offers of a museum that takes no transfers (ADR 130), over HTTP: accepted, they are paid by a link, at whatever
// other way to pay the museum has.
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverOfferAnswer } from '../documents/group-offers/deliver-answer.ts';
import { deliverOfferChange } from '../documents/group-offers/deliver-change.ts';
import { deliverOffer } from '../documents/group-offers/deliver-offer.ts';
import { checkLedger } from '../ledger/books/check/check-ledger.ts';
import { onOne, testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { openShop } from '../site/open-shop.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { offerSecret } from './offer-link.ts';

const GROUPS_YAML = `group_requests:
  kinds: [{id: schule, name: {de: Schule, en: School}}]
`;
const DAY = 24 * 3600;
const adults = (datetime: string) => [{ type: 'ticket', id: 'flut-normal', datetime, count: 5 }];
const BUYER = {
  ...{ name: 'Ada Lovelace', company: '', street: 'Am Steg 1', zip: '10115', city: 'Berlin', country: 'DE' },
  ...{ buyer_vat_id: '', routing_id: '', buyer_reference: '' },
};

describe.each(testDatabases())('offers that are paid by a link on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let service: StaffClient;
  let number = 0;
  beforeAll(() => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', MUSEUM_YAML + GROUPS_YAML);
  });
  afterAll(() => museum.remove());
  beforeEach(async () => {
    shop = await openTestShop(engine, museum.folder);
    service = await signIn(shop, 'service');
    const request = { kind: 'schule', name: 'Ada Lovelace', organisation: 'Schule', phone: '', answers: {} };
    const more = { email: 'ada@example.org', people: '5', days: 'Dezember', wishes: '' };
    number = (await shop.post('/api/en/group-request', { ...request, ...more })).body.data.number;
    return () => shop.close();
  });

  const rows = async (query: string, ...values: unknown[]) =>
    (await shop.database.executeSql(query, values)).rows;
  const call = (what: string, body: object) => shop.post(`/api/en/checkout/group-offer${what}`, body);
  const show = async (link: string) => (await call('', { link })).body.data;
  const offer = async (datetime = '2026-12-12 10:00') => {
    const items = adults(datetime);
    const held = await service.post('office/group-offers/hold', { number, items, reduction: 0 });
    const { cartId, days } = held.body.data;
    const { usual: valid_until, lastNumbers: numbers_until } = days;
    const body = { number, cartId, items, reduction: 0, valid_until, numbers_until, message: '', reason: '' };
    const { id } = (await service.post('office/group-offers/make', { ...body, key: randomId() })).body.data;
    return {
      id: String(id),
      cartId: String(cartId),
      days,
      link: offerSecret(shop.shop.payments.linkKey, id),
    };
  };
  const accept = (link: string) => call('/accept', { link, total: 6000, buyer: BUYER });
  const numbers = (link: string, count: number, total?: number) =>
    call('/numbers', { link, numbers: { '0:flut-normal': count }, ...(total !== undefined && { total }) });
  const pay = async (link: string) => {
    const secret = (await show(link)).pay.split('#')[1];
    const body = {
      link: secret,
      payart: 166,
      url: { continue: 'http://localhost:3000/en/checkout/success' },
    };
    return shop.post('/api/en/checkout/pay-request', body);
  };
  const opened = async () => ({ ...shop.shop, ...(await openShop(shop.shop)) });
  const mails = () => Promise.all(shop.outbox().map((name) => PostalMime.parse(shop.mail(name))));

  test('are an order with a link once they are accepted, however often; the numbers change what it asks for', async () => {
    const { link, cartId } = await offer();
    const answers = await Promise.all([accept(link), accept(link), accept(link)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await show(link)).toMatchObject({
      ...{ state: 'accepted', pays: 'link', reference: '', due: '' },
      pay: expect.stringContaining('/en/pay/#'),
    });
    const requests = () => rows('select amount, ended_at from payment_request where cart_id = $1', cartId);
    expect(await requests()).toEqual([{ amount: 6000, ended_at: null }]);
    expect((await numbers(link, 4, 4800)).status).toBe(200);
    expect(await requests()).toEqual([{ amount: 4800, ended_at: null }]);
    expect(await rows('select amount from payment where cart_id = $1', cartId)).toEqual([{ amount: 4800 }]);
  });

  test('are given up where the money does not come, and their places are free', async () => {
    const { link } = await offer();
    await accept(link);
    shop.pass(14 * DAY);
    expect((await show(link)).state).toBe('accepted');
    shop.pass(2 * DAY);
    expect((await show(link)).state).toBe('given-up');
    expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
  });

  onOne(engine, () => {
    test('can be made for a visit that is near, and are valid until the day before it', async () => {
      const { days, link } = await offer('2026-11-25 10:00');
      expect(days).toMatchObject({ last: '2026-11-24', usual: '2026-11-24', lastNumbers: '2026-11-24' });
      expect(await show(link)).toMatchObject({ state: 'open', pays: 'link', pay: '', to_companies: false });
    });

    test('are changed although a page was opened by the link: it is closed, and asks for the new sum', async () => {
      const { link, cartId } = await offer();
      await accept(link);
      expect((await pay(link)).status).toBe(200);
      expect((await numbers(link, 4)).body.data.total).toBe(4800);
      expect((await numbers(link, 4, 4800)).status).toBe(200);
      expect(
        await rows(
          'select state, amount from payment where cart_id = $1 order by created_at, number',
          cartId,
        ),
      ).toEqual([
        { state: 'started', amount: 4800 },
        { state: 'canceled', amount: 6000 },
      ]);
      expect((await pay(link)).status).toBe(200);
    });

    test('write to the group of new numbers and a withdrawal, and to the museum of an answer', async () => {
      const { id, link } = await offer();
      await accept(link);
      await numbers(link, 4, 4800);
      const [{ id: change }] = await rows('select id from group_offer_change');
      for (const _ of [1, 2]) {
        await deliverOfferAnswer(await opened(), { id });
        await deliverOfferChange(await opened(), { change });
      }
      const sent = await mails();
      const about = (part: string) => sent.filter(({ subject }) => subject?.includes(part));
      const [toGroup] = about('The new numbers for your group');
      expect(toGroup?.to?.[0]?.address).toBe('ada@example.org');
      expect(toGroup?.text).toContain('4 instead of 5');
      expect(toGroup?.text).toContain(`/en/offer/#${link}`);
      expect(about('Schule hat das Angebot angenommen').map(({ to }) => to?.[0]?.address)).toEqual([
        'shop@steg.example',
      ]);
      expect(about('Schule: 4 statt 5')[0]?.text).toContain(`/office/group-requests/${number}`);
      expect(sent).toHaveLength(3);
    });

    test('write to the group that the museum has withdrawn one, once', async () => {
      const { id, link } = await offer();
      await service.post(`office/group-offers/${id}/withdraw`, { reason: '', key: randomId() });
      await deliverOffer(await opened(), { id, about: 'withdrawn' });
      await deliverOffer(await opened(), { id, about: 'withdrawn' });
      const sent = await mails();
      expect(sent.map(({ subject }) => subject)).toEqual(['Our offer no longer stands']);
      expect(sent[0]?.text).toContain(link);
    });

    test('are a PDF with the mail and on their page, named by their request, while they can be answered or paid', async () => {
      const { id, link } = await offer();
      await deliverOffer(await opened(), { id, about: 'made' });
      const [sent] = await mails();
      expect(sent?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
        [`${number}-1.pdf`, 'application/pdf'],
      ]);
      const { name, pdf } = (await call('/pdf', { link })).body.data;
      expect(name).toBe(`${number}-1`);
      expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
      expect((await call('/pdf', { link: `${id}.nobody` })).body.code).toBe('NOT_FOUND');
      await call('/decline', { link, because: '' });
      expect((await call('/pdf', { link })).body.code).toBe('GROUP_OFFER_OVER');
    });
  });
});
