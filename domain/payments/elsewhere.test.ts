// The museum's rule for money that was taken elsewhere.
import { describe, expect, test } from 'vitest';
import {
  type ElsewhereProblem,
  elsewhereProblem,
  hasOpenPage,
  isOnlyMeant,
  meansOfPayart,
  meansOfProvider,
  PAYMENT_MEANS,
  payartOfMeans,
  providerOfMeans,
  type UnpaidOrder,
} from './elsewhere.ts';

const waiting: UnpaidOrder = {
  state: 'held',
  total: 2400,
  payments: [{ provider: 'transfer', state: 'pending' }],
};
const paying = (provider: string, state: UnpaidOrder['payments'][number]['state']): UnpaidOrder => ({
  ...waiting,
  payments: [...waiting.payments, { provider, state }],
});

describe('a payment that was taken elsewhere', () => {
  test.each<[string, UnpaidOrder, number, ElsewhereProblem | undefined]>([
    ['is noted for an order that waits for a transfer', waiting, 2400, undefined],
    [
      'is noted for one whose time is over, if its places are free',
      { ...waiting, state: 'expired' },
      2400,
      undefined,
    ],
    ['is noted while a page at a provider is open', paying('stripe', 'started'), 2400, undefined],
    ['is noted after a card was declined', paying('stripe', 'failed'), 2400, undefined],
    ['must be what is due, not less', waiting, 2399, 'amountDiffers'],
    ['must be what is due, not more', waiting, 2401, 'amountDiffers'],
    ['is not noted for an order that is paid', { ...waiting, state: 'confirmed' }, 2400, 'paidAlready'],
    ['is not noted while the visitor has yet to confirm', { ...waiting, state: 'paid' }, 2400, 'paidAlready'],
    ['is not noted for an order that was given up', { ...waiting, state: 'canceled' }, 2400, 'givenUp'],
    ['is not noted for an order of nothing', { ...waiting, total: 0 }, 0, 'nothingDue'],
    ['is not noted while a debit is on its way', paying('stripe', 'pending'), 2400, 'onItsWay'],
  ])('%s', (_, order, amount, problem) => {
    expect(elsewhereProblem(order, amount)).toBe(problem);
  });

  test('closes pages on which the order could still be paid', () => {
    expect(hasOpenPage({ provider: 'stripe', state: 'started' })).toBe(true);
    expect(hasOpenPage({ provider: 'stripe', state: 'canceled' })).toBe(false);
    expect(hasOpenPage({ provider: 'transfer', state: 'pending' })).toBe(false);
    expect(hasOpenPage({ provider: 'terminal', state: 'started' })).toBe(false);
  });

  test('was only meant while nothing was taken', () => {
    const received_at = new Date('2026-11-18T12:00:00Z');
    expect(isOnlyMeant({ provider: 'terminal', received_at: null })).toBe(true);
    expect(isOnlyMeant({ provider: 'terminal', received_at })).toBe(false);
    expect(isOnlyMeant({ provider: 'stripe', received_at: null })).toBe(false);
  });

  test('has a provider and a payment type of its own for each means', () => {
    for (const means of PAYMENT_MEANS) {
      expect(meansOfProvider(providerOfMeans(means))).toBe(means);
      expect(meansOfPayart(payartOfMeans(means))).toBe(means);
    }
    expect(meansOfProvider('transfer')).toBeUndefined();
    expect(meansOfPayart(166)).toBeUndefined();
  });
});
