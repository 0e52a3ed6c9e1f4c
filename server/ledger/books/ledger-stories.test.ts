// Whatever is bought, paid for, disputed, given back and imported, in whatever order: the ledger agrees with orders,
// payments and codes, no code is worth more than it was, and what was posted live is what a backfill would post. Over the
// real app, on both engines.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payOutFor } from '../../payments/demo-bank/demo-bank-payouts.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { acts, EVERY_CAUSE } from '../../testing/ledger/acts.ts';
import { type MoneyMuseum, openMoneyMuseum } from '../../testing/ledger/play-acts.ts';
import { lapseCodes } from '../../vouchers/ledger/lapse-codes.ts';
import { backfill } from './backfill.ts';
import { checkLedger } from './check/check-ledger.ts';
import { fetchPayouts } from './payouts/fetch-payouts.ts';

describe.each(testDatabases())('the ledger of a shop on $name', (engine) => {
  let museum: MoneyMuseum;
  beforeAll(async () => {
    museum = await openMoneyMuseum(engine);
  });
  afterAll(() => museum.close());

  /** Without kinds of products: of an order given back whole, shipping is counted less its discount, a backfill does so apart. */
  const balances = () =>
    museum.rows(`
      select p.account, p.vat_value, p.code, sum(p.amount)::int as cents
      from ledger_posting p group by 1, 2, 3 having sum(p.amount) <> 0 order by 1, 2, 3`);

  test('agrees after every act, whatever the acts are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 8, maxLength: 14 }), async (steps) => {
        for (const now of steps) {
          await museum.play(now);
          const { differences } = await checkLedger(museum.shop.database, museum.shop.now());
          expect({ after: now, differences }).toEqual({ after: now, differences: [] });
        }
      }),
      { numRuns: 10, endOnFailure: true, examples: [[EVERY_CAUSE]] },
    );
    const causes = (await museum.rows('select distinct cause from ledger_entry order by cause')).map(
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
      await museum.rows(`
        select c.barcode from voucher_code c join (
          select code, -sum(amount) as owed from ledger_posting where account = 'vouchers' group by code
        ) l on l.code = c.barcode where l.owed < 0 or l.owed > c.amount`),
    ).toEqual([]);
  });

  test('owes nothing for single-purpose vouchers: they were sold with their VAT', async () => {
    expect(
      await museum.rows(`
        select account, vat_value from ledger_posting where account in ('vouchers', 'vouchers-lapsed')
          and vat_value is not null group by 1, 2 having sum(amount) <> 0`),
    ).toEqual([]);
    expect(await museum.rows(`select amount from ledger_posting where account = 'vouchers-vat'`)).toEqual([]);
    const [spent] = await museum.rows(`
      select count(*)::int as entries from ledger_entry e join ledger_posting p on p.entry_id = e.id
      where e.cause = 'order-sold' and p.product = 'voucher' and p.amount > 0`);
    expect(spent.entries).toBeGreaterThan(0);
  });

  test('holds for no payer whose money came once and stayed, or went back once', async () => {
    expect(
      await museum.rows(`
        select e.payment_id, sum(p.amount) from ledger_entry e join ledger_posting p on p.entry_id = e.id
        join payment on payment.id = e.payment_id
        where p.account = 'payers' and payment.state in ('paid', 'refunded')
          and not exists (select from refund r where r.payment_id = e.payment_id and r.reason = 'made-at-provider')
          and exists (select from placed_order o where o.payment_id = e.payment_id)
        group by 1 having sum(p.amount) <> 0`),
    ).toEqual([]);
  });

  test('has at the bank what was paid out, and with the provider what its own books still owe', async () => {
    await payOutFor(museum.shop.shop.payments.bank, '2027-01-01');
    await fetchPayouts(museum.shop.shop);
    const [bank] = await museum.rows(`
      select coalesce(sum(amount), 0)::int as moved, coalesce(sum(amount) filter (where payout_id is null), 0)::int as owed
      from demo_bank_movement`);
    const at = async (account: string) =>
      (
        await museum.rows(
          `select coalesce(sum(amount), 0)::int as cents from ledger_posting where account = '${account}'`,
        )
      )[0].cents;
    expect(bank.moved).toBeGreaterThan(0);
    expect(await at('provider:demo')).toBe(bank.owed);
    expect(await at('bank')).toBe(bank.moved - bank.owed);
  });

  test('is what a backfill over the same orders, payments and codes would have posted', async () => {
    const live = await balances();
    await museum.shop.database.executeSql(`
      alter table ledger_entry disable trigger user;
      alter table ledger_posting disable trigger user;
      truncate ledger_posting, ledger_entry;
      alter table ledger_entry enable trigger user;
      alter table ledger_posting enable trigger user`);
    await museum.shop.database.executeSql('delete from payout_part; delete from payout');
    await backfill({ database: museum.shop.database, now: museum.shop.now });
    await lapseCodes(museum.shop.database, museum.shop.now());
    expect((await checkLedger(museum.shop.database, museum.shop.now())).differences).toEqual([]);
    // Codes of the folder are posted as they are now, and payouts by their own job.
    const elsewhere = ({ account }: { account: string }) =>
      !['vouchers-issued-elsewhere', 'vouchers-lapsed', 'bank', 'provider:demo'].includes(account);
    expect((await balances()).filter(elsewhere)).toEqual(live.filter(elsewhere));
  });
});
