// The museum refunds an order, through the whole shop: its places and stock are free again, its tickets
// and vouchers are worthless, and the money is returned with one mail.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onOne, testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail } from '../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { refundInDatabase } from './command/refund-in-database.ts';

const START = new Date('2026-11-18T07:00:00Z');
const SLOT = '2026-11-18 10:00';
const HOME = { name: 'Ada Lovelace', street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };
const tickets = { type: 'ticket', id: 'flut-normal', datetime: SLOT, count: 2 };
const book = { type: 'merchandise', id: 'buch', count: 1 };
const pass = {
  type: 'merchandise',
  id: 'jahr',
  count: 1,
  owners: [
    {
      name: 'Ada Lovelace',
      address: { street: '', zip: '', city: '', country: '' },
      send_to_custom_addr: false,
    },
  ],
};
const gift = { type: 'voucher', id: 'fest', count: 1 };
function code(barcode: string) {
  return { type: 'voucherCode', barcode };
}

describe.each(testDatabases())('an order that is refunded on $name', (engine) => {
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
    return { cartId, order: await review(executed.body.data.booking_id) };
  };
  const refund = (number: string) => refundInDatabase(shop.database, number, shop.now);
  const places = async (): Promise<number> => {
    const { body } = await shop.get(`/api/de/ticket/collect/event/flut/date/${SLOT.slice(0, 10)}`);
    return body.data.timeslot.find(({ datetime }: { datetime: string }) => datetime === SLOT)?.max_tickets;
  };
  const worth = async (barcode: string) => {
    const { data, code: refused } = (await shop.get(`/api/de/voucher?voucher=${barcode}`)).body;
    return refused ?? data.amount - data.used_amount;
  };
  const pieces = async (): Promise<number> =>
    (await shop.get('/api/de/merchandise?article=buch')).body.data.stock.available;
  const kinds = ({ documents }: { documents: { kind: string }[] }) => documents.map(({ kind }) => kind);

  test('frees places, pieces and the value of codes, and cancels its tickets and vouchers', async () => {
    const [free, left] = [await places(), await pieces()];
    const { order } = await buy([tickets, book, pass, gift, code('NEU-50')], { request_invoice: true });
    expect(kinds(order)).toEqual(['tickets', 'passes', 'vouchers', 'calendar', 'invoice']);
    expect([await places(), await pieces(), await worth('NEU-50')]).toEqual([
      free - 2,
      left - 1,
      'VOUCHER_NO_AMOUNT_LEFT',
    ]);
    const [bought] = order.vouchers;
    expect(await worth(bought.barcode)).toBe(2500);

    expect(await refund(order.number)).toEqual({
      state: 'refunded',
      amount: order.total,
      creditNote: 'RK-2026-00001',
    });
    shop.pass(3);
    expect([await places(), await pieces(), await worth('NEU-50')]).toEqual([free, left, 5000]);
    expect(await worth(bought.barcode)).toBe('VOUCHER_UNKNOWN');

    const after = await review(order.booking_id);
    expect(after.state).toBe('refunded');
    expect(kinds(after)).toEqual(['invoice', 'credit-note']);
    const get = async (file: string) => (await shop.get(`/documents/${order.booking_id}/${file}`)).status;
    const gone = ['tickets.pdf', 'passes.pdf', 'vouchers.pdf', 'visit.ics'];
    expect(await Promise.all(gone.map(get))).toEqual([404, 404, 404, 404]);
    expect(await get(`admissions/${order.admissions[0].line}/${order.admissions[0].number}.svg`)).toBe(404);
    expect(await Promise.all(['invoice.pdf', 'credit-note.pdf'].map(get))).toEqual([200, 200]);
  });

  test('is refunded only once, even if several requests arrive at once', async () => {
    const { order, cartId } = await buy([tickets], { request_invoice: true });
    const answers = await Promise.all([refund(order.number), refund(order.number), refund(order.number)]);
    expect(answers.map(({ state }) => state).toSorted()).toEqual(['before', 'before', 'refunded']);
    expect(await refund('2026-1')).toEqual({ state: 'unknown' });
    const { rows } = await shop.database.executeSql(
      `select count(*)::int as notes from invoice where kind = 'credit-note'`,
    );
    expect(rows).toEqual([{ notes: 1 }]);
    const executed = await shop.post('/api/de/checkout/execPayment', { cartId });
    expect(executed.body.data.booking_id).toBe(order.booking_id);
    expect((await review(order.booking_id)).state).toBe('refunded');
  });

  onOne(engine, () => {
    test('without an invoice has no credit note', async () => {
      const { order } = await buy([tickets]);
      expect(await refund(order.number)).toMatchObject({ state: 'refunded', creditNote: undefined });
      expect(kinds(await review(order.booking_id))).toEqual([]);
    });

    test('cannot be refunded if one of its vouchers is spent, and stays unchanged', async () => {
      const { order } = await buy([gift, tickets], { request_invoice: true });
      const free = await places();
      const [{ barcode }] = order.vouchers;
      const spending = await buy([tickets, book, code(barcode)]);
      expect(await refund(order.number)).toEqual({ state: 'vouchers-spent', barcodes: [barcode] });
      expect((await review(order.booking_id)).state).toBe('confirmed');
      expect(await places()).toBe(free - 2);
      await refund(spending.order.number);
      expect(await refund(order.number)).toMatchObject({ state: 'refunded', creditNote: 'RK-2026-00001' });
    });

    test('returns the money and sends one mail with the credit note', async () => {
      await shop.close();
      museum.remove();
      await open('on');
      const { order, cartId } = await buy([tickets, book, code('NEU-50')], { request_invoice: true });
      await vi.waitFor(() => expect(shop.outbox()).toHaveLength(1), 60_000);
      await refund(order.number);
      await vi.waitFor(async () => {
        expect(await shop.shop.payments.providers.demoBank.lookUp(cartId)).toEqual({
          state: 'refunded',
          payer: { email: 'ada@example.org', name: 'Ada Lovelace' },
          method: 'express',
          fee: 0,
          chargeId: `charge-${cartId}`,
          refunds: [
            {
              reference: expect.any(String),
              refundId: expect.any(String),
              amount: order.total,
              state: 'done',
            },
          ],
        });
        expect(shop.outbox().filter((name) => name.includes('refund'))).toHaveLength(1);
      }, 240_000);
      const mail = shop.mail(shop.outbox().find((name) => name.includes('refund')) as string);
      expect(mail).toContain(`Ihre Bestellung ${order.number} ist storniert`);
      expect(mail).toContain('Rechnungskorrektur-RK-2026-00001.pdf');
    }, 240_000);

    test('paid by codes returns no money but still sends a mail', async () => {
      await shop.close();
      museum.remove();
      await open('on');
      const token = await shop.guest();
      const paying = purchase([tickets, code('NEU-50')], {}, 166);
      const { cartId } = (await shop.post(`/api/de/checkout/initPayment?_=${token}`, paying)).body.data;
      const executed = await shop.post('/api/de/checkout/execPayment', { cartId });
      const order = await review(executed.body.data.booking_id);
      expect(order.total).toBe(0);
      expect(await refund(order.number)).toMatchObject({ state: 'refunded', amount: 0 });
      await vi.waitFor(
        () => expect(shop.outbox().filter((name) => name.includes('refund'))).toHaveLength(1),
        20_000,
      );
      expect(await worth('NEU-50')).toBe(5000);
    }, 240_000);
  });
});
