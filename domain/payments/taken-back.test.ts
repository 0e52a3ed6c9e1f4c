import { expect, test } from 'vitest';
import { takenBackWay } from './taken-back.ts';

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
