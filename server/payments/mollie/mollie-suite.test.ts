// Mollie plays every story that a provider has to, against a peer that speaks Mollie's API over HTTP.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { MOLLIE_TEST_KEY } from '../../testing/mollie/mollie-keys.ts';
import { mollieDelivery, openMolliePeer } from '../../testing/mollie/mollie-peer.ts';
import {
  mollieId,
  mollieRefunded,
  mollieRefundsOf,
  type PeerMolliePayment,
} from '../../testing/mollie/mollie-peer-books.ts';
import { comeBack, deliver, startPayment, stateOf } from '../../testing/providers/play-payment.ts';
import type { ProviderPeer, ProviderUnderTest } from '../../testing/providers/provider-peer.ts';
import { providerSuite } from '../../testing/providers/provider-suite.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';

const LATER_SECONDS = 4;
/** Somebody else than the guest who buys. */
const PAYER = { consumerName: 'Grace Hopper', consumerAccount: 'grace@example.org' };

const peer = await openMolliePeer();
afterAll(() => peer.close());

const MOLLIE: ProviderUnderTest = {
  settings: { DEMO_BANK: 'off', MOLLIE_API_KEY: MOLLIE_TEST_KEY, MOLLIE_API_URL: peer.origin },
  payart: 166,
  laterSeconds: LATER_SECONDS,
  // Fees are taken from the payout; webhooks are not signed; a chargeback is the first that one hears of a dispute.
  tellsFee: false,
  signsWebhooks: false,
  hasKeys: true,
  disputed: 'charged-back',
  peerOf,
};

providerSuite('Mollie', MOLLIE);

/** Time passes in the shop, and the peer's moods begin anew with each shop. */
const known = new WeakSet<TestShop>();

function peerOf(shop: TestShop): ProviderPeer {
  if (!known.has(shop))
    Object.assign(peer.mood, { down: false, mute: false, trouble: undefined, refunds: 'refunded' });
  known.add(shop);
  peer.now = shop.now;
  const found = (reference: string): PeerMolliePayment | undefined =>
    peer.books.payments.get(reference) ??
    [...peer.books.payments.values()].find(({ request }) =>
      JSON.stringify(request.metadata).includes(`"${reference}"`),
    );
  const onPage = (change: (payment: PeerMolliePayment) => void) => async (reference: string) => {
    const payment = found(reference);
    if (payment?.status === 'open') change(payment);
  };
  return {
    name: 'mollie',
    pay: onPage((payment) => Object.assign(payment, { status: 'paid', payer: PAYER })),
    decline: onPage((payment) => Object.assign(payment, { status: 'failed' })),
    abandon: onPage((payment) => Object.assign(payment, { status: 'canceled' })),
    payLater: (reference, seconds = LATER_SECONDS) =>
      onPage((payment) => {
        const paysAt = shop.now().getTime() + seconds * 1000;
        Object.assign(payment, { status: 'pending', payer: PAYER, paysAt });
      })(reference),
    payAnyway: async (reference) => {
      Object.assign(found(reference) ?? {}, { status: 'paid', payer: PAYER });
    },
    returned: async (reference) => mollieRefunded(peer.books, reference),
    haveTrouble: (trouble) => {
      peer.mood.trouble = trouble;
    },
    goDown: (down) => {
      peer.mood.down = down;
    },
    loseAnswers: (lost) => {
      peer.mood.mute = lost;
    },
    refundsGo: (how) => {
      peer.mood.refunds = how === 'done' ? 'refunded' : how;
    },
    endRefunds: async (reference, state) => {
      for (const refund of mollieRefundsOf(peer.books, reference))
        refund.status = state === 'done' ? 'refunded' : state;
    },
    giveBack: async (reference, amount) => {
      const id = mollieId('re');
      const createdAt = shop.now().getTime();
      peer.books.refunds.set(id, {
        id,
        paymentId: reference,
        amount,
        createdAt,
        metadata: null,
        status: 'refunded',
      });
    },
    dispute: async (reference, state) => {
      const payment = found(reference);
      const at = shop.now().getTime();
      if (!payment) return;
      payment.chargeback ??= { id: mollieId('chb'), createdAt: at, reversedAt: null };
      if (state === 'won') payment.chargeback.reversedAt = at;
    },
    webhooks: (references) => references.map(mollieDelivery),
    sign: () => mollieDelivery('').headers,
  };
}

describe.each(testDatabases())('webhooks that anybody may have sent, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, MOLLIE.settings);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  test('an id of nobody’s payment is answered like any other, and Mollie is not asked', async () => {
    const stage = { shop, peer: peerOf(shop), provider: MOLLIE };
    const asked = peer.askedAbout.length;
    const answer = await deliver(stage, mollieDelivery('tr_7UhSN1zuXS'));
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(peer.askedAbout.length).toBe(asked);
  });

  test('one payment is asked about only so often, and then Mollie is told to come back later', async () => {
    const stage = { shop, peer: peerOf(shop), provider: MOLLIE };
    const played = await startPayment(stage);
    const other = await startPayment(stage);
    const before = peer.askedAbout.length;
    const statuses: number[] = [];
    for (let forged = 0; forged < 30; forged += 1)
      statuses.push((await deliver(stage, mollieDelivery(played.reference))).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect(peer.askedAbout.slice(before).filter((id) => id === played.reference)).toHaveLength(20);
    // Others are heard, and so is this one's visitor.
    await peerOf(shop).pay(other.reference);
    expect((await deliver(stage, mollieDelivery(other.reference))).statusCode).toBe(200);
    expect((await stateOf(stage, other)).state).toBe('paid');
    await peerOf(shop).pay(played.reference);
    expect((await comeBack(stage, played)).status).toBe(200);
  });
});

describe.each(testDatabases())('the wallet that the shop’s page names, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    const wallet = '  - {id: 178, kind: wallet, provider: mollie, name: {de: Wallet}}\n';
    museum.put('museum.yaml', MUSEUM_YAML.replace('  - {id: 177,', `${wallet}  - {id: 177,`));
    shop = await openTestShop(engine, museum.folder, MOLLIE.settings);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  test.each([
    ['APPLEPAY', 'applepay'],
    ['GOOGLEPAY', 'creditcard'],
  ])('%s is paid on Mollie’s page for %s', async (wallet, method) => {
    peerOf(shop);
    const items = [{ type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 1 }];
    const body = { ...purchase(items, {}, 178), aux: { wallet } };
    const { status } = await shop.post(`/api/de/checkout/initPayment?_=${await shop.guest()}`, body);
    expect(status).toBe(200);
    expect([...peer.books.payments.values()].at(-1)?.request.method).toBe(method);
  });
});
