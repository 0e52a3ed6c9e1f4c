// Makes cart lines from the voucher form (spec 3 "Cart line kinds") and from a code that was looked up. An incomplete
// form gives no line.
import type { Cents } from '../money.ts';
import type { VoucherProduct } from './voucher.ts';
import { type AmountProblem, amountProblem, MOST_GREETING, typedAmount } from './voucher-amount.ts';
import type { VoucherCode } from './voucher-code.ts';
import type { VoucherCodeLine } from './voucher-code-line.ts';
import type { VoucherLine } from './voucher-line.ts';

/** What a visitor fills in: `amount` as it is typed, in currency units. */
export type VoucherForm = { readonly amount: string; readonly count: number; readonly greeting: string };

export type VoucherFormProblem = AmountProblem | 'GREETING_TOO_LONG' | 'EXPIRED';

/** The price of one voucher in cents; undefined without a valid amount. */
export function chosenAmount(
  { amount }: Pick<VoucherForm, 'amount'>,
  voucher: Pick<VoucherProduct, 'variable_amount' | 'price'>,
): Cents | undefined {
  return voucher.variable_amount ? typedAmount(amount) : voucher.price;
}

/** Undefined when the form can be put into the cart. */
export function voucherFormProblem(
  form: VoucherForm,
  voucher: VoucherProduct,
): VoucherFormProblem | undefined {
  if (voucher.state === 'expired') return 'EXPIRED';
  const problem = voucher.variable_amount ? amountProblem(voucher, chosenAmount(form, voucher)) : undefined;
  return problem ?? (form.greeting.trim().length > MOST_GREETING ? 'GREETING_TOO_LONG' : undefined);
}

/** The line to add to the cart. */
export function toVoucherLine(form: VoucherForm, voucher: VoucherProduct): VoucherLine | undefined {
  const price = chosenAmount(form, voucher);
  if (price === undefined || form.count < 1 || voucherFormProblem(form, voucher)) return undefined;
  return {
    type: 'voucher',
    id: voucher.id,
    name: voucher.name,
    count: form.count,
    price,
    vat_value: voucher.vat_value,
    totalPrice: price * form.count,
    variable_amount: voucher.variable_amount,
    greeting: form.greeting.trim(),
    withdrawal_days: voucher.withdrawal_days,
    picture: voucher.picture.src,
  };
}

/** The line of a code; the cart computes its discount. */
export function toVoucherCodeLine(code: VoucherCode): VoucherCodeLine {
  return {
    type: 'voucherCode',
    ...code,
    totalCount: 1,
    discount: 0,
    remaining: Math.max(0, code.amount - code.used_amount),
    totalPrice: 0,
  };
}
