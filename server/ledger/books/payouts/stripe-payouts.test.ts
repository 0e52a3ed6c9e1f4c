// What Stripe pays out is fetched with all of its parts, posted with every fee, and compared with the ledger, on both engines
// against a peer that speaks Stripe's API over HTTP.
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settlePayment } from '../../../payments/settle-payment.ts';
import { oneDatabase } from '../../../platform/database/test-databases.ts';
import { STRIPE_TEST_KEY, STRIPE_TEST_SECRET } from '../../../testing/stripe/stripe-keys.ts';
import { openStripePeer } from '../../../testing/stripe/stripe-peer.ts';
import { type PeerSession, peerId } from '../../../testing/stripe/stripe-peer-books.ts';
import { payOut } from '../../../testing/stripe/stripe-peer-payouts.ts';
import { makeTestMuseum, type TestMuseum } from '../../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../../testing/test-shop.ts';
import { checkLedger } from '../check/check-ledger.ts';
import { fetchPayouts } from './fetch-payouts.ts';

const peer = await openStripePeer();
afterAll(() => peer.close());

const SETTINGS = {
  DEMO_BANK: 'off',
  STRIPE_SECRET_KEY: STRIPE_TEST_KEY,
  STRIPE_WEBHOOK_SECRET: STRIPE_TEST_SECRET,
  STRIPE_API_URL: peer.origin,
};
const AMOUNT = 2400;
/** 1.5 % and 25 cents. */
const FEE = 61;

describe.each(oneDatabase())('payouts of Stripe on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeEach(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, SETTINGS);
    peer.now = shop.now;
    for (const books of [peer.books.sessions, peer.books.refunds, peer.books.answers]) books.clear();
    peer.books.payouts.length = 0;
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const rows = async (text: string) => (await shop.database.executeSql(text)).rows;
  const at = async (account: string): Promise<number> =>
    (
      await rows(
        `select coalesce(sum(amount), 0)::int as cents from ledger_posting where account = '${account}'`,
      )
    )[0].cents;
  const differences = async () => (await checkLedger(shop.database, shop.now())).differences;
  const payNow = () => payOut(peer.books, Math.floor(shop.now().getTime() / 1000));
  const ask = async (id: string) => {
    const [payment] = await rows(`select * from payment where id = '${id}'`);
    await settlePayment(shop.shop.payments, payment, { visitorConfirms: false, askAgain: true });
  };

  /** A purchase of 24 euros; answers what Stripe knows of it and the payment's id. */
  async function buy(): Promise<PeerSession> {
    const items = [{ type: 'ticket', id: 'dauer-karte', count: 3 }];
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase(items))).body.data;
    const [{ reference }] = await rows(`select reference from payment where cart_id = '${cartId}'`);
    const session = peer.books.sessions.get(reference) as PeerSession;
    Object.assign(session, { state: 'paid', payer: { email: 'ada@example.org', name: 'Ada' } });
    await shop.post('/api/de/checkout/execPayment', { cartId });
    return session;
  }

  test('with a refund from the dashboard, a dispute and a fee of its own: every cent is named', async () => {
    const [, refunded, disputed] = [await buy(), await buy(), await buy()];
    const id = peerId('re');
    const refund = {
      id,
      intent: refunded.intent,
      amount: 900,
      created: 0,
      metadata: {},
      status: 'succeeded',
    } as const;
    peer.books.refunds.set(id, { ...refund });
    disputed.dispute = 'needs_response';
    await ask(refunded.client_reference_id);
    await ask(disputed.client_reference_id);
    const payout = payNow();
    expect(payout.amount).toBe(3 * (AMOUNT - FEE) - 900 - AMOUNT - 1500 - 35);

    await fetchPayouts(shop.shop);
    expect(await at('bank')).toBe(0);
    payout.status = 'paid';
    await fetchPayouts(shop.shop);
    await fetchPayouts(shop.shop);
    expect([await at('bank'), await at('fees'), await at('provider:stripe')]).toEqual([
      payout.amount,
      3 * FEE + 1500 + 35,
      0,
    ]);
    expect(
      await rows('select kind, count(*)::int as count from payout_part group by kind order by kind'),
    ).toEqual([
      { kind: 'dispute', count: 1 },
      { kind: 'other', count: 1 },
      { kind: 'payment', count: 3 },
      { kind: 'refund', count: 1 },
    ]);
    expect(await differences()).toEqual([]);
  });

  test('a fee that Stripe had not told yet is learnt with the payout', async () => {
    const session = await buy();
    await shop.database.executeSql(`
      update payment set fee = null;
      alter table ledger_posting disable trigger user; alter table ledger_entry disable trigger user;
      delete from ledger_posting where entry_id in (select id from ledger_entry where cause = 'fee');
      delete from ledger_entry where cause = 'fee';
      alter table ledger_posting enable trigger user; alter table ledger_entry enable trigger user`);
    payNow().status = 'paid';
    await fetchPayouts(shop.shop);
    expect(await rows(`select fee from payment where id = '${session.client_reference_id}'`)).toEqual([
      { fee: FEE },
    ]);
    expect(await at('fees')).toBe(FEE + 35);
    expect(await differences()).toEqual([]);
  });

  test('a payout that comes back is at the bank no more', async () => {
    await buy();
    const payout = payNow();
    payout.status = 'paid';
    await fetchPayouts(shop.shop);
    expect(await at('bank')).toBe(payout.amount);
    payout.status = 'failed';
    await fetchPayouts(shop.shop);
    expect([await at('bank'), await at('provider:stripe')]).toEqual([0, payout.amount]);
    expect(await differences()).toEqual([]);
  });

  test('what the ledger does not know is named: money of a stranger, a refund nobody heard of, a sum that is wrong', async () => {
    const session = await buy();
    const stranger = { ...session, id: peerId('cs'), intent: peerId('pi'), charge: peerId('ch') };
    peer.books.sessions.set(stranger.id, stranger);
    const id = peerId('re');
    peer.books.refunds.set(id, {
      id,
      intent: session.intent,
      amount: 900,
      created: 0,
      metadata: {},
      status: 'succeeded',
    });
    const payout = payNow();
    peer.books.payouts[0] = { ...payout, amount: payout.amount + 1, status: 'paid' };
    await fetchPayouts(shop.shop);
    const found = await differences();
    expect(found).toEqual(
      expect.arrayContaining([
        `Payout ${payout.id} of stripe is ${((payout.amount + 1) / 100).toFixed(2)} EUR, and its parts are ${(payout.amount / 100).toFixed(2)} EUR.`,
        `Payout ${payout.id} of stripe has 24.00 EUR (payment) of payment ${stranger.intent}, which the shop does not know.`,
        `Payout ${payout.id} of stripe has -9.00 EUR (refund) of refund ${id} of payment ${session.client_reference_id}, in the ledger 0.00 EUR.`,
      ]),
    );
    expect(found).toHaveLength(3);
  });

  test('a provider that is down is asked the next time', async () => {
    await buy();
    payNow().status = 'paid';
    peer.mood.down = true;
    await fetchPayouts(shop.shop);
    expect(await rows("select * from payout_fetch where provider = 'stripe'")).toEqual([]);
    peer.mood.down = false;
    await fetchPayouts(shop.shop);
    expect(await rows('select reference from payout')).toHaveLength(1);
  });
});
