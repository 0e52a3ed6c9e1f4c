// How many places carts may hold that are not paid for yet, by one customer and from one network. Families, school classes
// and the guests of a hotel, who share one network, stay far below; scripts that take every place and never pay do not.
// Where much is free nobody is kept out by them, so the limits grow with what is free (ADR 054).

export type UnpaidLimits = { readonly perCustomer: number; readonly perNetwork: number };

/** Where the museum does not say, as multiples of the people whom one order may be for. */
const ORDERS_OF_A_CUSTOMER = 2;
const ORDERS_OF_A_NETWORK = 4;

/** One customer or network may hold one place in four of those that are free. */
const SHARE_OF_FREE = 4;

/** The limits of a museum that has set none. A customer may lose a whole order, in a browser that was closed, and begin again. */
export function defaultUnpaidLimits(admissionsPerOrder: number): UnpaidLimits {
  return {
    perCustomer: ORDERS_OF_A_CUSTOMER * admissionsPerOrder,
    perNetwork: ORDERS_OF_A_NETWORK * admissionsPerOrder,
  };
}

/**
 * Most places that may be held unpaid.
 * @param limit the museum's number
 * @param free how many places are free at the scarcest of the times that are asked for; Infinity where nothing is counted
 */
export function mostUnpaid(limit: number, free: number): number {
  return Math.max(limit, Math.floor(free / SHARE_OF_FREE));
}
