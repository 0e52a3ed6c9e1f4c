// At the door, an order whose money a bank has taken back is a question to staff (ADR 038), on both engines, with and without
// network.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMISSION_STATES } from '../../domain/admissions/door-admission.ts';
import type { DoorList } from '../../domain/admissions/door-contract.ts';
import { disputeAsStaff } from '../payments/demo-bank/demo-bank-staff.ts';
import { findPayment } from '../payments/payment-store.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { answer, code, type DoorOrder, type DoorShop, openDoorShop, rowOf } from '../testing/door-shop.ts';

describe.each(testDatabases())('an order whose money was taken back, at the door on $name', (engine) => {
  let door: DoorShop;
  let shop: DoorShop['shop'];
  let a: DoorShop['a'];
  let b: DoorShop['b'];
  beforeAll(async () => {
    door = await openDoorShop(engine);
    ({ shop, a, b } = door);
  });
  afterAll(() => door.close());

  /** The payer's bank decides about the order's money, and the shop hears of it. */
  const bankDecides = async ({ booking_id }: DoorOrder, state: 'open' | 'won' | 'lost') => {
    const { payments } = shop.shop;
    const { rows } = await shop.database.executeSql(
      'select payment_id from placed_order where booking_id = $1',
      [booking_id],
    );
    await disputeAsStaff(payments.bank, rows[0].payment_id, state);
    const payment = await findPayment(shop.database, rows[0].payment_id);
    if (!payment) throw new Error('there is no such payment');
    await settlePayment(payments, payment, { visitorConfirms: false, askAgain: true });
  };
  const stateIn = (list: DoorList, order: DoorOrder) =>
    ADMISSION_STATES[rowOf(list, b.ref(code(order)))?.state ?? -1];

  const changes = async (list: DoorList): Promise<DoorList> => {
    const asked = { after: list.cursor, sent_at: shop.now().getTime(), waiting: 0 };
    return (await b.post('changes', asked)).body.data.list;
  };

  test('a question comes instead of “in”, and whoever stands there may answer it', async () => {
    const order = await door.adults(2);
    await bankDecides(order, 'open');
    expect(await answer(b.ask(code(order)))).toBe('in');
    await bankDecides(order, 'lost');
    expect((await b.ask(code(order, 1))).body.data).toMatchObject({
      answer: 'taken-back',
      admission: { order: order.number, state: 'taken-back', persons: 1 },
      scans: [],
    });
    expect(await answer(a.ask(code(order, 0)))).toBe('already-in');
    // `b` may let nobody in against the answer: this is none.
    expect(await answer(b.ask(code(order, 1), { confirmed: true }))).toBe('in');
    expect(await answer(a.ask(code(order, 1), { confirmed: true }))).toBe('already-in');
    const { rows } = await shop.database.executeSql(
      'select forced, permitted from check_in where barcode = $1',
      [code(order, 1)],
    );
    expect(rows).toEqual([{ forced: false, permitted: true }]);
  });

  test('devices hear of it with the changes, and again once the money is back', async () => {
    const order = await door.adults(1);
    const before = await b.list();
    expect(stateIn(before, order)).toBe('valid');
    await bankDecides(order, 'lost');
    const taken = await changes(before);
    expect(stateIn(taken, order)).toBe('taken-back');
    expect(stateIn(await b.list(), order)).toBe('taken-back');
    await bankDecides(order, 'won');
    expect(stateIn(await changes(taken), order)).toBe('valid');
    expect(await answer(b.ask(code(order)))).toBe('in');
  });

  test('nobody is asked any more once staff have noted that it was paid again', async () => {
    const order = await door.adults(1);
    await bankDecides(order, 'lost');
    const before = await b.list();
    expect(stateIn(before, order)).toBe('taken-back');
    const path = `office/orders/${order.number}/note-paid-again`;
    const { due } = (await door.admin.post(`${path}/preview`)).body.data;
    const taken = { means: 'terminal', receipt: '', amount: due, key: randomId() };
    expect((await door.admin.post(path, taken)).status).toBe(200);
    expect(stateIn(await changes(before), order)).toBe('valid');
    expect(await answer(b.ask(code(order)))).toBe('in');
  });
});
