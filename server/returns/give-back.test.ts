// Parts of orders are given back, through the whole shop: places, stock and codes are free, tickets
// are void, money and papers are right, and nothing is given back twice.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReturnSelection } from '../../domain/returns/return-order.ts';
import { importMuseum } from '../museum-import/import-museum.ts';
import { parcels } from '../orders/fulfilment/parcels.ts';
import { onOne, testDatabases } from '../platform/database/test-databases.ts';
import { createMuseumClock } from '../platform/museum-clock.ts';
import { randomId } from '../platform/random-id.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail } from '../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { giveBack, previewReturn } from './give-back.ts';

const START = new Date('2026-11-18T07:00:00Z');
const SLOT = '2026-11-18 10:00';
const HOME = { name: 'Ada Lovelace', street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };
const tickets = { type: 'ticket', id: 'flut-normal', datetime: SLOT, count: 3 };
const book = { type: 'merchandise', id: 'buch', count: 2 };
const gift = { type: 'voucher', id: 'fest', count: 2 };
const onePerson: Partial<ReturnSelection> = { pieces: [{ line: 0, part: 0, count: 1 }] };

describe.each(testDatabases())('a part of an order that is given back on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  const open = async (jobs = 'off') => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    shop = await openTestShop(engine, museum.folder, { JOBS: jobs }, START);
  };
  beforeEach(() => open());
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const hold = (items: unknown[], more: object = {}) =>
    shop.post('/api/de/checkout/initPayment', purchase(items, { shipping: HOME, ...more }));
  const review = async (id: string) => (await shop.get(`/api/de/order/review?id=${id}`)).body.data;
  const buy = async (items: unknown[], more: object = {}) => {
    const { cartId } = (await hold(items, more)).body.data;
    await shop.bank(cartId, 'pay');
    const executed = await shop.post('/api/de/checkout/execPayment', { cartId });
    return { cartId, ...(await review(executed.body.data.booking_id)) };
  };
  const back = (number: string, selection: Partial<ReturnSelection>, key = randomId(), reason = '') =>
    giveBack(
      {
        ...shop.shop.payments,
        today: () => '2026-11-18',
      },
      {
        number,
        selection: { pieces: [], shipping: false, fee: 0, to: 'the-way-it-came', ...selection },
        reason,
        key,
        by: { kind: 'command', user: 'museum' },
      },
    );
  const places = async (): Promise<number> => {
    const { body } = await shop.get(`/api/de/ticket/collect/event/flut/date/${SLOT.slice(0, 10)}`);
    return body.data.timeslot.find(({ datetime }: { datetime: string }) => datetime === SLOT)?.max_tickets;
  };
  const pieces = async (): Promise<number> =>
    (await shop.get('/api/de/merchandise?article=buch')).body.data.stock.available;
  const worth = async (barcode: string) => {
    const { data, code: refused } = (await shop.get(`/api/de/voucher?voucher=${barcode}`)).body;
    return refused ?? data.amount - data.used_amount;
  };
  const rows = async (query: string, ...values: unknown[]) =>
    (await shop.database.executeSql(query, values)).rows;
  /** The counters of slots are what is held of them. */
  const wrongSlots = () =>
    rows(`select s.id from slot s left join hold h on h.slot_id = s.id
      group by s.id having s.taken <> coalesce(sum(h.quantity), 0)`);
  const refunds = (cartId: string) =>
    rows(
      'select amount, state, reason from refund where payment_id = $1 order by requested_at, amount',
      cartId,
    );

  test('piece by piece, until nothing is left: then the order is refunded, to the cent', async () => {
    const [free, left] = [await places(), await pieces()];
    const order = await buy([tickets, book, { type: 'voucherCode', barcode: 'NEU-50' }], {
      request_invoice: true,
    });
    for (const piece of [{ line: 1, part: 0, count: 1 }, { line: 0, part: 0, count: 2 }, { line: 1 }])
      expect(await back(order.number, { pieces: [piece] })).toMatchObject({ state: 'done' });
    expect((await review(order.booking_id)).state).toBe('confirmed');
    expect(await back(order.number, { pieces: 'everything' })).toMatchObject({
      state: 'done',
      effect: { isLast: true },
    });
    shop.pass(3);
    expect([await places(), await pieces(), await worth('NEU-50')]).toEqual([free, left, 5000]);
    const after = await review(order.booking_id);
    expect([after.state, after.admissions]).toEqual(['refunded', []]);
    const notes = after.documents.filter(({ kind }: { kind: string }) => kind === 'credit-note');
    expect(notes.map(({ number }: { number: string }) => number)).toEqual(
      [1, 2, 3, 4].map((number) => `RK-2026-0000${number}`),
    );
    for (const { href } of notes) expect((await shop.get(href)).status).toBe(200);
    const given = await refunds(order.cartId);
    expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total);
    const vat = await rows(`select kind, v ->> 'vat_value' as rate, sum((v ->> 'gross')::int)::int as gross,
        sum((v ->> 'tax')::int)::int as tax
      from invoice, jsonb_array_elements(content -> 'vat') v group by 1, 2 order by 2, 1`);
    const [invoice, credit] = ['invoice', 'credit-note'].map((kind) =>
      vat.filter((row) => row.kind === kind).map(({ kind: _kind, ...sums }) => sums),
    );
    expect(credit).toEqual(invoice);
    expect(await back(order.number, { pieces: 'everything' })).toMatchObject({ refused: 'nothing-left' });
    expect(await wrongSlots()).toEqual([]);
  });

  test('is given back once under one key, and one person once, even if several ask at once', async () => {
    const order = await buy([{ ...tickets, count: 2 }]);
    const same = await Promise.all([1, 2, 3].map(() => back(order.number, onePerson, 'same')));
    expect(same.map(({ state }) => state).toSorted()).toEqual(['before', 'before', 'done']);
    const others = await Promise.all([1, 2, 3].map(() => back(order.number, onePerson)));
    expect(others.map(({ state }) => state).toSorted()).toEqual(['done', 'refused', 'refused']);
    const given = await refunds(order.cartId);
    expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total);
    expect((await review(order.booking_id)).state).toBe('refunded');
    expect(await wrongSlots()).toEqual([]);
  });

  onOne(engine, () => {
    test('one of three: a place is free, its ticket is void, its price goes back, the others stay', async () => {
      const free = await places();
      const order = await buy([tickets, book], { request_invoice: true });
      const selection = {
        pieces: [{ line: 0, part: 0, count: 1 }],
        shipping: false,
        fee: 0,
        to: 'the-way-it-came',
      } as const;
      const preview = await previewReturn(shop.shop.payments, { number: order.number, selection });
      const given = await back(order.number, selection);
      expect(preview).toMatchObject({ state: 'possible', effect: (given as { effect: object }).effect });
      shop.pass(3);
      expect(await places()).toBe(free - 2);
      const after = await review(order.booking_id);
      expect(after.state).toBe('confirmed');
      expect(after.admissions.map(({ number }: { number: number }) => number)).toEqual([1, 2]);
      const price = order.lines[0].parts[0].price;
      expect(after.returns).toEqual([
        {
          at: '2026-11-18 08:00',
          reason: '',
          parts: [{ line: 0, part: 0, count: 1, gross: price }],
          shipping: 0,
          amount: price,
          fee: 0,
          money: price,
          codes: 0,
          voucher: null,
          credit_note: 'RK-2026-00001',
        },
      ]);
      expect(await refunds(order.cartId)).toEqual([{ amount: price, state: 'due', reason: 'part' }]);
      const codes = [1, 2, 3].map(
        async (number) =>
          (await shop.get(`/documents/${order.booking_id}/admissions/0/${number}.svg`)).status,
      );
      expect(await Promise.all(codes)).toEqual([200, 200, 404]);
      expect(await wrongSlots()).toEqual([]);
      // The place can be bought again.
      expect((await hold([{ ...tickets, count: 1 }])).status).toBe(200);
    });

    test('posts entries that take back exactly what the ledger said was sold', async () => {
      const order = await buy([tickets, book, gift, { type: 'voucherCode', barcode: 'NEU-50' }]);
      await back(order.number, { ...onePerson, fee: 100 });
      await back(order.number, { amount: { cents: 50 } });
      await back(order.number, { pieces: [{ line: 2, part: 0, count: 1 }], to: 'voucher' });
      const entries = await rows(`select e.id, sum(p.amount)::int as sum, count(*)::int as postings
      from ledger_entry e join ledger_posting p on p.entry_id = e.id
      where e.cause = 'order-given-back' group by 1 order by 1`);
      expect(entries.map(({ sum }) => sum)).toEqual([0, 0, 0]);
      const corrected =
        await rows(`select p.amount from ledger_posting p join ledger_entry e on e.id = p.entry_id
      where p.account = 'corrections' and e.cause = 'order-given-back'`);
      expect(corrected).toEqual([]);
    });

    test('as a voucher: it can be redeemed at once, and an import leaves it alone', async () => {
      const order = await buy([tickets]);
      const given = await back(order.number, { ...onePerson, to: 'voucher' });
      expect(given).toMatchObject({ state: 'done', effect: { toPayments: [] } });
      const [{ voucher }] = (await review(order.booking_id)).returns;
      expect(voucher).toMatchObject({ amount: order.lines[0].parts[0].price, valid_to: '2029-12-31 23:59' });
      expect(await worth(voucher.barcode)).toBe(voucher.amount);
      await importMuseum(shop.database, museum.folder, shop.now());
      expect(await worth(voucher.barcode)).toBe(voucher.amount);
      expect(await refunds(order.cartId)).toEqual([]);
    });

    test('with a fee, an amount with its reason, and shipping', async () => {
      const order = await buy([tickets, book]);
      const price = order.lines[0].parts[0].price;
      await back(order.number, { ...onePerson, fee: 200 });
      await back(order.number, { amount: { cents: 150 } }, undefined, 'The lift was out of order.');
      await back(order.number, { shipping: true });
      const { returns } = await review(order.booking_id);
      const said = ({ amount, fee, reason }: Record<string, unknown>) => [amount, fee, reason];
      expect(returns.map(said)).toEqual([
        [price - 200, 200, ''],
        [150, 0, 'The lift was out of order.'],
        // The amount made shipping cheaper, too.
        [order.shipping.cost - returns[1].shipping, 0, ''],
      ]);
      expect(await back(order.number, { shipping: true })).toMatchObject({ refused: 'no-shipping' });
    });

    test('is no longer sent', async () => {
      const order = await buy([book, { ...tickets, count: 1 }]);
      await back(order.number, { pieces: [{ line: 0, part: 0, count: 1 }] });
      const sent = async () =>
        (
          await parcels(
            shop.database,
            '2026-11-18',
            '2026-11-18',
            createMuseumClock('Europe/Berlin', shop.now),
          )
        ).map(({ items }) => items);
      expect((await sent()).flat().map(({ count }) => count)).toEqual([1]);
      await back(order.number, { pieces: [{ line: 0 }] });
      expect(await sent()).toEqual([]);
    });

    test('kept: places are free, nothing goes back, no credit note', async () => {
      const free = await places();
      const order = await buy([tickets], { request_invoice: true });
      expect(await back(order.number, { pieces: 'everything', to: 'kept' })).toMatchObject({
        state: 'done',
        row: { amount: 0, credit_note: null },
      });
      shop.pass(3);
      expect([await places(), await refunds(order.cartId)]).toEqual([free, []]);
      expect((await review(order.booking_id)).state).toBe('refunded');
    });

    test('a bought voucher that is spent is not given back, the other one is', async () => {
      const order = await buy([gift, tickets]);
      const [{ barcode }] = order.vouchers;
      await buy([
        { ...tickets, count: 3 },
        { type: 'voucherCode', barcode },
      ]);
      const first = { pieces: [{ line: 0, part: 0, count: 1 }] };
      expect(await back(order.number, first)).toMatchObject({ state: 'done' });
      expect(await back(order.number, first)).toMatchObject({
        refused: 'vouchers-spent',
        barcodes: [barcode],
      });
      expect(
        (await review(order.booking_id)).vouchers.map((one: { barcode: string }) => one.barcode),
      ).toEqual([barcode]);
    });

    test('mails what was given back, once', async () => {
      await shop.close();
      museum.remove();
      await open('on');
      const order = await buy([tickets], { request_invoice: true });
      await back(order.number, { ...onePerson, fee: 200 }, undefined, 'Gute Besserung.');
      const mails = () => shop.outbox().filter((name) => name.includes('refund'));
      await vi.waitFor(() => expect(mails()).toHaveLength(1), 60_000);
      const mail = shop.mail(mails()[0] as string);
      for (const words of [
        `Ein Teil Ihrer Bestellung ${order.number} ist storniert`,
        'Gute Besserung.',
        'RK-2026-00001.pdf',
      ])
        expect(mail).toContain(words);
      await vi.waitFor(
        async () => expect((await refunds(order.cartId)).map(({ state }) => state)).toEqual(['done']),
        60_000,
      );
      expect(mails()).toHaveLength(1);
    }, 240_000);
  });
});
