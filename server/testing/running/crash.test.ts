// A process is killed in the middle of two hundred purchases and started again. Every paid cart gets its order and one mail,
// no place or piece is lost or sold twice, every voucher is issued once, and no cent of a code is spent twice.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/sql.ts';
import { makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../test-museum.ts';
import { dayOfVisit, makeShopProcess, PROCESS_ENGINES, type ShopProcess } from '../test-process.ts';
import { addTestRetail, CODES_YAML, DOWNLOAD_YAML } from '../test-retail.ts';
import { purchase } from '../test-shop.ts';

const PURCHASES = 200;
const BUYERS = 16;
/** The process is killed after this number of confirmed orders. */
const KILLED_AFTER = 60;
const DAY = dayOfVisit();
/** The number of tickets that the code can pay for. */
const TICKETS_ON_CODE = 30;
const TICKET = 1200;
const VOUCHER = 2500;

const ticket = { type: 'ticket', id: 'flut-normal', datetime: `${DAY} 10:00`, count: 1 };
const recording = { type: 'merchandise', id: 'mitschnitt', count: 1 };
function gifts(count: number) {
  return { type: 'voucher', id: 'fest', count, greeting: '' };
}
const code = { type: 'voucherCode', barcode: 'GROSS' };
/** The visitors take turns buying these. A code never pays for vouchers, so each visitor goes to the bank. */
const CARTS = [[ticket], [ticket, recording, gifts(1)], [ticket], [ticket, gifts(2), code]];

/** Compares orders, the bank's payments, slots and codes. */
async function look(database: Database) {
  const rows = async (text: string) => (await database.executeSql(text)).rows;
  const one = async (text: string) => Number((await rows(`select (${text}) as number`))[0].number);
  const soldOf = (pool: string) =>
    one(`select coalesce(sum(h.quantity), 0) from hold h join slot s on s.id = h.slot_id
      where s.pool_id = '${pool}' and h.expires_at = 'infinity'`);
  const ordered = (type: string) =>
    one(`select coalesce(sum((line ->> 'count')::int), 0)
      from placed_order, jsonb_array_elements(content -> 'lines') line where line ->> 'type' = '${type}'`);
  return {
    paidAtTheBank: await rows(`select id from demo_bank_payment where state = 'paid'`),
    paidWithoutOrder: await rows(`
      select b.id from demo_bank_payment b left join placed_order o on o.cart_id = b.id
      where b.state = 'paid' and o.booking_id is null`),
    orders: (await rows('select booking_id, number from placed_order')) as {
      booking_id: string;
      number: string;
    }[],
    ordersUnpaid: await rows(`
      select o.booking_id from placed_order o left join demo_bank_payment b on b.id = o.cart_id where b.state is distinct from 'paid'`),
    wrongCounts: await rows(`
      select s.id from slot s left join hold h on h.slot_id = s.id
      group by s.id having s.taken <> coalesce(sum(h.quantity), 0) or s.taken > s.capacity`),
    sold: await soldOf('event:flut'),
    admitted: await one('select coalesce(sum(persons), 0) from admission'),
    piecesSold: await soldOf('stock:mitschnitt'),
    piecesOrdered: await ordered('merchandise'),
    spent: await soldOf('voucher:GROSS'),
    redeemed: await one(`select coalesce(sum((code ->> 'discount')::int), 0)
      from placed_order, jsonb_array_elements(content -> 'codes') code`),
    vouchersOrdered: await ordered('voucher'),
    /** Orders whose issued vouchers have the wrong number, the wrong value, or are partly spent. */
    issued: await one(`select count(*) from voucher_code c join slot s on s.pool_id = c.pool_id
      where c.booking_id is not null and c.amount = ${VOUCHER} and s.capacity = ${VOUCHER} and s.taken = 0`),
    wronglyIssued: await rows(`
      select o.booking_id, l.at from placed_order o, jsonb_array_elements(o.content -> 'lines') with ordinality l (line, at)
      where l.line ->> 'type' = 'voucher' and (l.line ->> 'count')::int <>
        (select count(*) from voucher_code c where c.booking_id = o.booking_id and c.line = l.at - 1)`),
  };
}

// It mostly waits, so it can run beside other tests.
describe.concurrent.each(PROCESS_ENGINES)('a process killed with SIGKILL on %s', (engine) => {
  let museum: TestMuseum;
  let shop: ShopProcess;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    // The slot has room for most visitors, so that the last ones are refused. Pieces and the code run out, too.
    museum.put(
      'events/flut.yaml',
      SLOT_EVENT_YAML.replace('capacity: 20, sold_elsewhere: [0, 5]', 'capacity: 180')
        .replace('weekdays: [tue, wed, thu, fri, sat, sun], ', '')
        .replace('{capacity: 100}', '{capacity: 1000}'),
    );
    museum.put('articles/mitschnitt.yaml', DOWNLOAD_YAML.replace('stock: 3', 'stock: 40'));
    museum.put(
      'voucher-codes.yaml',
      `${CODES_YAML}- {id: gross, barcode: GROSS, name: {de: Groß}, kind: value, amount: ${TICKETS_ON_CODE * TICKET}}\n`,
    );
    shop = await makeShopProcess(engine, 'crash', museum.folder);
  });
  afterAll(async () => {
    await shop.remove();
    museum.remove();
  });

  /** One visitor's purchase; false if the shop stopped answering. The answers are recorded. */
  const confirmed: string[] = [];
  let visitors = 0;
  const buy = async () => {
    visitors += 1;
    const items = CARTS[visitors % CARTS.length] as object[];
    const held = await shop.post('/api/de/checkout/initPayment', purchase(items));
    if (held.status !== 200) return;
    const { cartId } = ((await held.json()) as { data: { cartId: string } }).data;
    await shop.pay(cartId);
    const done = await shop.post('/api/de/checkout/execPayment', { cartId });
    if (done.status === 200)
      confirmed.push(((await done.json()) as { data: { booking_id: string } }).data.booking_id);
    if (confirmed.length === KILLED_AFTER) shop.kill();
  };
  const buyMany = async (count: number) => {
    let left = count;
    await Promise.all(
      Array.from({ length: BUYERS }, async () => {
        while (left > 0) {
          left -= 1;
          await buy().catch(() => {});
        }
      }),
    );
  };
  /** Waits until no mail has arrived for some time. A job whose process was killed is found after 10 s without a sign of
   * life, is looked for every 20 s, and then runs again. */
  const untilQuiet = async () => {
    let count = -1;
    for (let quiet = 0; quiet < 40; quiet += 1) {
      if (shop.mails().length !== count || count < confirmed.length) quiet = 0;
      count = shop.mails().length;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  };

  test('nothing is lost and nothing happens twice', { timeout: 900_000 }, async () => {
    await shop.start();
    await buyMany(PURCHASES);
    await shop.end('SIGKILL');
    expect(confirmed.length).toBeGreaterThanOrEqual(KILLED_AFTER);

    await shop.start();
    await buyMany(40);
    // Reconciliation finds payments whose webhook was lost, and the mails follow.
    await untilQuiet();
    await shop.end('SIGTERM');

    const found = await shop.look(look);
    expect(found.paidWithoutOrder).toEqual([]);
    expect(found.ordersUnpaid).toEqual([]);
    expect(found.wrongCounts).toEqual([]);
    expect(found.sold).toBe(found.admitted);
    expect(found.orders).toHaveLength(found.paidAtTheBank.length);
    const known = new Set(found.orders.map(({ booking_id }) => booking_id));
    for (const bookingId of confirmed) expect(known).toContain(bookingId);

    expect(found.piecesSold).toBe(found.piecesOrdered);
    expect(found.piecesSold).toBeGreaterThan(10);
    expect(found.spent).toBe(found.redeemed);
    expect(found.spent).toBeGreaterThan(10 * TICKET);
    expect(found.wronglyIssued).toEqual([]);
    expect(found.issued).toBe(found.vouchersOrdered);
    expect(found.issued).toBeGreaterThan(30);

    // Each order has one mail with its own number.
    expect(
      shop
        .mails()
        .map((name) => name.replace(/^.*Z-|\.eml$/g, ''))
        .sort(),
    ).toEqual(found.orders.map(({ number }) => number).sort());
    const ids = shop.mails().map((name) => /^Message-ID: (.*)$/im.exec(shop.mail(name))?.[1]);
    expect(new Set(ids).size).toBe(found.orders.length);
  });
});
