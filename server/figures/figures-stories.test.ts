// Whatever is bought, given back and disputed: every report on money has the ledger's own sums, however it is grouped. Over the
// real app, on both engines.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../domain/figures/figures-contract.ts';
import { REPORT_NAMES, REPORTS } from '../../domain/figures/reports.ts';
import { addDays } from '../../domain/museum-time.ts';
import { fetchPayouts } from '../ledger/books/payouts/fetch-payouts.ts';
import { payOutFor } from '../payments/demo-bank/demo-bank-payouts.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { acts, EVERY_CAUSE, returns } from '../testing/ledger/acts.ts';
import { type MoneyMuseum, openMoneyMuseum } from '../testing/ledger/play-acts.ts';
import { sumUpAll } from '../testing/ledger/sum-up-all.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';

describe.each(testDatabases())('reports on money on $name', (engine) => {
  let museum: MoneyMuseum;
  let finance: StaffClient;
  beforeAll(async () => {
    museum = await openMoneyMuseum(engine);
  });
  afterAll(() => museum.close());

  const report = async (name: string, query: Record<string, string>): Promise<Report> => {
    const { status, body } = await finance.get(`office/figures/${name}?${new URLSearchParams(query)}`);
    expect([name, query, status]).toEqual([name, query, 200]);
    return body.data;
  };
  const sumUp = () => sumUpAll(museum.shop.database, museum.shop.now());
  /** What accounts have, as a credit. */
  const cents = async (where: string): Promise<number> => {
    const [row] = await museum.rows(
      `select coalesce(-sum(p.amount), 0)::int as cents from ledger_entry e join ledger_posting p on p.entry_id = e.id where ${where}`,
    );
    return row.cents;
  };
  /** Sums of a column over the rows that are shown, beside the sums that the report says. */
  const summed = ({ rows }: Report, column: number) =>
    rows.reduce((sum, { values }) => sum + (values[column] ?? 0), 0);

  test('sales and refunds have what the accounts of sales and VAT have, by whatever they are grouped', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(acts, returns), { minLength: 6, maxLength: 10 }),
        fc.nat(6),
        async (steps, back) => {
          for (const [at, now] of steps.entries()) {
            await museum.play(now);
            // Some of it is in the sums then, and some is not.
            if (at < steps.length - 2) await sumUp();
          }
          // A session ends with the day.
          finance = await signIn(museum.shop, 'finance');
          const to = museum.shop.now().toISOString().slice(0, 10);
          const from = addDays(to, -back);
          const days = `e.day between '${from}' and '${to}'`;
          const [sold, returned, tax] = await Promise.all([
            cents(`p.account = 'sales' and e.cause = 'order-sold' and ${days}`),
            cents(`p.account = 'sales' and e.cause <> 'order-sold' and ${days}`),
            cents(`p.account = 'vat' and ${days}`),
          ]);
          for (const group of REPORTS.sales.groups) {
            const shown = await report('sales', { group, from, to });
            const hasVat = !['product', 'event', 'house'].includes(group);
            const expected = [sold, returned, sold + returned, tax, sold + returned + tax];
            const sums =
              shown.rows.length === 0 ? [] : expected.map((sum, at) => (at > 2 && !hasVat ? null : sum));
            expect([group, shown.sums]).toEqual([group, shown.rows.length === 0 ? shown.sums : sums]);
            if (shown.rows.length === 0) expect([sold, returned]).toEqual([0, 0]);
            expect(summed(shown, 2)).toBe(sold + returned);
          }
        },
      ),
      { numRuns: 6, endOnFailure: true, examples: [[EVERY_CAUSE, 6]] },
    );
  }, 240_000);

  test('what is owed for vouchers is what their account has, at the end of each day', async () => {
    const to = museum.shop.now().toISOString().slice(0, 10);
    const from = addDays(to, -30);
    finance = await signIn(museum.shop, 'finance');
    const shown = await report('vouchers', { group: 'day', from, to });
    expect(shown.rows.length).toBe(31);
    for (const { key, values } of shown.rows)
      expect([key, values.at(-1)]).toEqual([
        key,
        await cents(`p.account = 'vouchers' and e.day <= '${key}'`),
      ]);
    const moved = shown.sums.slice(0, -1).reduce((sum: number, each) => sum + (each ?? 0), 0);
    expect(moved).toBe(await cents(`p.account = 'vouchers' and e.day between '${from}' and '${to}'`));
    expect(shown.sums.at(-1)).toBe(await cents(`p.account = 'vouchers' and e.day <= '${to}'`));
  });

  test('payouts are what came to the bank, and each is what it is made of', async () => {
    await payOutFor(museum.shop.shop.payments.bank, '2027-06-01');
    await fetchPayouts(museum.shop.shop);
    const days = { from: '2026-11-01', to: '2027-12-31' };
    const shown = await report('payouts', days);
    expect(shown.rows.length).toBeGreaterThan(0);
    expect(shown.sums.at(-1)).toBe(-(await cents(`p.account = 'bank' and e.cause = 'payout'`)));
    for (const { key, values } of shown.rows)
      expect([key, values.at(-1)]).toEqual([
        key,
        values.slice(0, -1).reduce((sum: number, each) => sum + (each ?? 0), 0),
      ]);
  });

  test('what exhibitions sold is what the books have for their tickets', async () => {
    const shown = await report('beside', { from: '2026-11-01', to: '2027-12-31' });
    const own = await cents(
      "p.account = 'sales' and e.cause = 'order-sold' and p.product in ('ticket', 'dayTicket') and p.item is not null",
    );
    expect([shown.rows.length > 0, summed(shown, 3)]).toEqual([true, own]);
    const [first] = shown.rows;
    const items = await report('beside', {
      from: '2026-11-01',
      to: '2027-12-31',
      event: first?.key.split(' ')[1] ?? '',
    });
    expect(summed(items, 4)).toBe(first?.values[4]);
  });

  test('what is in the sums is what is in the ledger, and every report says the same when all of it is', async () => {
    finance = await signIn(museum.shop, 'finance');
    const days = { from: '2026-11-01', to: '2027-12-31' };
    const all = async () => [
      ...(await Promise.all(REPORTS.sales.groups.map((group) => report('sales', { group, ...days })))),
      await report('vouchers', { group: 'month', ...days }),
      await report('beside', days),
      await report('beside', { group: 'product', ...days }),
      await report('unpaid', {}),
    ];
    const before = await all();
    const [{ until_entry }] = await museum.rows('select until_entry::int from ledger_summed');
    await sumUp();
    const [after] = await museum.rows(
      'select until_entry::int, (select max(id) from ledger_entry)::int as last from ledger_summed',
    );
    expect([after.until_entry, until_entry > 0, until_entry < after.last]).toEqual([after.last, true, true]);
    const figures = (reports: Report[]) => reports.map(({ rows, sums }) => ({ rows, sums }));
    expect(figures(await all())).toEqual(figures(before));
    // Without the sums, all of it is read from the ledger.
    await museum.rows('update ledger_summed set until_entry = 0');
    for (const table of ['ledger_sum', 'ledger_beside', 'ledger_owed'])
      await museum.rows(`delete from ${table}`);
    expect(figures(await all())).toEqual(figures(before));
  });

  test('every report, by everything that it can be grouped by, is there as a page and as files', async () => {
    for (const name of REPORT_NAMES)
      for (const group of REPORTS[name].groups) {
        const query = {
          group,
          ...(REPORTS[name].period && { from: '2026-11-01', to: '2027-06-30', compare: 'yes' }),
        };
        const shown = await report(name, query);
        expect(shown.group).toBe(group);
        const asked = new URLSearchParams({ ...query, lang: 'de' });
        const csv = await museum.shop.app.inject({
          url: `/lists/figures/${name}.csv?${asked}`,
          headers: finance.headers,
        });
        expect([name, group, csv.statusCode]).toEqual([name, group, 200]);
        const lines = csv.body.trimEnd().split('\r\n');
        expect(lines.length).toBe(shown.rows.length + shown.more + 2);
      }
    const sheet = await museum.shop.app.inject({
      url: '/lists/figures/sales.xlsx',
      headers: finance.headers,
    });
    expect([sheet.statusCode, sheet.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  });

  test('nobody without the permission sees a report or takes one along, and what is no report is none', async () => {
    const service = await signIn(museum.shop, 'service');
    expect((await service.get('office/figures/sales')).status).toBe(403);
    const files = await Promise.all(
      [service.headers, {}].map((headers) =>
        museum.shop.app.inject({ url: '/lists/figures/sales.csv', headers }),
      ),
    );
    expect(files.map(({ statusCode }) => statusCode)).toEqual([403, 401]);
    for (const query of [
      'nothing',
      'sales?group=slot',
      'sales?from=2026-02-30',
      'sales?from=2026-03-02&to=2026-03-01',
    ]) {
      const { status, body } = await finance.get(`office/figures/${query}`);
      expect([query, status, body.code]).toEqual([query, 400, 'REQUEST_MALFORMED']);
    }
  });
});
