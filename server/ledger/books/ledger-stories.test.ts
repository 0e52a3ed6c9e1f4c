// Whatever is bought, paid for, disputed, given back and imported, in whatever order: the ledger agrees with orders,
// payments and codes, no code is worth more than it was, and what was posted live is what a backfill would post. Over the
// real app, on both engines.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importMuseum } from '../../museum-import/import-museum.ts';
import { payOutFor } from '../../payments/demo-bank/demo-bank-payouts.ts';
import { disputeAsStaff, endRefundAsStaff, refundAsStaff } from '../../payments/demo-bank/demo-bank-staff.ts';
import { reconcilePayments } from '../../payments/reconcile.ts';
import { refundPayment } from '../../payments/refunds/refund-payment.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { refundInDatabase } from '../../returns/command/refund-in-database.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { addTestRetail, CODES_YAML } from '../../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { lapseCodes } from '../../vouchers/ledger/lapse-codes.ts';
import { backfill } from './backfill.ts';
import { checkLedger } from './check/check-ledger.ts';
import { fetchPayouts } from './payouts/fetch-payouts.ts';

const START = new Date('2026-11-18T07:00:00Z');
const HOME = { name: 'Ada Lovelace', street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };
const ITEMS = [
  { type: 'ticket', id: 'dauer-karte', count: 2 },
  { type: 'merchandise', id: 'buch', count: 1 },
  { type: 'merchandise', id: 'karten', count: 2 },
  { type: 'voucher', id: 'fest', count: 1 },
  { type: 'voucher', id: 'frei', count: 1, price: 1234 },
];
const ENDING = `- {id: bald-zu-ende, barcode: ENDET-30, name: {de: Endet}, kind: value, amount: 3000, valid_to: today+5}\n`;

const seed = fc.nat(1_000_000);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('buy' as const),
      items: fc.uniqueArray(fc.nat(ITEMS.length - 1), { minLength: 1, maxLength: 3 }),
      codes: fc.array(seed, { maxLength: 2 }),
      how: fc.constantFrom('pay', 'pay', 'pay', 'later', 'decline', 'leave'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('refund' as const), order: seed }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('dispute' as const),
      payment: seed,
      dispute: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('at-the-bank' as const),
      payment: seed,
      amount: fc.integer({ min: 1, max: 900 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('mood' as const),
      refunds: fc.constantFrom('done' as const, 'pending' as const, 'failed' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('refund-ends' as const),
      refund: seed,
      state: fc.constantFrom('done' as const, 'failed' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('import' as const),
      amount: fc.integer({ min: 100, max: 9_000 }),
      ends: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 100 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The first series: every cause of an entry at least once, whatever the others bring. */
const EVERY_CAUSE: Step[] = [
  { act: 'buy', items: [0, 1], codes: [], how: 'pay' },
  { act: 'dispute', payment: 0, dispute: 'open' },
  { act: 'dispute', payment: 0, dispute: 'won' },
  { act: 'dispute', payment: 0, dispute: 'lost' },
  { act: 'mood', refunds: 'pending' },
  { act: 'buy', items: [3], codes: [], how: 'later' },
  { act: 'pass', hours: 1 },
  { act: 'refund', order: 1 },
  { act: 'pass', hours: 1 },
  { act: 'refund-ends', refund: 0, state: 'failed' },
  { act: 'import', amount: 700, ends: false },
  { act: 'pass', hours: 200 },
  { act: 'buy', items: [1, 2], codes: [], how: 'pay' },
  { act: 'pass', hours: 24 },
  { act: 'mood', refunds: 'done' },
];

describe.each(testDatabases())('the ledger of a shop on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    museum.put('voucher-codes.yaml', CODES_YAML + ENDING);
    shop = await openTestShop(
      engine,
      museum.folder,
      { DEMO_BANK_WEBHOOK_TIMES: '0', DEMO_BANK_LATER_SECONDS: '60' },
      START,
    );
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const rows = async (text: string) => (await shop.database.executeSql(text)).rows;
  const pick = async (text: string, number: number) => {
    const found = await rows(text);
    return found[number % Math.max(1, found.length)];
  };
  const ask = async (id: string) => {
    const [payment] = await rows(`select * from payment where id = '${id}'`);
    await settlePayment(shop.shop.payments, payment, { visitorConfirms: false, askAgain: true });
  };

  async function buy({ items, codes, how }: Extract<Step, { act: 'buy' }>) {
    const spent = await Promise.all(
      codes.map(async (number) => ({
        type: 'voucherCode',
        barcode: (await pick('select barcode from voucher_code order by barcode', number)).barcode,
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

  /** A dispute that was lost is not opened again, and one that is not open is not won. */
  const isAtLaw = async (id: string, next: 'open' | 'won' | 'lost') => {
    const [{ dispute }] = await rows(`select dispute from demo_bank_payment where id = '${id}'`);
    return (next === 'open' && dispute === 'lost') || (next === 'won' && dispute === null);
  };

  async function play(now: Step): Promise<void> {
    const { bank } = shop.shop.payments;
    switch (now.act) {
      case 'buy':
        return buy(now);
      case 'refund': {
        const order = await pick('select number from placed_order order by number', now.order);
        if (order) await refundInDatabase(shop.database, order.number, shop.now);
        return;
      }
      case 'dispute': {
        const payment = await pick(
          `select id from payment p where received_at is not null and amount > 0
            and not exists (select from refund r where r.payment_id = p.id) order by id`,
          now.payment,
        );
        if (!payment || (await isAtLaw(payment.id, now.dispute))) return;
        await disputeAsStaff(bank, payment.id, now.dispute);
        return ask(payment.id);
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
        const changed = CODES_YAML.replace('amount: 5000', `amount: ${now.amount}`);
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
  }

  const balances = () =>
    rows(`
      select p.account, p.vat_value, p.product, p.code, sum(p.amount)::int as cents
      from ledger_posting p group by 1, 2, 3, 4 having sum(p.amount) <> 0 order by 1, 2, 3, 4`);

  test('agrees after every act, whatever the acts are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (steps) => {
        for (const now of steps) {
          await play(now);
          const { differences } = await checkLedger(shop.database, shop.now());
          expect({ after: now, differences }).toEqual({ after: now, differences: [] });
        }
      }),
      { numRuns: 10, endOnFailure: true, examples: [[EVERY_CAUSE]] },
    );
    const causes = (await rows('select distinct cause from ledger_entry order by cause')).map(
      ({ cause }) => cause,
    );
    expect(causes).toEqual(
      expect.arrayContaining([
        'code-lapsed',
        'codes-imported',
        'dispute-lost',
        'dispute-opened',
        'dispute-won',
        'money-arrived',
        'order-given-back',
        'order-sold',
        'payout',
        'refund-accepted',
        'refund-failed',
      ]),
    );
  }, 240_000);

  test('owes for no code less than nothing, nor more than it was sold for', async () => {
    expect(
      await rows(`
        select c.barcode from voucher_code c join (
          select code, -sum(amount) as owed from ledger_posting where account = 'vouchers' group by code
        ) l on l.code = c.barcode where l.owed < 0 or l.owed > c.amount`),
    ).toEqual([]);
  });

  test('holds for no payer whose money came once and stayed, or went back once', async () => {
    expect(
      await rows(`
        select e.payment_id, sum(p.amount) from ledger_entry e join ledger_posting p on p.entry_id = e.id
        join payment on payment.id = e.payment_id
        where p.account = 'payers' and payment.state in ('paid', 'refunded')
          and not exists (select from refund r where r.payment_id = e.payment_id and r.reason = 'made-at-provider')
          and exists (select from placed_order o where o.payment_id = e.payment_id)
        group by 1 having sum(p.amount) <> 0`),
    ).toEqual([]);
  });

  test('has at the bank what was paid out, and with the provider what its own books still owe', async () => {
    await payOutFor(shop.shop.payments.bank, '2027-01-01');
    await fetchPayouts(shop.shop);
    const [bank] = await rows(`
      select coalesce(sum(amount), 0)::int as moved, coalesce(sum(amount) filter (where payout_id is null), 0)::int as owed
      from demo_bank_movement`);
    const at = async (account: string) =>
      (
        await rows(
          `select coalesce(sum(amount), 0)::int as cents from ledger_posting where account = '${account}'`,
        )
      )[0].cents;
    expect(bank.moved).toBeGreaterThan(0);
    expect(await at('provider:demo')).toBe(bank.owed);
    expect(await at('bank')).toBe(bank.moved - bank.owed);
  });

  test('is what a backfill over the same orders, payments and codes would have posted', async () => {
    const live = await balances();
    await shop.database.executeSql(`
      alter table ledger_entry disable trigger user;
      alter table ledger_posting disable trigger user;
      truncate ledger_posting, ledger_entry;
      alter table ledger_entry enable trigger user;
      alter table ledger_posting enable trigger user`);
    await shop.database.executeSql('delete from payout_part; delete from payout');
    await backfill({ database: shop.database, now: shop.now });
    await lapseCodes(shop.database, shop.now());
    expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
    // Codes of the folder are posted as they are now, and payouts by their own job.
    const elsewhere = ({ account }: { account: string }) =>
      !['vouchers-issued-elsewhere', 'vouchers-lapsed', 'bank', 'provider:demo'].includes(account);
    expect((await balances()).filter(elsewhere)).toEqual(live.filter(elsewhere));
  });
});
