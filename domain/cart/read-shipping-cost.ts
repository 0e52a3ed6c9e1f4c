// The cost of shipping as the browser takes it from an answer or from its storage (spec 5: an unreadable cost counts as
// 0). The server decides what is paid, so a wrong 0 here may be shown but is never charged.
import type { Cents } from '../money.ts';

const WHOLE = /^\s*\d{1,9}\s*$/;

/** Whole cents from 0, as a number or as digits; any other value counts as 0. */
export function readShippingCost(value: unknown): Cents {
  const cents = typeof value === 'string' && WHOLE.test(value) ? Number(value) : value;
  return typeof cents === 'number' && Number.isSafeInteger(cents) && cents > 0 ? cents : 0;
}
