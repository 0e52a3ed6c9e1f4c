// A voucher has a value that pays and may last for another order; a discount makes the price lower. So what is left of them has
// other words.
import type { VoucherCodeKind } from '../../domain/vouchers/voucher-code.ts';

const WORDS = {
  value: {
    remaining: 'cart.code.remaining',
    all: 'cart.code.all',
    short: 'cart.code.short',
    empty: 'cart.code.empty',
    others: 'vouchers.code.vouchers',
  },
  discount: {
    remaining: 'cart.discount.remaining',
    all: 'cart.discount.all',
    short: 'cart.discount.short',
    empty: 'cart.discount.empty',
    others: 'vouchers.code.undiscounted',
  },
} as const;

/** The keys of what is said of a code: what remains on it, that nothing does, too little, nothing at all, and what it is not for. */
export function codeWords(kind: VoucherCodeKind): (typeof WORDS)[VoucherCodeKind] {
  return WORDS[kind];
}
