// Until when the money of a withdrawal must be back: within fourteen days of the declaration's arrival (§ 357(1) BGB).
import type { Day } from '../museum-time.ts';
import { termEnd } from './term-end.ts';

const DAYS = 14;

/** The last day, for a declaration that was received on a day. */
export function refundBy(received: Day): Day {
  return termEnd(received, DAYS);
}
