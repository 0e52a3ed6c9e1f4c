// Free tickets whose buyer's address nobody has confirmed become an order by a link in a mail (ADR 063), over HTTP on both
// engines.
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { bearing, registerConfirmed } from '../../testing/test-accounts.ts';
import { MUSEUM_YAML, makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { reconcilePayments } from '../reconcile.ts';

const FREE = '  - {id: flut-frei, group: einzel, mode: 1, name: {de: Kinder}, price: 0, vat_value: 7}\n';
const SLOT = '2026-11-18 10:00';
const CARD = 166;
const HALF_HOUR = 1800;
const SUBJECT = 'Bitte bestätigen Sie Ihre Tickets';

describe.each(oneDatabase())('free tickets of a guest, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeEach(async () => {
    museum = makeTestMuseum();
    museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace(', sold_elsewhere: [0, 5]', '') + FREE);
    shop = await openTestShop(engine, museum.folder, { JOBS: 'on', RATE_LIMITS: 'on' });
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const ask = (token: string, count = 4) =>
    shop.post(
      '/api/de/checkout/initPayment',
      purchase([{ type: 'ticket', id: 'flut-frei', datetime: SLOT, count }], {}, CARD),
      bearing(token),
    );
  const hold = async (count?: number): Promise<string> =>
    (await ask(await shop.guest({ email: 'zoe@example.org' }), count)).body.data.cartId;
  const exec = async (cartId: string, confirmation?: string) => {
    const { status, body } = await shop.post('/api/de/checkout/execPayment', { cartId, confirmation });
    return body.code ? `${status} ${body.code}` : (body.data.booking_id as string);
  };
  const again = async (cartId: string, token: string) =>
    shop.post(
      '/api/de/checkout/initPaymentOrder',
      { payart: CARD, id: cartId, url: purchase([]).url },
      bearing(token),
    );
  const mails = () => Promise.all(shop.outbox().map((name) => PostalMime.parse(shop.mail(name))));
  /** What stands after the # of the link in the only mail. */
  const mailedProof = () =>
    vi.waitFor(
      async () => {
        const [mail] = await mails();
        const [, cartId, proof] = /\/de\/confirm-order\/#(\w+)\.([\w-]+)\n/.exec(mail?.text ?? '') ?? [];
        if (!mail || !cartId || !proof) throw new Error('no mail with a link yet');
        return { mail, cartId, proof };
      },
      { timeout: 150_000, interval: 50 },
    );
  const paymentState = async (cartId: string): Promise<string> =>
    (await shop.database.executeSql('select state from payment where cart_id = $1', [cartId])).rows[0].state;

  test('they are held until the link in the mail is used, and are then one order', async () => {
    const started = await ask(await shop.guest({ email: 'zoe@example.org' }));
    const { cartId, url, expires } = started.body.data;
    expect(url).toBe(`http://localhost:3000/de/checkout/success#foyer-us-${cartId}`);
    expect(expires).toBe('2026-11-18T07:30:00.000Z');
    const waiting = await shop.post('/api/de/checkout/execPayment', { cartId });
    expect([waiting.status, waiting.body.code, waiting.body.expires]).toEqual([
      202,
      'ORDER_UNCONFIRMED',
      expires,
    ]);
    const { mail, proof, cartId: mailed } = await mailedProof();
    expect([mail.subject, mail.to?.[0]?.address, mailed]).toEqual([SUBJECT, 'zoe@example.org', cartId]);
    for (const said of ['Flut', '4 × Kinder', '18. November 2026, 08:30 Uhr'])
      expect(mail.text).toContain(said);
    expect(mail.text).not.toContain('Lovelace');

    // Reconciliation looks at the payment, and must not take silence for a yes.
    shop.pass(600);
    await reconcilePayments(shop.shop.payments);
    expect(await exec(cartId)).toBe('202 ORDER_UNCONFIRMED');
    const [first, second] = await Promise.all([exec(cartId, proof), exec(cartId, proof)]);
    expect(first).toMatch(/^\w{24}$/);
    expect([second, await exec(cartId, proof), await exec(cartId)]).toEqual([first, first, first]);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(2), { timeout: 150_000 });
    const [, tickets] = await mails();
    expect(tickets?.attachments.map(({ mimeType }) => mimeType)).toContain('application/pdf');
  });

  test('another’s proof, and one that was made up, confirm nothing', async () => {
    const cartId = await hold();
    const { proof } = await mailedProof();
    const other = await hold();
    for (const [cart, given] of [
      [other, proof],
      [cartId, `${proof.slice(0, -2)}xx`],
      [cartId, ''],
    ] as const)
      expect(await exec(cart, given)).toBe('410 CART_GONE');
    expect(await exec(cartId)).toBe('202 ORDER_UNCONFIRMED');
  });

  test('a link that comes too late, or after the order was canceled, confirms nothing; the places are free', async () => {
    const late = await hold(20);
    const { proof } = await mailedProof();
    expect((await ask(await shop.guest())).body.code).toBe('CART_NOT_AVAILABLE');
    shop.pass(HALF_HOUR);
    expect([await exec(late, proof), await exec(late)]).toEqual(['410 CART_GONE', '410 CART_GONE']);
    const canceled = await hold(20);
    await shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${canceled}`);
    expect(await exec(canceled)).toBe('410 CART_GONE');
    expect((await ask(await shop.guest(), 20)).status).toBe(200);
    // Nothing is left to be asked about for thirty days.
    shop.pass(121);
    await reconcilePayments(shop.shop.payments);
    expect([await paymentState(late), await paymentState(canceled)]).toEqual(['canceled', 'canceled']);
  });

  test('another try at paying mails the same link again, three times, and confirms nothing', async () => {
    const token = await shop.guest({ email: 'zoe@example.org' });
    const { cartId, expires } = (await ask(token)).body.data;
    shop.pass(60);
    for (let times = 0; times < 3; times += 1) {
      const { body } = await again(cartId, token);
      expect(body.data).toMatchObject({ cartId, expires });
    }
    expect((await again(cartId, token)).body.code).toBe('TOO_MANY_TRIES');
    await vi.waitFor(async () => expect(await mails()).toHaveLength(4), { timeout: 150_000 });
    const links = (await mails()).map(({ text }) => /confirm-order\S+/.exec(text ?? '')?.[0]);
    expect(new Set(links).size).toBe(1);
    expect(await exec(cartId)).toBe('202 ORDER_UNCONFIRMED');
  });

  test('a customer who has confirmed the address orders at once', async () => {
    const { body } = await ask(await registerConfirmed(shop));
    expect(body.data.expires).toBe('2026-11-18T07:20:00.000Z');
    expect(await exec(body.data.cartId)).toMatch(/^\w{24}$/);
  });
});

test.each(oneDatabase())('a museum may do without the link, on $name', async (engine) => {
  const museum = makeTestMuseum();
  const limits = 'horizon_days: 60\nlimits: {confirm_free_orders_minutes: 0}';
  museum.put('museum.yaml', MUSEUM_YAML.replace('horizon_days: 60', limits));
  museum.put('events/flut.yaml', SLOT_EVENT_YAML + FREE);
  const shop = await openTestShop(engine, museum.folder);
  const items = [{ type: 'ticket', id: 'flut-frei', datetime: SLOT, count: 1 }];
  const { body } = await shop.post(
    '/api/de/checkout/initPayment',
    purchase(items, {}, CARD),
    bearing(await shop.guest()),
  );
  const { status } = await shop.post('/api/de/checkout/execPayment', { cartId: body.data.cartId });
  expect(status).toBe(200);
  await shop.close();
  museum.remove();
});
