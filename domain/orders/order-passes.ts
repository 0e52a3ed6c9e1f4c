// Annual passes of an order (spec decisions 2): they admit like tickets, but for months, and each has an owner.

import { isPassLine, type PassLine } from '../merchandise/pass-line.ts';
import { type Day, dayOf, type MuseumDateTime } from '../museum-time.ts';
import type { Owner } from '../passes/owner.ts';
import type { PassValidity } from '../passes/pass-validity.ts';
import { passValidity } from '../passes/pass-validity.ts';
import type { OrderLine } from '../product-kinds.ts';
import type { Admission, Order } from './order.ts';

type Admitting = Pick<Order, 'lines' | 'admissions'>;

export type OrderPass = {
  readonly line: PassLine;
  readonly admission: Admission;
  /** Never undefined in orders that this shop wrote. */
  readonly owner: Owner | undefined;
};

/** The days on which a line's passes are valid; undefined for other lines. `ordered` is when it was bought. */
export function lineValidity(line: OrderLine, ordered: Day | MuseumDateTime): PassValidity | undefined {
  return isPassLine(line) ? passValidity(dayOf(ordered), line.article.valid_months) : undefined;
}

/** The days on which a pass is valid, which staff may have extended; undefined for admissions that are none. */
export function admissionValidity(
  line: OrderLine,
  ordered: Day | MuseumDateTime,
  { valid_to }: Pick<Admission, 'valid_to'>,
): PassValidity | undefined {
  const sold = lineValidity(line, ordered);
  return sold && { ...sold, ...(valid_to !== undefined && { valid_to }) };
}

/** One for each pass, in the order of the lines and of their owners. */
export function passesOf({ lines, admissions }: Admitting): OrderPass[] {
  return admissions.flatMap((admission) => {
    const line = lines[admission.line];
    return line && isPassLine(line)
      ? [{ line, admission, owner: line.article.owners[admission.number - 1] }]
      : [];
  });
}

/** Those that are not blocked: they alone are printed. */
export function usablePassesOf(order: Admitting): OrderPass[] {
  return passesOf(order).filter(({ admission }) => !admission.blocked);
}

/** The admissions that are printed as tickets: those of everything but passes. */
export function ticketsOf({ lines, admissions }: Admitting): Admission[] {
  return admissions.filter(({ line }) => {
    const of = lines[line];
    return of === undefined || !isPassLine(of);
  });
}
