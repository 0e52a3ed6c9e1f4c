// What Mollie pays out is fetched with all of its parts, posted with every fee, and compared with the ledger, on both engines
// against a peer that speaks Mollie's API over HTTP.
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settlePayment } from '../../../payments/settle-payment.ts';
import { oneDatabase } from '../../../platform/database/test-databases.ts';
import { MOLLIE_ACCESS_TOKEN, MOLLIE_TEST_KEY } from '../../../testing/mollie/mollie-keys.ts';
import { openMolliePeer } from '../../../testing/mollie/mollie-peer.ts';
import { mollieId, type PeerMolliePayment } from '../../../testing/mollie/mollie-peer-books.ts';
import { settleMollie } from '../../../testing/mollie/mollie-peer-settlements.ts';
import { makeTestMuseum, type TestMuseum } from '../../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../../testing/test-shop.ts';
import { checkLedger } from '../check/check-ledger.ts';
import { fetchPayouts } from './fetch-payouts.ts';

const peer = await openMolliePeer();
afterAll(() => peer.close());

const SETTINGS = { DEMO_BANK: 'off', MOLLIE_API_KEY: MOLLIE_TEST_KEY, MOLLIE_API_URL: peer.origin };
const AMOUNT = 2400;
/** Three times 1.8 % and 25 cents with 21 % VAT, 82.522 cents: rounded once. */
const FEES = 248;

describe.each(oneDatabase())('payouts of Mollie on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeEach(() => {
    museum = makeTestMuseum();
    for (const books of [peer.books.payments, peer.books.refunds, peer.books.answers]) books.clear();
    peer.books.settlements.length = 0;
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const open = async (more: object = { MOLLIE_ACCESS_TOKEN }) => {
    shop = await openTestShop(engine, museum.folder, { ...SETTINGS, ...more });
    peer.now = shop.now;
  };
  const rows = async (text: string) => (await shop.database.executeSql(text)).rows;
  const at = async (account: string): Promise<number> =>
    (
      await rows(
        `select coalesce(sum(amount), 0)::int as cents from ledger_posting where account = '${account}'`,
      )
    )[0].cents;
  const differences = async () => (await checkLedger(shop.database, shop.now())).differences;
  const payNow = () => settleMollie(peer.books, shop.now().getTime());

  async function buy(): Promise<PeerMolliePayment> {
    const items = [{ type: 'ticket', id: 'dauer-karte', count: 3 }];
    const token = await shop.guest();
    const held = await shop.post(`/api/de/checkout/initPayment?_=${token}`, purchase(items, {}, 166));
    const payment = [...peer.books.payments.values()].at(-1) as PeerMolliePayment;
    payment.status = 'paid';
    await shop.post('/api/de/checkout/execPayment', { cartId: held.body.data.cartId });
    return payment;
  }
  const refund = ({ id: paymentId }: PeerMolliePayment, amount: number) => {
    const id = mollieId('re');
    const made = { id, paymentId, amount, createdAt: 0, metadata: null, status: 'refunded' } as const;
    peer.books.refunds.set(id, { ...made });
    return id;
  };
  const ask = async ({ id }: PeerMolliePayment) => {
    const [payment] = await rows(`select * from payment where reference = '${id}'`);
    await settlePayment(shop.shop.payments, payment, { visitorConfirms: false, askAgain: true });
  };

  test('with a refund from the dashboard, a chargeback and fees: every cent is named', async () => {
    await open();
    const [, refunded, disputed] = [await buy(), await buy(), await buy()];
    refund(refunded, 900);
    disputed.chargeback = { id: mollieId('chb'), createdAt: shop.now().getTime(), reversedAt: null };
    await ask(refunded);
    await ask(disputed);
    const settlement = payNow();
    expect(settlement.amount).toBe(2 * AMOUNT - 900 - FEES);

    await fetchPayouts(shop.shop);
    expect(await at('bank')).toBe(0);
    settlement.status = 'paidout';
    await fetchPayouts(shop.shop);
    await fetchPayouts(shop.shop);
    expect([await at('bank'), await at('fees'), await at('provider:mollie')]).toEqual([
      settlement.amount,
      FEES,
      0,
    ]);
    expect(await differences()).toEqual([]);
  });

  test('a settlement that fails is at the bank no more', async () => {
    await open();
    await buy();
    const settlement = payNow();
    settlement.status = 'paidout';
    await fetchPayouts(shop.shop);
    expect(await at('bank')).toBe(settlement.amount);
    settlement.status = 'failed';
    await fetchPayouts(shop.shop);
    expect([await at('bank'), await at('provider:mollie')]).toEqual([0, settlement.amount]);
    expect(await differences()).toEqual([]);
  });

  test('what the ledger does not know is named: a refund nobody heard of, a sum that is wrong', async () => {
    await open();
    const payment = await buy();
    const id = refund(payment, 900);
    const settlement = payNow();
    peer.books.settlements[0] = { ...settlement, amount: settlement.amount + 1, status: 'paidout' };
    await fetchPayouts(shop.shop);
    const found = await differences();
    expect(found).toHaveLength(2);
    expect(found[0]).toContain(`Payout ${settlement.id} of mollie is`);
    expect(found[1]).toContain(`-9.00 EUR (refund) of refund ${id}`);
  });

  test('without the organisation’s token nothing is fetched', async () => {
    await open({});
    await buy();
    payNow().status = 'paidout';
    await fetchPayouts(shop.shop);
    expect(await rows('select * from payout')).toEqual([]);
  });
});
