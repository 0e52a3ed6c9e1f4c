// Plays what happens to the money of a museum, through the shop's own calls, its bank and its staff.

import { fetchPayouts } from '../../ledger/books/payouts/fetch-payouts.ts';
import { importMuseum } from '../../museum-import/import-museum.ts';
import { payOutFor } from '../../payments/demo-bank/demo-bank-payouts.ts';
import { disputeAsStaff, endRefundAsStaff, refundAsStaff } from '../../payments/demo-bank/demo-bank-staff.ts';
import { notePaidAgain, previewPaidAgain } from '../../payments/elsewhere/note-paid-again.ts';
import { reconcilePayments } from '../../payments/reconcile.ts';
import { refundPayment } from '../../payments/refunds/refund-payment.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import type { testDatabases } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { refundInDatabase } from '../../returns/command/refund-in-database.ts';
import { giveBack } from '../../returns/give-back.ts';
import { lapseCodes } from '../../vouchers/ledger/lapse-codes.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { addTestRetail, CODES_YAML, FIXED_VOUCHER_YAML, RETAIL_MUSEUM_YAML } from '../test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../test-shop.ts';
import { type Act, ITEMS, type Return } from './acts.ts';

const START = new Date('2026-11-18T07:00:00Z');
const HOME = { name: 'Ada Lovelace', street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };
/** Single-purpose: for what has 7 percent. */
const SINGLE_PURPOSE = `- {id: eins, barcode: EINS-40, name: {de: Eins}, kind: value, vat_value: 7, amount: 4000}\n`;
const SINGLE_PURPOSE_VOUCHER = FIXED_VOUCHER_YAML.replace('id: fest', 'id: eins').replace(
  'vat_value: 0',
  'vat_value: 7',
);
const ENDING = `- {id: bald-zu-ende, barcode: ENDET-30, name: {de: Endet}, kind: value, amount: 3000, valid_to: today+5}
- {id: eins-zu-ende, barcode: ENDET-EINS, name: {de: Endet}, kind: value, vat_value: 7, amount: 1000, valid_to: today+5}
`;

type Rows = Awaited<ReturnType<TestShop['database']['executeSql']>>['rows'];

export type MoneyMuseum = {
  readonly shop: TestShop;
  play(act: Act): Promise<void>;
  /** The rows of any query. */
  rows(text: string): Promise<Rows>;
  close(): Promise<void>;
};

/**
 * A museum of its own that sells everything, and a bank that tells nobody anything by itself.
 * @param more further lines of museum.yaml
 */
export async function openMoneyMuseum(
  engine: ReturnType<typeof testDatabases>[number],
  more = '',
): Promise<MoneyMuseum> {
  const museum = makeTestMuseum();
  addTestRetail(museum);
  museum.put('museum.yaml', RETAIL_MUSEUM_YAML + more);
  museum.put('vouchers/eins.yaml', SINGLE_PURPOSE_VOUCHER);
  museum.put('voucher-codes.yaml', CODES_YAML + SINGLE_PURPOSE + ENDING);
  const settings = { DEMO_BANK_WEBHOOK_TIMES: '0', DEMO_BANK_LATER_SECONDS: '60' };
  const shop = await openTestShop(engine, museum.folder, settings, START);
  return {
    shop,
    play: playerOf(shop, museum),
    rows: async (text) => (await shop.database.executeSql(text)).rows,
    close: async () => {
      await shop.close();
      museum.remove();
    },
  };
}

function playerOf(shop: TestShop, museum: TestMuseum): (act: Act) => Promise<void> {
  const rows = async (text: string) => (await shop.database.executeSql(text)).rows;
  const pick = async (text: string, number: number) => {
    const found = await rows(text);
    return found[number % Math.max(1, found.length)];
  };
  const ask = async (id: string) => {
    const [payment] = await rows(`select * from payment where id = '${id}'`);
    await settlePayment(shop.shop.payments, payment, { visitorConfirms: false, askAgain: true });
  };

  async function buy({ items, codes, how }: Extract<Act, { act: 'buy' }>) {
    const spent = await Promise.all(
      codes.map(async (number) => ({
        type: 'voucherCode',
        barcode: (
          await pick(
            // Those that nobody can redeem come last.
            `select barcode from voucher_code order by barcode in ('ALT-15', 'BALD-20', 'LEER-25'),
              booking_id nulls first, return_id nulls first, barcode`,
            number,
          )
        ).barcode,
      })),
    );
    const bought = items.map((index) => ITEMS[index]);
    const held = await shop.post(
      '/api/de/checkout/initPayment',
      purchase([...bought, ...spent], { shipping: HOME }),
    );
    const cartId = held.body.data?.cartId;
    if (!cartId || how === 'leave') return;
    await shop.bank(cartId, how);
    await shop.post('/api/de/checkout/execPayment', { cartId });
  }

  /** What cannot be given back is refused, and changes nothing. */
  async function giveBackPart({ order, line, count, ...rest }: Return) {
    const row = await pick('select number from placed_order order by confirmed_at, number', order);
    if (!row) return;
    const { amount, shipping, fee, to } = rest;
    const pieces = amount === undefined ? [{ line, part: 0, count }] : [];
    const selection = { pieces, shipping, fee, to, ...(amount && { amount: { cents: amount } }) };
    await giveBack(shop.shop.payments, {
      number: row.number,
      selection,
      reason: 'Kulanz',
      key: randomId(),
      by: { kind: 'command', user: 'museum' },
    });
  }

  /** What is owed is paid at the register; where nothing is, nothing happens. */
  async function payAgain(number: string) {
    const { payments } = shop.shop;
    const open = await previewPaidAgain(payments, number);
    if (!open || open.problem) return;
    const by = { kind: 'command', user: 'museum' } as const;
    const key = randomId();
    await notePaidAgain(payments, { number, means: 'register', receipt: '', amount: open.due, by, key });
  }

  /** A dispute that was lost is not opened again, and one that is not open is not won. */
  const isAtLaw = async (id: string, next: 'open' | 'won' | 'lost') => {
    const [{ dispute }] = await rows(`select dispute from demo_bank_payment where id = '${id}'`);
    return (next === 'open' && dispute === 'lost') || (next === 'won' && dispute === null);
  };

  return async function play(now: Act): Promise<void> {
    const { bank } = shop.shop.payments;
    switch (now.act) {
      case 'buy':
        return buy(now);
      case 'refund': {
        const order = await pick('select number from placed_order order by number', now.order);
        if (order) await refundInDatabase(shop.database, order.number, shop.now);
        return;
      }
      case 'give-back':
        return giveBackPart(now);
      case 'dispute': {
        const isPart = 'percent' in now;
        const payment = await pick(
          `select id, amount, given_back from payment p where received_at is not null and amount > 0 and provider = 'demo'
            and (not exists (select from refund r where r.payment_id = p.id)
              or ${isPart} and state in ('disputed', 'charged-back')) order by id`,
          now.payment,
        );
        if (!payment || (await isAtLaw(payment.id, now.dispute))) return;
        const left = payment.amount - payment.given_back;
        const part = isPart ? Math.min(left, Math.ceil((payment.amount * now.percent) / 100)) : undefined;
        if (part === 0) return;
        await disputeAsStaff(bank, payment.id, now.dispute, part);
        return ask(payment.id);
      }
      case 'pay-again': {
        const order = await pick(
          `select number from placed_order o where exists (select from payment p
            where p.cart_id = o.cart_id and p.state = 'charged-back') order by number`,
          now.order,
        );
        if (order) await payAgain(order.number);
        return;
      }
      case 'at-the-bank': {
        const payment = await pick(
          `select id from payment where state = 'paid' and amount > 0 order by id`,
          now.payment,
        );
        if (!payment) return;
        await refundAsStaff(bank, payment.id, now.amount);
        return ask(payment.id);
      }
      case 'mood':
        bank.mood.refunds = now.refunds;
        return;
      case 'refund-ends': {
        const refund = await pick(
          `select r.id, r.payment_id from refund r join demo_bank_payment b on b.id = r.payment_id
            where r.state in ('sent', 'done') and coalesce(b.dispute, 'won') = 'won' order by r.id`,
          now.refund,
        );
        if (!refund) return;
        await endRefundAsStaff(bank, refund.id, now.state);
        return ask(refund.payment_id);
      }
      case 'import': {
        const changed = (CODES_YAML + SINGLE_PURPOSE).replace('amount: 5000', `amount: ${now.amount}`);
        museum.put('voucher-codes.yaml', now.ends ? changed : changed + ENDING);
        await importMuseum(shop.database, museum.folder, shop.now());
        return;
      }
      case 'pass':
        shop.pass(now.hours * 3600);
        await reconcilePayments(shop.shop.payments);
        for (const { id } of await rows(`select id from payment where state = 'refund-due'`))
          await refundPayment(shop.shop.payments, id);
        await lapseCodes(shop.database, shop.now());
        await payOutFor(bank, shop.now().toISOString().slice(0, 10));
        await fetchPayouts(shop.shop);
    }
  };
}
