// Money is integer cents in EUR, VAT included (spec 1 and 9). Nothing in Foyer holds money as a fraction.

/** An amount in integer cents, VAT included. */
export type Cents = number;

/** Cents as currency units for a provider or a tracker: divided by 100, two decimals (spec 9). */
export const toCurrencyUnits = (cents: Cents): string => (cents / 100).toFixed(2);
