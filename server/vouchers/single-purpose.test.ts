// Single-purpose vouchers over HTTP, on both engines: sold with their VAT, spent on what has their rate alone and without VAT,
// given back, replaced; what the ledger has of VAT is posted once (ADR 145).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MuseumFolderError } from '../museum-folder/folder-problem.ts';
import { importMuseum } from '../museum-import/import-museum.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { refundInDatabase } from '../returns/command/refund-in-database.ts';
import { signIn } from '../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail, CODES_YAML, FIXED_VOUCHER_YAML } from '../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const START = new Date('2026-11-18T07:00:00Z');
/** 800 each, at 7 percent. */
const tickets = (count: number) => ({ type: 'ticket', id: 'dauer-karte', count });
const code = (barcode: string) => ({ type: 'voucherCode', barcode });
const SEVEN = FIXED_VOUCHER_YAML.replace('id: fest', 'id: eins').replace('vat_value: 0', 'vat_value: 7');

describe.each(testDatabases())('single-purpose vouchers on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    museum.put('vouchers/eins.yaml', SEVEN);
    museum.put(
      'voucher-codes.yaml',
      `${CODES_YAML}- {id: n, barcode: NEUNZEHN, name: {de: Neunzehn}, kind: value, vat_value: 19, amount: 5000}\n`,
    );
    shop = await openTestShop(engine, museum.folder, {}, START);
    token = await shop.guest();
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const buy = async (items: unknown[]) => {
    const held = await shop.post(`/api/de/checkout/initPayment?_=${token}`, purchase(items, {}, 166));
    expect([held.status, held.body.code]).toEqual([200, undefined]);
    const { cartId } = held.body.data;
    await shop.bank(cartId, 'pay');
    const { body } = await shop.post('/api/de/checkout/execPayment', { cartId });
    return (await shop.get(`/api/de/order/review?id=${body.data.booking_id}`)).body.data;
  };
  /** What the ledger has of an order's VAT, and of what is owed for vouchers. */
  const posted = async (booking: string) => {
    const { rows } = await shop.database.executeSql(`
      select coalesce(-sum(amount) filter (where account = 'vat'), 0)::int as vat,
        coalesce(-sum(amount) filter (where account = 'vouchers'), 0)::int as owed
      from ledger_posting p join ledger_entry e on e.id = p.entry_id where e.booking_id = '${booking}'`);
    return rows[0];
  };
  const bought = async (): Promise<string> =>
    (await buy([{ type: 'voucher', id: 'eins', count: 1 }])).vouchers[0].barcode;

  test('are sold with their VAT, and nothing is owed for them', async () => {
    const order = await buy([{ type: 'voucher', id: 'eins', count: 2 }]);
    expect(order.vat).toEqual([{ vat_value: 7, gross: 5000, net: 4673, tax: 327 }]);
    expect(order.vouchers[0]).toMatchObject({ amount: 2500, vat_value: 7 });
    expect(await posted(order.booking_id)).toEqual({ vat: 327, owed: 0 });
    const { body } = await shop.post('/api/de/voucher', { voucher: order.vouchers[0].barcode });
    expect(body.data).toMatchObject({ kind: 'value', amount: 2500, used_amount: 0, vat_value: 7 });
  });

  test('pay for what has their rate, which is not taxed again, and before the others', async () => {
    const order = await buy([tickets(5), code('NEU-50'), code(await bought())]);
    expect(order.codes.map(({ discount }: { discount: number }) => discount)).toEqual([1500, 2500]);
    expect(order.total).toBe(0);
    expect(order.vat).toEqual([{ vat_value: 7, gross: 1500, net: 1402, tax: 98 }]);
    expect((await posted(order.booking_id)).vat).toBe(98);
  });

  test('pay for nothing of another rate, and keep their value', async () => {
    const order = await buy([tickets(2), code('NEUNZEHN')]);
    expect(order.total).toBe(1600);
    expect(order.codes[0]).toMatchObject({ discount: 0, remaining: 5000, vat_value: 19 });
  });

  test('get back what they paid, and the VAT of the rest alone is taken back', async () => {
    const barcode = await bought();
    const order = await buy([tickets(5), code(barcode)]);
    await refundInDatabase(shop.database, order.number, shop.now);
    expect(await posted(order.booking_id)).toEqual({ vat: 0, owed: 0 });
    const { body } = await shop.post('/api/de/voucher', { voucher: barcode });
    expect(body.data).toMatchObject({ used_amount: 0, vat_value: 7 });
  });

  test('stay what they are when they are replaced, and the office says so', async () => {
    const service = await signIn(shop, 'service');
    const found = await service.post('office/codes/find', { code: await bought() });
    expect(found.body.data.vat_value).toBe(7);
    const replaced = await service.post(`office/codes/${found.body.data.number}/replace`, {
      reason: 'Lost',
      key: 'replaces-a-single-purpose-code',
    });
    expect(replaced.body.data).toMatchObject({ vat_value: 7, left: 2500 });
    expect((await service.post('office/codes/find', { code: 'NEU-50' })).body.data.vat_value).toBe(null);
  });

  test('a code of the folder keeps what it was when it was imported first', async () => {
    museum.put('voucher-codes.yaml', CODES_YAML.replace('amount: 5000', 'amount: 5000, vat_value: 7'));
    const problem = await importMuseum(shop.database, museum.folder, shop.now()).catch((one: unknown) => one);
    expect(problem).toBeInstanceOf(MuseumFolderError);
    expect(String((problem as Error).message)).toContain(
      '"NEU-50" had no vat_value when it was imported first, and keeps it; give out another code',
    );
  });
});
