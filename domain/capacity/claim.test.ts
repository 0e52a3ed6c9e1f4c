import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allot, type Claim, type PlacedClaim } from './claim.ts';

function placed(line: number, quantity: number, slots: number[]): PlacedClaim {
  return {
    claim: { line, pool: 'hall', from: 0, until: 1, startsAtSlot: true, quantity } satisfies Claim,
    slots,
  };
}
function room(...slots: [number, number, number][]) {
  return new Map(slots.map(([id, capacity, taken]) => [id, { capacity, taken }]));
}

describe('a cart takes everything or nothing', () => {
  test('two tickets fit into a slot with two places', () => {
    expect(allot([placed(0, 2, [1])], room([1, 10, 8]))).toEqual({
      granted: true,
      bySlot: new Map([[1, 2]]),
    });
  });
  test('three do not, and two are still available', () => {
    expect(allot([placed(0, 3, [1])], room([1, 10, 8]))).toEqual({
      granted: false,
      shortages: [{ line: 0, available: 2 }],
    });
  });
  test('a long stay needs room in every slot it overlaps', () => {
    expect(allot([placed(0, 2, [1, 2, 3])], room([1, 9, 0], [2, 9, 8], [3, 9, 0]))).toEqual({
      granted: false,
      shortages: [{ line: 0, available: 1 }],
    });
  });
  test('two lines for the same slot share its places; the later one is named', () => {
    expect(allot([placed(0, 4, [1]), placed(1, 3, [1])], room([1, 6, 0]))).toEqual({
      granted: false,
      shortages: [{ line: 1, available: 2 }],
    });
  });
  test('a time that does not exist has no places', () => {
    expect(allot([placed(0, 1, [])], room())).toEqual({
      granted: false,
      shortages: [{ line: 0, available: 0 }],
    });
  });
  test('a ticket type with its own limit is bound by the tighter of its pools', () => {
    expect(allot([placed(0, 5, [1]), placed(0, 5, [9])], room([1, 100, 0], [9, 4, 0]))).toEqual({
      granted: false,
      shortages: [{ line: 0, available: 4 }],
    });
  });
});

describe('a refusal says what is left in the units of the line', () => {
  const tours = (line: number, count: number, places: number): PlacedClaim => {
    const { claim, slots } = placed(line, places, [1]);
    return { claim: { ...claim, lineCount: count }, slots };
  };
  const shortages = (claims: readonly PlacedClaim[], ...slots: [number, number, number][]) => {
    const answer = allot(claims, room(...slots));
    return answer.granted ? 'granted' : answer.shortages.map(({ available }) => available);
  };
  test('two tours of fifteen places do not fit into twenty-nine: one does', () => {
    expect(shortages([tours(0, 2, 30)], [1, 30, 1])).toEqual([1]);
  });
  test('fourteen places are no tour of fifteen', () => {
    expect(shortages([tours(0, 1, 15)], [1, 30, 16])).toEqual([0]);
  });
  test('two tours fit into thirty places, exactly', () => {
    expect(shortages([tours(0, 2, 30)], [1, 30, 0])).toBe('granted');
  });
  test('guides are counted as they are; the scarcer of places and guides is named', () => {
    const guides = placed(0, 3, [2]);
    expect(shortages([tours(0, 3, 45), guides], [1, 60, 0], [2, 5, 4])).toEqual([1]);
    expect(shortages([tours(0, 3, 45), guides], [1, 60, 31], [2, 5, 0])).toEqual([1]);
    expect(shortages([tours(0, 3, 45), guides], [1, 60, 0], [2, 5, 2])).toBe('granted');
  });
  test('a later line of places gets what an earlier tour leaves', () => {
    expect(shortages([tours(0, 1, 15), placed(1, 8, [1])], [1, 22, 0])).toEqual([7]);
  });
});

test('no request ever takes more from a slot than it has', () => {
  const slot = fc
    .record({ capacity: fc.nat(20), taken: fc.nat(20) })
    .map(({ capacity, taken }) => ({ capacity, taken: Math.min(capacity, taken) }));
  fc.assert(
    fc.property(
      fc.array(slot, { minLength: 1, maxLength: 5 }),
      fc.array(
        fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 9 }), fc.uniqueArray(fc.nat(4), { minLength: 1 })),
        { maxLength: 6 },
      ),
      (slots, asked) => {
        const all = new Map(slots.map((value, index) => [index, value]));
        const answer = allot(
          asked.map(([line, quantity, on]) =>
            placed(
              line,
              quantity,
              on.filter((id) => all.has(id)),
            ),
          ),
          all,
        );
        if (answer.granted)
          for (const [id, count] of answer.bySlot)
            expect((all.get(id)?.taken ?? 0) + count).toBeLessThanOrEqual(all.get(id)?.capacity ?? 0);
        else for (const { available } of answer.shortages) expect(available).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
