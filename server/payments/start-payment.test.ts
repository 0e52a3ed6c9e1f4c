// What a provider is told of a payment. That carts are held first, and what becomes of them, is tested with the purchases.
import { expect, test } from 'vitest';
import type { Database } from '../platform/database/sql.ts';
import type { PaymentProvider, PaymentRequest } from './payment-provider.ts';
import { createInitPayment, type WayToPay } from './start-payment.ts';

const CART = { cartId: 'p1', total: 2400, expires: new Date('2026-11-22T12:00:00Z') };

async function startWith(way: WayToPay): Promise<PaymentRequest> {
  const told: PaymentRequest[] = [];
  const provider: Pick<PaymentProvider, 'name' | 'start'> = {
    name: 'recording',
    start: async (request) => {
      told.push(request);
      return { reference: request.paymentId, url: 'https://bank.example/p1' };
    },
  };
  const context = {
    // Nothing is written: the provider calls the payment what the shop calls it.
    database: {} as Database,
    publicUrl: 'https://shop.example',
    providerFor: () => provider as PaymentProvider,
    provider: () => provider as PaymentProvider,
    describe: () => 'Museum am Steg',
  };
  const input = {
    payment: { payartId: 74, name: 'Lastschrift' },
    language: 'de',
    continueUrl: 'https://shop.example/de/checkout/accepted',
    cancelUrl: 'https://shop.example/de/checkout/canceled',
  } as Parameters<ReturnType<typeof createInitPayment>>[0];
  const placeOrder = (async () => CART) as unknown as Parameters<typeof createInitPayment>[0];
  await createInitPayment(placeOrder, context)(input, way);
  return told[0] as PaymentRequest;
}

test('the provider is told what to take, from whom, and where the visitor comes back', async () => {
  const debtor = { accountHolder: 'Ada Lovelace', iban: 'DE02120300000000202051' };
  expect(await startWith({ express: false, debtor })).toEqual({
    paymentId: 'p1',
    amount: 2400,
    description: 'Museum am Steg',
    language: 'de',
    express: false,
    debtor,
    returnUrl: 'https://shop.example/de/checkout/accepted?us=p1',
    cancelUrl: 'https://shop.example/de/checkout/canceled',
  });
});

test('no account is anybody’s business where it is not a direct debit', async () => {
  expect((await startWith({ express: true })).debtor).toBeUndefined();
});
