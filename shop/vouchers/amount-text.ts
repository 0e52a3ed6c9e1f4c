import type { Cents } from '../../domain/money.ts';
import { formatters } from '../../domain/wording/formats.ts';

/** An amount as it is typed: `40`, `25,50`, without separators of thousands. */
export function amountText(cents: Cents, locale: string): string {
  return formatters
    .getNumberFormat(locale, { useGrouping: false, minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })
    .format(cents / 100);
}
