// Day and time in one line, where a mail or an invoice has no second one for them.
import type { LineTime } from './product-texts.ts';

/** "24 December 2026, 10:30–11:00", "24 December 2026 · Entry from 10:30": what begins a line of its own elsewhere has a
 * capital, which would stumble in the middle of a sentence. '' where there is nothing to say. */
export function whenLine({ main, detail }: Pick<LineTime, 'main' | 'detail'>): string {
  return [main, detail].filter(Boolean).join(between(detail));
}

/** Danish has no comma before its "kl.". */
function between(detail: string): string {
  if (/^\p{Lu}/u.test(detail)) return ' · ';
  return detail.startsWith('kl.') ? ' ' : ', ';
}
