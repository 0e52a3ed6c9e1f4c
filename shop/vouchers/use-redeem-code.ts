// A code is looked up and put into the cart (spec 4 "Voucher-code check"): typed into the field, or brought by a present's link.
import { toVoucherCodeLine } from '../../domain/vouchers/make-voucher-line.ts';
import type { VoucherCode } from '../../domain/vouchers/voucher-code.ts';
import { voucherCodeProblem } from '../../domain/vouchers/voucher-code-problem.ts';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { type I18n, useI18n } from '../../ui/i18n/i18n.tsx';
import { heldCartId } from '../cart/cart-terms.ts';
import { addCode } from '../cart/change-cart.ts';
import { failureText } from '../ground/failure-text.ts';

const PROBLEMS = {
  VOUCHER_NOW_IS_BEFORE_VALID_FROM: 'vouchers.code.early',
  VOUCHER_NOW_IS_AFTER_VALID_TO: 'vouchers.code.late',
  VOUCHER_NO_AMOUNT_LEFT: 'vouchers.code.empty',
} as const;

export type RedeemedCode =
  /** `added`: false if the cart had it already. */
  | { readonly code: VoucherCode; readonly added: boolean }
  /** `decided`: trying again changes nothing. */
  | { readonly problem: string; readonly decided: boolean };

export function useRedeemCode(): (barcode: string) => Promise<RedeemedCode> {
  const { t, formats } = useI18n();
  const call = useCall();
  return async (barcode) => {
    try {
      const cartId = heldCartId();
      const code = await call('POST voucher', { body: { voucher: barcode, ...(cartId && { cartId }) } });
      const problem = voucherCodeProblem(code, new Date());
      if (problem) return { problem: t(PROBLEMS[problem], boundsOf(code, formats)), decided: true };
      return { code, added: addCode(toVoucherCodeLine(code)) };
    } catch (problem) {
      const decided = problem instanceof ApiRefusal && (problem.status === 422 || problem.status === 400);
      return { problem: problemText(problem, t), decided };
    }
  };
}

/** From when and until when a code can be used, in words. */
function boundsOf({ valid_from, valid_to }: VoucherCode, { moment }: I18n['formats']) {
  return {
    valid_from: valid_from === '' ? '' : moment(valid_from),
    valid_to: valid_to === '' ? '' : moment(valid_to),
  };
}

/** The server's words or code if it refused the code; else that the code could not be checked (spec 8). */
function problemText(problem: unknown, t: I18n['t']): string {
  return problem instanceof ApiRefusal && (problem.code === 'TOO_MANY_TRIES' || problem.status === 422)
    ? failureText(problem, t)
    : t('vouchers.code.failed');
}
