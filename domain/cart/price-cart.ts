// What a cart costs with shipping and voucher codes (spec 4 "Voucher values", spec 5), the same in browser and server.
// Shipping has the VAT rates of the articles that are sent. A discount code lowers the price, and the VAT of every rate
// with it; a voucher with a value is a means of payment and leaves VAT unchanged (§ 3 (15) UStG), unless it is single-purpose:
// what it pays for had its VAT when the voucher was sold (ADR 145). VAT is computed per rate, on the sums.
import type { Cents } from '../money.ts';
import { type VatPart, type VatSum, vatSums } from '../products/vat.ts';
import { type AppliedCode, applyVoucherCodes } from '../vouchers/redeem-codes.ts';
import { taxedBefore } from '../vouchers/single-purpose.ts';
import type { VoucherCode } from '../vouchers/voucher-code.ts';
import { apportion } from './apportion.ts';
import { readShippingCost } from './read-shipping-cost.ts';

/** A line that is bought; voucher codes are not. `totalPrice` is the sum of its `vatParts`. */
export type PricedLine = {
  readonly totalPrice: Cents;
  readonly vatParts: readonly VatPart[];
  /** Sent by post: shipping has this line's VAT rates. */
  readonly shipped: boolean;
  /** false: codes do not pay for it. A voucher is not bought with another one (spec 4, "non-voucher lines"). */
  readonly redeemable: boolean;
};

export type PricedCode = Pick<VoucherCode, 'kind' | 'amount' | 'used_amount'> & {
  readonly vat_value?: number | undefined;
};

/** `goods + shipping − discounts = total`; `vat` is of goods and shipping, minus discount codes and single-purpose ones. */
export type CartPrice = {
  readonly goods: Cents;
  readonly shipping: Cents;
  /** One per code, in their order. */
  readonly discounts: readonly AppliedCode[];
  /** What is to be paid, never below 0. */
  readonly total: Cents;
  readonly vat: readonly VatSum[];
};

/**
 * The price of a cart in cents.
 * @param cart `shipping` is undefined while it is not known; `codes` are applied in their order, single-purpose ones first
 */
export function priceCart(cart: {
  readonly lines: readonly PricedLine[];
  readonly shipping: Cents | undefined;
  readonly codes: readonly PricedCode[];
}): CartPrice {
  const { lines, codes } = cart;
  const goods = Math.max(0, sum(lines.map(({ totalPrice }) => totalPrice)));
  const shipping = readShippingCost(cart.shipping);
  const redeemable = lines.filter((line) => line.redeemable);
  const payable = sum(redeemable.map(({ totalPrice }) => totalPrice));
  const sent = lines.filter(({ shipped }) => shipped).flatMap(({ vatParts }) => vatParts);
  const parts = lines.flatMap(({ vatParts }) => vatParts);
  const shippingParts = apportion(shipping, sent);
  const lowerable = [...redeemable.flatMap(({ vatParts }) => vatParts), ...shippingParts];
  const discounts = applyVoucherCodes(payable + shipping, codes, lowerable);
  const lowered = sum(
    discounts.filter((_, index) => codes[index]?.kind === 'discount').map(({ discount }) => discount),
  );
  const taxed = taxedBefore(
    discounts.map((code, index) => ({ ...code, vat_value: codes[index]?.vat_value })),
  );
  return {
    goods,
    shipping,
    discounts,
    total: goods + shipping - sum(discounts.map(({ discount }) => discount)),
    vat: vatSums([...parts, ...shippingParts, ...taxed, ...apportion(-lowered, [...lowerable, ...taxed])]),
  };
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0);
}
