import type { Cents } from '../../domain/money.ts';
import { formatters } from '../../domain/wording/formats.ts';

/** An amount as one would type it: `40`, `25,50`, and never with a mark between thousands. */
export function amountText(cents: Cents, locale: string): string {
  return formatters
    .getNumberFormat(locale, { useGrouping: false, minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })
    .format(cents / 100);
}
