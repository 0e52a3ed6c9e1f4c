// A visitor pays by SEPA direct debit at Stripe: the account goes there from the shop, without a page, and the money takes
// days. On both engines, against a peer that speaks Stripe's API over HTTP.
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import {
  comeBack,
  deliver,
  type PlayedPayment,
  reconcileAfter,
  stateOf,
} from '../../testing/providers/play-payment.ts';
import type { Stage } from '../../testing/providers/provider-peer.ts';
import { STRIPE_TEST_KEY, STRIPE_TEST_SECRET } from '../../testing/stripe/stripe-keys.ts';
import { openStripePeer, stripeDelivery } from '../../testing/stripe/stripe-peer.ts';
import { type PeerSession, refundedOf } from '../../testing/stripe/stripe-peer-books.ts';
import { intentObject } from '../../testing/stripe/stripe-peer-objects.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';

const DAY = 24 * 3600;
const DEBIT = 74;
const AMOUNT = 2400;
const HOME = { fname: 'Ada', street: 'Kai 1', zip: '20457', city: 'Hamburg' };
const AUX = { Accountholder: 'Grace Hopper', IBAN: 'DE89 3704 0044 0532 0130 00' };

const peer = await openStripePeer();
afterAll(() => peer.close());

const SETTINGS = {
  DEMO_BANK: 'off',
  STRIPE_SECRET_KEY: STRIPE_TEST_KEY,
  STRIPE_WEBHOOK_SECRET: STRIPE_TEST_SECRET,
  STRIPE_API_URL: peer.origin,
};
const TYPES = `payment_types:
  - {id: ${DEBIT}, kind: direct-debit, provider: stripe, name: {de: Lastschrift}}
`;

describe.each(oneDatabase())('a direct debit at Stripe, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeEach(async () => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', MUSEUM_YAML.replace('payment_types:\n', TYPES));
    shop = await openTestShop(engine, museum.folder, SETTINGS, new Date('2026-11-18T07:00:00Z'));
    peer.now = shop.now;
    Object.assign(peer.mood, { down: false, mute: false, refunds: 'succeeded' });
    for (const books of [peer.books.sessions, peer.books.refunds, peer.books.answers]) books.clear();
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const init = async (aux: object = AUX) => {
    const items = [{ type: 'ticket', id: 'dauer-karte', count: 3, totalPrice: AMOUNT }];
    const token = await shop.guest(HOME);
    return shop.post(`/api/de/checkout/initPayment?_=${token}`, { ...purchase(items, {}, DEBIT), aux });
  };
  const stage = () => ({ shop }) as Stage;
  const onlyDebit = () => [...peer.books.sessions.values()][0] as PeerSession;
  const begun = async (): Promise<PlayedPayment> => {
    const { cartId } = (await init()).body.data;
    const [row] = (await shop.database.executeSql('select id, reference from payment')).rows;
    return { cartId, id: row.id, reference: row.reference };
  };
  /** Stripe tells that something happened to the debit. */
  const tell = (type: string) => {
    const { body, headers } = stripeDelivery(shop.now(), type, intentObject(peer.books, onlyDebit()));
    return deliver({ shop, peer: { name: 'stripe' } } as Stage, { body, headers });
  };

  test('is begun with the account that the shop has asked for, and sends nobody to a page', async () => {
    const { status, body } = await init();
    expect(status).toBe(200);
    expect(body.data.url).toContain('http://localhost:3000/de/checkout/success');
    expect(onlyDebit()).toMatchObject({ amount: AMOUNT, method: 'sepa_debit', state: 'processing' });
    const { rows } = await shop.database.executeSql('select * from payment');
    expect(rows[0].reference).toBe(onlyDebit().intent);
    expect(JSON.stringify(rows)).not.toContain('0532');
  });

  test('names Stripe in its mandate, beside the museum', async () => {
    const { body } = await shop.get('/api/de/checkout/payments?shop=1');
    expect(body.data.find(({ payartId }: { payartId: number }) => payartId === DEBIT)).toMatchObject({
      collector: 'Stripe',
      test: true,
    });
  });

  test('waits for days, and becomes an order when the money comes: a webhook says so', async () => {
    const played = await begun();
    expect((await comeBack(stage(), played)).body.code).toBe('PAYMENT_PENDING');
    expect((await stateOf(stage(), played)).state).toBe('pending');
    // Its places are no longer held; whoever comes back must not pay again.
    shop.pass(DAY);
    expect((await comeBack(stage(), played)).body.code).toBe('PAYMENT_PENDING');
    shop.pass(4 * DAY);
    expect((await tell('payment_intent.succeeded')).statusCode).toBe(200);
    const { state, payment } = await stateOf(stage(), played);
    expect([state, payment.method, payment.charge_id]).toEqual(['paid', 'sepa_debit', played.reference]);
    expect((await comeBack(stage(), played)).status).toBe(200);
  });

  test('that fails at the bank is no order', async () => {
    const played = await begun();
    onlyDebit().state = 'failed';
    await tell('payment_intent.payment_failed');
    expect((await stateOf(stage(), played)).state).toBe('failed');
    expect((await comeBack(stage(), played)).body.code).toBe('PAYMENT_FAILED');
  });

  test('is not begun while Stripe is down: nothing is held, and the visitor chooses again', async () => {
    peer.mood.down = true;
    expect((await init()).body.code).toBe('PAYMENT_NOT_STARTED');
    expect((await shop.database.executeSql('select * from hold')).rows).toEqual([]);
  });

  test('whose start Stripe’s answer did not reach is found, and its money goes back', async () => {
    peer.mood.mute = true;
    expect((await init()).body.code).toBe('PAYMENT_NOT_STARTED');
    peer.mood.mute = false;
    expect(peer.books.sessions.size).toBe(1);
    const [row] = (await shop.database.executeSql('select id, cart_id from payment')).rows;
    const played = { cartId: row.cart_id, id: row.id, reference: row.id };
    await reconcileAfter(stage(), 180);
    // Stripe collects it, and nobody else would ever ask for it.
    expect((await stateOf(stage(), played)).payment.reference).toBe(onlyDebit().intent);
    shop.pass(5 * DAY);
    await tell('payment_intent.succeeded');
    await reconcileAfter(stage(), 60);
    expect((await stateOf(stage(), played)).state).toBe('refunded');
    expect(refundedOf(peer.books, onlyDebit().intent)).toBe(AMOUNT);
  });

  test('that its payer returns after weeks is charged back; the order stands', async () => {
    const played = await begun();
    onlyDebit().state = 'paid';
    await tell('payment_intent.succeeded');
    onlyDebit().dispute = 'lost';
    shop.pass(40 * DAY);
    const { charge, intent } = onlyDebit();
    const dispute = { id: 'dp_1', object: 'dispute', charge, payment_intent: intent };
    const { body, headers } = stripeDelivery(shop.now(), 'charge.dispute.closed', dispute);
    await deliver({ shop, peer: { name: 'stripe' } } as Stage, { body, headers });
    expect((await stateOf(stage(), played)).state).toBe('charged-back');
    expect((await comeBack(stage(), played)).status).toBe(200);
  });

  test('asks for an IBAN that can be right before Stripe is asked', async () => {
    const { status, body } = await init({ ...AUX, IBAN: 'DE89 3704 0044 0532 0130 01' });
    expect([status, body.code]).toEqual([422, 'FIELDS_INVALID']);
    expect(peer.books.sessions.size).toBe(0);
  });
});
