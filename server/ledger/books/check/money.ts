import type { Cents } from '../../../../domain/money.ts';

/** For staff, as the commands say it: `24.00 EUR`. */
export function money(cents: Cents): string {
  return `${(cents / 100).toFixed(2)} EUR`;
}
