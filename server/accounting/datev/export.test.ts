// The accountant's file over the real app, on both engines: whatever happened to the money, DATEV has on each account what the
// ledger has, to the cent.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatevBatch } from '../../../domain/accounting/accounting-contract.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { refundInDatabase } from '../../returns/command/refund-in-database.ts';
import { ACCOUNTANT_YAML, balancesInDatev } from '../../testing/extf/accountant-yaml.ts';
import { checkExtf } from '../../testing/extf/check-extf.ts';
import { acts, EVERY_CAUSE, returns } from '../../testing/ledger/acts.ts';
import { type MoneyMuseum, openMoneyMuseum } from '../../testing/ledger/play-acts.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { bearing } from '../../testing/test-accounts.ts';
import { purchase } from '../../testing/test-shop.ts';

const DAYS = 'from=2026-11-01&to=2026-12-31';
const COMPANY = { company: 'Werft am Hafen', street: 'Kai 2', zip: '20457', city: 'Hamburg' };
const FILE = `/lists/accounting/datev.csv?${DAYS}`;

describe.each(testDatabases())('the accountant’s file on $name', (engine) => {
  let museum: MoneyMuseum;
  let finance: StaffClient;
  beforeAll(async () => {
    museum = await openMoneyMuseum(engine, ACCOUNTANT_YAML);
    for (const act of EVERY_CAUSE) await museum.play(act);
    for (const act of fc.sample(fc.oneof(acts, returns), { numRuns: 15, seed: 7 })) await museum.play(act);
    await buyWithInvoice();
    await refundInDatabase(museum.shop.database, await buyWithInvoice(), museum.shop.now);
    // What was free is an entry without postings.
    await museum.rows(`insert into ledger_entry (id, key, cause, day, at)
      select max(id) + 1, 'order-sold:free', 'order-sold', '2026-11-20', '2026-11-20T10:00:00Z' from ledger_entry`);
    finance = await signIn(museum.shop, 'finance');
  }, 120_000);
  afterAll(() => museum.close());

  /** A company's order, with its number. */
  const buyWithInvoice = async (): Promise<string> => {
    const { shop } = museum;
    const guest = bearing(await shop.guest(COMPANY));
    const bought = purchase([{ type: 'ticket', id: 'dauer-karte', count: 3 }], { request_invoice: true });
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', bought, guest)).body.data;
    await shop.bank(cartId, 'pay');
    await shop.post('/api/de/checkout/execPayment', { cartId });
    return (await museum.rows(`select number from placed_order where cart_id = '${cartId}'`))[0].number;
  };
  const file = async (query = DAYS) => {
    const { statusCode, headers, rawPayload } = await museum.shop.app.inject({
      url: `/lists/accounting/datev.csv?${query}`,
      headers: finance.headers,
    });
    return { statusCode, headers, ...checkExtf(rawPayload) };
  };
  const batch = async (query = DAYS): Promise<DatevBatch> =>
    (await finance.get(`office/accounting/batch?${query}`)).body.data;
  const inLedger = async (where: string): Promise<number> =>
    (
      await museum.rows(`select coalesce(sum(p.amount), 0)::int as cents
        from ledger_posting p join ledger_entry e on e.id = p.entry_id
        where e.day between '2026-11-01' and '2026-12-31' and ${where}`)
    )[0].cents;

  test('is one that DATEV takes, and has the ledger’s balance on every account', async () => {
    const { statusCode, headers, problems, header, rows } = await file();
    expect([statusCode, problems]).toEqual([200, []]);
    expect(headers['content-disposition']).toBe(
      'attachment; filename="EXTF_Buchungsstapel_2026-11-01_2026-12-31.csv"',
    );
    expect(header.slice(10, 16)).toEqual(['29098', '55003', '20260101', '4', '20261101', '20261231']);
    const balances = balancesInDatev(rows);
    const at = (account: number) => balances.get(account) ?? 0;
    const posted: [number, string][] = [
      [1200, `p.account = 'bank'`],
      [1410, `p.account = 'payers'`],
      [1461, `p.account = 'in-dispute'`],
      [1605, `p.account = 'vouchers'`],
      [2709, `p.account = 'vouchers-lapsed'`],
      [1606, `p.account = 'vouchers-issued-elsewhere'`],
      [1607, `p.account = 'vouchers-vat'`],
      [4970, `p.account = 'fees'`],
      [1599, `p.account = 'corrections'`],
      [1362, `p.account = 'provider:demo'`],
      [1361, `p.account like 'provider:%' and p.account <> 'provider:demo'`],
      [8301, `p.account = 'sales' and p.vat_value = 7 and p.product = 'merchandise'`],
      [8300, `p.account = 'sales' and p.vat_value = 7 and p.product <> 'merchandise'`],
      [8401, `p.account = 'sales' and p.vat_value = 19 and p.product = 'shipping'`],
      [8400, `p.account = 'sales' and p.vat_value = 19 and p.product <> 'shipping'`],
      [8150, `p.account = 'sales' and p.vat_value = 0`],
      [2707, `p.account = 'sales' and p.vat_value is null`],
      [1771, `p.account = 'vat' and p.vat_value = 7`],
      [1776, `p.account = 'vat' and p.vat_value = 19`],
    ];
    const sums = await Promise.all(posted.map(async ([account, where]) => [account, await inLedger(where)]));
    expect(posted.map(([account]) => [account, at(account)])).toEqual(sums);
    expect(sums.filter(([, cents]) => cents !== 0).length).toBeGreaterThan(8);
    expect([...balances.keys()].filter((account) => !posted.some(([known]) => known === account))).toEqual(
      [],
    );
  });

  test('names the invoice of each sale and of its money, and the credit note of what was given back', async () => {
    const { rows } = await file();
    const papers = await museum.rows(`select i.number, i.kind, o.number as order_number
      from invoice i join placed_order o on o.booking_id = i.booking_id`);
    const invoices = papers.filter(({ kind }) => kind === 'invoice');
    expect(invoices.length).toBeGreaterThan(0);
    for (const { number, order_number } of invoices) {
      const about = rows.filter(({ document }) => document === number);
      expect(about.some(({ text }) => text === `Verkauf, Bestellung ${order_number}`)).toBe(true);
    }
    const returned = new Set(
      rows.filter(({ text }) => text.startsWith('Rückgabe')).map(({ document }) => document),
    );
    const notes = papers.filter(({ kind }) => kind === 'credit-note').map(({ number }) => number);
    expect(notes.length).toBeGreaterThan(0);
    expect([...returned]).toEqual(expect.arrayContaining(notes));
    const paid = rows.filter(({ text }) => text.startsWith('Zahlungseingang'));
    const numbers = invoices.map(({ number }) => number);
    expect(paid.filter(({ document }) => numbers.includes(document)).length).toBeGreaterThan(0);
  });

  test('its page shows the same before, and who took which days along', async () => {
    const shown = await batch();
    const { rows } = await file();
    expect(shown).toMatchObject({
      problem: null,
      consultant: 29098,
      client: 55003,
      rows: rows.length,
      missing: [],
    });
    const sum = (side: 'debit' | 'credit') => shown.accounts.reduce((total, row) => total + row[side], 0);
    expect(sum('debit')).toBe(rows.reduce((total, { amount }) => total + amount, 0));
    expect(sum('debit')).toBe(sum('credit'));
    expect(shown.accounts.find(({ account }) => account === 8300)?.uses).toEqual([
      { account: 'sales', vat_value: 7, product: '' },
    ]);
    expect((await batch()).taken[0]).toMatchObject({ from: '2026-11-01', to: '2026-12-31' });
    expect(await museum.rows(`select verb, object_id from act where object_id = 'datev' limit 1`)).toEqual([
      { verb: 'list.taken', object_id: 'datev' },
    ]);
  });

  test('is of the last month unless other days are asked for, and of one year', async () => {
    const { days, today } = await batch('');
    expect(days.to < today).toBe(true);
    expect(days.from.slice(8)).toBe('01');
    expect((await batch('from=2026-12-01&to=2027-01-31')).problem).toBe('not-one-year');
    expect((await file('from=2026-12-01&to=2027-01-31')).statusCode).toBe(422);
    expect((await finance.get('office/accounting/batch?from=2026-02-30')).status).toBe(400);
  });

  test('is for whoever may see figures', async () => {
    expect((await museum.shop.get(FILE)).status).toBe(401);
    const service = await signIn(museum.shop, 'service');
    expect((await museum.shop.get(FILE, service.headers)).status).toBe(403);
  });
});

describe.each(testDatabases())('a museum without accounts on $name', (engine) => {
  test('has no file, and its page says why', async () => {
    const museum = await openMoneyMuseum(engine);
    try {
      const finance = await signIn(museum.shop, 'finance');
      expect((await finance.get('office/accounting/batch')).body.data).toMatchObject({
        problem: 'not-set',
        rows: 0,
      });
      expect((await museum.shop.get(FILE, finance.headers)).status).toBe(422);
    } finally {
      await museum.close();
    }
  });

  test('or without one of them, has no file either, and is told which one', async () => {
    const museum = await openMoneyMuseum(
      engine,
      ACCOUNTANT_YAML.replace('      - {account: 8300, vat_value: 7}\n', ''),
    );
    try {
      await museum.play({ act: 'buy', items: [0], codes: [], how: 'pay' });
      const finance = await signIn(museum.shop, 'finance');
      const { body } = await finance.get(`office/accounting/batch?${DAYS}`);
      expect(body.data.problem).toBe('no-account');
      expect(body.data.missing).toEqual([{ account: 'sales', vat_value: 7, product: 'ticket', name: '' }]);
      expect((await museum.shop.get(FILE, finance.headers)).status).toBe(422);
    } finally {
      await museum.close();
    }
  });
});
