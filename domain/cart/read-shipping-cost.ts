// The cost of shipping as the browser takes it from an answer or from its storage (spec 5: what cannot be read counts
// as 0). The server decides what is paid, so a wrong 0 here is a price that is shown, never one that is charged.
import type { Cents } from '../money.ts';

const WHOLE = /^\s*\d{1,9}\s*$/;

/** Whole cents from 0, as a number or as digits; whatever else it is counts as 0. */
export function readShippingCost(value: unknown): Cents {
  const cents = typeof value === 'string' && WHOLE.test(value) ? Number(value) : value;
  return typeof cents === 'number' && Number.isSafeInteger(cents) && cents > 0 ? cents : 0;
}
