// What a museum's analytics receive of a purchase (spec 7, "Analytics events"; spec 9: EUR, cents divided by 100 with
// two decimals, the tax as one rounded total), in the shape that tag managers share. Products and prices, never the
// buyer.
import type { Cents } from '../money.ts';
import { type BoughtLine, type CartLine, isBought, type OrderLine, productKind } from '../product-kinds.ts';
import { cartTotals } from './cart-totals.ts';

export type AnalyticsItem = {
  readonly item_id: string;
  readonly item_name: string;
  /** The line's type. */
  readonly item_category: string;
  /** Of one, in currency units. */
  readonly price: number;
  readonly quantity: number;
};

export type AnalyticsEvent = {
  readonly event: 'add_to_cart' | 'remove_from_cart' | 'begin_checkout' | 'purchase';
  readonly currency: 'EUR';
  readonly value: number;
  readonly items: readonly AnalyticsItem[];
  /** Only for a purchase. */
  readonly transaction_id?: string;
  readonly tax?: number;
  readonly shipping?: number;
};

/** What is read of an order. */
export type PurchasedOrder = {
  readonly number: string;
  readonly lines: readonly OrderLine[];
  readonly shipping: { readonly cost: Cents } | null;
  readonly total: Cents;
  readonly vat: readonly { readonly tax: Cents }[];
};

/** A product was put into the cart or taken out; undefined for a voucher code, which is not bought. */
export function lineEvent(
  event: 'add_to_cart' | 'remove_from_cart',
  line: CartLine,
): AnalyticsEvent | undefined {
  return isBought(line)
    ? { event, currency: 'EUR', value: units(line.totalPrice), items: [itemOfLine(line)] }
    : undefined;
}

/** Cents in currency units, two decimals. */
function units(cents: Cents): number {
  return Number((cents / 100).toFixed(2));
}

/** The ids are those of the order's lines, so that analytics can match the cart with the purchase. */
function itemOfLine(line: BoughtLine): AnalyticsItem {
  return item(line.type, { ...productKind(line.type).counted(line), total: line.totalPrice });
}

type Counted = { readonly id: string; readonly name: string; readonly count: number; readonly total: Cents };

/** Price times quantity is the line's total: where that is no whole number of cents for each, it counts as one. */
function item(type: string, { id, name, count, total }: Counted): AnalyticsItem {
  const even = count > 0 && total % count === 0;
  return {
    item_id: id,
    item_name: name,
    item_category: type,
    price: units(even ? total / count : total),
    quantity: even ? count : 1,
  };
}

/** The order button was pressed. */
export function checkoutEvent(lines: readonly CartLine[], shippingCosts: Cents | undefined): AnalyticsEvent {
  return {
    event: 'begin_checkout',
    currency: 'EUR',
    value: units(cartTotals(lines, shippingCosts).total),
    items: lines.filter(isBought).map(itemOfLine),
  };
}

/** The order is confirmed. Each line is reported as it was bought, at its price. */
export function purchaseEvent(order: PurchasedOrder): AnalyticsEvent {
  return {
    event: 'purchase',
    currency: 'EUR',
    transaction_id: order.number,
    value: units(order.total),
    tax: units(order.vat.reduce((sum, { tax }) => sum + tax, 0)),
    shipping: units(order.shipping?.cost ?? 0),
    items: order.lines.map((line) =>
      item(line.type, { ...productKind(line.type).countedInOrder(line), total: line.totalPrice }),
    ),
  };
}
