/** The payment types that are direct debits (spec 9). */
export const DIRECT_DEBITS: readonly number[] = [74, 164];
