// What is left of an order, in pieces and in money (ADR 098). Each part of a line is worth what was paid for it: its
// price, less its share of discount codes. The shares are those by which the order's VAT was computed (price-cart.ts).
import { apportion, shareOut } from '../cart/apportion.ts';
import type { Cents } from '../money.ts';
import { type OrderLine, productKind } from '../product-kinds.ts';
import type { VatPart } from '../products/vat.ts';
import { taxedBefore } from '../vouchers/single-purpose.ts';
import type { ReturnableOrder } from './return-order.ts';

/** A part of a line: the pieces that are left, and what was paid for them. */
export type PartLeft = {
  readonly line: number;
  readonly part: number;
  /** Null where there is none: gifts. */
  readonly vat_value: number | null;
  readonly count: number;
  readonly left: number;
  readonly value: Cents;
  /** What the museum has kept of pieces that were given back. */
  readonly kept: Cents;
};

export type ShippingLeft = {
  readonly vat_value: number;
  readonly value: Cents;
  readonly kept: Cents;
};

export type OrderLeft = { readonly parts: readonly PartLeft[]; readonly shipping: readonly ShippingLeft[] };

type Placed = Pick<ReturnableOrder, 'lines' | 'shipping' | 'codes'>;

/** What is left after the returns that were made before. */
export function orderLeft(order: Placed & Pick<ReturnableOrder, 'before'>): OrderLeft {
  const placed = orderValues(order);
  return order.before.reduce<OrderLeft>(
    (left, { parts, shipping }) => ({
      parts: left.parts.map((one) => {
        const back = parts.filter(({ line, part }) => line === one.line && part === one.part);
        return back.reduce(
          ({ left, value, kept, ...rest }, { count, gross, kept: more }) => ({
            ...rest,
            left: left - count,
            value: value - gross - more,
            kept: kept + more,
          }),
          one,
        );
      }),
      shipping: left.shipping.map((one) => {
        const back = shipping.filter(({ vat_value }) => vat_value === one.vat_value);
        return back.reduce(
          ({ vat_value, value, kept }, { gross, kept: more }) => ({
            vat_value,
            value: value - gross - more,
            kept: kept + more,
          }),
          one,
        );
      }),
    }),
    placed,
  );
}

/** The order as it was placed. */
function orderValues({ lines, shipping, codes }: Placed): OrderLeft {
  const parts = lines.flatMap(partsOf);
  const shippingParts = apportion(shipping?.cost ?? 0, lines.filter(isSent).flatMap(vatParts));
  const lowerable = [
    ...parts.filter(({ isRedeemable }) => isRedeemable).map(({ left }) => left),
    ...shippingParts.map(({ vat_value, gross }) => ({ vat_value, value: gross })),
  ];
  const discounts = discountsOf(lowerable, codes);
  return {
    parts: parts.map(({ left }) => ({ ...left, value: left.value - (discounts.get(left) ?? 0) })),
    shipping: shippingParts.map(({ vat_value, gross }, index) => {
      const lowered = lowerable[lowerable.length - shippingParts.length + index];
      return { vat_value, value: gross - ((lowered && discounts.get(lowered)) ?? 0), kept: 0 };
    }),
  };
}

function partsOf(line: OrderLine, index: number): { left: PartLeft; isRedeemable: boolean }[] {
  const kind = productKind(line.type);
  return line.parts.map(({ count, price, vat_value }, part) => ({
    isRedeemable: kind.isRedeemable,
    left: {
      line: index,
      part,
      vat_value: kind.isGift ? null : vat_value,
      count,
      left: count,
      value: count * price,
      kept: 0,
    },
  }));
}

function isSent(line: OrderLine): boolean {
  return productKind(line.type).delivery(line) === 'post';
}

function vatParts({ parts }: OrderLine): VatPart[] {
  return parts.map(({ vat_value, price, count }) => ({ vat_value, gross: price * count }));
}

type Lowerable = { readonly vat_value: number | null; readonly value: Cents };

/** What discount codes took off each: by rate as in the cart, and within a rate in proportion to the prices. */
function discountsOf(lowerable: readonly Lowerable[], codes: Placed['codes']): ReadonlyMap<Lowerable, Cents> {
  const lowered = codes
    .filter(({ kind }) => kind === 'discount')
    .reduce((sum, { discount }) => sum + discount, 0);
  const rates = apportion(lowered, [
    ...lowerable.map(({ vat_value, value }) => ({ vat_value: vat_value ?? 0, gross: value })),
    ...taxedBefore(codes),
  ]);
  const discounts = new Map<Lowerable, Cents>();
  for (const { vat_value, gross } of rates) {
    const ofRate = lowerable.filter((one) => (one.vat_value ?? 0) === vat_value);
    const shares = shareOut(
      gross,
      ofRate.map(({ value }) => value),
    );
    for (const [index, one] of ofRate.entries()) discounts.set(one, shares[index] ?? 0);
  }
  return discounts;
}
