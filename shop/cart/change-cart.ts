// Changes of a cart at the checkout. Not in `cart-store.ts`, because the pages on which something is added need none of them.
import type { CartLine } from '../../domain/product-kinds.ts';
import { isCodeLine, type VoucherCodeLine } from '../../domain/vouchers/voucher-code-line.ts';
import { report } from './analytics/report.ts';
import { addLine, cartError, cartLines, replaceLines } from './cart-store.ts';

/** Adds a code to redeem; false if it is already in the cart (spec 4). */
export function addCode(code: VoucherCodeLine): boolean {
  if (cartLines().some((line) => isCodeLine(line) && line.barcode === code.barcode)) return false;
  addLine(code);
  return true;
}

/** Takes a line out; reported for all that is bought (spec 4). */
export function removeLine(index: number): void {
  const line = cartLines()[index];
  if (!line) return;
  const moved = problemsElsewhere(index).map((problem) =>
    problem.index > index ? { ...problem, index: problem.index - 1 } : problem,
  );
  replaceLines(cartLines().toSpliced(index, 1), moved);
  report({ event: 'cart-remove', line });
}

function problemsElsewhere(index: number) {
  return cartError()?.lines.filter((problem) => problem.index !== index) ?? [];
}

export function replaceLine(index: number, line: CartLine): void {
  if (cartLines()[index]) replaceLines(cartLines().with(index, line), problemsElsewhere(index));
}
