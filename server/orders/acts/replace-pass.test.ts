// A pass is issued again, on both engines: lost, or its owner has died and somebody else has it now. The new code lets in, the
// old one does not and still finds its order; papers, the order's page and the mail have the new one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasPoppler, textOf } from '../../documents/pdf/read-pdf.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { refundInDatabase } from '../../returns/command/refund-in-database.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { addTestRetail } from '../../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { ORDER_AGAIN } from './send-again.ts';

const HOME = { name: 'Ada Lovelace', street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };
const NOWHERE = { street: '', zip: '', city: '', country: '' };

describe.each(oneDatabase())('a pass that is issued again on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let kim: StaffClient;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    shop = await openTestShop(engine, museum.folder);
    kim = await signIn(shop, 'service');
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const review = async (id: string) => (await shop.get(`/api/de/order/review?id=${id}`)).body.data;
  const buyPasses = async (...names: string[]) => {
    const owners = names.map((name) => ({ name, address: NOWHERE, send_to_custom_addr: false }));
    const items = [{ type: 'merchandise', id: 'jahr', count: names.length, owners }];
    const { body } = await shop.post('/api/de/checkout/initPayment', purchase(items, { shipping: HOME }));
    await shop.bank(body.data.cartId, 'pay');
    const booked = await shop.post('/api/de/checkout/execPayment', { cartId: body.data.cartId });
    return review(booked.body.data.booking_id);
  };
  const preview = async (number: string) =>
    (await kim.post(`office/orders/${number}/passes/preview`)).body.data;
  const replace = (number: string, body: object) =>
    kim.post(`office/orders/${number}/passes/replace`, {
      line: 0,
      number: 1,
      reason: 'lost',
      send: false,
      key: randomId(),
      ...body,
    });

  test('is for somebody else: name and code are new everywhere, its validity and the other pass stay', async () => {
    const before = await buyPasses('Ada Lovelace', 'Grace Hopper');
    const { number, booking_id } = before;
    const shown = await preview(number);
    expect(shown.passes).toMatchObject([
      { line: 0, number: 1, owner: 'Ada Lovelace', title: 'Jahreskarte' },
      { line: 0, number: 2, owner: 'Grace Hopper' },
    ]);
    const reason = 'Frau Lovelace ist gestorben';
    const done = await replace(number, {
      owner: ' Anne Byron ',
      reason,
      send: true,
      version: shown.version,
    });
    expect(done.status).toBe(200);
    const after = await review(booking_id);
    const [old, other] = before.admissions;
    expect(after.admissions[0]).toMatchObject({ line: 0, number: 1, of: 2, name: 'Anne Byron' });
    expect(after.admissions[0].barcode).not.toBe(old.barcode);
    expect(after.admissions[1]).toEqual(other);
    expect(after.lines[0].article.owners.map(({ name }: { name: string }) => name)).toEqual([
      'Anne Byron',
      'Grace Hopper',
    ]);
    expect((await preview(number)).passes[0]).toMatchObject({ valid_to: shown.passes[0].valid_to });
    expect(await shop.shop.jobs.unfinished(ORDER_AGAIN)).toHaveLength(1);
    if (hasPoppler) {
      const { rawPayload } = await shop.app.inject(`/documents/${booking_id}/passes.pdf`);
      const text = textOf(rawPayload);
      expect(text).toContain('Anne Byron');
      expect(text).not.toContain(old.barcode);
    }
    const found = (await kim.post('office/search', { q: old.barcode })).body.data;
    expect(found.codes).toMatchObject([{ kind: 'admission', order: number, valid: false }]);
    const { history } = (await kim.get(`office/orders/${number}`)).body.data;
    expect(history).toContainEqual(expect.objectContaining({ verb: 'pass.replaced', reason }));
    const journal = await shop.database.executeSql(
      "select after::text as said from act where verb = 'pass.replaced'",
    );
    expect(journal.rows[0].said).not.toMatch(/Byron|Lovelace/);
  });

  test('keeps its owner where it was lost, once for its key, and not over somebody else’s change', async () => {
    const { number, booking_id } = await buyPasses('Ada Lovelace');
    const { version } = await preview(number);
    const asked = { owner: 'Ada Lovelace', version, key: randomId() };
    expect((await replace(number, asked)).status).toBe(200);
    const [pass] = (await review(booking_id)).admissions;
    expect((await replace(number, asked)).status).toBe(200);
    expect((await review(booking_id)).admissions).toEqual([pass]);
    const late = await replace(number, { ...asked, key: randomId() });
    expect([late.status, late.body.code]).toEqual([409, 'OFFICE_CHANGED_MEANWHILE']);
  });

  test('two people who issue the same pass again at once issue one', async () => {
    const { number, booking_id } = await buyPasses('Ada Lovelace');
    const { version } = await preview(number);
    const answers = await Promise.all(
      [1, 2, 3].map(() => replace(number, { owner: 'Ada Lovelace', version, key: randomId() })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const retired = await shop.database.executeSql(
      'select count(*)::int as count from retired_barcode where booking_id = $1',
      [booking_id],
    );
    expect(retired.rows[0].count).toBe(1);
  });

  test('is refused in words: without a name or a reason, for no such pass, for one that was given back', async () => {
    const { number } = await buyPasses('Ada Lovelace');
    const { version } = await preview(number);
    const empty = await replace(number, { owner: ' ', reason: ' ', version });
    expect(Object.keys(empty.body.errors)).toEqual(['owner', 'reason']);
    expect((await replace(number, { owner: 'Ada', version, number: 2 })).status).toBe(404);
    await refundInDatabase(shop.database, number, shop.now);
    const after = await preview(number);
    expect(after.passes).toEqual([]);
    expect((await replace(number, { owner: 'Ada', version: after.version })).status).toBe(404);
  });
});
