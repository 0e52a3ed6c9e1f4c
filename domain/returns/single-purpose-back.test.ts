// What single-purpose codes get back of an order that other money has paid, too.
import { describe, expect, it } from 'vitest';
import { computeReturn } from './compute-return.ts';
import { articleLine, exampleOrder, part, poolOf, ticketLine } from './return-examples.ts';
import type { ReturnableOrder, ReturnEffect } from './return-order.ts';

/** Two tickets at 7 %, 25 euros each, and a book at 19 % for 50. */
const LINES = [ticketLine(part('Adult', 2, 2500, 7)), articleLine(1, 5000, 19)];

function back(order: ReturnableOrder, line: number, count: number): ReturnEffect {
  const selection = {
    pieces: [{ line, part: 0, count }],
    shipping: false,
    fee: 0,
    to: 'the-way-it-came',
  } as const;
  const effect = computeReturn(order, selection, poolOf);
  if ('refused' in effect) throw new Error(JSON.stringify(effect));
  return effect;
}

describe('an order that a single-purpose code of 7 % has paid for in part', () => {
  it.each<[string, number, [line: number, count: number], number, number, [rate: number, gross: number][]]>([
    ['all tickets by the code: a ticket goes back on it', 5000, [0, 1], 0, 2500, []],
    ['one ticket by the code: the other was paid with money', 2500, [0, 1], 2500, 0, [[7, 2500]]],
    ['one and a half: as much as does not fit what stays', 3500, [0, 1], 1500, 1000, [[7, 1500]]],
    ['the book is of another rate: money alone', 5000, [1, 1], 5000, 0, [[19, 5000]]],
    ['every ticket', 3500, [0, 2], 1500, 3500, [[7, 1500]]],
  ])('%s', (_, amount, [line, count], money, code, vat) => {
    const { order } = exampleOrder(LINES, [{ kind: 'value', amount, vat_value: 7 }]);
    const effect = back(order, line, count);
    expect(effect.toPayments.reduce((sum, to) => sum + to.amount, 0)).toBe(money);
    expect(effect.toCodes.reduce((sum, to) => sum + to.amount, 0)).toBe(code);
    expect(effect.vat.map(({ vat_value, gross }) => [vat_value, gross])).toEqual(vat);
  });

  it('gets back before the multi-purpose code beside it, which gets what money does not', () => {
    const { order } = exampleOrder(LINES, [
      { kind: 'value', amount: 5000, vat_value: 7 },
      { kind: 'value', amount: 5000 },
    ]);
    expect(back(order, 0, 1).toCodes).toEqual([{ barcode: 'CODE-0', amount: 2500 }]);
    expect(back(order, 1, 1).toCodes).toEqual([{ barcode: 'CODE-1', amount: 5000 }]);
  });
});
