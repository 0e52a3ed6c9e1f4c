// What a visitor may choose for a voucher: an amount within the product's bounds (spec 5), and a greeting. Not in
// `voucher.ts`, because the browser need not load the schemas there.
import type { Cents } from '../money.ts';
import type { VoucherProduct } from './voucher.ts';

/** Vouchers in one line. */
export const MOST_VOUCHERS = 50;

/** Most characters of a greeting. */
export const MOST_GREETING = 300;

/** Why an amount cannot be chosen. */
export type AmountProblem = 'AMOUNT_INVALID' | 'AMOUNT_TOO_SMALL' | 'AMOUNT_TOO_LARGE';

/**
 * An amount as it is typed, in currency units with a comma or a point, in cents (spec 5: made positive, times 100).
 * Undefined where it is not an amount, or where a comma or point may separate thousands: `1.000` is 1 to some and 1000
 * to others.
 */
export function typedAmount(typed: string): Cents | undefined {
  const match =
    /^(?:€|EUR)?\s{0,2}[-−+]?\s{0,2}(\d{1,6})(?:[.,](\d{0,2}|[-–—]{1,2}))?\s{0,2}(?:€|EUR)?$/i.exec(
      typed.trim(),
    );
  if (!match) return undefined;
  const cents = (match[2] ?? '').replace(/\D/g, '').padEnd(2, '0');
  return Number(match[1]) * 100 + Number(cents);
}

/** Undefined when a voucher of this amount can be bought. */
export function amountProblem(
  voucher: Pick<VoucherProduct, 'min_amount' | 'max_amount'>,
  amount: Cents | undefined,
): AmountProblem | undefined {
  if (amount === undefined || !Number.isSafeInteger(amount) || amount <= 0) return 'AMOUNT_INVALID';
  if (amount < voucher.min_amount) return 'AMOUNT_TOO_SMALL';
  return amount > voucher.max_amount ? 'AMOUNT_TOO_LARGE' : undefined;
}
