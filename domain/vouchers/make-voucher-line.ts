// Makes cart lines from the voucher form (spec 3 "Cart line kinds") and from a code that was looked up. An incomplete
// form gives no line.
import type { Cents } from '../money.ts';
import type { Day } from '../museum-time.ts';
import { type Present, presentProblems, trimPresent } from './present.ts';
import type { VoucherProduct } from './voucher.ts';
import { type AmountProblem, amountProblem, MOST_GREETING, typedAmount } from './voucher-amount.ts';
import type { VoucherCode } from './voucher-code.ts';
import type { VoucherCodeLine } from './voucher-code-line.ts';
import type { VoucherLine } from './voucher-line.ts';

/** What a visitor fills in: `amount` as it is typed, in currency units. */
export type VoucherForm = {
  readonly amount: string;
  readonly count: number;
  readonly greeting: string;
  /** Where it is sent to somebody. */
  readonly present?: Present | undefined;
};

export type VoucherFormProblem = AmountProblem | 'GREETING_TOO_LONG' | 'PRESENT_INVALID' | 'EXPIRED';

/** The price of one voucher in cents; undefined without a valid amount. */
export function chosenAmount(
  { amount }: Pick<VoucherForm, 'amount'>,
  voucher: Pick<VoucherProduct, 'variable_amount' | 'price'>,
): Cents | undefined {
  return voucher.variable_amount ? typedAmount(amount) : voucher.price;
}

/** Undefined when the form can be put into the cart. @param today in museum time */
export function voucherFormProblem(
  form: VoucherForm,
  voucher: VoucherProduct,
  today: Day,
): VoucherFormProblem | undefined {
  if (voucher.state === 'expired') return 'EXPIRED';
  const problem = voucher.variable_amount ? amountProblem(voucher, chosenAmount(form, voucher)) : undefined;
  if (problem) return problem;
  if (form.greeting.trim().length > MOST_GREETING) return 'GREETING_TOO_LONG';
  const wrong = form.present ? presentProblems(form.present, today) : {};
  return Object.keys(wrong).length > 0 ? 'PRESENT_INVALID' : undefined;
}

/** The line to add to the cart. @param today in museum time */
export function toVoucherLine(
  form: VoucherForm,
  voucher: VoucherProduct,
  today: Day,
): VoucherLine | undefined {
  const price = chosenAmount(form, voucher);
  if (price === undefined || form.count < 1 || voucherFormProblem(form, voucher, today)) return undefined;
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
    ...(form.present && { present: trimPresent(form.present, today) }),
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
