// What is sold beside visits as pools (spec decisions 5): `stock:{id}` the pieces of an article, `voucher:{barcode}` the value
// of a code, in cents. Both are one slot over all time, of which orders take.
import type { PoolRules } from '../../domain/capacity/slot-rule.ts';
import type { OncePool } from '../capacity/once-pools.ts';
import { voucherPoolId } from '../vouchers/look-up-voucher-code.ts';
import type { ArticleFile, VoucherCodesFile } from './retail-files.ts';

/** The pool of an article's pieces; null where nothing is counted. */
export function stockPoolId({ id, stock }: Pick<ArticleFile, 'id' | 'stock'>): string | null {
  return stock === undefined ? null : `stock:${id}`;
}

/** The pool of an article's pieces, sold ones included. */
export function planStock(article: ArticleFile): { readonly id: string; readonly rules: PoolRules }[] {
  const id = stockPoolId(article);
  if (id === null || article.stock === undefined) return [];
  return [{ id, rules: { kind: 'run', from: '1970-01-01', to: '2999-12-31', capacity: article.stock } }];
}

/** The pool of a code's value: what was spent of it elsewhere is not in it. */
export function voucherPool({
  barcode,
  amount,
  used_amount = 0,
}: Pick<VoucherCodesFile[number], 'barcode' | 'amount' | 'used_amount'>): OncePool {
  return {
    id: voucherPoolId(barcode),
    capacity: amount - used_amount,
  };
}
