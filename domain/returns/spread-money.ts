// Where an amount that is given back goes (ADR 098). First to payments, the newest first, up to what is left of each: the
// payer has a right to money for money (§ 357 BGB), but for what single-purpose codes must get back (ADR 145). The rest is value on codes again, on the last redeemed first, because
// the cart spent the first ones first. Discount codes get nothing: they were no means of payment.
import { sumOf } from '../ledger/entry.ts';
import type { Cents } from '../money.ts';
import { isPayment } from '../vouchers/single-purpose.ts';
import type { ReturnableOrder, ReturnEffect } from './return-order.ts';
import type { TaxedAmount } from './single-purpose-back.ts';

export type Spread = Pick<ReturnEffect, 'toPayments' | 'toCodes' | 'voucher' | 'alreadyBack'>;

type Payers = Pick<ReturnableOrder, 'payments' | 'codes' | 'before'>;

/**
 * @param singlePurpose what of it goes to single-purpose codes
 * @param asVoucher what would go to payments becomes a voucher, but for what the payer's bank has, which would be given twice;
 *   codes get back what they paid
 */
export function spreadMoney(
  amount: Cents,
  { payments, codes, before }: Payers,
  singlePurpose: readonly TaxedAmount[],
  asVoucher: boolean,
): Spread {
  const taxed = singlePurpose.map((one) => ({ barcode: one.barcode, amount: one.amount }));
  let open = taxed.reduce((rest, one) => rest - one.amount, amount);
  const take = (most: Cents): Cents => {
    const taken = Math.min(open, Math.max(0, most));
    open -= taken;
    return taken;
  };
  const fromPayments = payments.map(({ id, left, held }) => ({ id, amount: take(left), held }));
  const toPayments = fromPayments.map(({ id, amount, held }) => ({
    id,
    amount: asVoucher ? Math.min(amount, held) : amount,
  }));
  const toCodes = codes
    .filter(isPayment)
    .toReversed()
    .map(({ barcode, discount }) => ({ barcode, amount: take(discount - backOn(barcode, before)) }));
  return {
    toPayments: toPayments.filter((one) => one.amount > 0),
    toCodes: [...taxed, ...toCodes.filter((one) => one.amount > 0)],
    voucher: sumOf(fromPayments) - sumOf(toPayments),
    alreadyBack: open,
  };
}

function backOn(barcode: string, before: Payers['before']): Cents {
  return before
    .flatMap(({ toCodes }) => toCodes)
    .reduce((sum, code) => (code.barcode === barcode ? sum + code.amount : sum), 0);
}
