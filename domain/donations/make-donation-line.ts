// Makes a cart line from an amount: typed, suggested, or what rounds the cart up.
import type { Cents } from '../money.ts';
import { type AmountProblem, amountProblem } from '../vouchers/voucher-amount.ts';
import type { DonationOffer } from './donation.ts';
import type { DonationLine } from './donation-line.ts';

type Limits = Pick<DonationOffer, 'min_amount' | 'max_amount'>;

/** What is wrong with an amount; undefined when it can be donated. */
export function donationProblem(offer: Limits, amount: Cents | undefined): AmountProblem | undefined {
  return amountProblem(offer, amount);
}

/** The line of a donation; undefined where the amount is not allowed. */
export function toDonationLine(
  { id, name, ...limits }: Limits & Pick<DonationOffer, 'id' | 'name'>,
  amount: Cents | undefined,
): DonationLine | undefined {
  return amount === undefined || donationProblem(limits, amount)
    ? undefined
    : { type: 'donation', id, name, totalPrice: amount };
}

/** A round total, and the donation that reaches it, in cents. */
export type RoundUp = { readonly to: Cents; readonly amount: Cents };

/**
 * The next round total that needs at least the smallest donation. Undefined where there is nothing to pay, or where it
 * would need more than the largest donation.
 */
export function roundUp(
  total: Cents,
  { min_amount, max_amount, round_up_step: step }: Limits & Pick<DonationOffer, 'round_up_step'>,
): RoundUp | undefined {
  if (total <= 0) return undefined;
  const to = Math.ceil((total + min_amount) / step) * step;
  const amount = to - total;
  return amount > max_amount ? undefined : { to, amount };
}
