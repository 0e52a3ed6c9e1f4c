// Withdrawals in the office: listed by their deadline, carried out once, or settled with a reason.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkLedger } from '../../ledger/books/check/check-ledger.ts';
import { onOne, testDatabases } from '../../platform/database/test-databases.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { addTestRetail, RETAIL_MUSEUM_YAML } from '../../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { giveBack } from '../give-back.ts';

const HOME = { name: 'Ada Lovelace', street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };
const BOOK_AND_TICKETS = [
  { type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 2 },
  { type: 'merchandise', id: 'buch', count: 1 },
];
const AND_CARDS = [...BOOK_AND_TICKETS, { type: 'merchandise', id: 'karten', count: 2 }];

describe.each(testDatabases())('withdrawals in the office on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let service: StaffClient;
  beforeEach(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    museum.put('museum.yaml', `${RETAIL_MUSEUM_YAML}staff: {money_limit: 3000}\n`);
    shop = await openTestShop(engine, museum.folder);
    service = await signIn(shop, 'service');
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const buy = async (items = BOOK_AND_TICKETS) => {
    const started = await shop.post('/api/de/checkout/initPayment', purchase(items, { shipping: HOME }));
    const { cartId } = started.body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data;
  };
  const declare = (number: string, email = 'ada@example.org') =>
    shop.post('/api/de/withdrawal', { name: 'Ada Lovelace', number, email });
  const open = async () => (await service.get('office/withdrawals')).body.data.rows;
  const refunds = async () =>
    (await shop.database.executeSql('select amount::int as amount from refund order by id')).rows;

  const noted = async () =>
    (await shop.database.executeSql("select after from act where verb = 'withdrawal.carried-out'")).rows;
  const linesBack = async () => {
    const { rows } = await shop.database.executeSql('select content from order_return');
    const parts: { line: number }[] = rows.flatMap(({ content }) => content.parts);
    return parts.map(({ line }) => line).toSorted();
  };

  // It fails once the return and its note are two transactions.
  test('a shop that dies on the way gives nothing back, and other lines can be chosen then', async () => {
    const order = await buy(AND_CARDS);
    await declare(order.number);
    const [{ id }] = await open();
    const carryOut = (lines: number[]) => service.post(`office/withdrawals/${id}/carry-out`, { lines });
    await shop.database.executeSql(
      'alter table withdrawal add constraint nothing_settled check (settled_at is null)',
    );
    expect((await carryOut([1])).status).toBe(500);
    expect([await refunds(), await linesBack(), (await open()).length]).toEqual([[], [], 1]);
    await shop.database.executeSql('alter table withdrawal drop constraint nothing_settled');

    expect((await carryOut([2, 1, 1])).status).toBe(200);
    expect(await linesBack()).toEqual([1, 2]);
    const [{ amount }] = await refunds();
    expect(await noted()).toEqual([{ after: { lines: [1, 2], amount } }]);
    expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
  });

  test('two who choose different lines at once: one is told, and what is noted was given back', async () => {
    const order = await buy(AND_CARDS);
    await declare(order.number);
    const [{ id }] = await open();
    const both = await Promise.all(
      [[1], [1, 2]].map((lines) => service.post(`office/withdrawals/${id}/carry-out`, { lines })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [{ after }] = await noted();
    expect(after.lines).toEqual(await linesBack());
  });

  onOne(engine, () => {
    test('are listed with their deadline, and say which lines can be withdrawn', async () => {
      const order = await buy();
      await declare(`Nr. ${order.number}`);
      const [row] = await open();
      expect(row).toMatchObject({
        name: 'Ada Lovelace',
        typed_number: `Nr. ${order.number}`,
        order: order.number,
        match: 'order',
        received: '2026-11-18 08:00',
        refund_by: '2026-12-02',
        days_left: 14,
        outcome: null,
        settled: '',
      });
      const { lines } = (await service.get(`office/withdrawals/${row.id}`)).body.data;
      expect(lines).toEqual([
        { line: 0, title: expect.any(String), total: 2400, right: 'none', day: '' },
        { line: 1, title: expect.any(String), total: 3200, right: 'in-time', day: '' },
      ]);
    });

    test('carried out: the lines go back with the shipping, once, and the declaration is settled', async () => {
      const order = await buy();
      await declare(order.number);
      const [{ id }] = await open();
      const preview = await service.post(`office/withdrawals/${id}/carry-out/preview`, { lines: [1] });
      const amount = 3200 + order.shipping.cost;
      expect(preview.body.data).toMatchObject({ amount, mail_to: 'ada@example.org' });
      expect(await refunds()).toEqual([]);

      const both = await Promise.all(
        [1, 2].map(() => service.post(`office/withdrawals/${id}/carry-out`, { lines: [1] })),
      );
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await refunds()).toEqual([{ amount }]);
      expect(await open()).toEqual([]);
      const settled = (await service.get('office/withdrawals?settled=1')).body.data.rows;
      expect(settled).toMatchObject([{ id, outcome: 'carried-out', settled: '2026-11-18 08:00' }]);
      expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
      const { rows } = await shop.database.executeSql(
        'select verb from act where object_kind <> $1 order by id',
        ['staff'],
      );
      expect(rows.map(({ verb }) => verb)).toEqual(['order.canceled', 'withdrawal.carried-out']);
    });

    test('what an older shop gave back without a note is noted as it was, and for no other lines', async () => {
      const order = await buy(AND_CARDS);
      await declare(order.number);
      const [{ id, order: number }] = await open();
      const given = await giveBack(shop.shop.payments, {
        ...{ number, reason: '', key: `withdrawal-${id}`, by: { kind: 'command', user: 'ada' } },
        selection: { pieces: [{ line: 1 }], shipping: false, fee: 0, to: 'the-way-it-came' },
      });
      expect(given.state).toBe('done');
      const carryOut = (lines: number[]) => service.post(`office/withdrawals/${id}/carry-out`, { lines });
      const { status, body } = await carryOut([1, 2]);
      expect([status, body.code, body.given]).toEqual([409, 'WITHDRAWAL_OTHER_LINES', order.lines[1].title]);
      expect(body.message).toContain(`wurde schon zurückgegeben: ${order.lines[1].title}.`);
      expect([await noted(), (await open()).length]).toEqual([[], 1]);

      expect((await carryOut([1])).status).toBe(200);
      expect(await noted()).toEqual([{ after: { lines: [1], amount: 3200 } }]);
      expect([await linesBack(), await refunds()]).toEqual([[1], [{ amount: 3200 }]]);
    });

    test('much money asks for the second factor again', async () => {
      const order = await buy();
      await declare(order.number);
      const [{ id }] = await open();
      // Longer ago than a quarter of an hour.
      shop.pass(1000);
      const carryOut = () => service.post(`office/withdrawals/${id}/carry-out`, { lines: [1] });
      expect((await carryOut()).body.code).toBe('STAFF_FACTOR_NEEDED');
      expect(await refunds()).toEqual([]);
    });

    test('settled with a reason: nothing goes back', async () => {
      await declare('2026-999999', 'nobody@example.org');
      const [{ id, match }] = await open();
      expect(match).toBe('no-order');
      expect((await service.post(`office/withdrawals/${id}/carry-out`, { lines: [0] })).body.code).toBe(
        'WITHDRAWAL_NOT_POSSIBLE',
      );
      const settle = () => service.post(`office/withdrawals/${id}/settle`, { reason: 'Nie bestellt' });
      expect((await settle()).body.data.outcome).toBe('not-due');
      expect((await settle()).body.message).toBe('Diese Erklärung wurde inzwischen erledigt.');
      expect(await open()).toEqual([]);
      expect(await refunds()).toEqual([]);
    });

    test('are for those who may decide about them, and bad input is refused', async () => {
      const order = await buy();
      await declare(order.number);
      const [{ id }] = await open();
      const finance = await signIn(shop, 'finance');
      expect((await finance.get('office/withdrawals')).status).toBe(403);
      expect((await service.get('office/withdrawals/unknown')).status).toBe(404);
      expect((await service.post(`office/withdrawals/${id}/carry-out`, { lines: [] })).status).toBe(400);
    });
  });
});
