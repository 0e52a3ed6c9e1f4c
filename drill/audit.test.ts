// The audit sees each way in which the books of a shop can disagree. The books are right at first; each test spoils one.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../server/platform/database/test-databases.ts';
import { runUnregistered } from '../server/platform/database/unregistered-statement.ts';
import { makeTestMuseum, type TestMuseum } from '../server/testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../server/testing/test-shop.ts';
import { auditShop } from './audit.ts';
import { type Asked, AUDIT_STATEMENTS } from './audit-store.ts';

const ITEM = { type: 'ticket', id: 'flut-normal', datetime: '2026-11-19 10:00', count: 2 };

/** A connection prepares what has a name once. */
function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

describe.each(testDatabases())('the audit on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let sold: string[];
  let bookings: string[];
  let mails: Map<string, number>;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder);
    sold = [await buy(), await buy()];
    await shop.database.executeSql(
      `insert into mail (subject_id, kind) select booking_id, 'order' from placed_order`,
    );
    await shop.database.executeSql(`delete from pgboss.job where name = 'order-confirmed'`);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });
  beforeEach(() => {
    bookings = [...sold];
    mails = new Map(bookings.map((id) => [id, 1]));
  });

  async function buy(): Promise<string> {
    const held = await shop.post('/api/de/checkout/initPayment', purchase([ITEM], { request_invoice: true }));
    const { cartId } = held.body.data;
    await shop.bank(cartId, 'pay');
    return (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data.booking_id;
  }

  type Spoil = (sql: Asked) => Promise<void>;

  function change(text: string): Spoil {
    return async (sql) => {
      await sql.executeSql(text);
    };
  }

  /** What the database's own rules would not allow. */
  function force(text: string): Spoil {
    return async (sql) => {
      await change('set local session_replication_role = replica')(sql);
      await change(text)(sql);
    };
  }

  function audit(): Promise<string[]> {
    return auditShop(shop.database, bookings, mails);
  }

  /** What the audit finds once the books are spoiled, without how many and which. Afterwards they are right again. */
  async function findings(spoil: Spoil): Promise<string[]> {
    let found: string[] = [];
    const undo = new Error('undo');
    const spoiled = shop.database.transaction(async (sql) => {
      const asked: Asked = {
        executeSql: async (text) => ({ rows: await runUnregistered(sql, { name: nameOf(text), text }, []) }),
      };
      await spoil(asked);
      found = await auditShop(asked, bookings, mails);
      throw undo;
    });
    await expect(spoiled).rejects.toBe(undo);
    return found.map((finding) => finding.replace(/^\d+ × (.*?): .*$/, '$1'));
  }

  /** A difference of one cent more than what its payment was. */
  function differencePaidBy(payment: string, paidAt: string): string {
    return `insert into order_supplement (id, booking_id, cart_id, key, at, amount, content, payment_id, paid_at)
      select 'dearer', o.booking_id, o.cart_id, 'key', now(), p.amount + 1, '{}', ${payment}, ${paidAt}
      from placed_order o join payment p on p.cart_id = o.cart_id limit 1`;
  }

  test('nothing is wrong with a shop that has sold', async () => {
    expect(await audit()).toEqual([]);
  });

  const SPOILED: Readonly<Record<string, Spoil>> = {
    'paid at the bank, and neither an order nor a refund':
      force(`insert into demo_bank_payment select 'lost', amount, description, language, express, state, payer, return_url,
        cancel_url from demo_bank_payment limit 1`),
    'an order without money at the bank': change(`update demo_bank_payment set state = 'canceled'`),
    'an order whose sum is not what was paid': change('update payment set amount = amount + 1'),
    'a cart with two orders, or an order of a cart that is not confirmed': change(
      `update cart set state = 'paid'`,
    ),
    'a confirmed cart without an order': force('delete from placed_order'),
    'a difference that is not what was paid': change(differencePaidBy('p.id', 'now()')),
    'money for a move that nobody made': change(differencePaidBy('null', 'null')),
    'a slot that counts other than its holds': change('update slot set taken = taken + 1 where taken > 0'),
    'a slot that is oversold': force('update hold set quantity = 1000'),
    'a hold of no cart, or of one that has ended': force(`update cart set state = 'canceled'`),
    'an order or a live cart that has lost places': force('delete from hold'),
    'a confirmed order without a place for each of its visitors': force(
      'update hold set quantity = quantity - 1',
    ),
    'an admission without an order': force('delete from placed_order'),
    'an order with more or fewer admissions than places': change('delete from admission'),
    'a payment without a cart': force('delete from cart'),
    'an order without the invoice that was asked for': change('delete from invoice'),
    'a series of invoice numbers with a gap': change(
      `delete from invoice where number = (select max(number) from invoice)`,
    ),
    'an order whose mail is not noted': change('delete from mail'),
    'a job that was set aside': change(
      `insert into pgboss.job (name, data) values ('set-aside', '{"booking_id": "b"}')`,
    ),
  };

  test.each(Object.keys(AUDIT_STATEMENTS))('%s is found', async (what) => {
    const spoil = SPOILED[what];
    if (!spoil) throw new Error(`nothing spoils the books so that there is ${what}`);
    expect(await findings(spoil)).toContain(what);
  });

  test('a purchase that a buyer was told and that is no order is found', async () => {
    bookings.push('lost');
    expect(await audit()).toEqual(['1 × a purchase that a buyer was told and that is no order: lost']);
  });

  test('a booking that two buyers were told is found', async () => {
    bookings.push(bookings[0] ?? '');
    expect(await audit()).toEqual([`1 × a booking that two buyers were told: ${bookings[0]}`]);
  });

  test('mails that are missing, that left twice, and that belong to no order are found', async () => {
    const [first = '', second = ''] = bookings;
    mails = new Map([
      [first, 2],
      ['lost', 1],
    ]);
    expect(await audit()).toEqual([
      `1 × an order without a mail: ${second}`,
      `1 × an order with several mails: ${first}`,
      '1 × a mail about no order: lost',
    ]);
  });
});
