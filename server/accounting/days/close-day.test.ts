// Days of the books over the real app, on both engines: closed once and for good, and what comes later is seen as such.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClosedDay, ListedDay } from '../../../domain/accounting/day-closings-contract.ts';
import { moneyArrived } from '../../../domain/ledger/money-entries.ts';
import { postEntries } from '../../ledger/post-entries.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { openShop } from '../../site/open-shop.ts';
import { type MoneyMuseum, openMoneyMuseum } from '../../testing/ledger/play-acts.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { closeDaysByThemselves } from './close-day.ts';

const DAY = '2026-11-18';
const KEY = 'a-key-of-this-closing';

describe.each(testDatabases())('closing days on $name', (engine) => {
  let museum: MoneyMuseum;
  let finance: StaffClient;
  beforeAll(async () => {
    museum = await openMoneyMuseum(engine, 'accountant: {close_after_days: 3}\n');
    await museum.play({ act: 'buy', items: [0, 1], codes: [], how: 'pay' });
    await arrive('till', 2400, 0);
    finance = await signIn(museum.shop, 'finance');
  }, 240_000);
  afterAll(() => museum.close());

  /** Sessions end meanwhile. */
  const pass = async (hours: number) => {
    museum.shop.pass(hours * 3600);
    finance = await signIn(museum.shop, 'finance');
  };
  /** Money taken at the register, so many days before now. */
  const arrive = (id: string, amount: number, daysAgo: number) => {
    const at = new Date(museum.shop.now().getTime() - daysAgo * 86_400_000);
    return postEntries(museum.shop.database, [moneyArrived({ id, provider: 'register' }, amount, at)]);
  };
  const day = async (): Promise<ClosedDay> => (await finance.get(`office/day-closings/${DAY}`)).body.data;
  const days = async (): Promise<ListedDay[]> =>
    (await finance.get('office/day-closings?from=2026-11-01&to=2026-12-31')).body.data.rows;
  const close = (more: object = {}, client = finance) =>
    client.post(`office/day-closings/${DAY}`, { counted: 2350, note: 'Wechselgeld', key: KEY, ...more });

  test('a day that is not over is shown, and cannot be closed', async () => {
    expect(await day()).toMatchObject({ over: false, closed: null, register: 2400, late: null });
    const { status, body } = await close();
    expect([status, body.code, body.problem]).toEqual([409, 'OFFICE_DAY_NOT_CLOSED', 'notOver']);
  });

  test('its sums are the ledger’s, by payment, rate and account', async () => {
    const { totals, entries } = await day();
    const [ledger] = await museum.rows(`
      select count(distinct e.id)::int as entries,
        -sum(p.amount) filter (where p.account = 'sales')::int as net, -sum(p.amount) filter (where p.account = 'vat')::int as vat
      from ledger_entry e join ledger_posting p on p.entry_id = e.id where e.day = '${DAY}'`);
    const sum = (of: 'net' | 'vat') => totals.rates.reduce((all, rate) => all + rate[of], 0);
    expect([entries, sum('net'), sum('vat')]).toEqual([
      ledger.entries,
      Number(ledger.net),
      Number(ledger.vat),
    ]);
    expect(sum('net')).toBeGreaterThan(0);
    expect(totals.payments).toContainEqual({ payment: 'register', received: 2400, returned: 0 });
    const { debit, credit } = totals.accounts.reduce((all, { debit, credit }) => ({
      account: '',
      debit: all.debit + debit,
      credit: all.credit + credit,
    }));
    expect(debit).toBe(credit);
  });

  test('is closed once, by whoever may, with what was counted', async () => {
    await pass(26);
    const service = await signIn(museum.shop, 'service');
    expect((await close({}, service)).status).toBe(403);
    const both = await Promise.all([close(), close({ key: 'another-key-of-it' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { closed, register } = await day();
    expect([closed?.counted, closed?.note, register]).toEqual([2350, 'Wechselgeld', 2400]);
    expect((await days()).find((one) => one.day === DAY)).toMatchObject({ difference: -50, late: 0 });
    expect(await museum.rows(`select verb, object_kind, reason from act where object_id = '${DAY}'`)).toEqual(
      [{ verb: 'day.closed', object_kind: 'day', reason: 'Wechselgeld' }],
    );
  });

  test('stays as it was closed: what comes later stands beside it', async () => {
    const before = await day();
    await arrive('late', 700, 1);
    const after = await day();
    expect({ ...after, late: null }).toEqual(before);
    expect(after.late).toEqual({
      entries: 1,
      totals: {
        payments: [{ payment: 'register', received: 700, returned: 0 }],
        rates: [],
        accounts: [
          { account: 'payers', debit: 0, credit: 700 },
          { account: 'provider:register', debit: 700, credit: 0 },
        ],
      },
    });
    expect((await days()).find((one) => one.day === DAY)?.late).toBe(1);
  });

  test('nothing changes a closed day in the database', async () => {
    const change = (text: string) => museum.shop.database.executeSql(text);
    await expect(change('update day_closing set counted = 2400')).rejects.toThrow('never changed');
    await expect(change('delete from day_closing_line')).rejects.toThrow('never changed');
  });

  test('is a file, too, which the journal knows', async () => {
    const { status, body } = await museum.shop.get(
      `/lists/accounting/days/${DAY}.csv?lang=de`,
      finance.headers,
    );
    expect(status).toBe(200);
    expect(body).toContain('"Nach Zahlungsart";"register";"24.00";"0.00"');
    expect(body).toContain('"Später gekommen: Nach Zahlungsart";"register";"7.00";"0.00"');
    expect((await museum.shop.get(`/lists/accounting/days/${DAY}.csv`)).status).toBe(401);
    expect((await museum.shop.get('/lists/accounting/days/2026-02-30.csv', finance.headers)).status).toBe(
      404,
    );
  });

  test('days that nobody closed are closed by themselves, as the museum has set it', async () => {
    await museum.play({ act: 'buy', items: [1], codes: [], how: 'pay' });
    const { shop } = museum.shop;
    const open = (await days()).filter(({ closed }) => !closed).length;
    expect(open).toBeGreaterThan(0);
    expect(await closeDaysByThemselves({ ...shop, ...(await museumNow()) })).toBe(0);
    await pass(4 * 24);
    expect(await closeDaysByThemselves({ ...shop, ...(await museumNow()) })).toBe(open);
    expect((await days()).every(({ closed }) => closed !== null)).toBe(true);
    expect((await days())[0]?.closed?.who).toBe('');
  });

  const museumNow = async () => openShop(museum.shop.shop);
});
