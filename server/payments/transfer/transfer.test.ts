// Orders by transfer (ADR 100), over HTTP on both engines: what is offered and refused, held and freed, mailed and said.
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { groupReference, isCreditorReference } from '../../../domain/payments/creditor-reference.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { bearing } from '../../testing/test-accounts.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import {
  ACCOUNT,
  BY_TRANSFER,
  DUE,
  FIRST_SLOT,
  HELD_UNTIL,
  TOO_SOON,
  transferMuseum,
} from '../../testing/transfers/transfer-museum.ts';
import { reconcilePayments } from '../reconcile.ts';
import { remindTransfers } from './remind-transfers.ts';

const DAY = 24 * 3600;

describe.each(oneDatabase())('an order by transfer, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  const open = async (more = '', settings: Record<string, string> = {}) => {
    museum.put('museum.yaml', transferMuseum(more));
    shop = await openTestShop(engine, museum.folder, settings);
  };
  beforeEach(() => {
    museum = makeTestMuseum();
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const ask = async (count = 2, datetime = FIRST_SLOT, guest: object = {}) =>
    shop.post(
      '/api/de/checkout/initPayment',
      purchase([{ type: 'ticket', id: 'flut-normal', datetime, count }], {}, BY_TRANSFER),
      bearing(await shop.guest(guest)),
    );
  const exec = (cartId: string) => shop.post('/api/de/checkout/execPayment', { cartId });
  const free = async (): Promise<number> => {
    const { body } = await shop.get(`/api/de/ticket/collect/event/flut/date/${FIRST_SLOT.slice(0, 10)}`);
    return body.data.timeslot.find(({ datetime }: { datetime: string }) => datetime === FIRST_SLOT)
      .max_tickets;
  };
  const mails = () => Promise.all(shop.outbox().map((name) => PostalMime.parse(shop.mail(name))));
  const mailsAre = (count: number) =>
    vi.waitFor(
      async () => {
        const all = await mails();
        expect(all).toHaveLength(count);
        return all;
      },
      { timeout: 150_000, interval: 50 },
    );

  test('is offered with its terms of today', async () => {
    await open();
    const { body } = await shop.get('/api/de/checkout/payments');
    expect(body.data.find(({ payartId }: { payartId: number }) => payartId === BY_TRANSFER)).toEqual({
      payartId: BY_TRANSFER,
      kind: 'transfer',
      name: expect.objectContaining({ de: 'Überweisung' }),
      transfer: { first_visit: '2026-12-02', minimum: 2000, to_companies: false, due: DUE },
    });
  });

  test('holds its places to the end of a museum day, and says where the money goes', async () => {
    await open();
    const before = await free();
    const { body } = await ask();
    const { cartId, url, expires } = body.data;
    expect([url, expires]).toEqual([
      `http://localhost:3000/de/checkout/success#foyer-us-${cartId}`,
      HELD_UNTIL,
    ]);
    const waiting = await exec(cartId);
    expect([waiting.status, waiting.body.code]).toEqual([202, 'TRANSFER_AWAITED']);
    expect(waiting.body).toMatchObject({
      holder: 'Museum am Steg',
      iban: 'DE89 3704 0044 0532 0130 00',
      bic: 'COBADEFFXXX',
      bank: 'Bank am Steg',
      amount: 2400,
      missing: 2400,
      due: DUE,
    });
    expect(isCreditorReference(waiting.body.reference)).toBe(true);
    expect(waiting.body.code).toBe('TRANSFER_AWAITED');
    expect(await free()).toBe(before - 2);
    shop.pass(11 * DAY);
    await reconcilePayments(shop.shop.payments);
    expect((await exec(cartId)).body.code).toBe('TRANSFER_AWAITED');
    expect(await free()).toBe(before - 2);
  });

  test.each([
    ['a visit that is too soon', 2, TOO_SOON, 'visit_too_soon', 'Besuche ab 2. Dezember 2026'],
    ['an amount that is too small', 1, FIRST_SLOT, 'too_little', 'der Betrag zu klein'],
  ])('refuses %s, and holds nothing', async (_, count, datetime, problem, said) => {
    await open();
    const before = await free();
    const { status, body } = await ask(count, datetime);
    expect([status, body.code, body.problem]).toEqual([422, 'TRANSFER_NOT_POSSIBLE', problem]);
    expect(body.message).toContain(said);
    expect(await free()).toBe(before);
  });

  test('asks for a company where the museum serves only those', async () => {
    await open('  to_companies: true\n');
    const address = { street: 'Schulweg 1', zip: '10115', city: 'Berlin' };
    const { status, body } = await ask(2, FIRST_SLOT, address);
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'FIELDS_INVALID', ['company']]);
    expect((await ask(2, FIRST_SLOT, { ...address, company: 'Grundschule am Hafen' })).status).toBe(200);
  });

  test('is mailed with the bank data, reminded, and lapses: each mail once, and the places are free', async () => {
    await open('', { JOBS: 'on' });
    const before = await free();
    const { cartId } = (await ask()).body.data;
    const { reference } = (await exec(cartId)).body;
    const [asked] = await mailsAre(1);
    expect([asked?.subject, asked?.to?.[0]?.address]).toEqual([
      'Bitte überweisen Sie 24,00\u00a0€ bis Samstag, 28. November 2026',
      'ada@example.org',
    ]);
    for (const said of [
      groupReference(reference),
      'DE89 3704 0044 0532 0130 00',
      `#foyer-us-${cartId}`,
      'Flut',
    ])
      expect(asked?.text).toContain(said);
    expect(asked?.attachments.map(({ mimeType, contentId }) => [mimeType, contentId])).toEqual([
      ['image/png', '<transfer@foyer>'],
    ]);

    shop.pass(6 * DAY);
    await remindTransfers(shop.shop.payments);
    shop.pass(DAY);
    await Promise.all([remindTransfers(shop.shop.payments), remindTransfers(shop.shop.payments)]);
    await remindTransfers(shop.shop.payments);
    const [, reminder] = await mailsAre(2);
    expect(reminder?.subject).toContain('Zur Erinnerung');

    shop.pass(6 * DAY);
    await reconcilePayments(shop.shop.payments);
    await reconcilePayments(shop.shop.payments);
    expect(await free()).toBe(before);
    const [, , lapsed] = await mailsAre(3);
    expect(lapsed?.subject).toBe('Ihre Reservierung ist beendet');
    expect(lapsed?.text).not.toContain(ACCOUNT.slice(0, 4));
    expect((await exec(cartId)).body.code).toBe('CART_GONE');
  });

  test('is canceled by the visitor: the places are free, and nobody is told that it lapsed', async () => {
    await open('', { JOBS: 'on' });
    const before = await free();
    const { cartId } = (await ask()).body.data;
    await mailsAre(1);
    expect((await shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${cartId}`)).status).toBe(200);
    expect(await free()).toBe(before);
    expect((await exec(cartId)).body.code).toBe('CART_GONE');
    await vi.waitFor(
      async () =>
        expect(
          (
            await shop.database.executeSql(
              "select from pgboss.job where name = 'transfer-mail' and state < 'completed'",
            )
          ).rows,
        ).toEqual([]),
      { timeout: 150_000 },
    );
    expect(await mails()).toHaveLength(1);
    shop.pass(7 * DAY);
    await remindTransfers(shop.shop.payments);
    expect((await shop.database.executeSql('select remind_on from transfer')).rows).toEqual([
      { remind_on: null },
    ]);
  });

  test('can be paid in no other way while it waits, nor can a cart that is held for minutes be paid so', async () => {
    await open();
    const { cartId } = (await ask()).body.data;
    const { url } = purchase([]);
    const again = async (id: string, payart: number) =>
      (await shop.post('/api/de/checkout/initPaymentOrder', { payart, id, url }, bearing(await shop.guest())))
        .body.code;
    expect(await again(cartId, 166)).toBe('CART_NOT_PAYABLE');
    const items = [{ type: 'ticket', id: 'flut-normal', datetime: FIRST_SLOT, count: 2 }];
    const card = await shop.post(
      '/api/de/checkout/initPayment',
      purchase(items, {}, 166),
      bearing(await shop.guest()),
    );
    expect(await again(card.body.data.cartId, BY_TRANSFER)).toBe('CART_NOT_PAYABLE');
  });

  test('counts as unpaid for as long as it waits', async () => {
    await open(
      'limits: {admissions_per_order: 4, free_tickets_per_order: 4, unpaid_places_per_customer: 5}\n',
      { RATE_LIMITS: 'on' },
    );
    const token = await shop.guest();
    const order = (count: number) =>
      shop.post(
        '/api/de/checkout/initPayment',
        purchase([{ type: 'ticket', id: 'flut-normal', datetime: FIRST_SLOT, count }], {}, BY_TRANSFER),
        bearing(token),
      );
    expect((await order(4)).status).toBe(200);
    // Longer than any other cart is held.
    shop.pass(DAY / 12);
    const { body } = await order(4);
    expect(body.code).toBe('CART_OTHERS_UNPAID');
    // Nobody gives up a reserved order by the way.
    expect(body.carts).toEqual([]);
  });

  test('is mailed to an address only so often a day, because nobody has confirmed it', async () => {
    await open('', { RATE_LIMITS: 'on' });
    let code: string | undefined;
    for (let tries = 0; tries < 20 && code === undefined; tries += 1) {
      const { body } = await ask();
      code = body.code;
      if (!code) await shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${body.data.cartId}`);
    }
    expect(code).toBe('MAILS_TOO_MANY');
  });
});
