// Whether a line of an order can be withdrawn from on the day of the declaration. The days count from the day after the
// contract, for goods from the day after their receipt, which the shop does not know (§§ 355(2), 356(2), 187(1), 188(1)
// BGB).
import { addDays, type Day } from '../museum-time.ts';
import type { WithdrawalTerm } from '../products/withdrawal-term.ts';
import { termEnd } from './term-end.ts';

export type WithdrawalRight =
  /** An admission on a fixed date, or a product that the museum has excluded. */
  | { readonly kind: 'none' }
  | { readonly kind: 'in-time' }
  | { readonly kind: 'too-late'; readonly last: Day }
  /** Goods: in time when they did not arrive before that day. */
  | { readonly kind: 'if-received'; readonly from: Day };

/**
 * @param term given by the line's kind
 * @param ordered the day of the contract
 * @param declared the day on which the withdrawal was sent, not before it
 */
export function withdrawalRight(term: WithdrawalTerm, ordered: Day, declared: Day): WithdrawalRight {
  if (!('from' in term)) return { kind: 'none' };
  const { days } = term;
  const last = termEnd(ordered, days);
  if (declared <= last) return { kind: 'in-time' };
  return term.from === 'receipt'
    ? { kind: 'if-received', from: firstReceipt(declared, days) }
    : { kind: 'too-late', last };
}

/** The first day of receipt from which the term reaches a day. */
function firstReceipt(declared: Day, days: number): Day {
  let first = addDays(declared, -days);
  while (termEnd(addDays(first, -1), days) >= declared) first = addDays(first, -1);
  return first;
}
