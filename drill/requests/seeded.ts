// Chance that is the same at every run of the same seed, so that what was found can be found again.

export type Chance = {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** True in one of so many cases. */
  oneIn(count: number): boolean;
};

/** @param seed a whole number */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    pick: (values) => values[below(values.length)] as (typeof values)[number],
    oneIn: (count) => below(count) === 0,
  };
}
