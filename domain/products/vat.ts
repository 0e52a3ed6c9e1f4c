// VAT is computed once per rate, on the sum of that rate, from gross (§ 14 UStG, law-and-ux "VAT sums"):
// tax = gross − round(gross / (1 + rate)). Line by line would drift by cents on long orders.
import type { Cents } from '../money.ts';

/** An amount at one rate: gross cents, rate in percent. */
export type VatPart = { readonly vat_value: number; readonly gross: Cents };

/** One rate's share of a total. `net + tax = gross`. */
export type VatSum = {
  readonly vat_value: number;
  readonly gross: Cents;
  readonly net: Cents;
  readonly tax: Cents;
};

/** Sums parts per rate, highest rate first; rates whose sum is 0 are left out. */
export function vatSums(parts: readonly VatPart[]): VatSum[] {
  const grossByRate = new Map<number, Cents>();
  for (const { vat_value, gross } of parts)
    grossByRate.set(vat_value, (grossByRate.get(vat_value) ?? 0) + gross);
  return [...grossByRate]
    .filter(([, gross]) => gross !== 0)
    .sort(([a], [b]) => b - a)
    .map(([vat_value, gross]) => {
      // One division: dividing the rate by 100 first loses half cents (14 cents at 12 % are 12.5 net).
      const net = Math.round((gross * 100) / (100 + vat_value));
      return { vat_value, gross, net, tax: gross - net };
    });
}

/** True where VAT is charged on something. A donation alone has none, and what is exempt has a rate of 0. */
export function isTaxed(sums: readonly VatSum[]): boolean {
  return sums.some(({ vat_value }) => vat_value > 0);
}

/**
 * What of a price has no VAT: exempt supplies and vouchers, which have a sum at a rate of 0, and donations, which have none.
 * @param price with VAT, before vouchers pay for it
 */
export function untaxedPart(price: Cents, sums: readonly VatSum[]): Cents {
  return sums.reduce((rest, { vat_value, gross }) => (vat_value > 0 ? rest - gross : rest), price);
}
