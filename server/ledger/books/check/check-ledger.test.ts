// Each kind of difference between the ledger and the shop, made by tampering, is found and named; and the night's work finds
// it, too.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { disputeAsStaff, refundAsStaff } from '../../../payments/demo-bank/demo-bank-staff.ts';
import { settlePayment } from '../../../payments/settle-payment.ts';
import { onOne, testDatabases } from '../../../platform/database/test-databases.ts';
import { createMuseumClock } from '../../../platform/museum-clock.ts';
import { refundInDatabase } from '../../../returns/command/refund-in-database.ts';
import { giveBack } from '../../../returns/give-back.ts';
import { makeTestMuseum, type TestMuseum } from '../../../testing/test-museum.ts';
import { addTestRetail } from '../../../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../../../testing/test-shop.ts';
import { backfill } from '../backfill.ts';
import { carryOutLedger } from '../carry-out-ledger.ts';
import { checkAtNight, lastCheck } from '../check-at-night.ts';
import { checkLedger } from './check-ledger.ts';
import { checkProviders } from './check-providers.ts';

const START = new Date('2026-11-18T00:30:00Z');
const HOME = { name: 'Ada Lovelace', street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };

describe.each(testDatabases())('the check of the ledger on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  /** Tickets for 16 euros and a voucher of 25, of which a code of the folder paid 6. */
  let order: { booking_id: string; number: string; payment_id: string; voucher: string };
  beforeAll(() => {
    museum = makeTestMuseum();
    addTestRetail(museum);
  });
  afterAll(() => museum.remove());
  beforeEach(async () => {
    shop = await openTestShop(engine, museum.folder, { DEMO_BANK_WEBHOOK_TIMES: '0' }, START);
    order = await buy();
    await backfill({ database: shop.database, now: shop.now });
  });
  afterEach(() => shop.close());

  const rows = async (text: string) => (await shop.database.executeSql(text)).rows;
  async function buy() {
    const items = [
      { type: 'ticket', id: 'dauer-karte', count: 2 },
      { type: 'voucher', id: 'fest', count: 1 },
      { type: 'voucherCode', barcode: 'REST-10' },
    ];
    const held = await shop.post('/api/de/checkout/initPayment', purchase(items, { shipping: HOME }));
    const { cartId } = held.body.data;
    await shop.bank(cartId, 'pay');
    await shop.post('/api/de/checkout/execPayment', { cartId });
    const [placed] = await rows(`
      select o.booking_id, o.number, o.payment_id, c.barcode as voucher
      from placed_order o join voucher_code c on c.booking_id = o.booking_id where o.cart_id = '${cartId}'`);
    return placed;
  }
  const tamper = (sql: string) =>
    shop.database.executeSql(`
      alter table ledger_entry disable trigger user; alter table ledger_posting disable trigger user;
      ${sql};
      alter table ledger_entry enable trigger user; alter table ledger_posting enable trigger user`);
  const posting = (change: string, key: string, account: string) =>
    tamper(`update ledger_posting set ${change} where account = '${account}'
      and entry_id = (select id from ledger_entry where key = '${key}')`);
  const differences = async () => (await checkLedger(shop.database, shop.now())).differences;
  const ask = async () => {
    const [payment] = await rows(`select * from payment where id = '${order.payment_id}'`);
    await settlePayment(shop.shop.payments, payment, { visitorConfirms: false, askAgain: true });
  };
  const payment = () => `Payment ${order.payment_id} (demo, order ${order.number})`;

  test('finds nothing where nothing differs', async () => {
    expect(await checkLedger(shop.database, shop.now())).toEqual({ differences: [], open: [] });
    expect(await carryOutLedger(shop.database, { do: 'check' }, shop.now)).toEqual({
      text: 'The ledger agrees with orders, payments, refunds and codes.',
      done: true,
    });
  });

  test('names an order that the ledger lacks, one with another total, and other VAT', async () => {
    await rows(`update placed_order set total = 3600 where booking_id = '${order.booking_id}'`);
    await rows(
      `update placed_order set content = jsonb_set(content, '{vat,0,tax}', '1') where booking_id = '${order.booking_id}'`,
    );
    expect(await differences()).toEqual([
      `Order ${order.number}: its total is 36.00 EUR, in the ledger 35.00 EUR.`,
      expect.stringMatching(`^Order ${order.number}: its VAT at 7 % is 0.01 EUR, in the ledger 1.05 EUR.$`),
    ]);
    await tamper(`delete from ledger_posting where entry_id = (select id from ledger_entry where key = 'order-sold:${order.booking_id}');
      delete from ledger_entry where key = 'order-sold:${order.booking_id}'`);
    expect((await differences())[0]).toBe(`Order ${order.number} of 36.00 EUR is not in the ledger.`);
  });

  test('names a code that can be spent for more than it was sold for', async () => {
    await rows(`update slot set capacity = 9900 where pool_id = 'voucher:${order.voucher}'`);
    expect(await differences()).toEqual([
      `The code ending in ${order.voucher.slice(-4)} (bought with order ${order.number}) is worth 99.00 EUR, in the ledger 25.00 EUR.`,
      `The code ending in ${order.voucher.slice(-4)} (bought with order ${order.number}) can be spent for 99.00 EUR, and was sold for 25.00 EUR.`,
    ]);
  });

  test('is run each night, once, after the codes have lapsed; what differs is an error in the log and a figure', async () => {
    const logged: object[] = [];
    const night = () =>
      checkAtNight({
        payments: shop.shop.payments,
        database: shop.database,
        now: shop.now,
        clock: createMuseumClock('Europe/Berlin', shop.now),
        log: { error: (details) => logged.push(details) },
      });
    await rows(`update placed_order set total = 3600 where booking_id = '${order.booking_id}'`);
    await night();
    expect(await lastCheck(shop.database)).toBeUndefined();
    shop.pass(2 * 3600);
    await night();
    await night();
    expect(logged).toEqual([
      { difference: `Order ${order.number}: its total is 36.00 EUR, in the ledger 35.00 EUR.` },
    ]);
    expect(await lastCheck(shop.database)).toMatchObject({ differences: 1 });
    await rows(`update voucher_code set valid_to = '2026-11-18' where barcode = '${order.voucher}'`);
    shop.pass(24 * 3600);
    await night();
    expect(logged).toHaveLength(2);
    expect(
      await rows(`select amount::int as amount from ledger_posting where account = 'vouchers-lapsed'`),
    ).toEqual([{ amount: -2500 }]);
  });

  onOne(engine, () => {
    test('names an entry that does not sum to zero, and is not done', async () => {
      await posting('amount = amount + 100', `money-arrived:${order.payment_id}`, 'provider:demo');
      expect(await carryOutLedger(shop.database, { do: 'check' }, shop.now)).toEqual({
        text: `The ledger's entry money-arrived:${order.payment_id} sums to 1.00 EUR, and not to zero.\n\n1 difference.`,
        done: false,
      });
    });

    test('names entries about what is not there', async () => {
      await tamper(
        `update ledger_entry set booking_id = 'gone' where key = 'order-sold:${order.booking_id}'`,
      );
      expect(await differences()).toEqual([
        `The ledger's entry order-sold:${order.booking_id} is about the order gone, which is not there.`,
        `Order ${order.number} of 35.00 EUR is not in the ledger.`,
      ]);
    });

    test('names an order that is refunded in one place only', async () => {
      await rows(`update placed_order set state = 'refunded' where booking_id = '${order.booking_id}'`);
      expect(await differences()).toEqual([
        `Order ${order.number} is refunded, and the ledger still has 35.00 EUR of it sold.`,
      ]);
      await rows(`update placed_order set state = 'confirmed' where booking_id = '${order.booking_id}'`);
      await refundInDatabase(shop.database, order.number, shop.now);
      expect(await differences()).toEqual([]);
      await rows(`update placed_order set state = 'confirmed' where booking_id = '${order.booking_id}'`);
      expect(await differences()).toEqual([
        `Order ${order.number} of 35.00 EUR stands, and the ledger has given 35.00 EUR of it back.`,
      ]);
    });

    test('names a part that was given back in one place only, and one with another amount or VAT', async () => {
      const selection = {
        pieces: [{ line: 0, part: 0, count: 1 }],
        shipping: false,
        fee: 0,
        to: 'the-way-it-came',
      } as const;
      const by = { kind: 'command', user: 'museum' } as const;
      const asked = { number: order.number, selection, reason: '', key: 'one', by };
      expect((await giveBack(shop.shop.payments, asked)).state).toBe('done');
      expect(await differences()).toEqual([]);
      const [{ key }] = await rows("select key from ledger_entry where cause = 'order-given-back'");
      await posting('amount = amount + 100', key, 'vat');
      await posting('amount = amount - 100', key, 'payers');
      expect(await differences()).toEqual([
        `Order ${order.number}: 8.00 EUR of it were given back, 8.00 EUR to its payer, in the ledger 9.00 EUR.`,
        `Order ${order.number}: 8.00 EUR of it were given back with 0.53 EUR of VAT, in the ledger 1.53 EUR.`,
      ]);
      await tamper(`delete from ledger_posting where entry_id = (select id from ledger_entry where key = '${key}');
      delete from ledger_entry where key = '${key}'`);
      expect(await differences()).toEqual([
        `Order ${order.number}: 8.00 EUR of it were given back, and the ledger does not know it.`,
      ]);
    });

    test('names money that arrived in one place only, and a fee', async () => {
      await rows(`update payment set received_at = null, fee = 35 where id = '${order.payment_id}'`);
      expect(await differences()).toEqual([
        `${payment()}: 0.00 EUR have arrived, in the ledger 35.00 EUR.`,
        `${payment()}: 0.35 EUR is its fee, in the ledger 0.00 EUR.`,
      ]);
    });

    test('names an order that was confirmed for less than it costs, though every posting agrees with its payment', async () => {
      await rows(`update payment set amount = 900 where id = '${order.payment_id}'`);
      await posting('amount = 900', `money-arrived:${order.payment_id}`, 'provider:demo');
      await posting('amount = -900', `money-arrived:${order.payment_id}`, 'payers');
      expect(await differences()).toEqual([
        `Order ${order.number}: 35.00 EUR were due, and 9.00 EUR were paid.`,
      ]);
    });

    test('names an order that was paid in another currency', async () => {
      await rows(`update payment set currency = 'CHF' where id = '${order.payment_id}'`);
      expect(await differences()).toEqual([
        `Order ${order.number}: 35.00 EUR were due, and 35.00 CHF were paid.`,
      ]);
    });

    test('names refunds that the ledger lacks, and those that do not count', async () => {
      await refundAsStaff(shop.shop.payments.bank, order.payment_id, 500);
      await ask();
      expect(await differences()).toEqual([]);
      await rows(`update refund set amount = 600`);
      expect(await differences()).toEqual([
        `${payment()}: 6.00 EUR of refunds are with the provider, in the ledger 5.00 EUR.`,
        `${payment()}: 5.00 EUR count as given back, and its refunds are 6.00 EUR.`,
      ]);
    });

    test('says what a payer owes, which is no difference', async () => {
      await refundAsStaff(shop.shop.payments.bank, order.payment_id, 500);
      await ask();
      expect(await checkLedger(shop.database, shop.now())).toEqual({
        differences: [],
        open: [`${payment()}: its payer owes 5.00 EUR.`],
      });
    });

    test('names a dispute that is in one place only', async () => {
      await disputeAsStaff(shop.shop.payments.bank, order.payment_id, 'open');
      await ask();
      expect(await differences()).toEqual([]);
      await rows(`update payment set state = 'paid' where id = '${order.payment_id}'`);
      expect(await differences()).toEqual([
        `${payment()} is paid, and not disputed; in dispute in the ledger: 35.00 EUR.`,
      ]);
    });

    test('names a code that is worth something else than is owed for it, by its end alone', async () => {
      await posting(`code = 'NEU-50'`, `order-sold:${order.booking_id}`, 'vouchers');
      const found = await differences();
      expect(found).toContain(
        `The code ending in ${order.voucher.slice(-4)} (bought with order ${order.number}) is worth 25.00 EUR, in the ledger 0.00 EUR.`,
      );
      expect(found).toContain(
        'The code ending in T-10 (of the museum folder) is worth 0.00 EUR, in the ledger 6.00 EUR.',
      );
      expect(found.join()).not.toContain(order.voucher);
    });

    test('asks providers about what moved lately, and names what they say differently', async () => {
      const { bank, providers } = shop.shop.payments;
      const warned: object[] = [];
      const log = { error: () => {}, warn: (details: object) => warned.push(details) };
      const compare = () => checkProviders({ database: shop.database, providers, log }, new Date(0));
      const name = `Payment ${order.payment_id} (demo)`;
      expect(await compare()).toEqual([]);
      await refundAsStaff(bank, order.payment_id, 500);
      expect(await compare()).toEqual([`${name}: the provider gives 5.00 EUR back, in the ledger 0.00 EUR.`]);
      await disputeAsStaff(bank, order.payment_id, 'open');
      expect(await compare()).toContain(
        `${name}: the provider says disputed, 30.00 EUR, in the ledger 0.00 EUR are taken back.`,
      );
      await ask();
      expect(await compare()).toEqual([]);
      await rows('update demo_bank_payment set dispute_amount = 1000');
      expect(await compare()).toEqual([
        `${name}: the provider says disputed, 10.00 EUR, in the ledger 30.00 EUR are taken back.`,
      ]);
      await rows(`update demo_bank_payment set state = 'declined'`);
      expect(await compare()).toEqual([
        `${name}: 35.00 EUR have arrived in the ledger, and the provider says failed.`,
      ]);
      bank.mood.down = true;
      expect(await compare()).toEqual([]);
      expect(warned).toHaveLength(1);
    });
  });
});
