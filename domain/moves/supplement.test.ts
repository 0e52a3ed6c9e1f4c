import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderLine } from '../product-kinds.ts';
import { vatSums } from '../products/vat.ts';
import { computeReturn } from '../returns/compute-return.ts';
import {
  dayTicketLine,
  exampleOrder,
  part,
  poolOf,
  ticketLine,
  valueLeft,
} from '../returns/return-examples.ts';
import type { ReturnableOrder } from '../returns/return-order.ts';
import { computeMove, whatMoves } from './compute-move.ts';
import type { AskedPieces } from './movable-units.ts';
import { supplementAsReturn, supplementDays, supplementOf, supplementSold } from './supplement.ts';

const LATER = '2026-12-26 10:00';
const everything = { pieces: 'everything', shipping: true, fee: 0, to: 'the-way-it-came' } as const;

/** People of line 0 move to a time at which each part costs so many cents more. */
function move(order: ReturnableOrder, dearer: readonly number[], pieces?: AskedPieces) {
  const moving = whatMoves(order, 0, pieces);
  if ('problem' in moving) throw new Error(moving.problem);
  const parts = moving.line.parts.map((one, at) => ({ ...one, price: one.price + (dearer[at] ?? 0) }));
  const orderLine: OrderLine = { ...moving.line, parts, datetime: LATER };
  const { claims } = exampleOrder([moving.line]).order;
  const effect = computeMove(order, 0, moving, { orderLine, claims }, () => false, '2026-11-18 08:00');
  if ('problem' in effect) throw new Error(effect.problem);
  return effect;
}

const people = dayTicketLine(part('Adult', 2, 1500), part('Student', 2, 900, 19));

describe('what the difference is paid for', () => {
  test.each<[string, number[], AskedPieces | undefined, [line: number, part: number, gross: number][]]>([
    ['each part that is dearer', [300, 0], undefined, [[0, 0, 600]]],
    [
      'all of them',
      [300, 100],
      undefined,
      [
        [0, 0, 600],
        [0, 1, 200],
      ],
    ],
    [
      'those alone who move',
      [300, 100],
      [
        { part: 0, count: 1 },
        { part: 1, count: 0 },
      ],
      [[1, 0, 300]],
    ],
    [
      'in proportion where one part is cheaper',
      [300, -100],
      undefined,
      [
        [0, 0, 277],
        [0, 1, 123],
      ],
    ],
  ])('%s', (_, dearer, pieces, parts) => {
    const { order } = exampleOrder([people]);
    const effect = move(order, dearer, pieces);
    const supplement = supplementOf(order, effect);
    expect(supplement.parts.map(({ line, part: of, gross }) => [line, of, gross])).toEqual(parts);
    const sold = supplementSold(effect, supplement, effect.difference);
    expect(sold.goods.reduce((sum, { gross }) => sum + gross, 0)).toBe(effect.difference);
  });

  test('links end before the earlier of both visits', () => {
    const { order } = exampleOrder([people]);
    const effect = move(order, [300]);
    expect(supplementDays('2026-12-20', effect)).toEqual({ first: '2026-12-20', last: '2026-12-23' });
    expect(supplementDays('2026-12-24', effect)).toBeUndefined();
  });
});

test('whatever was paid besides, all of it and its VAT go back in the end, to the payments that it came by', () => {
  const prices = fc.tuple(fc.integer({ min: 1, max: 3000 }), fc.nat(900), fc.integer({ min: 1, max: 3 }));
  fc.assert(
    fc.property(prices, prices, fc.boolean(), ([a, x, n], [b, y, m], some) => {
      fc.pre(n * x + m * y > 0);
      const line = dayTicketLine(part('Adult', n, a), part('Student', m, b, 19));
      const { order, total } = exampleOrder([line, ticketLine(part('Other', 2, 700))]);
      const pieces = some
        ? [
            { part: 0, count: x > 0 ? 1 : n },
            { part: 1, count: y > 0 && x === 0 ? 1 : 0 },
          ]
        : undefined;
      const effect = move(order, [x, y], pieces);
      fc.pre(effect.difference > 0);
      const supplement = supplementOf(order, effect);
      const moved: ReturnableOrder = {
        ...order,
        admissions: order.admissions.map((one) => {
          const placed = effect.admissions.find(({ barcode }) => barcode === one.barcode);
          return placed ? { ...one, line: placed.line, number: placed.number, of: placed.of } : one;
        }),
        lines: effect.lines,
        claims: effect.claims,
        before: [...order.before, supplementAsReturn(supplement)],
        payments: [
          { id: 'difference', left: effect.difference, held: 0 },
          { id: 'order', left: total, held: 0 },
        ],
      };
      expect(valueLeft(moved)).toBe(total + effect.difference);
      const back = computeReturn(moved, everything, poolOf);
      if ('refused' in back) throw new Error(back.refused);
      expect(back.amount).toBe(total + effect.difference);
      expect(back.toPayments.find(({ id }) => id === 'difference')?.amount).toBe(effect.difference);
      const placed = vatSums(
        order.lines.flatMap(({ parts }) => parts.map((one) => ({ ...one, gross: one.count * one.price }))),
      );
      const taxOf = (sums: readonly { tax: number }[]) => sums.reduce((sum, { tax }) => sum + tax, 0);
      expect(taxOf(back.vat)).toBe(taxOf(placed) + taxOf(supplement.vat));
    }),
    { numRuns: 300 },
  );
});
