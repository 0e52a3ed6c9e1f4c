// The map, the glossary and the guides name files: every one of them must be where they say.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingPaths } from './named-paths.ts';

test.each([
  ['docs/glossary.md', ['docs/', 'museum/']],
  ['docs/architecture.md', ['museum/', 'server/*/', 'domain/*/']],
  ['docs/security.md', ['museum/']],
  ['CONTRIBUTING.md', ['server/*/', 'server/platform/database/', 'domain/*/', 'database/migrations/']],
  ['README.md', ['museum/']],
])('every file and folder that %s names exists', (file, around) => {
  expect(missingPaths(readFileSync(file, 'utf8'), around)).toEqual([]);
});

test('a path that does not exist is found with its line, whatever stands around it', () => {
  const text = 'The rule is\nin `domain/cart/gone.ts`, not in `domain/money.ts` nor `shop/nowhere/`.';
  expect(missingPaths(text)).toEqual(['2: domain/cart/gone.ts', '2: shop/nowhere/']);
});

test('a bare file name is looked for in the folders of its line', () => {
  expect(missingPaths('`server/orders/quote/quote-cart.ts`, `quote-order.ts`')).toEqual([]);
  expect(missingPaths('`server/orders/quote/quote-cart.ts`, `quote-gone.ts`')).toEqual(['1: quote-gone.ts']);
  expect(missingPaths('`quote-order.ts`')).toEqual(['1: quote-order.ts']);
});

test('a name that the reader puts in stands for any', () => {
  expect(missingPaths('`server/NAME/NAME-module.ts`, `NAME-store.ts`')).toEqual([]);
  expect(missingPaths('`server/NAME/NAME-nothing.ts`')).toEqual(['1: server/NAME/NAME-nothing.ts']);
});

test('settings, addresses and columns are not paths', () => {
  expect(missingPaths('`/lists/tours.csv`, `DATA_DIR/outbox/`, `payment.state`, `data/`, `.ts`')).toEqual([]);
});
