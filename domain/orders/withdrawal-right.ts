// Whether a line of an order can be withdrawn from, on the day on which somebody declares it. The days count from the day
// after the contract, for goods from the day after their receipt, which the shop does not know (§§ 355(2), 356(2), 187(1),
// 188(1) BGB). Public holidays, which differ from place to place, are not considered.
import { isGoods } from '../merchandise/goods.ts';
import { addDays, type Day, weekday } from '../museum-time.ts';
import type { OrderLine } from './order.ts';

export type WithdrawalRight =
  /** An admission on a fixed date, or whatever the museum has excluded. */
  | { readonly kind: 'none' }
  | { readonly kind: 'in-time' }
  | { readonly kind: 'too-late'; readonly last: Day }
  /** Goods: in time when they did not arrive before that day. */
  | { readonly kind: 'if-received'; readonly from: Day };

const SATURDAY = 6;
const SUNDAY = 7;

/**
 * @param ordered the day of the contract
 * @param declared the day on which the withdrawal was sent, not before it
 */
export function withdrawalRight(
  line: Pick<OrderLine, 'withdrawal_days' | 'article'>,
  ordered: Day,
  declared: Day,
): WithdrawalRight {
  const days = line.withdrawal_days;
  if (days <= 0) return { kind: 'none' };
  const last = lastDay(ordered, days);
  if (declared <= last) return { kind: 'in-time' };
  return line.article && isGoods(line.article)
    ? { kind: 'if-received', from: firstReceipt(declared, days) }
    : { kind: 'too-late', last };
}

/** The last day of a term; one that ends at the weekend ends on Monday (§ 193 BGB). */
function lastDay(begun: Day, days: number): Day {
  const last = addDays(begun, days);
  const on = weekday(last);
  return on === SATURDAY ? addDays(last, 2) : on === SUNDAY ? addDays(last, 1) : last;
}

/** The first day of receipt from which the term reaches a day. */
function firstReceipt(declared: Day, days: number): Day {
  let first = addDays(declared, -days);
  while (lastDay(addDays(first, -1), days) >= declared) first = addDays(first, -1);
  return first;
}
