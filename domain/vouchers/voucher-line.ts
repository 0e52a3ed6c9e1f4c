// The line of vouchers in the cart (spec 3, "Cart line kinds"). Prices are what the visitor was shown.
import type { Cents } from '../money.ts';
import type { Present } from './present.ts';

/** Vouchers of one amount, bought as a product. */
export type VoucherLine = {
  readonly type: 'voucher';
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** What each costs and is worth. */
  readonly price: Cents;
  readonly vat_value: number;
  readonly totalPrice: Cents;
  readonly variable_amount: 0 | 1;
  readonly greeting: string;
  /** Where it is sent to somebody, and not to the buyer. */
  readonly present?: Present;
  readonly withdrawal_days: number;
  readonly picture?: string;
};
