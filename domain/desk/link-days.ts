// Until when an order that is taken on the phone can be paid by a link (operations 2, ADR 119).
import { addDays, type Day, dayOf } from '../museum-time.ts';
import { requestDays } from '../payments/payment-request.ts';
import type { CartLine } from '../product-kinds.ts';

/** Long enough to find the mail, and short enough for the places to be sold to others. */
const USUAL_DAYS = 7;

type LinkDays = { readonly first: Day; readonly last: Day; readonly usual: Day };

/** Undefined where a visit is today: there is no day before it. */
export function linkDays(today: Day, lines: readonly CartLine[]): LinkDays | undefined {
  const days = requestDays(today, lines.flatMap(visitOf));
  if (!days) return undefined;
  const usual = addDays(today, USUAL_DAYS);
  return { ...days, usual: usual < days.last ? usual : days.last };
}

/** The day of a line's visit; none where it can be used on any day. */
function visitOf(line: CartLine): Day[] {
  if (line.type === 'guidedTour') return [line.date];
  return 'datetime' in line && line.datetime !== '' ? [dayOf(line.datetime)] : [];
}
