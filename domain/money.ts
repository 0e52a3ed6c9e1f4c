// Money is integer cents in EUR, VAT included (spec 1 and 9). Nothing in Foyer holds money as a fraction.

/** An amount in integer cents, VAT included. */
export type Cents = number;
