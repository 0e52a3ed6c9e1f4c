import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isVisit, type VisitLine } from '../orders/visit-line.ts';
import type { OrderLine } from '../product-kinds.ts';
import { computeReturn } from '../returns/compute-return.ts';
import { orderLeft } from '../returns/order-values.ts';
import {
  dayTicketLine,
  exampleOrder,
  groupsLine,
  part,
  poolOf,
  ticketLine,
  valueLeft,
} from '../returns/return-examples.ts';
import type { ReturnableOrder } from '../returns/return-order.ts';
import { computeMove, type MoveEffect, whatMoves } from './compute-move.ts';
import { type AskedPieces, movableUnits } from './movable-units.ts';

const LATER = '2026-12-26 10:00';
const NOW = '2026-11-18 08:00';
const everything = { pieces: 'everything', shipping: true, fee: 0, to: 'the-way-it-came' } as const;

/** As the shop quotes those who move: at the new time, `dearer` cents more for each piece. */
function quoted(line: VisitLine, dearer = 0) {
  const { claims } = exampleOrder([line]).order;
  const parts = line.parts.map((one) => ({ ...one, price: one.price + dearer }));
  const orderLine: OrderLine = { ...line, parts, datetime: LATER };
  return { orderLine, claims: claims.map((claim) => ({ ...claim, from: 10, until: 11 })) };
}

function move(order: ReturnableOrder, line: number, pieces?: AskedPieces, dearer = 0) {
  const moving = whatMoves(order, line, pieces);
  if ('problem' in moving) return moving;
  const isCode = ({ pool }: { pool: string }) => pool.startsWith('voucher:');
  return computeMove(order, line, moving, quoted(moving.line, dearer), isCode, NOW);
}

/** The order as it is afterwards; barcodes that change get a mark. */
function after(order: ReturnableOrder, effect: MoveEffect): ReturnableOrder {
  const admissions = order.admissions.map((admission) => {
    const placed = effect.admissions.find(({ barcode }) => barcode === admission.barcode);
    if (!placed) return admission;
    const { isRenewed, ...rest } = placed;
    return { ...admission, ...rest, barcode: isRenewed ? `${admission.barcode}+` : admission.barcode };
  });
  return { ...order, lines: effect.lines, claims: effect.claims, admissions };
}

const adults = (count: number) => ticketLine(part('Adult', count, 1200));
const family = dayTicketLine(
  part('Adult', 2, 1500),
  part('Family', 1, 100, 7, 2),
  part('Parent', 2, 1000),
  part('Child', 3, 300),
  part('Student', 2, 900, 19),
);

describe('what can move by itself', () => {
  test.each<[string, OrderLine, (readonly [part: number, left: number, members: number])[]]>([
    ['single people', adults(3), [[0, 3, 0]]],
    ['nobody of one', adults(1), []],
    [
      'no part of a family',
      ticketLine(part('Family', 1, 100, 7, 2), part('Parent', 1, 1000), part('Child', 2, 300)),
      [],
    ],
    [
      'people, and a family together',
      family,
      [
        [0, 2, 0],
        [1, 1, 2],
        [4, 2, 0],
      ],
    ],
    ['no part of a group', groupsLine(2, 8000, 9), []],
  ])('%s', (_, line, units) => {
    const { order } = exampleOrder([line]);
    expect(
      movableUnits(order, orderLeft(order), 0).map(({ part: index, left, members }) => [
        index,
        left,
        members.length,
      ]),
    ).toEqual(units);
  });

  test.each<[string, AskedPieces, string]>([
    ['a part of a family', [{ part: 2, count: 1 }], 'only-whole'],
    ['more than are left', [{ part: 0, count: 3 }], 'too-many'],
    ['nobody', [{ part: 0, count: 0 }], 'nothing-selected'],
  ])('%s is refused', (_, pieces, problem) => {
    expect(move(exampleOrder([family]).order, 0, pieces)).toEqual({ problem });
  });

  test('no part of a line whose people have cost who knows what', () => {
    const { order } = exampleOrder([adults(3), adults(2)], [{ kind: 'discount', amount: 700 }]);
    const some = { ...everything, shipping: false, pieces: [{ line: 1, part: 0, count: 1 }] };
    const back = computeReturn(order, some, poolOf);
    if ('refused' in back) throw new Error(back.refused);
    expect(move({ ...order, before: [back] }, 0, [{ part: 0, count: 1 }])).toEqual({ problem: 'only-whole' });
    expect(move({ ...order, before: [back] }, 0)).toMatchObject({ index: 0 });
  });
});

test('a family moves to a line of its own, and the others stay with what they have', () => {
  const { order } = exampleOrder([family]);
  const effect = move(order, 0, [{ part: 1, count: 1 }]);
  if ('problem' in effect) throw new Error(effect.problem);
  const parts = (line: OrderLine | undefined) => line?.parts.map(({ name, count }) => `${count} ${name}`);
  expect(parts(effect.lines[0])).toEqual(['2 Adult', '2 Student']);
  expect(parts(effect.lines[1])).toEqual(['1 Family', '2 Parent', '3 Child']);
  expect(effect.lines.map((line) => isVisit(line) && line.revision)).toEqual([
    { number: 1, at: NOW },
    { number: 1, at: NOW },
  ]);
  expect(effect.claims.map(({ orderLine, part: of, quantity }) => [orderLine, of, quantity])).toEqual([
    [0, 0, 2],
    [0, 1, 2],
    [1, 0, 5],
  ]);
  expect(effect.admissions.map((one) => `${one.line}: ${one.number}/${one.of} ${one.isRenewed}`)).toEqual([
    '1: 1/1 true',
    '0: 1/4 false',
    '0: 2/4 false',
    '0: 3/4 false',
    '0: 4/4 false',
  ]);
});

test('the difference counts those who move alone, and what went back for them before', () => {
  const { order } = exampleOrder([adults(5)]);
  expect(move(order, 0, [{ part: 0, count: 2 }], 300)).toMatchObject({ difference: 600, value: 2400 });
  expect(move(order, 0, undefined, -200)).toMatchObject({ difference: -1000, value: 6000 });
  const amount = computeReturn(
    order,
    { ...everything, pieces: [], shipping: false, amount: { cents: 1000, line: 0 } },
    poolOf,
  );
  if ('refused' in amount) throw new Error(amount.refused);
  expect(move({ ...order, before: [amount] }, 0)).toMatchObject({ difference: 1000, value: 5000 });
});

test('however people move, nothing is lost: money, places and people stay as many', () => {
  const kinds = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 2000 })), {
    minLength: 1,
    maxLength: 4,
  });
  const moves = fc.array(fc.tuple(fc.nat(7), fc.nat(3), fc.integer({ min: 1, max: 4 })), { maxLength: 5 });
  fc.assert(
    fc.property(kinds, moves, fc.nat(1500), (parts, wishes, discount) => {
      const line = dayTicketLine(...parts.map(([count, price], at) => part(`Kind ${at}`, count, price)));
      const codes = discount > 0 ? [{ kind: 'discount' as const, amount: discount }] : [];
      const placed = exampleOrder([line, adults(2)], codes);
      const sum = (one: ReturnableOrder) =>
        one.claims
          .filter(({ pool }) => !pool.startsWith('voucher:'))
          .reduce((all, { quantity }) => all + quantity, 0);
      let order = placed.order;
      for (const [index, of, count] of wishes) {
        const effect = move(order, index % order.lines.length, [{ part: of, count }]);
        if (!('problem' in effect)) order = after(order, effect);
      }
      expect(sum(order)).toBe(sum(placed.order));
      expect(valueLeft(order)).toBe(valueLeft(placed.order));
      expect(order.admissions).toHaveLength(placed.order.admissions.length);
      for (const [index, { count }] of order.lines.entries())
        expect(order.admissions.filter((one) => one.line === index)).toHaveLength(count);
      const back = computeReturn(order, everything, poolOf);
      expect(back).toMatchObject({ amount: placed.total });
    }),
    { numRuns: 200 },
  );
});
