import { expect, test } from 'vitest';
import { paidAgainProblem, takenBackWay } from './taken-back.ts';

test.each([
  ['stripe', 'sepa_debit', 'debit'],
  ['mollie', 'directdebit', 'debit'],
  ['demo', 'direct-debit', 'debit'],
  ['stripe', 'card', 'dispute'],
  ['mollie', 'paypal', 'dispute'],
  ['mollie', null, 'dispute'],
  ['transfer', 'transfer', 'transfer'],
])('what %s took by %s and a bank has taken back is told of as a %s', (provider, method, way) => {
  expect(takenBackWay(provider, method)).toBe(way);
});

test.each([
  ['can be noted', {}, undefined],
  ['was given back', { state: 'refunded' as const }, 'givenBack'],
  ['has its money', { due: 0 }, 'nothingOpen'],
  ['lacks a part alone', { isPart: true }, 'partTaken'],
  ['lacks another amount', { due: 2300 }, 'amountDiffers'],
])('that an order is paid again which %s', (_, more, problem) => {
  expect(paidAgainProblem({ state: 'confirmed', due: 2400, isPart: false, ...more }, 2400)).toBe(problem);
});
