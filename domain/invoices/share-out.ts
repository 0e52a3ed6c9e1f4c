import type { Cents } from '../money.ts';

/**
 * Shares an amount out in proportion to weights, in whole cents that add up to it. Cents left over by rounding go to
 * the largest remainders, the first of equals.
 * @param whole 0 or more; weights too; where all weights are 0, everybody gets nothing
 */
export function shareOut(whole: Cents, weights: readonly number[]): Cents[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(whole) * BigInt(weight));
  const shares = exact.map((amount) => Number(amount / BigInt(all)));
  const left = whole - shares.reduce((sum, share) => sum + share, 0);
  const rests = exact.map((amount, index) => ({ index, rest: Number(amount % BigInt(all)) }));
  for (const { index } of rests.toSorted((a, b) => b.rest - a.rest).slice(0, left))
    shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
