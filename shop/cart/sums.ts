// The sums of a cart or an order: goods, shipping, codes, VAT and the amount to pay.
import { type CartTotals, hasParcel } from '../../domain/cart/cart-totals.ts';
import type { Cents } from '../../domain/money.ts';
import type { Order, RedeemedCode } from '../../domain/orders/order.ts';
import {
  type BoughtLine,
  type CartLine,
  isBought,
  type OrderLine,
  productKind,
} from '../../domain/product-kinds.ts';
import { isTaxed, type VatSum } from '../../domain/products/vat.ts';
import { isCodeLine } from '../../domain/vouchers/voucher-code-line.ts';

export type Sums = {
  readonly goods: Cents;
  /** Something comes by e-mail. */
  readonly mailed: boolean;
  /** Passes of it go to their owners by post, too. */
  readonly posted: boolean;
  /** Shipping cost, or why it is not known; undefined without a parcel. */
  readonly shipping: Cents | 'later' | 'asking' | 'unknown' | 'none' | undefined;
  /** Name of the destination country, '' while unknown. */
  readonly shippingTo: string;
  readonly codes: readonly Omit<RedeemedCode, 'barcode'>[];
  /** The amount to pay. */
  readonly total: Cents;
  readonly vat: readonly VatSum[];
};

/**
 * @param cart its `shippingCosts` are undefined while they are not known; `shippingCostsError` says that they cannot be
 * @param to name of the parcel's country, '' while unknown
 */
export function cartSums(
  cart: {
    readonly lines: readonly CartLine[];
    readonly totals: CartTotals;
    readonly shippingCosts: Cents | undefined;
    readonly shippingCostsError: string;
  },
  to = '',
): Sums {
  const { lines, totals, shippingCosts, shippingCostsError } = cart;
  const failed = shippingCostsError.startsWith('SHIPPING_') ? 'none' : 'unknown';
  const unknown = shippingCostsError !== '' ? failed : to === '' ? 'later' : 'asking';
  const { goods, total, vat } = totals;
  return {
    goods,
    total,
    vat,
    ...deliveries(lines.filter(isBought)),
    shipping: hasParcel(lines) ? (shippingCosts ?? unknown) : undefined,
    shippingTo: to,
    codes: lines.filter(isCodeLine),
  };
}

/** @param to as in `cartSums` */
export function orderSums({ lines, shipping, codes, total, vat }: Order, to = ''): Sums {
  return {
    goods: lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
    ...deliveries(lines),
    shipping: shipping?.cost,
    shippingTo: to,
    codes,
    total,
    vat,
  };
}

function deliveries(lines: readonly (BoughtLine | OrderLine)[]): Pick<Sums, 'mailed' | 'posted'> {
  const ways = new Set(lines.map((line) => productKind(line.type).delivery(line)));
  return { mailed: ways.has('mail') || ways.has('mail-and-post'), posted: ways.has('mail-and-post') };
}

/** The words of the total: "incl. VAT" only where something is taxed. */
export function totalLabel(vat: readonly VatSum[]): 'cart.total' | 'cart.total.untaxed' {
  return isTaxed(vat) ? 'cart.total' : 'cart.total.untaxed';
}
