// What a voucher code in the cart is worth, read again: what it takes off follows from the whole cart
// (server/orders/quote/price-order.ts).

import type { Language } from '../../domain/language.ts';
import type { CodeQuote } from '../../domain/orders/quote.ts';
import { isRefusal, type Refusal } from '../../domain/refusal.ts';
import type { VoucherCodeItem } from '../../domain/vouchers/voucher-code-item.ts';
import { type CodesShop, readVoucherCode } from './look-up-voucher-code.ts';

/**
 * Quotes an item of type `voucherCode`.
 * @param replaces the visitor's earlier cart, whose share of the code is available again
 */
export async function quoteVoucherCode(
  { barcode }: VoucherCodeItem,
  language: Language,
  context: CodesShop,
  replaces: string | undefined,
): Promise<CodeQuote | Refusal> {
  const known = await readVoucherCode(context, barcode, language, replaces);
  if (isRefusal(known)) return known;
  return { code: { type: 'voucherCode', totalCount: 1, ...known.code }, pool: known.pool };
}
