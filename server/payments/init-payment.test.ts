// What a provider is asked for. That carts are held first, and what becomes of them, is tested with the purchases.
import { expect, test } from 'vitest';
import { startFirstPayment, type WayToPay } from './init-payment.ts';
import type { PaymentProvider, PaymentRequest } from './payment-provider.ts';
import type { Payments } from './payments.ts';

const CART = {
  cartId: 'p1',
  total: 2400,
  payart: 74,
  byLink: false,
  expires: new Date('2026-11-22T12:00:00Z'),
};
const BUYER = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  address: { street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' },
};

async function startWith(way: WayToPay): Promise<PaymentRequest> {
  const requests: PaymentRequest[] = [];
  const provider: Pick<PaymentProvider, 'name' | 'start'> = {
    name: 'recording',
    start: async (request) => {
      requests.push(request);
      return { reference: request.paymentId, url: 'https://bank.example/p1' };
    },
  };
  // Nothing is written: the provider calls the payment what the shop calls it.
  const shop = {
    publicUrl: 'https://shop.example',
    providers: {
      demoBank: provider as PaymentProvider,
      transfer: { name: 'transfer' },
      real: [],
      demo: 'on',
      paymentTypes: () => [],
    },
    describe: () => 'Museum am Steg',
  } as unknown as Payments;
  const input = {
    language: 'de' as const,
    buyer: { ...BUYER, company: '' },
    continueUrl: 'https://shop.example/de/checkout/accepted',
    cancelUrl: 'https://shop.example/de/checkout/canceled',
    replaces: undefined,
  };
  await startFirstPayment(shop, CART, input, way);
  return requests[0] as PaymentRequest;
}

test('the provider is asked for what to take, from whom, by when, and where it says so', async () => {
  const debtor = {
    accountHolder: 'Ada Lovelace',
    iban: 'DE02120300000000202051',
    givenFrom: { address: '203.0.113.7', userAgent: 'Browser' },
  };
  expect(await startWith({ kind: 'direct-debit', debtor })).toEqual({
    paymentId: 'p1',
    amount: 2400,
    currency: 'EUR',
    method: { payartId: 74, kind: 'direct-debit' },
    buyer: BUYER,
    description: 'Museum am Steg',
    language: 'de',
    debtor,
    returnUrl: 'https://shop.example/de/checkout/accepted#foyer-us-p1',
    cancelUrl: 'https://shop.example/de/checkout/canceled',
    webhookUrl: 'https://shop.example/api/webhooks/recording',
    expires: CART.expires,
  });
});

test('no account is handed on where it is not a direct debit', async () => {
  expect((await startWith({ kind: 'express' })).debtor).toBeUndefined();
});
