// Money that staff send back from the museum's account, on both engines: listed with whom it came from, noted as sent once, seen in
// the order's history; accounts are shown to whoever manages payments alone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { bearing } from '../../testing/test-accounts.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { camt } from '../../testing/transfers/camt.ts';
import { BY_TRANSFER, FIRST_SLOT, transferMuseum } from '../../testing/transfers/transfer-museum.ts';

const SCHOOL = { company: 'Grundschule am Hafen', street: 'Schulweg 1', zip: '10115', city: 'Berlin' };
const PAYER = 'DE02120300000000202051';

describe.each(oneDatabase())('money to send back on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let finance: StaffClient;
  let service: StaffClient;
  beforeAll(async () => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', transferMuseum());
    shop = await openTestShop(engine, museum.folder);
    finance = await signIn(shop, 'finance');
    service = await signIn(shop, 'service');
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  /** 24.00 are due. */
  const paid = async (amount: string) => {
    const items = [{ type: 'ticket', id: 'flut-normal', datetime: FIRST_SLOT, count: 2 }];
    const { body } = await shop.post(
      '/api/de/checkout/initPayment',
      purchase(items, { request_invoice: true }, BY_TRANSFER),
      bearing(await shop.guest(SCHOOL)),
    );
    const { cartId } = body.data;
    const { reference } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body;
    const text = camt([{ amount, said: reference, name: 'Schulamt', iban: PAYER }]);
    const file = Buffer.from(text).toString('base64');
    expect((await finance.post('office/statements', { file, key: randomId() })).status).toBe(200);
    return reference as string;
  };
  const list = async (who: StaffClient, query = '') => (await who.get(`office/money-back${query}`)).body.data;
  const sent = (id: string, key = randomId(), who = finance) =>
    who.post(`office/money-back/${id}/sent`, { key });

  test('what came too much is listed and noted once, as an act on its order or payment', async () => {
    const reference = await paid('30.00');
    const { rows, providers, next } = await list(finance);
    expect([providers, next]).toEqual([['transfer'], null]);
    expect(rows).toMatchObject([
      { provider: 'transfer', reason: 'surplus', amount: 600, reference, name: 'Schulamt', iban: PAYER },
    ]);
    expect((await list(service)).rows).toMatchObject([{ name: 'Schulamt', iban: '' }]);
    expect((await list(finance, '?provider=terminal')).rows).toEqual([]);
    const [{ id }] = rows;
    expect((await sent(id, randomId(), service)).status).toBe(403);
    const key = randomId();
    expect((await Promise.all([sent(id, key), sent(id, key)])).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    const again = await sent(id);
    expect([again.status, again.body.code]).toEqual([409, 'OFFICE_MONEY_SENT']);
    expect((await sent('none')).status).toBe(404);
    expect((await list(finance)).rows).toEqual([]);
    const acts = await shop.database.executeSql(
      "select object_kind, after ->> 'amount' as amount from act where verb = 'payment.sent-back'",
    );
    expect(acts.rows).toEqual([{ object_kind: expect.stringMatching(/^(order|payment)$/), amount: '600' }]);
  });

  test('a long list goes on after its last row', async () => {
    for (let count = 0; count < 3; count += 1) await paid('25.00');
    const { rows } = await list(finance);
    expect(rows).toHaveLength(3);
    const [{ id }] = rows;
    const { rows: times } = await shop.database.executeSql(
      'select asked_at from transfer_return where id = $1',
      [id],
    );
    const at = new Date(String(times[0]?.['asked_at'])).getTime();
    const after = await list(finance, `?cursor=${at}_${id}`);
    expect(after.rows.map((row: { id: string }) => row.id)).toEqual(
      rows.slice(1).map((row: { id: string }) => row.id),
    );
    expect((await finance.get('office/money-back?cursor=x')).status).toBe(400);
  });
});
