// Splits an amount by the VAT rates of the lines it belongs to: shipping by the goods that are sent, a discount by the
// lines that it makes cheaper (§ 10 UStG). Cents left over by rounding go to the parts with the largest remainders.
import type { Cents } from '../money.ts';
import type { VatPart } from '../products/vat.ts';

/**
 * An amount in cents as parts at the rates of `parts`, in proportion to their gross; they add up to the amount exactly.
 * Where all of them are free, it has the highest of their rates: a free poster is sent at the poster's rate. All rates
 * come from the museum; without parts there is no VAT.
 */
export function apportion(amount: Cents, parts: readonly VatPart[]): VatPart[] {
  const all = byRate(parts);
  const rates = all.filter(([, gross]) => gross > 0);
  const whole = rates.reduce((sum, [, gross]) => sum + gross, 0);
  if (amount === 0) return [];
  if (whole === 0) return [{ vat_value: all[0]?.[0] ?? 0, gross: amount }];
  const shares = shareOut(
    Math.abs(amount),
    rates.map(([, gross]) => gross),
  );
  return rates.flatMap(([vat_value], index) => {
    const share = shares[index] ?? 0;
    return share > 0 ? [{ vat_value, gross: amount < 0 ? -share : share }] : [];
  });
}

/**
 * Shares an amount in proportion to weights: whole cents that add up to it. All are 0 where the weights are. No share is
 * larger than its weight, unless the amount is larger than all of them.
 * @param amount in cents, not below 0
 */
export function shareOut(amount: Cents, weights: readonly Cents[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => {
    const product = BigInt(amount) * BigInt(weight);
    return { share: Number(product / BigInt(whole)), rest: Number(product % BigInt(whole)) };
  });
  let left = amount - shares.reduce((sum, { share }) => sum + share, 0);
  for (const share of shares.toSorted((a, b) => b.rest - a.rest)) {
    if (left <= 0) break;
    share.share += 1;
    left -= 1;
  }
  return shares.map(({ share }) => share);
}

/** Highest rate first, including rates with an amount of 0. */
function byRate(parts: readonly VatPart[]): [number, Cents][] {
  const rates = new Map<number, Cents>();
  for (const { vat_value, gross } of parts) rates.set(vat_value, (rates.get(vat_value) ?? 0) + gross);
  return [...rates].sort(([a], [b]) => b - a);
}
