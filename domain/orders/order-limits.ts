// How much one order may take. An ordinary visit, a school class with its teachers among them, meets none of these limits:
// they stop scripts that book a museum out or ask it for thousands of pages of paper. A museum sets its own (ADR 047).
import type { Quote } from './quote.ts';

export type OrderLimits = {
  /** People whom an order admits: members of families and participants of tours among them. */
  readonly admissionsPerOrder: number;
  /** Those of them who pay nothing. */
  readonly freeTicketsPerOrder: number;
};

/** Where the museum does not say. */
export const DEFAULT_ORDER_LIMITS: OrderLimits = { admissionsPerOrder: 60, freeTicketsPerOrder: 20 };

/** Free tickets that are ordered in a day, in orders that cost nothing. */
export type FreeTicketLimits = { readonly perEmail: number; readonly perNetwork: number };

/** Where the museum does not say, as multiples of the free tickets of one order. */
const ORDERS_OF_AN_EMAIL = 3;
const ORDERS_OF_A_NETWORK = 20;

/** The limits of a museum that has set none. */
export function defaultFreeTicketLimits(freeTicketsPerOrder: number): FreeTicketLimits {
  return {
    perEmail: ORDERS_OF_AN_EMAIL * freeTicketsPerOrder,
    perNetwork: ORDERS_OF_A_NETWORK * freeTicketsPerOrder,
  };
}

export type ExceededLimit = {
  readonly code: 'CART_TOO_LARGE' | 'CART_TOO_MANY_FREE_TICKETS';
  readonly most: number;
};

/** The limit that these lines exceed together; undefined when they are within all of them. */
export function exceededLimit(
  lines: readonly Pick<Quote, 'admissions' | 'freeAdmissions'>[],
  { admissionsPerOrder, freeTicketsPerOrder }: OrderLimits,
): ExceededLimit | undefined {
  if (peopleIn(lines) > admissionsPerOrder) return { code: 'CART_TOO_LARGE', most: admissionsPerOrder };
  if (sum(lines, ({ freeAdmissions }) => freeAdmissions) > freeTicketsPerOrder)
    return { code: 'CART_TOO_MANY_FREE_TICKETS', most: freeTicketsPerOrder };
  return undefined;
}

/** How many people these lines admit together. */
export function peopleIn(lines: readonly Pick<Quote, 'admissions'>[]): number {
  return sum(lines, admitted);
}

/** People whom a line admits. */
function admitted({ admissions }: Pick<Quote, 'admissions'>): number {
  return sum(admissions, ({ persons }) => persons);
}

function sum<Value>(values: readonly Value[], countOf: (value: Value) => number): number {
  return values.reduce((total, value) => total + countOf(value), 0);
}
