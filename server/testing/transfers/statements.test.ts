// Bank statements are read in, and orders by transfer are settled by them (ADR 100), over the real app on both engines.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { groupReference } from '../../../domain/payments/creditor-reference.ts';
import { statementTask } from '../../commands/statement.ts';
import { reconcilePayments } from '../../payments/reconcile.ts';
import { bookLines } from '../../payments/transfer/statements/book-lines.ts';
import { carryOutTask } from '../../payments/transfer/statements/carry-out-task.ts';
import { forgetOldLines } from '../../payments/transfer/statements/forget-old-lines.ts';
import { readStatement } from '../../payments/transfer/statements/read-statement.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { refundInDatabase } from '../../returns/command/refund-in-database.ts';
import { giveBack } from '../../returns/give-back.ts';
import { openShop } from '../../site/open-shop.ts';
import { bearing } from '../test-accounts.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../test-shop.ts';
import { type CamtLine, camt } from './camt.ts';
import { ACCOUNT, BY_TRANSFER, FIRST_SLOT, transferMuseum } from './transfer-museum.ts';

const DAY = 24 * 3600;
// Threads that print have a low priority: on a busy machine a mail with its tickets takes more than a minute.
const WAIT = { timeout: 150_000, interval: 50 };

type Asked = { readonly cartId: string; readonly reference: string };

describe.each(testDatabases())('a bank statement, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeEach(async () => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', transferMuseum());
    shop = await openTestShop(engine, museum.folder, { JOBS: 'on' });
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const ask = async (count = 2): Promise<Asked> => {
    const { body } = await shop.post(
      '/api/de/checkout/initPayment',
      purchase([{ type: 'ticket', id: 'flut-normal', datetime: FIRST_SLOT, count }], {}, BY_TRANSFER),
      bearing(await shop.guest()),
    );
    const { cartId } = body.data;
    return { cartId, reference: (await exec(cartId)).body.reference };
  };
  const exec = (cartId: string) => shop.post('/api/de/checkout/execPayment', { cartId });
  const run = async (...args: string[]): Promise<string> => {
    const task = statementTask(args);
    if (!task) throw new Error('no such task');
    return (await carryOutTask(shop.database, task, shop.now)).text;
  };
  const readIn = (text: string): Promise<string> => {
    const file = join(museum.folder, 'statement.xml');
    writeFileSync(file, text);
    return run(file);
  };
  const bank = (...lines: CamtLine[]) => readIn(camt(lines));
  const payment = async (cartId: string) =>
    (await shop.database.executeSql('select state, id from payment where cart_id = $1', [cartId])).rows[0];
  const becomes = (cartId: string, state: string) =>
    vi.waitFor(async () => expect((await payment(cartId)).state).toBe(state), WAIT);
  const orderOf = async (cartId: string): Promise<string | undefined> =>
    (await shop.database.executeSql('select number from placed_order where cart_id = $1', [cartId])).rows[0]
      ?.number;
  const idIn = (text: string): string => /^ {2}(\w{16,})/m.exec(text)?.[1] ?? '';
  const lapse = async () => {
    shop.pass(13 * DAY);
    await reconcilePayments(shop.shop.payments);
  };

  test('that pays an order exactly makes it one, and its tickets are mailed; read again, it changes nothing', async () => {
    const { cartId, reference } = await ask();
    const text = await bank(
      { amount: '24.00', said: `Klasse 5b ${groupReference(reference).toLowerCase()}` },
      { amount: '800.00', debit: true, said: 'Miete' },
    );
    expect(text).toContain('1 new lines: 1 matched, 0 to be looked at.');
    expect(text).toContain('1 lines left the account for something else and were not kept.');
    expect(text).toContain('Nothing needs a person.');
    await becomes(cartId, 'paid');
    expect((await exec(cartId)).status).toBe(200);
    await vi.waitFor(() => expect(shop.outbox()).toHaveLength(2), WAIT);
    const again = await bank({
      amount: '24.00',
      said: `Klasse 5b ${groupReference(reference).toLowerCase()}`,
    });
    expect(again).toContain('0 new lines');
    expect(again).toContain('1 lines were read before.');
    expect((await shop.database.executeSql('select count(*)::int as n from bank_line')).rows).toEqual([
      { n: 1 },
    ]);
  });

  test('that is read by two processes at once is booked once', async () => {
    const { cartId, reference } = await ask();
    const lines = Array.from({ length: 5 }, (_, index) => ({
      amount: '4.00',
      said: `${reference} ${index}`,
    }));
    await Promise.all([bank(...lines), bank(...lines), bank(...lines)]);
    await becomes(cartId, 'pending');
    expect((await exec(cartId)).body).toMatchObject({ amount: 2400, missing: 400 });
  });

  test('that pays too little leaves the order open and says what is missing; the rest makes it an order', async () => {
    const { cartId, reference } = await ask();
    expect(await bank({ amount: '20.00', said: reference })).toContain(
      `${groupReference(reference)}  20.00 EUR of 24.00 EUR, due on 2026-11-28`,
    );
    expect((await exec(cartId)).body).toMatchObject({ code: 'TRANSFER_AWAITED', amount: 2400, missing: 400 });
    await bank({ amount: '4.00', said: reference, day: '2026-11-21' });
    await becomes(cartId, 'paid');
    expect(await orderOf(cartId)).toBeDefined();
  });

  test('that pays too much makes it an order, and shows the surplus until a statement sends it back', async () => {
    const { cartId, reference } = await ask();
    const text = await bank({
      amount: '30.00',
      said: reference,
      name: 'Schulamt',
      iban: 'DE02120300000000202051',
    });
    expect(text).toContain(
      `6.00 EUR to Schulamt, DE02 1203 0000 0000 2020 51, reference ${groupReference(reference)}: paid too much`,
    );
    await becomes(cartId, 'paid');
    // Somebody pays again what was paid.
    expect(await bank({ amount: '24.00', said: reference, day: '2026-11-21' })).toContain('30.00 EUR to');
    const sent = await bank({ amount: '30.00', debit: true, said: `zurück ${reference}`, day: '2026-11-22' });
    expect(sent).toContain('Nothing needs a person.');
    expect((await payment(cartId)).state).toBe('paid');
  });

  test('that comes too late makes it an order while the places are free', async () => {
    const { cartId, reference } = await ask();
    await lapse();
    expect((await payment(cartId)).state).toBe('canceled');
    await bank({ amount: '24.00', said: reference, day: '2026-12-01' });
    await becomes(cartId, 'paid');
    expect(await orderOf(cartId)).toBeDefined();
  });

  test('that comes when the places are gone has to be sent back, and is done when a statement shows it', async () => {
    const { cartId, reference } = await ask(10);
    await lapse();
    const items = [{ type: 'ticket', id: 'flut-normal', datetime: FIRST_SLOT, count: 12 }];
    await shop.post('/api/de/checkout/initPayment', purchase(items, {}, 166), bearing(await shop.guest()));
    await bank({ amount: '120.00', said: reference, day: '2026-12-01' });
    await becomes(cartId, 'refund-due');
    const open = await vi.waitFor(async () => {
      const text = await run('--open');
      expect(text).toContain(`120.00 EUR to Grundschule am Hafen`);
      return text;
    }, WAIT);
    expect(open).toContain(': refund');
    await bank({ amount: '120.00', debit: true, said: reference, day: '2026-12-02' });
    await becomes(cartId, 'refunded');
    expect(await run('--open')).toBe('Nothing needs a person.');
    expect(await orderOf(cartId)).toBeUndefined();
  });

  test('that pays an order in part which then lapses, or is canceled, has to be sent back', async () => {
    const [first, second] = [await ask(), await ask(3)];
    await bank({ amount: '5.00', said: first.reference }, { amount: '6.00', said: second.reference });
    await shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${second.cartId}`);
    await lapse();
    const open = await run('--open');
    expect(open).toContain('5.00 EUR to Grundschule am Hafen');
    expect(open).toContain('6.00 EUR to Grundschule am Hafen');
    expect(open.match(/paid too little, and the order has lapsed/g)).toHaveLength(2);
    // The rest comes after all: nothing goes back but the surplus, which is none.
    await bank({ amount: '19.00', said: first.reference, day: '2026-12-01' });
    await becomes(first.cartId, 'paid');
    expect(await run('--open')).not.toContain('5.00 EUR to');
  });

  test('whose lines nobody can match are shown, matched by hand, or put aside and forgotten', async () => {
    const { cartId, reference } = await ask();
    await bank({ amount: '24.00', said: 'Klasse 5b', name: 'Schulamt' });
    const line = idIn(await run('--open'));
    expect(await run('--match', line, 'RF471234567890')).toContain(
      'There is no transfer with this reference',
    );
    expect(await run('--match', line, groupReference(reference))).toContain('Done.');
    await becomes(cartId, 'paid');
    expect(await run('--match', line, reference)).toContain('no such open line');
    await bank(
      { amount: '99.00', said: 'Spende', name: 'Ada' },
      { amount: '24.00', currency: 'CHF', said: reference },
    );
    const open = await run('--open');
    expect(open).toContain('99.00 EUR  Ada: “Spende” names no reference');
    expect(open).toContain('24.00 CHF  Grundschule am Hafen');
    expect(open).toContain('is in a foreign currency');
    const lines = [...open.matchAll(/^ {2}(\w{16})/gm)].map(([, id]) => id as string);
    const foreign =
      lines.filter((id) =>
        open
          .split('\n')
          .find((row) => row.includes(id))
          ?.includes('CHF'),
      )[0] ?? '';
    expect(await run('--match', foreign, reference)).toContain('in another currency');
    for (const id of lines) expect(await run('--ignore', id, '--reason', 'a', 'donation')).toContain('Done.');
    const { rows } = await shop.database.executeSql(
      "select name, iban, said, why from bank_line where state = 'ignored'",
    );
    expect(rows).toEqual(Array(2).fill({ name: '', iban: '', said: '', why: 'a donation' }));
    expect(await run('--open')).toBe('Nothing needs a person.');
  });

  test('by which the bank takes a payment back leaves the order, and the payment is charged back', async () => {
    const { cartId, reference } = await ask();
    await bank({ amount: '24.00', said: reference });
    await becomes(cartId, 'paid');
    await bank({ amount: '24.00', debit: true, reversal: true, said: reference, day: '2026-12-01' });
    await becomes(cartId, 'charged-back');
    expect(await orderOf(cartId)).toBeDefined();
    await bank({ amount: '24.00', said: reference, day: '2026-12-03' });
    await becomes(cartId, 'paid');
  });

  test('of the other format that has the same line is left to a person', async () => {
    const { cartId, reference } = await ask();
    await bank({ amount: '24.00', said: reference });
    await becomes(cartId, 'paid');
    const csv = `Buchungstag;Betrag;Verwendungszweck\n20.11.2026;24,00;${reference}\n`;
    expect(await readIn(csv)).toContain('was perhaps read before, from a file of another format');
  });

  test('is forgotten as to who paid, when the orders of its year are; the day and the amount stay', async () => {
    await bank(
      { amount: '24.00', said: 'Klasse 5b', day: '2026-11-20' },
      { amount: '5.00', day: '2010-11-20' },
    );
    await forgetOldLines(await openShop(shop.shop));
    const { rows } = await shop.database.executeSql(
      'select name, iban, said, amount::int as amount from bank_line order by booked_on',
    );
    expect(rows).toEqual([
      { name: '', iban: '', said: '', amount: 500 },
      expect.objectContaining({ name: 'Grundschule am Hafen', said: 'Klasse 5b' }),
    ]);
  });

  test('that is not there, or no file, is named with the reason', async () => {
    const nowhere = join(museum.folder, 'nowhere.xml');
    expect(await run(nowhere)).toMatch(`There is no file ${nowhere} that the process with the database sees`);
    expect(await run(museum.folder)).toBe(`${museum.folder} is a folder.`);
    expect(await readIn('')).toBe('The file is empty.');
  });

  test('of another account is left out', async () => {
    const text = await readIn(camt([{ amount: '24.00' }], '08', 'DE02120300000000202051'));
    expect(text).toContain('Lines of DE02 1203 0000 0000 2020 51 were left out');
    expect((await shop.database.executeSql('select from bank_line')).rows).toEqual([]);
    expect(ACCOUNT).not.toBe('DE02120300000000202051');
  });

  test('of the account that the museum has now is not taken for one of the account that it had', async () => {
    const was = 'DE02120300000000202051';
    const book = (account: string) => {
      const file = new TextEncoder().encode(camt([{ amount: '24.00', said: 'Klasse 5b' }], '08', account));
      const { database, payments } = shop.shop;
      const booking = { database, jobs: payments.jobs, now: shop.now };
      return bookLines(booking, readStatement(file, account), account);
    };
    expect(await book(was)).toMatchObject({ open: 1, known: 0 });
    expect(await book(ACCOUNT)).toMatchObject({ open: 1, known: 0 });
    expect(await book(was)).toMatchObject({ open: 0, known: 1 });
    expect(await book(ACCOUNT)).toMatchObject({ open: 0, known: 1 });
  });

  test('on which the museum’s own refund speaks of a returned ticket shows that it is paid back, and takes nothing back', async () => {
    const { cartId, reference } = await ask();
    await bank({ amount: '24.00', said: reference });
    await becomes(cartId, 'paid');
    await refundInDatabase(shop.database, (await orderOf(cartId)) ?? '', shop.now);
    await vi.waitFor(async () => expect(idIn(await run('--open'))).not.toBe(''), WAIT);
    await readIn(
      `Buchungstag;Buchungstext;Betrag;Verwendungszweck\n01.12.2026;ONLINE-UEBERWEISUNG;-24,00;Rückgabe Karten ${reference}\n`,
    );
    await becomes(cartId, 'refunded');
    expect(await run('--open')).toBe('Nothing needs a person.');
    const { rows } = await shop.database.executeSql('select role from bank_line where amount < 0');
    expect(rows).toEqual([{ role: 'return' }]);
  });

  test('that names two orders, and by which the bank takes one payment back, is no refund that staff have noted', async () => {
    const [first, second] = [await ask(), await ask()];
    await bank({ amount: '24.00', said: first.reference }, { amount: '24.00', said: second.reference });
    await becomes(first.cartId, 'paid');
    await refundInDatabase(shop.database, (await orderOf(first.cartId)) ?? '', shop.now);
    const due = await vi.waitFor(async () => {
      const found = idIn(await run('--open'));
      expect(found).not.toBe('');
      return found;
    }, WAIT);
    await run('--sent-back', due);
    const said = `${first.reference} ${second.reference}`;
    await bank({ amount: '24.00', debit: true, reversal: true, said, day: '2026-11-21' });
    expect(await run('--match', idIn(await run('--open')), first.reference)).toContain('Done.');
    const { rows } = await shop.database.executeSql('select role from bank_line where amount < 0');
    expect(rows).toEqual([{ role: 'reversal' }]);
    // Their own money has a line of its own.
    await bank({ amount: '24.00', debit: true, said: first.reference, day: '2026-11-22' });
    const shown = await shop.database.executeSql('select line_id is not null as shown from transfer_return');
    expect(shown.rows).toEqual([{ shown: true }]);
  });

  test('shows that an order which the museum refunds is paid back; staff can say so before', async () => {
    const { cartId, reference } = await ask();
    await bank({ amount: '24.00', said: reference });
    await becomes(cartId, 'paid');
    await refundInDatabase(shop.database, (await orderOf(cartId)) ?? '', shop.now);
    const id = await vi.waitFor(async () => {
      const found = idIn(await run('--open'));
      expect(found).not.toBe('');
      return found;
    }, WAIT);
    expect((await payment(cartId)).state).toBe('refund-due');
    expect(await run('--sent-back', id)).toContain('Done.');
    expect(await run('--sent-back', id)).toContain('no such open line');
    await becomes(cartId, 'refunded');
    expect(await run('--open')).toBe('Nothing needs a person.');
    // They had sent it long before they said so: a person has to tell, and the money is not gone twice.
    await bank({ amount: '24.00', debit: true, said: reference, day: '2026-10-28' });
    expect(await run('--match', idIn(await run('--open')), reference)).toContain('Done.');
    const { rows } = await shop.database.executeSql('select role from bank_line where amount < 0');
    expect(rows).toEqual([{ role: 'return' }]);
    const shown = 'select line_id is not null as shown from transfer_return';
    expect((await shop.database.executeSql(shown)).rows).toEqual([{ shown: true }]);
  });

  test('that shows what staff have sent back does not count for the next part of the same amount', async () => {
    const { cartId, reference } = await ask();
    await bank({ amount: '24.00', said: reference });
    await becomes(cartId, 'paid');
    const number = (await orderOf(cartId)) ?? '';
    const giveOneBack = async () => {
      const pieces = [{ line: 0, part: 0, count: 1 }];
      const selection = { pieces, shipping: false, fee: 0, to: 'the-way-it-came' } as const;
      const by = { kind: 'command', user: 'museum' } as const;
      const asked = { number, selection, reason: '', key: randomId(), by };
      expect(await giveBack(shop.shop.payments, asked)).toMatchObject({ state: 'done' });
      return vi.waitFor(async () => {
        const found = idIn(await run('--open'));
        expect(found).not.toBe('');
        return found;
      }, WAIT);
    };
    // At half past midnight in Berlin, on 19 November: a fortnight before the bank books it.
    shop.pass(16.5 * 3600);
    expect(await run('--sent-back', await giveOneBack())).toContain('Done.');
    const second = await giveOneBack();
    const said = `Erstattung ${reference}`;
    const shown = { amount: '12.00', said, debit: true, day: '2026-12-03' } as const;
    await bank(shown);
    expect(idIn(await run('--open'))).toBe(second);
    await bank(shown, shown);
    expect(await run('--open')).toBe('Nothing needs a person.');
    await becomes(cartId, 'refunded');
  });
});
