// Mollie plays every story that a provider has to, against a peer in a process of its own that speaks Mollie's API over HTTP.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { MOLLIE_TEST_KEY } from '../../testing/mollie/mollie-keys.ts';
import { mollieDelivery } from '../../testing/mollie/mollie-peer.ts';
import { MOLLIE_LATER_SECONDS, type MollieSide } from '../../testing/mollie/mollie-side.ts';
import { openPeerProcess } from '../../testing/providers/peer-process.ts';
import {
  comeBack,
  deliver,
  paidPayment,
  reconcileAfter,
  startPayment,
  stateOf,
} from '../../testing/providers/play-payment.ts';
import { PAID_ON_A_PAGE, type ProviderUnderTest } from '../../testing/providers/provider-peer.ts';
import { providerSuite } from '../../testing/providers/provider-suite.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { refundPayment } from '../refunds/refund-payment.ts';
import { refundPart } from '../refunds/request-refund.ts';

const peer = await openPeerProcess<MollieSide>(
  'mollie',
  new URL('../../testing/mollie/mollie-side.ts', import.meta.url),
);
afterAll(() => peer.close());

const MOLLIE: ProviderUnderTest = {
  settings: { DEMO_BANK: 'off', MOLLIE_API_KEY: MOLLIE_TEST_KEY, MOLLIE_API_URL: peer.origin },
  payart: 166,
  laterSeconds: MOLLIE_LATER_SECONDS,
  // Fees are taken from the payout; webhooks are not signed; a chargeback is the first that one hears of a dispute.
  tellsFee: false,
  signsWebhooks: false,
  hasKeys: true,
  disputed: 'charged-back',
  leavesOut: PAID_ON_A_PAGE,
  peerOf: (shop) => peer.playFor(shop),
};

providerSuite('Mollie', MOLLIE);

describe.each(oneDatabase())('webhooks that anybody may have sent, on $name', (engine) => {
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
    const stage = { shop, peer: MOLLIE.peerOf(shop), provider: MOLLIE };
    const asked = await peer.side.asked();
    const answer = await deliver(stage, mollieDelivery('tr_7UhSN1zuXS'));
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(await peer.side.asked()).toBe(asked);
  });

  test('one payment is asked about only so often, and then Mollie is told to come back later', async () => {
    const stage = { shop, peer: MOLLIE.peerOf(shop), provider: MOLLIE };
    const played = await startPayment(stage);
    const other = await startPayment(stage);
    const before = await peer.side.asked(played.reference);
    const statuses: number[] = [];
    for (let forged = 0; forged < 30; forged += 1)
      statuses.push((await deliver(stage, mollieDelivery(played.reference))).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect((await peer.side.asked(played.reference)) - before).toBe(20);
    // Others are heard, and so is this one's visitor.
    await MOLLIE.peerOf(shop).pay(other.reference);
    expect((await deliver(stage, mollieDelivery(other.reference))).statusCode).toBe(200);
    expect((await stateOf(stage, other)).state).toBe('paid');
    await MOLLIE.peerOf(shop).pay(played.reference);
    expect((await comeBack(stage, played)).status).toBe(200);
  });
});

describe.each(oneDatabase())('the wallet that the shop’s page names, on $name', (engine) => {
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
    MOLLIE.peerOf(shop);
    const items = [{ type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 1 }];
    const body = { ...purchase(items, {}, 178), aux: { wallet } };
    const { status } = await shop.post(`/api/de/checkout/initPayment?_=${await shop.guest()}`, body);
    expect(status).toBe(200);
    expect(await peer.side.lastMethod()).toBe(method);
  });
});

describe.each(oneDatabase())('tickets that are given back one by one, on $name', (engine) => {
  test('Mollie takes the second for the first within the hour; both go back, once each', async () => {
    const museum = makeTestMuseum();
    const shop = await openTestShop(engine, museum.folder, MOLLIE.settings);
    try {
      const on = { shop, peer: MOLLIE.peerOf(shop), provider: MOLLIE };
      const played = await paidPayment(on);
      for (const _ of ['first', 'second']) {
        await refundPart(shop.shop.payments, played.id, 700);
        await refundPayment(shop.shop.payments, played.id).catch(() => {});
      }
      expect(await on.peer.returned(played.reference)).toBe(700);
      for (let minutes = 0; minutes < 120; minutes += 10) await reconcileAfter(on, 600);
      expect(await on.peer.returned(played.reference)).toBe(1400);
      expect((await stateOf(on, played)).refunds).toEqual(['700 done part', '700 done part']);
    } finally {
      await shop.close();
      museum.remove();
    }
  });
});
