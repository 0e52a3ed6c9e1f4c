// A product module's answer about one cart item: its price and its claims, or why it is refused. The cart and the order
// know nothing else about a product.

import type { Claim } from '../capacity/claim.ts';
import type { Cents } from '../money.ts';
import type { CartLine, OrderLine } from '../product-kinds.ts';
import type { VatPart } from '../products/vat.ts';
import type { VoucherCodeLine } from '../vouchers/voucher-code-line.ts';

/** One admission to be printed once the order is confirmed. */
export type PlannedAdmission = { readonly name: string; readonly persons: number };

export type Quote<Ordered extends OrderLine = OrderLine> = {
  readonly totalPrice: Cents;
  readonly vatParts: readonly VatPart[];
  readonly claims: readonly Claim[];
  /** The line as the order will keep it. */
  readonly orderLine: Ordered;
  readonly admissions: readonly PlannedAdmission[];
  /** How many of these people pay nothing. */
  readonly freeAdmissions: number;
  /** Of tickets: which visit they are for, and what they mean to free tickets of it (only-with-paid.ts). */
  readonly visit?: { readonly id: string; readonly isPaid: boolean; readonly needsPaid: boolean } | undefined;
  /** Grams of what is sent by post; undefined where nothing is. */
  readonly parcel_g?: number | undefined;
  /** The line as the visitor's cart would hold it at today's price. */
  readonly cartLine: () => CartLine | Promise<CartLine>;
};

/** A voucher code in the cart. Its discount, and so its claim, depends on the rest of the cart. */
export type CodeQuote = {
  readonly code: Omit<VoucherCodeLine, 'discount' | 'remaining' | 'totalPrice'>;
  /** The pool of its value, in cents. */
  readonly pool: string;
};

export function isCodeQuote(quote: Quote | CodeQuote): quote is CodeQuote {
  return 'code' in quote;
}

export function isProductQuote(quote: Quote | CodeQuote): quote is Quote {
  return !isCodeQuote(quote);
}
