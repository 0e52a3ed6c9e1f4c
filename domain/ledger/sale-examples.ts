// Orders for tests of the ledger, priced as the shop prices them.
import { priceCart } from '../cart/price-cart.ts';
import { type OrderLine, productKind } from '../product-kinds.ts';
import { type Entry, sumOf } from './entry.ts';
import type { IssuedCode, OrderSold } from './sold.ts';

export function line(
  type: OrderLine['type'],
  parts: readonly (readonly [number, number, number])[],
): OrderLine {
  return {
    type,
    id: type,
    title: type,
    count: 1,
    parts: parts.map(([count, price, vat_value]) => ({ name: '', count, price, vat_value })),
    totalPrice: parts.reduce((sum, [count, price]) => sum + count * price, 0),
    withdrawal_days: 0,
    ...(type === 'voucher' && { voucher: { greeting: '', valid_months: 36 } }),
    ...(type === 'merchandise' && {
      article: { product_kind: 1, shipped: true, weight_g: 100, valid_months: 0, owners: [] },
    }),
  } as unknown as OrderLine;
}

export type ExampleCode = {
  readonly barcode: string;
  readonly kind: 'value' | 'discount';
  readonly amount: number;
  readonly used_amount?: number;
  readonly vat_value?: number | undefined;
};

/** An order as the shop prices it. */
export function order(lines: readonly OrderLine[], shipping = 0, codes: readonly ExampleCode[] = []) {
  const sent = lines.some((each) => productKind(each.type).delivery(each) === 'post');
  const price = priceCart({
    lines: lines.map((each) => ({
      totalPrice: each.totalPrice,
      vatParts: productKind(each.type).isGift
        ? []
        : each.parts.map(({ count, price, vat_value }) => ({ vat_value, gross: count * price })),
      shipped: productKind(each.type).delivery(each) === 'post',
      redeemable: productKind(each.type).isRedeemable,
    })),
    shipping: sent ? shipping : undefined,
    codes: codes.map((code) => ({ used_amount: 0, ...code })),
  });
  const sold: OrderSold = {
    lines,
    shipping: sent ? { cost: shipping } : null,
    codes: codes.map((code, index) => ({ ...code, discount: price.discounts[index]?.discount ?? 0 })),
    vat: price.vat,
  };
  return { sold, total: price.total, issued: issuedOf(lines) };
}

function issuedOf(lines: readonly OrderLine[]): IssuedCode[] {
  return lines.flatMap((each, index) =>
    'voucher' in each
      ? each.parts.flatMap(({ count, price }, part) =>
          Array.from({ length: count }, (_, piece) => ({
            line: index,
            barcode: `V${index}-${part}-${piece}`,
            amount: price,
          })),
        )
      : [],
  );
}

/** What an account comes to, of some postings alone. */
export function balance(entries: readonly Entry[], account: string, of: object = {}): number {
  return sumOf(
    entries
      .flatMap(({ postings }) => postings)
      .filter((posting) => posting.account === account)
      .filter((posting) => Object.entries(of).every(([name, is]) => posting[name as 'code'] === is)),
  );
}
