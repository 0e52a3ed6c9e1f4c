import { describe, expect, test } from 'vitest';
import type { OrderLine } from '../product-kinds.ts';
import { giveAway } from './give-away.ts';

const line = (type: OrderLine['type'], ...prices: readonly number[]) =>
  ({
    type,
    totalPrice: prices.reduce((sum, price) => sum + 2 * price, 0),
    parts: prices.map((price) => ({ name: 'Adult', count: 2, price, vat_value: 7 })),
  }) as unknown as OrderLine;

describe('what is given away', () => {
  test('costs nothing, and says what it would have cost', () => {
    const given = giveAway({ lines: [line('ticket', 1200, 600), line('guidedTour', 500)], codes: [] });
    expect(given?.worth).toBe(4600);
    expect(
      given?.lines.map(({ totalPrice, parts }) => [totalPrice, ...parts.map(({ price }) => price)]),
    ).toEqual([
      [0, 0, 0],
      [0, 0],
    ]);
    expect(given?.lines[0]?.parts[0]).toMatchObject({ count: 2, vat_value: 7 });
  });

  test.each<[string, Parameters<typeof giveAway>[0]]>([
    ['a voucher, which is money', { lines: [line('ticket', 1200), line('voucher', 2500)], codes: [] }],
    ['an article', { lines: [line('merchandise', 900)], codes: [] }],
    ['what a code pays for', { lines: [line('ticket', 1200)], codes: [{ discount: 100 }] }],
  ])('is not %s', (_, content) => {
    expect(giveAway(content)).toBeUndefined();
  });
});
