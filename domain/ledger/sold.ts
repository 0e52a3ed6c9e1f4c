// What was sold, as the ledger counts it, of a whole order or of a part that is given back: gross by kind of product and
// VAT rate, VAT per rate, the codes of value that were sold and those that paid (spec operations 4).
import { apportion } from '../cart/apportion.ts';
import type { Cents } from '../money.ts';
import type { RedeemedCode, Shipping } from '../orders/order.ts';
import { type OrderLine, productKind } from '../product-kinds.ts';
import type { VatPart, VatSum } from '../products/vat.ts';
import { rateOfVoucher, taxedBefore } from '../vouchers/single-purpose.ts';

/** A code of value and an amount of it; `vat_value` is the rate of a single-purpose one (ADR 145). */
export type CodeValue = {
  readonly code: string;
  readonly amount: Cents;
  readonly vat_value?: number | undefined;
};

/** Goods at one rate: `vat_value` is absent for what is outside of VAT. Discounts are negative. */
export type SoldGoods = {
  readonly product: string;
  /** The id of the line in the order; absent for what is of no line. */
  readonly item?: string | undefined;
  readonly vat_value?: number | undefined;
  readonly gross: Cents;
};

export type Sold = {
  /** What payments paid or get back: goods and vouchers without what codes paid. */
  readonly money: Cents;
  readonly goods: readonly SoldGoods[];
  /** Per rate, on the sums. */
  readonly tax: readonly { readonly vat_value: number; readonly tax: Cents }[];
  /** Codes of the vouchers. Single-purpose ones are `goods`, too: they are taxed with their sale. */
  readonly vouchers: readonly CodeValue[];
  /** Codes of value that paid. What single-purpose ones paid for is taken off `goods`: it was sold with them. */
  readonly redeemed: readonly CodeValue[];
};

/** A code that an order has redeemed. */
export type SpentCode = Pick<RedeemedCode, 'barcode' | 'kind' | 'discount'> & {
  readonly vat_value?: number | undefined;
};

export type OrderSold = {
  readonly lines: readonly OrderLine[];
  readonly shipping: Pick<Shipping, 'cost'> | null;
  readonly codes: readonly SpentCode[];
  readonly vat: readonly VatSum[];
};

/**
 * A whole order.
 * @param total what was to be paid, in cents
 * @param issued the codes of the vouchers that it bought, in the order of their lines
 */
export function soldOf(order: OrderSold, total: Cents, issued: readonly IssuedCode[]): Sold {
  const vouchers = vouchersOf(order, issued);
  const redeemed = order.codes
    .filter(({ kind }) => kind === 'value')
    .map(({ barcode, discount, vat_value }) => ({ code: barcode, amount: discount, vat_value }));
  const known = [...goodsOf(order), ...shippingOf(order), ...spentOf(redeemed), ...discountsOf(order)];
  return {
    money: total,
    goods: [...known, ...unexplained(order.vat, known, vouchers)],
    tax: order.vat.map(({ vat_value, tax }) => ({ vat_value, tax })),
    vouchers,
    redeemed,
  };
}

export type IssuedCode = { readonly line: number; readonly barcode: string; readonly amount: Cents };

function vouchersOf({ lines }: OrderSold, issued: readonly IssuedCode[]): Sold['vouchers'] {
  return issued.map(({ line, barcode, amount }) => ({
    code: barcode,
    amount,
    vat_value: rateOfVoucher({ vat_value: lines[line]?.parts[0]?.vat_value ?? 0 }),
  }));
}

/** Multi-purpose vouchers are counted by their codes alone. */
function goodsOf({ lines }: OrderSold): SoldGoods[] {
  return lines.flatMap((line) =>
    line.parts
      .filter((part) => !('voucher' in line) || rateOfVoucher(part) !== undefined)
      .map(({ count, price, vat_value }) => ({
        product: line.type,
        item: line.id,
        vat_value: productKind(line.type).isGift ? undefined : vat_value,
        gross: count * price,
      })),
  );
}

/** What single-purpose codes paid for was sold when they were. */
export function spentOf(redeemed: readonly CodeValue[]): SoldGoods[] {
  return redeemed.flatMap(({ amount, vat_value }) =>
    vat_value === undefined ? [] : [{ product: 'voucher', vat_value, gross: -amount }],
  );
}

function shippingOf({ lines, shipping }: OrderSold): SoldGoods[] {
  const sent = lines.filter((line) => productKind(line.type).delivery(line) === 'post').flatMap(vatPartsOf);
  return apportion(shipping?.cost ?? 0, sent).map((part) => ({ product: 'shipping', ...part }));
}

/** As the cart's price does it: over what codes may pay for, and the shipping. */
function discountsOf(order: OrderSold): SoldGoods[] {
  const lowered = order.codes
    .filter(({ kind }) => kind === 'discount')
    .reduce((sum, { discount }) => sum + discount, 0);
  const redeemable = order.lines.filter(({ type }) => productKind(type).isRedeemable).flatMap(vatPartsOf);
  const shipping = shippingOf(order).map(({ vat_value = 0, gross }) => ({ vat_value, gross }));
  const parts = [...redeemable, ...shipping, ...taxedBefore(order.codes)];
  return apportion(-lowered, parts).map((part) => ({ product: 'discount', ...part }));
}

function vatPartsOf({ parts }: OrderLine): VatPart[] {
  return parts.map(({ count, price, vat_value }) => ({ vat_value, gross: count * price }));
}

/** What the order's VAT says of a rate and its lines do not: old orders may have been priced by other rules. */
function unexplained(
  vat: readonly VatSum[],
  goods: readonly SoldGoods[],
  vouchers: Sold['vouchers'],
): SoldGoods[] {
  const untaxed = vouchers
    .filter(({ vat_value }) => vat_value === undefined)
    .map(({ amount }) => ({ vat_value: 0, gross: amount }));
  const all = [...goods, ...untaxed];
  const rates = new Set([...vat, ...all].flatMap(({ vat_value }) => vat_value ?? []));
  return [...rates].flatMap((rate) => {
    const at = <Part extends { readonly vat_value?: number | undefined }>(parts: readonly Part[]) =>
      parts.filter(({ vat_value }) => vat_value === rate);
    const known = at(all).reduce((sum, { gross }) => sum + gross, 0);
    const gross = at(vat).reduce((sum, each) => sum + each.gross, 0) - known;
    return gross === 0 ? [] : [{ product: 'other', vat_value: rate, gross }];
  });
}
